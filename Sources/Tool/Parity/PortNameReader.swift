import Scaffolding
import SourceModel

/// Reads the role from the words of a name, and drops the words that say it.
struct PortNameReader {
  /// A rule for a role: the words that say it, and where. Rules are tried in their order.
  private struct Rule: Sendable {
    var role: PortRole
    var isMatch: @Sendable (PortNameReader) -> Bool
    var dropped: Set<String>
    /// Whether other words say nothing more: there is one such port in most view models.
    var isWhole = false

    init(
      _ role: PortRole, dropping dropped: [Set<String>] = [], isWhole: Bool = false,
      _ isMatch: @escaping @Sendable (PortNameReader) -> Bool
    ) {
      self.role = role
      self.isMatch = isMatch
      self.dropped = dropped.joinedSet
      self.isWhole = isWhole
    }
  }

  private(set) var words: [String]
  private(set) var isNegative = false
  private let port: DescribedPort
  private let type: TwinType
  /// Whether the name says who is notified: `notifyDelegateToGoToProject`.
  private var namesDelegate = false

  init(_ port: DescribedPort, _ type: TwinType) {
    self.port = port
    self.type = type
    self.words = PortWords.of(port.name)
  }

  mutating func readRole() -> PortRole {
    self.dropSide()
    let rules = self.port.kind == .outputs ? Self.outputs : Self.inputs
    guard let rule = rules.first(where: { $0.isMatch(self) }) else {
      return self.port.kind != .outputs ? .event : self.namesDelegate ? .navigation : .value
    }
    self.isNegative = rule.role == .visibility && self.has(Self.hidden)
    self.words =
      rule.isWhole
      ? self.words.filter { rule.role == .progress && Self.indicators.contains($0) }.prefix(1).map { _ in
        "indicator"
      }
      : self.words.filter { !rule.dropped.contains($0) }
    // The name need not contain the tapped value: `tapped(project:)`.
    if rule.role == .tap, self.words.isEmpty { self.words = self.type.words.sorted() }
    return rule.role == .tap && self.type.kind == .boolean ? .toggle : rule.role
  }

  /// Drops the words for the view that notifies or is notified, and the type at the end of a name: `dateDateTime`.
  private mutating func dropSide() {
    if self.port.kind != .outputs {
      // The delegating view is `cardView` in `cardViewDidSelect`, but there is none in `emailFieldDidChange`.
      if let did = self.words.firstIndex(of: "did"), did > 0, self.words.count > did + 2 {
        self.words.removeFirst(did)
      }
      return
    }
    while self.words.count > 1, let last = self.words.last,
      ["string", "int", "list"].contains(last)
        || ["time", "date", "color"].contains(last) && self.words.dropLast().contains("date")
    {
      self.words.removeLast()
    }
    if self.words.count > 2, ["delegate", "presenter", "parent"].contains(self.words[1]) {
      self.namesDelegate = true
      self.words.removeFirst(2)
      while self.words.count > 1, self.starts("to", "of", "that") { self.words.removeFirst() }
    }
  }

  // MARK: Questions

  private func has(_ some: Set<String>) -> Bool { self.words.contains(where: some.contains) }
  private func has(_ some: String...) -> Bool { self.words.contains(where: some.contains) }
  private func starts(_ some: Set<String>) -> Bool { self.words.first.map(some.contains) ?? false }
  private func starts(_ some: String...) -> Bool { self.words.first.map(some.contains) ?? false }
  private func ends(_ some: Set<String>) -> Bool { self.words.last.map(some.contains) ?? false }
  private func ends(_ some: String...) -> Bool { self.words.last.map(some.contains) ?? false }
  private var isBoolean: Bool { self.type.kind == .boolean }
  private var isEvent: Bool { self.type.kind == .event }

  /// Whether the name lists its values: `projectAndReward(Project, Reward)`.
  private var namesItsValues: Bool {
    let names = Set(self.words.map(PortWords.meaning)).subtracting(["and", "input", "with", "data"])
    return !names.isEmpty && self.type.kind != .boolean && names.isSubset(of: self.type.modelWords)
  }

  // MARK: Inputs

  private static let taps = PortWords.set("tapped clicked click pressed press tap touched pushed")
  private static let changes = PortWords.set("changed edited entered change did")
  private static let refreshing = PortWords.set("refresh refreshed pulled reload retry")
  private static let lifecycle = PortWords.set(
    """
    viewDidLoad viewWillAppear viewDidAppear viewWillDisappear viewDidDisappear onCreate onStart onResume onPause onStop
    onDestroy resume pause onViewCreated
    """)

  private static let inputs = [
    Rule(.lifecycle) { Self.lifecycle.contains($0.port.name) },
    Rule(.tap, dropping: [taps, ["did"]]) { $0.has(taps) },
    Rule(.tap, dropping: [["did", "select", "selected"]]) {
      $0.has("did") && $0.has("select") || $0.words.count > 1 && $0.ends("selected")
    },
    Rule(.paging, isWhole: true) {
      $0.has("next", "more") && $0.has("page", "load", "fetch") || $0.starts("will") && $0.has("display")
        || $0.has("scrolled", "reached") && $0.has("bottom", "end")
    },
    Rule(
      .refresh,
      dropping: [
        refreshing,
        ["swipe", "swiped", "pull", "to", "down", "did", "control", "begin", "start", "first", "page"],
      ]
    ) { $0.has(refreshing) },
    // The result that another view has sent is not the tap that sends it.
    Rule(.success, dropping: [["success", "succeeded"]]) {
      $0.words.count > 1
        && (!$0.isEvent && $0.ends("posted", "sent", "submitted") || $0.ends("success", "succeeded"))
    },
    Rule(.editingEnd) { $0.has("return", "returned", "editing", "done") },
    Rule(.configuration, isWhole: true) { $0.starts("configure", "bind") || $0.namesItsValues },
    Rule(.change, dropping: [changes]) {
      $0.ends(changes) || $0.type.count == 1 && $0.words.count < 3 && !$0.isBoolean
    },
    Rule(.toggle) { $0.isBoolean },
  ]

  // MARK: Outputs

  private static let hidden = PortWords.set("hidden gone invisible hide")
  private static let visible = PortWords.set("visible shown")
  private static let copulas = PortWords.set("is are should")
  private static let errors = PortWords.set("error errors fail failed fails failure")
  private static let successes = PortWords.set("success successful successfully succeed succeeded")
  private static let toasts = PortWords.set("toast snackbar banner")
  private static let dialogs = PortWords.set("dialog alert prompt popup sheet")
  private static let progress = PortWords.set(
    "loading fetching refreshing submitting animating executing processing saving sending")
  /// Views that show that something is in progress.
  private static let indicators = PortWords.set("indicator progress spinner refresher loader")
  /// The other words in names of such views.
  private static let besideIndicators = [
    indicators, progress, hidden, visible, copulas,
    PortWords.set("a activity animate bar display footer load pull refresh show swipe view"),
  ].joinedSet
  private static let screens = PortWords.set("activity controller screen fragment")
  private static let leaving = [
    screens, PortWords.set("dismiss dismissal hide wants go back finish close off stack root to view"),
  ].joinedSet

  private static let outputs = [
    Rule(.progress, isWhole: true) {
      $0.isBoolean && $0.has(indicators) && besideIndicators.isSuperset(of: $0.words)
        || $0.words.count == 2 && $0.starts("begin", "start", "end", "stop") && $0.ends(progress)
    },
    Rule(.progress, dropping: [progress, hidden, visible, copulas, ["form", "footer"]]) {
      $0.isBoolean && $0.has(progress)
    },
    Rule(.visibility, dropping: [hidden, copulas]) {
      $0.isBoolean && ($0.ends(hidden) || $0.starts("hide"))
    },
    Rule(.visibility, dropping: [visible, copulas, ["show", "display"]]) {
      $0.isBoolean
        && ($0.ends(visible) || $0.starts("show", "display") || $0.starts("should") && $0.has("show"))
    },
    Rule(.visibility, dropping: [["has"]]) { $0.isBoolean && $0.starts("has") && $0.has("no") },
    Rule(
      .enabled, dropping: [copulas, ["enabled", "enable", "valid", "clickable", "set", "form", "button"]]
    ) {
      $0.isBoolean && $0.has("enabled", "enable", "valid", "clickable")
    },
    Rule(.checked, dropping: [copulas, ["on", "checked", "selected", "toggled", "set", "state"]]) {
      $0.isBoolean
        && ($0.ends("on", "checked", "selected", "toggled") || $0.starts("set") && $0.ends("state"))
    },
    Rule(.focus, dropping: [["become", "request", "focus", "should"]]) { $0.has("focus") },
    Rule(.leaving, dropping: [leaving]) {
      $0.has("dismissal") || $0.starts("dismiss", "pop", "finish", "close") || $0.isEvent && $0.starts("hide")
        || $0.words.count == 2 && $0.starts("go", "navigate") && $0.ends("back")
    },
    Rule(
      .navigation,
      dropping: [screens, ["go", "start", "navigate", "push", "open", "resume", "launch", "to"]]
    ) {
      $0.words.count > 1 && $0.starts("go", "start", "navigate", "push", "open", "resume", "launch", "log")
    },
    Rule(.error, dropping: [errors, toasts, dialogs, ["show", "present", "did", "string", "message"]]) {
      $0.has(errors)
    },
    Rule(.success, dropping: [successes, ["show", "present", "did", "dialog", "message"]]) {
      $0.has(successes)
    },
    Rule(.toast, dropping: [toasts, ["show", "present", "message", "with"]]) { $0.has(toasts) },
    Rule(.dialog, dropping: [dialogs, ["show", "present"]]) { $0.has(dialogs) },
    Rule(.success, dropping: [["did"]]) {
      $0.words.count > 1
        && ($0.ends(
          "added", "created", "deleted", "removed", "updated", "posted", "sent", "submitted", "completed")
          || $0.starts("did"))
    },
    Rule(.success, dropping: [["show", "present", "confirmation"]]) {
      $0.words.count > 1 && $0.starts("show", "present") && $0.ends("confirmation")
    },
    Rule(.navigation, dropping: [screens, ["show", "present"]]) { $0.starts("show", "present") },
  ]
}

extension [Set<String>] {
  /// The elements of all sets.
  fileprivate var joinedSet: Set<String> { Set(self.joined()) }
}
