import Testing

@testable import Notation

/// Words of other systems and languages for kinds and keys of views.
struct SynonymTests {
  private static let kinds = [
    "view", "label", "button", "textField", "imageView", "textView", "switch", "slider", "stepper",
    "segmentedControl", "progressView", "activityIndicatorView", "pageControl", "datePicker",
    "pickerView", "searchBar", "scrollView", "tableView", "tableViewCell", "collectionView",
    "stackView", "navigationBar", "tabBar", "toolbar",
  ]

  @Test(arguments: [
    ("textbox", "textField"), ("TextInput", "textField"), ("input", "textField"),
    ("link", "button"), ("icon", "imageView"), ("Avatar", "imageView"), ("img", "imageView"),
    ("list", "tableView"), ("ListView", "tableView"), ("RecyclerView", "tableView"),
    ("ProgressBar", "progressView"), ("navbar", "navigationBar"), ("checkbox", "switch"),
    ("ZStack", "view"), ("div", "view"), ("h1", "label"), ("HStack", "stackView"),
    ("Liste", "tableView"), ("liste", "tableView"), ("lien", "button"), ("icono", "imageView"),
    ("Kontrollkästchen", "switch"), ("case à cocher", "switch"), ("复选框", "switch"),
    ("列表", "tableView"), ("リスト", "tableView"), ("アイコン", "imageView"), ("قائمة", "tableView"),
    ("أيقونة", "imageView"), ("список", "tableView"),
  ])
  func `a kind of another system is one here`(_ word: String, _ kind: String) {
    #expect(Self.kinds.contains(kind))
    #expect(SynonymTable.meaning(of: word, among: Self.kinds) == .word(kind))
  }

  @Test(arguments: [
    ("dropdown", "pickerView"), ("select", "button"), ("radio", "segmentedControl"),
    ("divider", "view"), ("separator", "view"), ("chip", "label"), ("badge", "label"),
    ("Trennlinie", "view"), ("下拉", "pickerView"), ("video", "imageView"),
  ])
  func `a kind without its like has another in its advice`(_ word: String, _ kind: String) {
    guard case .advice(let advice) = SynonymTable.meaning(of: word, among: Self.kinds) else {
      Issue.record("\(word) has no advice")
      return
    }
    #expect(advice.contains("'\(kind)'"))
  }

  /// Keys of a label, of a view without a text, and of a stack view, which has no subviews.
  private static let label = [
    "backgroundColor", "textColor", "textAlignment", "font", "isHidden", "subviews", "spacing",
    "alignment", "distribution", "arrangedSubviews", "image", "cornerRadius", "constraints",
    "tintColor", "shadow",
  ]
  private static let view = label.filter { $0 != "textColor" }
  private static let stack = view.filter { $0 != "subviews" }

  @Test(arguments: [
    ("bg", "backgroundColor"), ("colour", "textColor"), ("icon", "image"), ("tint", "tintColor"),
    ("fontSize", "font"), ("radius", "cornerRadius"), ("hidden", "isHidden"),
    ("align", "textAlignment"), ("Unteransichten", "subviews"), ("sous-vues", "subviews"),
    ("Beschränkungen", "constraints"), ("rayon", "cornerRadius"), ("圆角", "cornerRadius"),
    ("非表示", "isHidden"), ("oculto", "isHidden"), ("フォントサイズ", "font"), ("Schatten", "shadow"),
  ])
  func `a key of another system is one of a label`(_ word: String, _ key: String) {
    #expect(SynonymTable.meaning(of: word, among: Self.label) == .word(key))
  }

  @Test(arguments: [
    ("gap", "spacing"), ("justify", "distribution"), ("align", "alignment"), ("间距", "spacing"),
  ])
  func `words for the arrangement are keys of a stack view alone`(_ word: String, _ key: String) {
    #expect(SynonymTable.meaning(of: word, among: Self.stack) == .word(key))
    guard case .advice(let advice) = SynonymTable.meaning(of: word, among: Self.view) else {
      Issue.record("\(word) has another meaning")
      return
    }
    #expect(advice.contains("constraint"))
  }

  @Test(arguments: [
    "enabled", "opacity", "italic", "rounded", "visible", "border", "margin", "Breite", "largeur",
    "deckkraft", "透明度",
  ])
  func `a key without its like has an advice and no near name`(_ word: String) {
    guard case .advice = SynonymTable.meaning(of: word, among: Self.label) else {
      Issue.record("\(word) has no advice")
      return
    }
  }

  @Test func `words for kinds are no names of items`() {
    #expect(SynonymTable.meaning(of: "A", among: ["Superview", "Button"]) == nil)
    #expect(SynonymTable.meaning(of: "a", among: Self.kinds) == .word("button"))
  }
}
