import CYAML
import Diagnostics
import RecipeFiles
import Typesetting

/// Measures a label's text so many times.
func measureTypesetting(_ measure: String, length: Int, times: Int) throws {
  let words = "Sign in with your Apple ID to get started. "
  let text = String(String(repeating: words, count: length / words.count + 1).prefix(length))
  let font = Font(size: 17)
  var total = 0.0
  for _ in 0..<times {
    if measure == "width" {
      total += try Typesetter.standard.width(of: text, font: font)
    } else {
      total += try Typesetter.standard.paragraph(text, font: font, numberOfLines: 1).width
    }
  }
  print(total)
}

/// Reads a recipe of growing size with libyaml alone or with ibar's reader, or only makes it.
func measureReading(by reader: String, viewCount: Int) {
  let text = recipe(views: viewCount)
  if reader == "libyaml" { parse(text) }
  if reader == "ibar" {
    let file = SourceFile(path: "Column.yaml", text: text)
    precondition(
      RecipeFileReader.recipe(in: file, named: "Column").value != nil, "the recipe is good")
  }
}

/// A recipe of views in a column, each tied twice.
private func recipe(views count: Int) -> String {
  var text = "title: Column\nviews:\n"
  for index in 0..<count {
    text += "  View \(index): {backgroundColor: red, intrinsicContentSize: [40, 20]}\n"
  }
  text += "constraints: |\n"
  for index in 0..<count {
    let other = index == 0 ? "Superview.TopMargin" : "View \(index - 1).Bottom"
    text += "  \(2 * index + 1). View \(index).Top = \(other) + 8.0\n"
    text +=
      "  \(2 * index + 2). View \(index).Leading >= Superview.LeadingMargin + 4.0 (Priority 750)\n"
  }
  return text
}

/// All events of a text, as libyaml gives them.
private func parse(_ text: String) {
  var parser = yaml_parser_t()
  yaml_parser_initialize(&parser)
  defer { yaml_parser_delete(&parser) }
  var copy = text
  copy.withUTF8 { bytes in
    yaml_parser_set_input_string(&parser, bytes.baseAddress, bytes.count)
    var isOver = false
    while !isOver {
      var event = yaml_event_t()
      guard yaml_parser_parse(&parser, &event) == 1 else { return }
      isOver = event.type == YAML_STREAM_END_EVENT
      yaml_event_delete(&event)
    }
  }
}
