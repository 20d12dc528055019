// Measures a label so many times: typesetting-benchmark width|paragraph CHARACTERS TIMES
import Typesetting

let arguments = CommandLine.arguments
guard arguments.count == 4, let length = Int(arguments[2]), let times = Int(arguments[3]) else {
  fatalError("usage: typesetting-benchmark width|paragraph CHARACTERS TIMES")
}
let words = "Sign in with your Apple ID to get started. "
let text = String(String(repeating: words, count: length / words.count + 1).prefix(length))
let font = Font(size: 17)
var total = 0.0
for _ in 0..<times {
  if arguments[1] == "width" {
    total += try Typesetter.standard.width(of: text, font: font)
  } else {
    total += try Typesetter.standard.paragraph(text, font: font, numberOfLines: 1).width
  }
}
print(total)
