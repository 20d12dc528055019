import AutoLayout
import Glibc

/// The measures of the library: one run with so many views or objects, without its preparation.
let libraryMeasures: [String: @Sendable (Int) throws -> Duration] = [
  "build": { try time(of: ViewChain($0).root.layoutIfNeeded) },
  "change": { try changes(ViewChain($0)) },
  "nothing": nothing, "ambiguity": ambiguity, "removal": removal,
  "build-labels": { try time(of: ViewChain(labels: $0).root.layoutIfNeeded) },
  "change-labels": { try changes(ViewChain(labels: $0)) },
]

/// Views one below the other, each as wide as the root.
private struct ViewChain {
  let root = View(frame: Rect(x: 0, y: 0, width: 375, height: 60_000))
  /// The constraint above each view.
  private(set) var spacings: [LayoutConstraint] = []

  init(_ count: Int) {
    for index in 0..<count {
      append(View(), index)
      root.subviews[index].heightAnchor.constraint(equalToConstant: 20).isActive = true
    }
  }

  /// Labels of texts that wrap.
  init(labels count: Int) {
    for index in 0..<count {
      let label = Label("Label \(index) has a text of so many words that it needs a second line")
      label.numberOfLines = 0
      append(label, index)
    }
  }

  private mutating func append(_ view: View, _ index: Int) {
    view.identifier = "View \(index)"
    view.translatesAutoresizingMaskIntoConstraints = false
    let above = root.subviews.last
    root.addSubview(view)
    let spacing = view.topAnchor.constraint(
      equalTo: above?.bottomAnchor ?? root.topAnchor, constant: 8)
    spacings.append(spacing)
    LayoutConstraint.activate([
      spacing, view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8),
    ])
  }
}

/// The processor time of the process.
private func time(of run: () throws -> Void) rethrows -> Duration {
  let start = processorTime
  try run()
  return processorTime - start
}

private var processorTime: Duration {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}

/// Laying out after the spacing above one view has changed, another one each time: their median.
private func changes(_ chain: ViewChain) throws -> Duration {
  try chain.root.layoutIfNeeded()
  let count = chain.spacings.count
  let times = try (0..<25).map { step in
    let spacing = chain.spacings[(count / 2 + 37 * step) % count]
    return try time {
      spacing.constant += 1
      try chain.root.layoutIfNeeded()
    }
  }
  return times.sorted()[times.count / 2]
}

/// Laying out what has not changed.
private func nothing(_ count: Int) throws -> Duration {
  let chain = ViewChain(count)
  try chain.root.layoutIfNeeded()
  return try time(of: chain.root.layoutIfNeeded)
}

/// Asking each view whether it is ambiguous; the first question lays out.
private func ambiguity(_ count: Int) throws -> Duration {
  let chain = ViewChain(count)
  return try time {
    for view in chain.root.subviews {
      let isAmbiguous = try view.hasAmbiguousLayout
      precondition(!isAmbiguous)
    }
  }
}

private func removal(_ count: Int) -> Duration {
  let root = View()
  for _ in 0..<count { root.addSubview(View()) }
  return time {
    for view in root.subviews { view.removeFromSuperview() }
  }
}

/// The kilobytes by which the largest memory grows while a view that stays is put in so many superviews, with
/// anchors and constraints, and constants change as often, after a tenth of that.
func libraryGrowth(_ count: Int) throws -> Int {
  let (view, chain) = (View(), ViewChain(2))
  view.translatesAutoresizingMaskIntoConstraints = false
  func run(_ count: Int) throws {
    for step in 0..<count {
      try putInSuperview(view)
      chain.spacings[step % 2].constant += 1
      if step % 10 == 0 { try chain.root.layoutIfNeeded() }
    }
  }
  try run(count / 10)
  let before = largestMemory
  try run(count)
  return largestMemory - before
}

private var largestMemory: Int {
  var used = rusage()
  getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &used)
  return used.ru_maxrss
}

private func putInSuperview(_ view: View) throws {
  let superview = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  superview.addSubview(view)
  let margins = superview.layoutMarginsGuide
  LayoutConstraint.activate([
    view.topAnchor.constraint(equalTo: margins.topAnchor),
    view.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
    view.widthAnchor.constraint(equalToConstant: 20),
    view.heightAnchor.constraint(equalTo: view.widthAnchor),
  ])
  try superview.layoutIfNeeded()
  LayoutConstraint.deactivate(view.constraints)
  view.removeFromSuperview()
}
