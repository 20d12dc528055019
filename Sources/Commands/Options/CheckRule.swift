import Diagnostics
import FigureChoices
import InterfaceBuilder
import LayoutFindings
import LayoutModel

/// A rule that `check` can apply.
struct CheckRule: Sendable {
  /// The id of the rule and of its findings.
  let id: String
  /// One line for help and docs/rules.md.
  let summary: String
  /// Whether it is on without `--rules`; the findings of every layout are its own.
  let isStandard: Bool
  /// Finds what is against it in a layout.
  let findInLayout: @Sendable (SolvedLayout) -> [Diagnostic]
  /// Finds what is against it in a document of Interface Builder as a whole.
  let findInDocument: @Sendable (ParsedDocument) -> [Diagnostic]

  private init(
    _ id: String, _ summary: String, isStandard: Bool = false,
    layout: @escaping @Sendable (SolvedLayout) -> [Diagnostic] = { _ in [] },
    document: @escaping @Sendable (ParsedDocument) -> [Diagnostic] = { _ in [] }
  ) {
    (self.id, self.summary, self.isStandard) = (id, summary, isStandard)
    (findInLayout, findInDocument) = (layout, document)
  }

  /// A row for each rule, in the order help lists them.
  static let all: [CheckRule] = [
    CheckRule("ambiguous", "constraints determine every frame", isStandard: true),
    CheckRule("misplaced", "every view lies where its constraints put it", isStandard: true),
    CheckRule("relative-to-margin", "no constraint is relative to margins") {
      $0.relativeToMargin
    },
    CheckRule("duplicate-constraint", "no constraint repeats another one") {
      $0.duplicateConstraints
    },
    CheckRule("hidden-view", "no constraint holds for a hidden view outside of a stack view") {
      $0.hiddenViews
    },
    CheckRule("stack-view-with-one-view", "a stack view arranges more than one view") {
      $0.stackViewsWithOneView
    },
    CheckRule("outside-superview", "a view lies inside its superview, unless that scrolls") {
      $0.viewsOutsideSuperview
    },
    CheckRule(
      "duplicate-identifier",
      "no identifier of constraints, scenes, segues, cells or accessibility repeats",
      layout: { $0.duplicateIdentifiers }, document: IdentifierRules.duplicates),
    CheckRule(
      "missing-identifier", "a prototype cell has a reuse identifier",
      document: IdentifierRules.missing),
  ]
}

/// The rules that a command line turns on and off.
struct RuleSelection: Sendable {
  /// The ids of the rules that are on.
  private(set) var ids = Set(CheckRule.all.filter(\.isStandard).map(\.id))
  /// The ids of the rules whose findings are warnings, which change no exit status.
  private(set) var warnings: Set<String> = []

  /// The word for all rules.
  static let all = "all"

  /// The words that name rules.
  static var words: [String] { [all] + CheckRule.all.map(\.id) }

  /// The standard rules alone.
  init() {}

  /// The standard rules, with those that a list of words turns on, or off by a `-` before their name.
  /// - Throws: An error that names the nearest word for one that is no rule.
  init(_ text: String) throws(UsageError) {
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      let isOff = word.hasPrefix("-")
      let name = String(isOff ? word.dropFirst() : word)
      guard RuleSelection.words.contains(name) else {
        throw UsageError(OptionReading.unknown("rule", name, RuleSelection.words))
      }
      let named = name == RuleSelection.all ? CheckRule.all.map(\.id) : [name]
      if isOff { ids.subtract(named) } else { ids.formUnion(named) }
    }
  }

  /// The rules that are on beside the standard ones.
  var added: [CheckRule] { CheckRule.all.filter { !$0.isStandard && ids.contains($0.id) } }

  /// The ids of standard findings that are off.
  var off: Set<String> { Set(CheckRule.all.filter(\.isStandard).map(\.id)).subtracting(ids) }
}

/// Rules of a project.
extension RuleSelection {
  /// The standard rules with those of a project's defaults, without those that have faults.
  init(_ settings: [FigureSetting]) {
    for setting in settings where RuleSelection.fault(of: setting) == nil {
      if setting.value == "off" { ids.remove(setting.key) } else { ids.insert(setting.key) }
      if setting.value == "warning" { warnings.insert(setting.key) }
    }
  }

  /// Errors of a project's rules.
  static func diagnostics(of settings: [FigureSetting]) -> [Diagnostic] {
    settings.compactMap { setting in
      fault(of: setting).map { Diagnostic("unusable-rule", $0, at: setting.range) }
    }
  }

  private static func fault(of setting: FigureSetting) -> String? {
    let names = CheckRule.all.map(\.id)
    if !names.contains(setting.key) {
      return OptionReading.unknown("rule", setting.key, names)
    }
    let words = ["error", "warning", "off"]
    return words.contains(setting.value)
      ? nil : OptionReading.unknown("severity of a rule", setting.value, words)
  }
}
