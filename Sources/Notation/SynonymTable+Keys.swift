/// Keys of views in the words of other systems and languages.
extension SynonymTable {
  /// Foreign words for keys, in lower case.
  static let keys: [String: [String]] = [
    "bg": ["backgroundColor"], "bgcolor": ["backgroundColor"],
    "colour": ["textColor", "backgroundColor"], "textcolour": ["textColor"],
    "icon": ["image"], "url": ["image"], "uri": ["image"], "source": ["image"],
    "tint": ["tintColor"], "tintcolour": ["tintColor"], "accentcolor": ["tintColor"],
    "strokewidth": ["borderWidth"], "strokecolor": ["borderColor"],
    "placeholdertext": ["placeholder"], "hinttext": ["placeholder"], "clip": ["clipsToBounds"],
    "borderradius": ["cornerRadius"],
  ]

  /// Words for keys of stack views, which mean others at a text.
  private static let keysOfStacks: [String: [String]] = [
    "align": ["alignment"], "justify": ["distribution"], "crossaxisalignment": ["alignment"],
    "mainaxisalignment": ["distribution"], "rowgap": ["spacing"], "columngap": ["spacing"],
  ]

  /// Words for keys that only a stack view has.
  private static let onlyOfStacks: Set<String> = ["spacing", "distribution", "alignment"]

  /// The names of a word as a key of a view, by what the view has; nil for other names.
  ///
  /// A stack view has no `subviews`, and a view without a text no `textColor`.
  static func keys(of key: String, _ meant: [String], among names: [String]) -> [String]? {
    guard isOfView(names) else { return nil }
    if !names.contains("subviews") { return keysOfStacks[key] ?? meant }
    let hasText = names.contains("textColor")
    return meant.filter { !onlyOfStacks.contains($0) && (hasText || $0 != "textAlignment") }
  }

  /// Whether names are the keys of views.
  private static func isOfView(_ names: [String]) -> Bool {
    names.contains("isHidden") && names.contains("arrangedSubviews")
  }

  /// The advice on a word where keys of views, or kinds, are expected.
  static func adviceInPlace(on key: String, among names: [String]) -> String? {
    if names.contains("stepper") { return adviceOnKinds[key] }
    return isOfView(names) ? adviceOnKeys[key] : nil
  }

  private static let room =
    "delete it: a space between views is the constant of a constraint, such as 'A.Top = B.Bottom + 8'"
  private static let place =
    "delete it: a constraint places a view, such as 'NAME.CenterX = Superview.CenterX'"
  private static let enabled = "delete it: ibar draws all controls as enabled"
  private static let shadow =
    "write 'shadow: true', or its parts, as in 'shadow: {radius: 4, opacity: 0.5}'"
  private static let upright = "delete it: ibar sets all texts upright, in the system's font"
  private static let opacity =
    "a colour holds its own opacity, as in 'backgroundColor: \"#FF000080\"'"

  private static let adviceOnKeys: [String: String] = [
    "gap": room, "itemspacing": room, "spacing": room, "rowgap": room, "columngap": room,
    "justify": place, "justifycontent": place, "align": place, "alignitems": place,
    "alignself": place, "textalign": place, "float": place, "mainaxisalignment": place,
    "crossaxisalignment": place,
    "enabled": enabled, "isenabled": enabled, "disabled": enabled,
    "elevation": shadow, "boxshadow": shadow, "dropshadow": shadow, "shadowradius": shadow,
    "shadowopacity": shadow, "shadowoffset": shadow, "shadowcolor": shadow,
    "italic": upright, "fontstyle": upright, "underline": upright, "textdecoration": upright,
    "letterspacing": upright,
    "opacity": opacity, "alpha": opacity, "transparent": opacity,
    "rounded": "write the radius in points, as in 'cornerRadius: 8'",
    "visible": "delete it if the view is shown; write 'isHidden: true' if it is not",
    "isvisible": "delete it if the view is shown; write 'isHidden: true' if it is not",
    "stroke": "a border has two keys: 'borderWidth: 1' and 'borderColor: black'",
    "overflow": "write 'clipsToBounds: true' to cut what lies outside of the view",
    "flexgrow":
      "of two views, that with the lower 'contentHuggingPriority' grows, as in 'contentHuggingPriority: {horizontal: 249}'",
  ]

  /// Translated words for keys.
  static let translatedKeys: [(String, String)] = [
    ("cornerRadius", "eckenradius abrundung rayon radio 圆角 圓角 角丸 둥글기 نصفالقطر"),
    ("isHidden", "versteckt verborgen unsichtbar caché masqué oculto nascosto 隐藏 隱藏 非表示 숨김 مخفي"),
    (
      "font",
      "schriftgröße schriftgrad tailledepolice tamañodefuente tamañodeletra 字体大小 字号 字體大小 フォントサイズ 文字サイズ 글꼴크기 حجمالخط"
    ),
    ("opacity", "deckkraft transparenz opacité opacidad transparencia opacità 透明度 不透明度 투명도 شفافية"),
    ("spacing", "abstand espacement espaciado 间距 間距 間隔 간격 تباعد"),
    ("border", "rahmen bordure borde 边框 邊框 枠線 枠 테두리 إطار"),
    ("shadow", "schatten ombre sombra ombra 阴影 陰影 影 그림자 ظل"),
    ("subviews", "unteransichten sousvues subvistas sottoviste 子视图 子視圖 サブビュー 하위뷰"),
    (
      "constraints",
      "beschränkungen einschränkungen contraintes restricciones vincoli 约束 約束 制約 제약 제약조건 قيود"
    ),
    ("margin", "rand marge margen margine 边距 外边距 マージン 余白 여백 هامش"),
    ("padding", "innenabstand remplissage relleno 内边距 內邊距 パディング 안쪽여백"),
    ("italic", "kursiv italique cursiva corsivo 斜体 斜體 イタリック 기울임"),
    ("image", "bild imagen immagine 图片 圖片 画像 이미지 صورة"),
  ]
}
