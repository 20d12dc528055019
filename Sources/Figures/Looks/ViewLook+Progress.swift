import LayoutModel
import Typesetting

extension ViewLook {
  /// A progress view that is half done; it is as thick as its frame is high.
  static let progressView = ViewLook { view in
    let radius = view.canvas.system >= 14 ? view.frame.height / 2 : 1
    var done = view.frame
    done.width /= 2
    return [
      Mark(.roundedRect(view.frame, radius: radius), fill: ControlColors.track),
      Mark(.roundedRect(view.mirrored(done), radius: radius), fill: ControlColors.tint),
    ]
  }
}
