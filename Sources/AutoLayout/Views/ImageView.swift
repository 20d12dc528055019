public import LayoutModel

/// A picture, of which only the size is known: UIKit's `UIImageView`.
open class ImageView: View {
  open override class var kind: ViewKind { .imageView }

  /// The size of the image, in points; nil without one.
  public var imageSize: Size? { didSet { mark(oldValue, imageSize) } }

  /// Makes a view of an image of a size, in points.
  public convenience init(imageSize: Size) {
    self.init()
    self.imageSize = imageSize
  }

  override func describe(_ content: inout ViewContent) {
    content.imageSize = imageSize
  }

  override var defaultHugging: AxisPriorities { AxisPriorities(.defaultLow) }
}
