import Commands
import LayoutModel
import TestSupport
import Testing

/// `--device` with several devices.
struct DeviceListTests {
  private static let recipe = """
    views: {A: {}}
    constraints: |
      1. A.Leading = Superview.Leading
      2. A.Width = 400
      3. A.Trailing <= Superview.Trailing
      4. A.Top = Superview.Top
      5. A.Bottom = Superview.Bottom

    """

  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write(Self.recipe, to: "A.yaml")
  }

  /// 400 points are too wide for phones of 320 to 393 points, and for those of 320 x 480 on their side no more.
  @Test(
    arguments: [
      ("iPhone 6", "(iPhone 6, portrait)"),
      ("iPhone 6, iPhone 15, iPad mini", "(iPhone 6 and iPhone 15, portrait)"),
      ("iPhone 12,iPhone 12 Pro", "(iPhone 12, portrait)"),
      ("iPhone 4s,iPhone 5s,iPhone 8,iPhone X", "(all 4 devices, portrait)"),
      (
        "iPhone 4s,iPhone 5s,iPhone 8,iPhone X,iPad mini,iPad Pro", "(all 4 iPhones, portrait)"
      ),
    ])
  func `a finding is reported once with its canvases`(_ devices: String, _ canvases: String)
    async throws
  {
    let outcome = await Outcome.of("check", sandbox.path + "/A.yaml", "--device", devices)
    #expect(outcome.status == .findings)
    let heads = outcome.errors.split(separator: "\n").filter { $0.contains(": error: ") }
    #expect(heads.count == 1)
    #expect(heads.first?.hasSuffix(canvases + " [unsatisfiable]") == true, "\(outcome.errors)")
  }

  /// A line is 20.5 points high at 2 pixels a point, and 20.333 at 3.
  @Test func `a finding whose notes differ with the canvas is one`() async throws {
    try sandbox.write(
      "views: {A: {kind: label, text: A}}\nconstraints: |\n  A.Leading = Superview.Leading\n"
        + "  A.Top = Superview.Top @750\n  A.Bottom = Superview.Top @750\n", to: "B.yaml")
    let outcome = await Outcome.of(
      "check", sandbox.path + "/B.yaml", "--device", "iPhone 8,iPhone 12")
    let heads = outcome.errors.split(separator: "\n").filter { $0.contains(": error: ") }
    #expect(heads.count == 1, "\(outcome.errors)")
    #expect(outcome.errors.contains("A.Height >= 20.5 (compression resistance 750)"))
  }

  @Test(arguments: [
    ("all-iphones", Device.Family?.some(.phone)), ("all-ipads", .pad), ("all", nil),
  ])
  func `a word stands for a family`(_ word: String, _ family: Device.Family?) async throws {
    let outcome = await Outcome.of(
      "solve", sandbox.path + "/A.yaml", "--device", word, "--orientation", "portrait", "-q")
    var seen: Set<Canvas> = []
    let names = Device.all.filter {
      (family == nil || $0.family == family)
        && seen.insert(Canvas(device: $0, orientation: .portrait).withoutName).inserted
    }.map(\.name)
    let printed = outcome.output.split(separator: "\n").compactMap { line in
      line.hasPrefix("A: ") ? String(line.dropFirst(3).prefix { $0 != "," }) : nil
    }
    #expect(printed == names)
    #expect(names.count > 10)
  }

  @Test(
    arguments: [
      (
        ["check", "--device", "iPhone 6,Pixel"],
        "'Pixel' is not a device; 'ibar help devices' lists all"
      ),
      (["check", "--device", "all-iphone"], "did you mean 'all-iphones'?"),
      (["check", "--device", "iPhone 402x874"], "nearest in size: 'iPhone 16 Pro'"),
      (
        ["render", "--device", "all"],
        "--device names one device here; 'check' and 'solve' take several"
      ),
      (["check", "--device", ""], "'' is not a device"),
    ])
  func `what names no device, or too many`(_ arguments: [String], _ message: String) async throws {
    let outcome = await Outcome.of(arguments + [sandbox.path + "/A.yaml"])
    #expect(outcome.status == .failed)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }

  @Test func `expected frames of a device in the list are checked`() async throws {
    try sandbox.write(
      "views: {A: {}}\nconstraints: \"A.Leading = Superview.Leading\\nA.Top = Superview.Top\\n"
        + "A.Bottom = Superview.Bottom\\nA.Trailing = Superview.Trailing\"\n"
        + "frames:\n  iPhone 12 Pro portrait: {A: [0, 0, 390, 845]}\n", to: "B.yaml")
    let path = sandbox.path + "/B.yaml"
    let all = await Outcome.of("check", path, "--device", "all-iphones")
    #expect(all.errors.contains("is expected at this frame on iPhone 12 Pro portrait"))
    let pads = await Outcome.of("check", path, "--device", "all-ipads")
    #expect((pads.status, pads.errors) == (.done, ""))
  }
}
