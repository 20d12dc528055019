import Drawing
import Synchronization

/// Renderers that threads use one after the other: Cairo keeps the fonts of hundreds that were thrown away.
final class Renderers: Sendable {
  /// A renderer, which belongs to one thread at a time: so no two use it at once.
  final class Holder: @unchecked Sendable {
    var renderer = FigureRenderer()
  }

  /// A renderer for a thread, given back at its end.
  struct Loan: ~Copyable {
    let holder: Holder
    private let owner: Renderers

    init(of owner: Renderers) {
      self.owner = owner
      holder = owner.take()
    }

    deinit { owner.giveBack(holder) }
  }

  private let free = Mutex<[Holder]>([])

  private func take() -> Holder { free.withLock { $0.popLast() } ?? Holder() }

  private func giveBack(_ holder: Holder) { free.withLock { $0.append(holder) } }
}
