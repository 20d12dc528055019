import Basics
import Diagnostics
import LayoutModel
import Markdown
import Notation
import Recipes

/// A property of a view as tables in guides name it.
struct GuideProperty: Hashable, Sendable {
  /// The form of a value in a cell.
  private enum Form: Hashable {
    case text
    case color
    /// A word of UIKit's, written with blanks: `Aspect Fit`.
    case word(prefix: String)
    case image
    case font
  }

  /// The recipe's key.
  let key: String
  /// The direction in a pair, `horizontal` or `vertical`; nil for a property that is no pair.
  var side: String?
  private var form = Form.text

  /// The key for a kind of view.
  func key(of kind: ViewKind) -> String {
    key == "alignment" && kind != .stackView ? "textAlignment" : key
  }

  /// The value in a cell.
  func value(_ cell: MarkdownText) -> GuideView.Value {
    let text = cell.text.trimmed
    func source(_ text: String) -> SourceText { SourceText(text, at: cell.range) }
    switch form {
    case .text: return .scalar(source(text))
    case .color: return .scalar(source(GuideProperty.color(text)))
    case .word(let prefix): return .scalar(source(prefix + text.filter { !$0.isWhitespace }))
    case .image: return .fields([("name", source(text))])
    case .font:
      // `17`, `System 17.0` or the name of a text style.
      if let last = text.split(separator: " ").last, Double(last) != nil {
        return .scalar(source(String(last)))
      }
      return .fields([("style", source(text.filter { !$0.isWhitespace }))])
    }
  }

  /// The property that a cell names; nil when it names none.
  ///
  /// Of a cell in two languages, `Background/背景`, either is enough.
  static func named(_ cell: String) -> GuideProperty? {
    spellings(of: cell).lazy.compactMap { table[$0] }.first
  }

  /// The help for a cell that names no property: the one that is meant, or those that there are.
  static func suggestion(for cell: String) -> String {
    let names = [
      "Text", "Title", "Placeholder", "Font", "Background", "Text Color", "Lines", "Image", "Mode",
      "Axis", "Alignment", "Distribution", "Spacing",
    ]
    switch SynonymTable.meaning(of: cell.trimmed, among: names) {
    case .word(let name): return "use '\(name)'"
    case .advice, nil:
      return Suggestion.help(for: cell.trimmed, among: names) ?? Suggestion.list(names)
    }
  }

  /// A text and its parts, in lower case and without blanks.
  private static func spellings(of text: String) -> [String] {
    let key = text.lowercased().filter { !$0.isWhitespace && $0 != "-" }
    let parts = key.split { "/／()（）|,，:：".contains($0) }.map(String.init)
    let latin = key.filter { $0.isASCII && $0.isLetter }
    return [key] + parts + (latin.isEmpty ? [] : [latin])
  }

  private static func color(_ text: String) -> String {
    for spelling in spellings(of: text) {
      let word = spelling.hasSuffix("color") ? String(spelling.dropLast(5)) : spelling
      if Vocabulary.colors.contains(where: { $0.name.lowercased() == word }) { return word }
      if let known = colors[word] { return known }
    }
    return text
  }

  // MARK: - Words

  private static let table: [String: GuideProperty] = {
    var table: [String: GuideProperty] = [:]
    func add(_ names: [String], _ property: GuideProperty) {
      for name in names { table[name] = property }
    }
    add(
      ["background", "backgroundcolor", "背景", "背景色", "背景颜色", "hintergrund", "fond", "fondo"],
      GuideProperty(key: "backgroundColor", form: .color))
    add(["textcolor", "文字颜色", "文本颜色"], GuideProperty(key: "textColor", form: .color))
    add(["text", "文本", "文字", "テキスト", "texte", "texto"], GuideProperty(key: "text"))
    add(["title", "标题", "タイトル", "titel", "titre", "título"], GuideProperty(key: "title"))
    add(
      ["placeholder", "占位符", "占位文本", "プレースホルダー", "platzhalter"],
      GuideProperty(key: "placeholder"))
    add(["lines", "numberoflines", "行数"], GuideProperty(key: "numberOfLines"))
    add(["font", "字体", "フォント", "schrift"], GuideProperty(key: "font", form: .font))
    add(["image", "图片", "图像", "画像", "bild"], GuideProperty(key: "image", form: .image))
    add(
      ["mode", "contentmode"],
      GuideProperty(key: "contentMode", form: .word(prefix: "scale")))
    add(["alignment", "对齐"], GuideProperty(key: "alignment", form: .word(prefix: "")))
    add(["axis", "轴"], GuideProperty(key: "axis", form: .word(prefix: "")))
    add(["distribution", "分布"], GuideProperty(key: "distribution", form: .word(prefix: "")))
    add(["spacing", "间距"], GuideProperty(key: "spacing"))
    for side in ["horizontal", "vertical"] {
      let words = [side] + (side == "horizontal" ? ["水平"] : ["垂直", "竖直"])
      for word in words {
        add(
          ["\(word)hugging", "\(word)contenthugging"],
          GuideProperty(key: "contentHuggingPriority", side: side))
        add(
          ["\(word)resistance", "\(word)compressionresistance"],
          GuideProperty(key: "contentCompressionResistancePriority", side: side))
      }
    }
    return table
  }()

  /// Colours in other languages.
  private static let colors: [String: String] = {
    let words: [String: [String]] = [
      "red": ["红色", "紅色", "赤", "rot", "rouge", "rojo"],
      "blue": ["蓝色", "藍色", "青", "blau", "bleu", "azul"],
      "green": ["绿色", "綠色", "緑", "grün", "vert", "verde"],
      "yellow": ["黄色", "黃色", "gelb", "jaune", "amarillo"],
      "purple": ["紫色", "紫", "lila", "violet", "morado"],
      "orange": ["橙色", "橘色", "オレンジ", "naranja"],
      "lightGray": ["浅灰色", "淺灰色", "hellgrau"], "darkGray": ["深灰色", "dunkelgrau"],
      "gray": ["灰色", "grau", "gris"],
      "white": ["白色", "白", "weiß", "blanc", "blanco"],
      "black": ["黑色", "黒", "schwarz", "noir", "negro"],
    ]
    return words.reduce(into: [:]) { table, row in
      for word in row.value { table[word] = row.key }
    }
  }()
}
