/// Kinds of views in the words of other systems and languages.
extension SynonymTable {
  /// The words of CSS, Android, Flutter, Qt, WPF and SwiftUI for a kind, in lower case.
  static let kinds: [String: [String]] = Dictionary(
    uniqueKeysWithValues: kindRows.flatMap { kind, words in
      words.split(separator: " ").map { (String($0), [kind]) }
    })

  private static let kindRows: [(String, String)] = [
    (
      "view",
      "zstack framelayout relativelayout constraintlayout coordinatorlayout viewgroup sizedbox qwidget qframe "
        + "dockpanel groupbox section article form dialog modal popup sheet figure"
    ),
    ("label", "textblock qlabel h1label paragraph heading"),
    (
      "button",
      "link hyperlink a qpushbutton pushbutton elevatedbutton textbutton outlinedbutton iconbutton imagebutton "
        + "materialbutton floatingactionbutton fab"
    ),
    (
      "textField",
      "textbox textinput textinputlayout textformfield lineedit qlineedit entry inputfield"
    ),
    ("textView", "textedit qtextedit multilinetext richtextbox"),
    ("imageView", "icon avatar circleavatar picture photo logo thumbnail"),
    ("switch", "qcheckbox togglebutton"),
    ("slider", "trackbar qslider"),
    ("stepper", "spinbox qspinbox numberpicker numericupdown"),
    ("segmentedControl", "segmented segments buttongroup togglebuttongroup"),
    ("progressView", "progressbar qprogressbar progressindicator linearprogressindicator meter"),
    ("activityIndicatorView", "loader loading circularprogressindicator"),
    ("pageControl", "pageindicator dots"),
    ("datePicker", "calendar timepicker datetimepicker"),
    ("searchBar", "search searchfield searchview searchbox"),
    ("tableView", "list listview recyclerview lazycolumn listbox qlistview table ul ol"),
    ("tableViewCell", "listtile listitem li"),
    ("collectionView", "grid gridview lazyvgrid lazyhgrid"),
    ("navigationBar", "navbar appbar topappbar actionbar navigation nav"),
    ("tabBar", "tabs tabview bottomnavigation bottomnavigationview bottomnavigationbar"),
  ]

  private static let menu =
    "use 'button' for a menu that is closed, or 'pickerView' for a wheel of choices"
  private static let choice =
    "use 'segmentedControl' for one choice of a few, or 'switch' for one that is on or off"
  private static let rule =
    "use 'view' with a 'backgroundColor', and a constraint such as 'NAME.Height = 1'"
  private static let tag =
    "use 'label' with a 'backgroundColor', a 'cornerRadius' and 'clipsToBounds: true'"
  private static let picture = "ibar draws none: use 'imageView' with a picture of it"

  /// What to write in place of a kind that ibar does not have.
  static let adviceOnKinds: [String: String] = [
    "dropdown": menu, "select": menu, "combobox": menu, "qcombobox": menu, "menu": menu,
    "radio": choice, "radiobutton": choice, "radiogroup": choice, "qradiobutton": choice,
    "divider": rule, "separator": rule, "hr": rule, "line": rule,
    "chip": tag, "tag": tag, "badge": tag, "pill": tag,
    "map": picture, "mapview": picture, "webview": picture, "video": picture, "chart": picture,
    "expanded": "a stack view needs none: 'distribution: fill' stretches a view",
  ]

  /// Translated words for kinds, and for those that ibar does not have.
  static let translatedKinds: [(String, String)] = [
    ("view", "behälter kasten conteneur boîte contenedor caja 容器 盒子 コンテナ ボックス 박스 صندوق"),
    ("label", "надпись метка"), ("button", "verweis lien enlace 链接 連結 リンク 링크 رابط кнопка ссылка"),
    (
      "textField",
      "eingabe zonedetexte saisie cajadetexto entrada 文本输入 テキストボックス 入力フィールド 입력란 텍스트필드 поле"
    ),
    (
      "imageView",
      "symbol profilbild icône icone photo icono icona foto 图标 圖示 头像 照片 アイコン アバター 写真 아이콘 사진 أيقونة иконка изображение"
    ),
    (
      "switch",
      "kontrollkästchen caseàcocher casilla casilladeverificación 复选框 核取方塊 チェックボックス 체크박스 خانةاختيار флажок"
    ),
    ("tableView", "liste lista elenco 列表 清單 リスト リストビュー 목록 리스트 قائمة список"),
    (
      "progressView",
      "fortschrittsbalken fortschrittsanzeige barredeprogression barradeprogreso 进度条 進度條 プログレスバー 프로그레스바 شريطالتقدم"
    ),
    (
      "navigationBar",
      "navigationsleiste barredenavigation barradenavegación 导航栏 導覽列 ナビゲーションバー 내비게이션바 شريطالتنقل"
    ),
    ("tabBar", "registerleiste 标签栏 タブバー 탭바"),
    (
      "toolbar",
      "werkzeugleiste symbolleiste barred'outils barradeherramientas 工具栏 ツールバー 툴바 شريطالأدوات"
    ),
    (
      "searchBar",
      "suchleiste suchfeld barrederecherche barradebúsqueda 搜索栏 搜索框 検索バー 검색바 شريطالبحث"
    ),
    ("datePicker", "datumsauswahl sélecteurdedate selectordefecha 日期选择器 日付選択 날짜선택"),
    ("scrollView", "滚动视图 スクロールビュー 스크롤뷰"),
    (
      "divider",
      "trennlinie trenner séparateur separador separatore 分隔线 分割线 分隔線 区切り線 구분선 فاصل разделитель"
    ),
    (
      "dropdown",
      "auswahl auswahlliste listedéroulante listadesplegable menúdesplegable 下拉 下拉菜单 下拉框 下拉選單 ドロップダウン プルダウン 드롭다운 قائمةمنسدلة"
    ),
    ("radio", "optionsfeld boutonradio botóndeopción 单选 单选按钮 單選 ラジオボタン 라디오버튼"),
    ("badge", "abzeichen insigne insignia 徽章 バッジ 뱃지"),
  ]
}
