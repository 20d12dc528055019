public import LayoutModel

/// Margins as their author gave them.
enum Margins: Equatable {
  case fixed(EdgeInsets)
  case directional(DirectionalEdgeInsets)
}

extension View {
  /// The distance of its margins from its edges, in points: 8, or 0 in a stack view, unless it is set.
  ///
  /// What a safe area or a superview adds is not included here, but in the frame of
  /// ``layoutMarginsGuide``. A root with a ``canvas`` has at least the system's margins, and before
  /// iOS 11 only those.
  public var layoutMargins: EdgeInsets {
    get {
      switch ownMargins {
      case .fixed(let margins): margins
      case .directional(let margins): EdgeInsets(margins, effectiveUserInterfaceLayoutDirection)
      case nil: EdgeInsets(defaultMargins, .leftToRight)
      }
    }
    set { ownMargins = .fixed(newValue) }
  }

  /// The same margins, leading being left or right as the view reads.
  public var directionalLayoutMargins: DirectionalEdgeInsets {
    get { directionalMargins(effectiveUserInterfaceLayoutDirection) ?? defaultMargins }
    set { ownMargins = .directional(newValue) }
  }

  /// The margins that were set, in a reading direction; nil when none were.
  func directionalMargins(_ direction: LayoutDirection) -> DirectionalEdgeInsets? {
    switch ownMargins {
    case .fixed(let margins): DirectionalEdgeInsets(margins, direction)
    case .directional(let margins): margins
    case nil: nil
    }
  }

  private var defaultMargins: DirectionalEdgeInsets {
    DirectionalEdgeInsets(all: Self.kind == .stackView ? 0 : 8)
  }

  /// The direction in which its subviews are arranged.
  public var effectiveUserInterfaceLayoutDirection: LayoutDirection {
    semanticContentAttribute.direction(in: root.canvas?.direction ?? .leftToRight)
  }

  /// The view without its margins.
  public var layoutMarginsGuide: LayoutGuide { systemGuide(.layoutMargins) }

  /// The part of the view that bars and the device's shape leave free.
  public var safeAreaLayoutGuide: LayoutGuide { systemGuide(.safeArea) }

  /// The part between its margins where a text is not too wide to read.
  public var readableContentGuide: LayoutGuide { systemGuide(.readableContent) }

  /// A guide that the view has from the system, always the same object.
  func systemGuide(_ kind: LayoutModel.LayoutGuide.Kind) -> LayoutGuide {
    if let guide = systemGuides[kind] { return guide }
    let guide = LayoutGuide(kind, of: self)
    systemGuides[kind] = guide
    layoutState?.invalidate(by: self)
    return guide
  }
}

extension DirectionalEdgeInsets {
  /// Makes insets from left and right ones.
  init(_ insets: EdgeInsets, _ direction: LayoutDirection) {
    let isRightToLeft = direction == .rightToLeft
    self.init(
      top: insets.top, leading: isRightToLeft ? insets.right : insets.left,
      bottom: insets.bottom, trailing: isRightToLeft ? insets.left : insets.right)
  }
}
