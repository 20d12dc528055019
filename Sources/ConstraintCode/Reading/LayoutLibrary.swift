package import Diagnostics

/// The libraries for Auto Layout that ibar knows by name and does not read.
package enum LayoutLibrary {
  /// The words of a library's calls, any of which names it.
  private static let marks: [(name: String, words: [String])] = [
    (
      "EasyPeasy",
      [
        ".easy.layout(", "import EasyPeasy", "<- [", "<- Top(", "<- Left(", "<- Right(",
        "<- Bottom(", "<- Width(", "<- Height(", "<- Size(", "<- Edges(", "<- Center",
      ]
    ),
    (
      "Stevia",
      [
        ".fillHorizontally(", ".fillVertically(", ".fillContainer(", ".centerInContainer(", ".sv(",
        "import Stevia", "-| ~", "| ~",
      ]
    ),
    ("PinLayout", [".pin.all(", ".pin.top(", ".pin.left(", "import PinLayout"]),
    ("FlexLayout", [".flex.define", ".flex.direction", "import FlexLayout"]),
  ]

  /// The library whose calls lines of code hold, with the first line that does; nil for other code.
  package static func library(
    in lines: [SourceRange], of file: SourceFile
  ) -> (name: String, range: SourceRange)? {
    for line in lines where line.end - line.start <= CodeReader.longestLine {
      let text = file.text(in: line)
      if let library = marks.first(where: { $0.words.contains(where: text.contains) }) {
        return (library.name, line)
      }
    }
    return nil
  }
}
