import CYAML
import Diagnostics
import Recipes

/// Reads recipes of growing size with libyaml alone and with ibar's reader.
///
///     recipe-benchmark                   prints microseconds and their ratio
///     recipe-benchmark libyaml|ibar N    reads one recipe of N views once, to count instructions
///     recipe-benchmark make N            only makes it

/// A recipe of views in a column, each tied twice.
func recipe(views count: Int) -> String {
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
func parse(_ text: String) {
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

func read(_ text: String) {
  let checked = RecipeReader.recipe(
    in: SourceFile(path: "Column.yaml", text: text), named: "Column")
  precondition(checked.value != nil, "the recipe is good")
}

/// The least microseconds of some runs.
func microseconds(_ body: () -> Void) -> Int {
  let clock = ContinuousClock()
  let times = (0..<5).map { _ in clock.measure(body) }
  let best = times.min() ?? .zero
  return Int(best.components.attoseconds / 1_000_000_000_000) + Int(best.components.seconds)
    * 1_000_000
}

let arguments = CommandLine.arguments
if arguments.count == 3, let count = Int(arguments[2]) {
  let text = recipe(views: count)
  if arguments[1] == "libyaml" { parse(text) }
  if arguments[1] == "ibar" { read(text) }
} else {
  print("views   libyaml us   ibar us   ratio")
  for count in [100, 1000, 10_000] {
    let text = recipe(views: count)
    let (yaml, own) = (microseconds { parse(text) }, microseconds { read(text) })
    print("\(count)   \(yaml)   \(own)   \(Double(own * 10 / max(1, yaml)) / 10)")
  }
}
