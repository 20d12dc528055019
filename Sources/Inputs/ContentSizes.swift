import JSON
package import LayoutModel
package import Platform

/// Content sizes from a file, which replace measured ones: `{"views": [{"id" or "name", "width",
/// "height"}]}`, null for a side without a content size.
package struct ContentSizes: Sendable {
  private var sizesByID: [String: IntrinsicContentSize] = [:]
  /// By names in lower case.
  private var sizesByName: [String: IntrinsicContentSize] = [:]

  /// The largest file that is read, in bytes.
  private static let maximumFile = 16 << 20
  /// The longest side, in points.
  private static let maximumLength = 1_000_000.0

  /// Reads a file.
  /// - Throws: An error if the file cannot be read or holds something other than content sizes.
  package init(path: String) throws(FileError) {
    func fault(_ reason: String) -> FileError { FileError(path: path, reason: reason) }
    let bytes = try FileSystem.read(path, limit: ContentSizes.maximumFile)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw fault("this is not UTF-8 text")
    }
    let document: JSONValue
    do throws(JSONFault) {
      document = try JSONValue(reading: text)
    } catch {
      throw fault("this is not JSON: \(error.reason)")
    }
    guard let views = document["views"]?.items else {
      throw fault("there is no list \"views\" in it")
    }
    for (index, view) in views.enumerated() {
      guard let size = ContentSizes.size(of: view) else {
        throw fault(
          "\"width\" and \"height\" of view \(index + 1) are numbers of points, or null for none")
      }
      if let id = view["id"]?.string {
        sizesByID[id] = size
      } else if let name = view["name"]?.string {
        sizesByName[name.lowercased()] = size
      } else {
        throw fault("view \(index + 1) has neither \"id\" nor \"name\"")
      }
    }
  }

  private static func size(of view: JSONValue) -> IntrinsicContentSize? {
    var sides: [Double?] = []
    for key in ["width", "height"] {
      switch view[key] {
      case .null?: sides.append(nil)
      case .number(let side)? where 0...maximumLength ~= side: sides.append(side)
      default: return nil  // No number of points.
      }
    }
    return IntrinsicContentSize(width: sides[0], height: sides[1])
  }

  /// A layout whose views have these sizes.
  package func applied(to layout: Layout) -> Layout {
    var layout = layout
    for index in layout.views.indices {
      let view = layout.views[index]
      let size = view.id.flatMap { sizesByID[$0] } ?? sizesByName[view.name.lowercased()]
      guard let size, !ContentSizes.isStored(of: view, on: layout.canvas) else { continue }
      layout.views[index].intrinsicContentSize = size
    }
    return layout
  }

  /// Whether a document stores the size of a control or of a text on a background, which has nothing to measure;
  /// a size of another's idea of its insets would change its frame.
  private static func isStored(of view: View, on canvas: Canvas) -> Bool {
    guard canvas.storedFrames != nil, let insets = view.alignmentRectInsets,
      let size = view.intrinsicContentSize
    else { return false }
    return size.width != nil && size.height != nil
      && (view.kind != .label || insets == EdgeInsets())
  }
}
