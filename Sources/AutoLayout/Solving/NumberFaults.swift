import LayoutModel

// Numbers that cannot be laid out, in words.

extension LayoutModel.View {
  /// What is wrong with its numbers and with the frame that its author set.
  func numberFaults(_ frame: Rect) -> [String] {
    let content = intrinsicContentSize
    let (image, insets, margins) = (self.content.imageSize, alignmentRectInsets, layoutMargins)
    let named: [(what: String, numbers: [Double?])] = [
      ("a frame", frame.numbers), ("a content size", [content?.width, content?.height]),
      ("an image size", [image?.width, image?.height]),
      ("an alignment rectangle", [insets?.top, insets?.left, insets?.bottom, insets?.right]),
      ("a margin", [margins?.top, margins?.leading, margins?.bottom, margins?.trailing]),
    ]
    var faults = named.filter { !$0.numbers.allSatisfy { $0?.isFinite ?? true } }.map {
      "'\(name)' has \($0.what) that is not finite"
    }
    if frame.numbers.contains(where: { $0.isFinite && $0.magnitude > 1e9 }) {
      faults.append("'\(name)' has a frame with a number larger than a billion")
    }
    if min(frame.width, frame.height) < 0, frame.width.isFinite, frame.height.isFinite {
      faults.append("'\(name)' has a frame of a negative size")
    }
    return faults
  }

  /// What is wrong with the spacing of a stack view.
  var spacingFaults: [String] {
    guard let arrangement else { return [] }
    let spaces = [arrangement.spacing] + arrangement.customSpacing.values
    return spaces.allSatisfy(\.isFinite) ? [] : ["'\(name)' has a spacing that is not finite"]
  }
}

extension Canvas {
  /// What is wrong with its numbers, as the canvas of a root.
  func numberFaults(of root: View) -> [String] {
    let (area, margins) = (safeAreaInsets, layoutMargins)
    let numbers =
      reserved.flatMap(\.frame.numbers) + [
        area.top, area.leading, area.bottom, area.trailing, margins.top, margins.leading,
        margins.bottom, margins.trailing, readableWidth,
      ]
    if numbers.allSatisfy(\.isFinite), scale.isFinite, scale > 0 { return [] }
    return ["the canvas of '\(root.displayName)' has a number that is not finite"]
  }
}

extension Rect {
  fileprivate var numbers: [Double] { [x, y, width, height] }
}
