import Scaffolding
import SourceModel

/// Removes the words for the role from a name.
struct NameReading {
  /// The remaining words of the name.
  private(set) var words: [String]
  private(set) var isNegative = false
  /// The meanings of the words of the port's type.
  private(set) var typeWords: Set<String> = []

  private let isOutput: Bool
  /// The words for the delegating view, as in `cardViewDidSelect`, and those after `with`.
  private var sideWords: Set<String> = []

  /// The words of the name of the view model.
  private let subject: LikeWords

  init(_ port: DescribedPort, subject: LikeWords) {
    self.subject = subject
    self.words = PortWords.of(port.name)
    self.isOutput = port.kind == .outputs
    if let with = self.words.firstIndex(of: "with"), with > 1 {
      self.sideWords = Set(self.words[with...]).subtracting(self.words[..<with])
    }
  }

  /// The weight of a word of the name, by the word itself and its position; nil for ordinary words.
  func weight(of word: String, at place: Int, in role: PortRole) -> Double? {
    if Self.grammar.contains(word) || place == 0 && self.words.count > 1 && Self.verbs.contains(word) {
      return 0.05
    }
    if self.sideWords.contains(word)
      || Self.vague.contains(word) && (self.words.count > 1 || role == .progress)
    {
      return 0.3
    }
    if !self.isOutput, place == 0, self.words.count > 1 {
      // In `viewOrderTapped`, `view` is a verb.
      if word == "view" { return 0.5 }
      if role == .tap, Self.submits.contains(word) { return 0.3 }
    }
    // Nearly all taps are on buttons.
    if !self.isOutput, word == "button" { return 0.05 }
    if self.isOutput, Self.taps.contains(word) { return 0.05 }
    // `imageName`
    if word == "name", place > 0, Self.controls.contains(self.words[place - 1]) { return 0.2 }
    if word == "message", [.error, .success, .toast].contains(role) { return 0.2 }
    let isAlone = self.words.count == 1 && role == .value
    if Self.controls.contains(word) { return isAlone ? nil : 0.2 }
    // On iOS, the word often distinguishes the large label from the small one.
    let isOfLabel =
      place > 0 && (self.words.dropFirst(place + 1).first.map(Self.controls.contains) ?? true)
    if word == "title", role == .value, isOfLabel { return 0.2 }
    return Self.results[self.isOutput]?.contains(word) == true ? 0.2 : nil
  }

  /// The meaning of a word in the name.
  func meaning(of word: String, at place: Int) -> String {
    // `back` in `backProject` is not the way back.
    let next = self.words.dropFirst(place + 1).first
    if word == "back", let next, !Self.controls.union(Self.grammar).contains(next) { return word }
    return PortWords.meaning(word)
  }

  private static func set(_ words: String) -> Set<String> {
    Set(words.split { $0.isWhitespace }.map(String.init))
  }

  /// Function words, which connect the others.
  private static let grammar = set(
    """
    a an and are as at by delegate did do for from has in into is new of on or should that the this to unable will with
    you your
    """)

  /// Words that distinguish several ports, although there is mostly only one.
  private static let vague = set("count current existing id indicator initial per selected value")

  /// Verbs that ports start with.
  private static let verbs = set(
    """
    configure display fetch fill get load notify populate prefill prepare present reload render send set show tell update
    """)

  /// Verbs on the button of a form.
  private static let submits = set("done save submit update")

  /// Words for the parts of a view.
  private static let controls = set(
    """
    activity alert attributed bar button card cell checkbox component container content controller data dialog fetch field form
    fragment
    group icon image info label layout list load page param params photo picker row screen section selector spinner stack state stepper
    string switch text
    toast toggle ui url view web
    """)

  /// Words for the result of something: in the names of outputs, and in those of inputs.
  private static let results = [
    true: set("completed confirmation pop request success successfully url"),
    false: set("ok successfully url"),
  ]

  private static let boolean = PortType.named("Bool")

  private func ends(_ endings: Set<String>) -> Bool { self.words.last.map(endings.contains) ?? false }
  private func starts(_ starts: Set<String>) -> Bool { self.words.first.map(starts.contains) ?? false }
  private func has(_ some: Set<String>) -> Bool { self.words.contains(where: some.contains) }
  private mutating func drop(_ some: Set<String>) { self.words.removeAll(where: some.contains) }

  // MARK: Inputs

  private static let taps: Set = [
    "tapped", "clicked", "click", "pressed", "press", "tap", "touched", "pushed",
  ]
  private static let changes: Set = ["changed", "edited", "entered", "change"]
  private static let toggles: Set = ["toggled", "toggle", "switched", "checked"]
  private static let lifecycle: Set = [
    "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear", "onCreate",
    "onStart",
    "onResume", "onPause", "onStop", "onDestroy", "resume", "pause", "onViewCreated",
  ]

  mutating func input(_ port: DescribedPort) -> PortRole {
    if Self.lifecycle.contains(port.name) { return .lifecycle }
    self.typeWords = Set(port.parameters.flatMap(Self.words))
    self.readTeller()
    let isSwitch = !port.parameters.isEmpty && port.parameters.allSatisfy { Self.plain($0) == Self.boolean }
    // A selection is an event: `plantCellDidSelect`.
    if let did = self.words.firstIndex(of: "did"), self.words.dropFirst(did + 1).first == "select" {
      self.words.removeSubrange(did...did + 1)
      return .event
    }
    if self.has(Self.taps), self.ends(Self.taps) || self.starts(Self.taps) || self.has(["did"]) {
      self.drop(Self.taps.union(["did"]))
      // The name need not contain the tapped value: `tapped(project:)`.
      if self.words.isEmpty { self.words = self.typeWords.sorted() }
      if isSwitch { self.drop(["enabled", "send", "switch"]) }
      return isSwitch ? .toggle : .tap
    }
    if self.has(["next", "more"]) && self.has(["page", "load", "fetch"])
      || self.starts(["will"]) && self.has(["display"])
      || self.has(["scrolled", "reached"]) && self.has(["bottom", "end"])
    {
      self.words = []
      return .paging
    }
    if self.has(["refresh", "refreshed", "pulled", "reload", "retry"]) {
      self.drop([
        "refresh", "refreshed", "pulled", "reload", "retry", "swipe", "swiped", "pull", "to", "down", "did",
        "control",
        "begin", "start", "first", "page",
      ])
      return .refresh
    }
    if port.parameters.isEmpty, self.ends(["canceled", "cancelled", "confirmed"]) { return .tap }
    // The result that another view has sent is not the tap that sends it.
    if !port.parameters.isEmpty, self.words.count > 1, self.ends(["posted", "sent", "submitted"]) {
      return .success
    }
    if self.has(["return", "returned", "editing", "done"]) { return .editingEnd }
    if self.starts(["configure", "bind"]) || self.namesItsValues {
      self.words = []
      return .configuration
    }
    if isSwitch || self.ends(Self.toggles) {
      self.drop(Self.toggles.union(Self.changes).union(["send", "notify", "set"]))
      return .toggle
    }
    if self.ends(Self.changes) || port.parameters.count == 1 && self.words.count < 3 {
      self.drop(Self.changes.union(["did"]))
      return .change
    }
    return .event
  }

  /// Finds the delegating view: `cardView` in `cardViewDidSelect`, but nothing in `emailFieldDidChange`.
  private mutating func readTeller() {
    guard let did = self.words.firstIndex(of: "did"), did > 0, self.words.count > did + 2 else { return }
    self.sideWords.formUnion(Set(self.words[..<did]).subtracting(self.words[did...]))
  }

  /// Whether the name lists its values: `projectAndReward(Project, Reward)`.
  private var namesItsValues: Bool {
    let names = Set(self.words.map(PortWords.meaning)).subtracting(["and", "input", "with", "data"])
    let plain: Set = ["string", "bool", "int", "double", "float"]
    return !names.isEmpty && names.isSubset(of: self.typeWords.subtracting(plain))
  }

  /// The meanings of the words of a type.
  private static func words(of type: PortType) -> [String] {
    switch type {
    case .named(let path, let arguments):
      return path.flatMap(PortWords.of).map(PortWords.meaning) + arguments.flatMap(self.words)
    case .optional(let type), .array(let type), .constrained(_, let type): return self.words(of: type)
    case .dictionary(let key, let value): return self.words(of: key) + self.words(of: value)
    case .tuple(let elements): return elements.flatMap { self.words(of: $0.type) }
    case .function, .composition, .verbatim: return []
    }
  }

  private static func plain(_ type: PortType) -> PortType {
    guard case .optional(let wrapped) = type else { return type }
    return wrapped
  }

  // MARK: Outputs

  private static let hidden: Set = ["hidden", "gone", "invisible", "hide"]
  private static let visible: Set = ["visible", "shown"]
  private static let errors: Set = ["error", "errors", "fail", "failed", "fails", "failure"]
  private static let successes: Set = ["success", "successful", "successfully", "succeed", "succeeded"]
  private static let messages: [(PortRole, Set<String>)] = [
    (.error, errors.union(["warning", "validation"])), (.success, successes),
    (.toast, ["toast", "snackbar", "banner"]),
    (.dialog, ["dialog", "alert", "prompt", "popup", "sheet"]),
  ]
  private static let progress: Set = [
    "loading", "fetching", "refreshing", "submitting", "animating", "executing", "processing", "saving",
    "sending",
  ]
  /// Past participles of completed work.
  private static let doings: Set = [
    "added", "created", "deleted", "removed", "updated", "posted", "sent", "submitted", "completed",
  ]
  /// Views that show that something is in progress.
  private static let indicators: Set = ["indicator", "progress", "spinner", "refresher", "loader"]
  private static let screens: Set = ["activity", "controller", "screen", "fragment"]

  mutating func output(_ port: DescribedPort) -> PortRole {
    let value = Self.plain(port.value ?? .void)
    // A type at the end of a name: `dateDateTime`.
    let type = Self.words(of: value)
    while self.words.count > 1, let last = self.words.last,
      type.contains(last) || ["list", "int"].contains(last),
      self.words.dropLast().contains(last)
        || ["string", "int", "list", "time", "date", "color"].contains(last)
    {
      self.words.removeLast()
    }
    // `projectAndTotal` lists its values. Other names may be those of their types.
    let isTuple = if case .tuple = value { true } else { false }
    if isTuple && self.has(["and"]) || Set(self.words.map(PortWords.meaning)) == Set(type) {
      self.typeWords = Set(type)
    }
    // The receiver of a notification does not matter.
    let isNotice = self.words.count > 2 && ["delegate", "presenter", "parent"].contains(self.words[1])
    if isNotice {
      self.words.removeFirst(2)
      while self.words.count > 1, self.starts(["to", "of", "that"]) { self.words.removeFirst() }
    }
    if isNotice, self.ends(Self.taps) {
      self.drop(Self.taps)
      return .navigation
    }
    if isNotice, self.starts(["did"]) { self.words.removeFirst() }
    if self.readProgress(value) { return .progress }
    let isBoolean = value == Self.boolean
    if isBoolean, let role = self.boolean() { return role }
    if self.has(["focus"]) {
      self.drop(["become", "request", "focus", "should"])
      return .focus
    }
    let isHiding = self.starts(["hide"]) && value == .void
    if self.isLeaving || isHiding {
      self.drop([
        "dismiss", "dismissal", "hide", "wants", "go", "back", "finish", "close", "off", "stack", "root",
        "to", "view",
      ])
      self.drop(Self.screens)
      return .leaving
    }
    if self.starts(["go", "start", "navigate", "push", "open", "resume", "launch"]) {
      self.words.removeFirst()
      self.drop(Self.screens.union(["to"]))
      return .navigation
    }
    for (role, some) in Self.messages where self.has(some) {
      if self.starts(["show", "present", "did"]) { self.words.removeFirst() }
      self.drop(
        some.subtracting(["warning", "validation"]).union(["toast", "banner", "alert", "dialog", "string"]))
      if role == .dialog { self.drop(["confirm", "confirmation"]) }
      return role
    }
    // The value that the user selected is not displayed.
    if self.words.count > 1, self.ends(["selected"]) {
      self.words.removeLast()
      return .navigation
    }
    if self.words.count > 1, self.ends(Self.doings) || self.has(["added"]) {
      self.sideWords.formUnion(Self.doings)
      return .success
    }
    if self.starts(["did"]), self.words.count > 1 {
      self.words.removeFirst()
      return .success
    }
    if self.starts(["show", "present"]) {
      self.words.removeFirst()
      self.drop(Self.screens)
      if self.words.count > 1, self.ends(["confirmation"]) {
        self.words.removeLast()
        return .success
      }
      return .navigation
    }
    return .value
  }

  /// Whether the output shows that something is in progress: `progressBarIsVisible`, `startRefreshing`.
  private mutating func readProgress(_ value: PortType) -> Bool {
    let ends: Set = ["begin", "start", "end", "stop"]
    if value != Self.boolean {
      guard self.words.count == 2, self.starts(ends), self.ends(Self.progress) else { return false }
      self.words = []
      return true
    }
    guard self.has(Self.indicators) || self.has(Self.progress) && self.has(Self.hidden.union(Self.visible))
    else {
      return false
    }
    let rest = Set(self.words).subtracting(Self.indicators).subtracting(Self.progress)
      .subtracting(Self.hidden).subtracting(Self.visible).subtracting(Self.controls).subtracting(Self.grammar)
      .subtracting(["show", "display", "hide", "swipe", "pull", "refresh", "animate", "load"])
    guard rest.allSatisfy({ self.subject.contains(PortWords.meaning($0)) }) else { return false }
    self.isNegative = self.has(Self.hidden)
    self.words = self.has(Self.indicators) ? ["indicator"] : []
    return true
  }

  private var isLeaving: Bool {
    self.has(["dismissal"]) || self.starts(["dismiss", "pop", "finish", "close"])
      || self.words == ["go", "back"]
      || self.words.prefix(2) == ["navigate", "back"]
  }

  private mutating func boolean() -> PortRole? {
    if self.has(Self.hidden), self.ends(Self.hidden) || self.starts(["hide"]) {
      self.isNegative = true
      // `allGone` names a label: only the last word is the role.
      if self.starts(["hide"]) { self.words.removeFirst() } else { self.words.removeLast() }
      self.drop(["is", "are", "should"])
      return .visibility
    }
    if self.ends(Self.visible) || self.starts(["show", "display"])
      || self.words.prefix(2) == ["should", "show"]
    {
      self.drop(Self.visible.union(["is", "are", "should", "show", "display"]))
      if self.has(Self.errors) {
        self.drop(Self.errors)
        return .error
      }
      return .visibility
    }
    if self.starts(["has"]), self.words.dropFirst().first == "no" {
      self.words = ["empty"] + self.words.dropFirst(2)
      return .visibility
    }
    if self.has(["enabled", "enable", "valid", "clickable"]) {
      self.isNegative = self.has(["disabled"])
      if self.ends(["valid"]) || self.ends(["enabled"]) || self.starts(["enable"]) || self.starts(["is"]) {
        self.drop(["enabled", "enable", "valid", "is", "are", "form", "button"])
        return .enabled
      }
      self.drop(["enabled", "enable"])
      return .checked
    }
    if self.has(Self.progress) {
      self.drop(Self.progress.union(["is", "are", "form"]))
      return .progress
    }
    if self.ends(["on", "checked", "selected", "toggled"]) || self.starts(["set"]) && self.ends(["state"]) {
      self.drop(["on", "is", "are", "checked", "selected", "toggled", "set", "state"])
      return .checked
    }
    return nil
  }
}
