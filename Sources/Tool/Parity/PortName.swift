import Scaffolding
import SourceModel

/// The name of a port, read for what the port is for: `goToProject` is a navigation about a project.
struct PortName {
  private(set) var role = PortRole.event
  /// Whether a Boolean is inverted: hidden instead of visible.
  private(set) var isNegative = false
  /// The words of the name that do not say its role.
  private var words: [String]
  /// The words for the delegating view, as in `cardViewDidSelect`, those after `with`, and those for what was done.
  private var sideWords: Set<String> = []
  /// The meanings of the words of the port's type.
  private var typeWords: Set<String> = []
  private let isOutput: Bool
  private let subject: SimilarWords

  /// - Parameter subject: the words of the name of the view model.
  init(_ port: DescribedPort, subject: SimilarWords) {
    self.subject = subject
    self.words = PortWords.of(port.name)
    self.isOutput = port.kind == .outputs
    if let with = self.words.firstIndex(of: "with"), with > 1 {
      self.sideWords = Set(self.words[with...]).subtracting(self.words[..<with])
    }
    self.role = self.isOutput ? self.readOutput(Self.plain(port.value ?? .void)) : self.readInput(port)
  }

  // MARK: Words

  /// The meanings of the words, with their weights.
  var weights: [String: Double] {
    var weights: [String: Double] = [:]
    for (place, word) in self.words.enumerated() {
      let meaning = self.meaning(of: word, at: place)
      let isSubject = self.subject.match(meaning) != nil
      let weight =
        self.weight(of: word, at: place)
        ?? (isSubject || self.typeWords.contains(meaning) ? Weights.subject : 1)
      weights[meaning] = max(weights[meaning] ?? 0, weight)
    }
    return weights
  }

  /// The weight of a word, by the word itself and its position; nil for ordinary words.
  private func weight(of word: String, at place: Int) -> Double? {
    let isVerb = place == 0 && self.words.count > 1 && Self.verbs.contains(word)
    // Nearly all taps are on buttons.
    if Self.grammar.contains(word) || isVerb || !self.isOutput && word == "button" { return Weights.grammar }
    let isVague = Self.vague.contains(word) && (self.words.count > 1 || self.role == .progress)
    if isVague || self.sideWords.contains(word) { return Weights.control }
    if word == "message", [.error, .success, .toast].contains(self.role) { return Weights.control }
    let isAlone = self.words.count == 1 && self.role == .value
    if Self.controls.contains(word) { return isAlone ? nil : Weights.control }
    // On iOS, the word often distinguishes the large label from the small one.
    let isOfLabel =
      place > 0 && (self.words.dropFirst(place + 1).first.map(Self.controls.contains) ?? true)
    if word == "title", self.role == .value, isOfLabel { return Weights.control }
    return Self.results[self.isOutput]?.contains(word) == true ? Weights.control : nil
  }

  private func meaning(of word: String, at place: Int) -> String {
    // `back` in `backProject` is not the way back.
    let next = self.words.dropFirst(place + 1).first
    if word == "back", let next, !Self.controls.union(Self.grammar).contains(next) { return word }
    return PortWords.meaning(word)
  }

  /// Function words, which connect the others.
  private static let grammar = PortWords.set(
    """
    a an and are as at by delegate did do for from has in into is new of on or should that the this to unable will with
    you your
    """)
  /// Words that distinguish several ports, although there is mostly only one.
  private static let vague = PortWords.set("count current existing id indicator initial per selected value")
  /// Verbs that ports start with.
  private static let verbs = PortWords.set(
    """
    configure display fetch fill get load notify populate prefill prepare present reload render send set show tell update
    """)
  /// Words for the parts of a view.
  private static let controls = PortWords.set(
    """
    activity alert attributed bar button card cell checkbox component container content controller data dialog fetch
    field form fragment group icon image info label layout list load page param params photo picker row screen section
    selector spinner stack state stepper string switch text toast toggle ui url view web
    """)
  /// Words for the result of something: in the names of outputs, and in those of inputs.
  private static let results = [
    true: PortWords.set("completed confirmation pop request success successfully url"),
    false: PortWords.set("ok successfully url"),
  ]

  private func ends(_ endings: Set<String>) -> Bool { self.words.last.map(endings.contains) ?? false }
  private func starts(_ starts: Set<String>) -> Bool { self.words.first.map(starts.contains) ?? false }
  private func has(_ some: Set<String>) -> Bool { self.words.contains(where: some.contains) }
  private mutating func drop(_ some: Set<String>) { self.words.removeAll(where: some.contains) }

  /// The meanings of the words of a type.
  private static func words(of type: PortType) -> [String] {
    switch type {
    case .named(let path, let arguments):
      path.flatMap(PortWords.of).map(PortWords.meaning) + arguments.flatMap(self.words)
    case .optional(let type), .array(let type), .constrained(_, let type): self.words(of: type)
    case .dictionary(let key, let value): self.words(of: key) + self.words(of: value)
    case .tuple(let elements): elements.flatMap { self.words(of: $0.type) }
    case .function, .composition, .verbatim: []
    }
  }

  private static func plain(_ type: PortType) -> PortType {
    guard case .optional(let wrapped) = type else { return type }
    return wrapped
  }

  private static let boolean = PortType.named("Bool")

  // MARK: Inputs

  private static let taps = PortWords.set("tapped clicked click pressed press tap touched pushed")
  private static let changes = PortWords.set("changed edited entered change did")
  private static let refreshing = PortWords.set("refresh refreshed pulled reload retry")
  private static let lifecycle = PortWords.set(
    """
    viewDidLoad viewWillAppear viewDidAppear viewWillDisappear viewDidDisappear onCreate onStart onResume onPause onStop
    onDestroy resume pause onViewCreated
    """)

  private mutating func readInput(_ port: DescribedPort) -> PortRole {
    if Self.lifecycle.contains(port.name) { return .lifecycle }
    self.typeWords = Set(port.parameters.flatMap(Self.words))
    let isSwitch = !port.parameters.isEmpty && port.parameters.allSatisfy { Self.plain($0) == Self.boolean }
    if let did = self.words.firstIndex(of: "did") {
      // The delegating view is `cardView` in `cardViewDidSelect`, but there is none in `emailFieldDidChange`.
      if did > 0, self.words.count > did + 2 {
        self.sideWords.formUnion(Set(self.words[..<did]).subtracting(self.words[did...]))
      }
      // A selection is an event: `plantCellDidSelect`.
      if self.words.dropFirst(did + 1).first == "select" {
        self.words.removeSubrange(did...did + 1)
        return .event
      }
    }
    if self.has(Self.taps), self.ends(Self.taps) || self.starts(Self.taps) || self.has(["did"]) {
      self.drop(Self.taps.union(["did"]))
      // The name need not contain the tapped value: `tapped(project:)`.
      if self.words.isEmpty { self.words = self.typeWords.sorted() }
      return isSwitch ? .toggle : .tap
    }
    if self.has(["next", "more"]) && self.has(["page", "load", "fetch"])
      || self.starts(["will"]) && self.has(["display"])
      || self.has(["scrolled", "reached"]) && self.has(["bottom", "end"])
    {
      self.words = []
      return .paging
    }
    if self.has(Self.refreshing) {
      self.drop(
        Self.refreshing.union(PortWords.set("swipe swiped pull to down did control begin start first page")))
      return .refresh
    }
    // The result that another view has sent is not the tap that sends it.
    if !port.parameters.isEmpty, self.words.count > 1, self.ends(["posted", "sent", "submitted"]) {
      return .success
    }
    if self.has(["return", "returned", "editing", "done"]) { return .editingEnd }
    if self.starts(["configure", "bind"]) || self.namesItsValues {
      self.words = []
      return .configuration
    }
    if self.ends(Self.changes) || port.parameters.count == 1 && self.words.count < 3 {
      self.drop(Self.changes)
      return .change
    }
    return .event
  }

  /// Whether the name lists its values: `projectAndReward(Project, Reward)`.
  private var namesItsValues: Bool {
    let names = Set(self.words.map(PortWords.meaning)).subtracting(["and", "input", "with", "data"])
    return !names.isEmpty
      && names.isSubset(of: self.typeWords.subtracting(["string", "bool", "int", "double", "float"]))
  }
  // MARK: Outputs

  private static let hidden = PortWords.set("hidden gone invisible hide")
  private static let visible = PortWords.set("visible shown")
  private static let shows = PortWords.set("show display")
  private static let errors = PortWords.set("error errors fail failed fails failure")
  private static let messages: [(PortRole, Set<String>)] = [
    (.error, errors.union(["warning", "validation"])),
    (.success, PortWords.set("success successful successfully succeed succeeded")),
    (.toast, PortWords.set("toast snackbar banner")),
    (.dialog, PortWords.set("dialog alert prompt popup sheet")),
  ]
  private static let progress = PortWords.set(
    "loading fetching refreshing submitting animating executing processing saving sending")
  /// Past participles of completed work.
  private static let doings = PortWords.set(
    "added created deleted removed updated posted sent submitted completed")
  /// Views that show that something is in progress.
  private static let indicators = PortWords.set("indicator progress spinner refresher loader")
  /// The other words in names of such views.
  private static let besideIndicators = PortWords.set("show display hide swipe pull refresh animate load")
    .union(indicators).union(progress).union(hidden).union(visible).union(controls).union(grammar)
  private static let screens = PortWords.set("activity controller screen fragment")
  private static let copulas = PortWords.set("is are should")

  private mutating func readOutput(_ value: PortType) -> PortRole {
    let type = Self.words(of: value)
    self.dropType(type)
    // `projectAndTotal` lists its values. Other names may be those of their types.
    let isTuple = if case .tuple = value { true } else { false }
    if isTuple && self.has(["and"]) || Set(self.words.map(PortWords.meaning)) == Set(type) {
      self.typeWords = Set(type)
    }
    // The receiver of a notification does not matter.
    if self.words.count > 2, ["delegate", "presenter", "parent"].contains(self.words[1]) {
      self.words.removeFirst(2)
      while self.words.count > 1, self.starts(["to", "of", "that"]) { self.words.removeFirst() }
    }
    if let role = self.readProgress(value) { return role }
    if value == Self.boolean, let role = self.readBoolean() { return role }
    if self.has(["focus"]) {
      self.drop(["become", "request", "focus", "should"])
      return .focus
    }
    if self.isLeaving || self.starts(["hide"]) && value == .void {
      self.drop(
        Self.screens.union(
          PortWords.set("dismiss dismissal hide wants go back finish close off stack root to view")))
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
      return role
    }
    return self.readEnd()
  }

  /// Drops a type at the end of a name: `dateDateTime`.
  private mutating func dropType(_ type: [String]) {
    while self.words.count > 1, let last = self.words.last,
      type.contains(last) || ["list", "int"].contains(last),
      self.words.dropLast().contains(last)
        || ["string", "int", "list", "time", "date", "color"].contains(last)
    {
      self.words.removeLast()
    }
  }

  /// The role by the last word or a verb at the start.
  private mutating func readEnd() -> PortRole {
    guard self.words.count > 1 || self.starts(["show", "present"]) else { return .value }
    // The value that the user selected is not displayed.
    if self.ends(["selected"]) {
      self.words.removeLast()
      return .navigation
    }
    if self.ends(Self.doings) || self.has(["added"]) {
      self.sideWords.formUnion(Self.doings)
      return .success
    }
    if self.starts(["did"]) {
      self.words.removeFirst()
      return .success
    }
    guard self.starts(["show", "present"]) else { return .value }
    self.words.removeFirst()
    self.drop(Self.screens)
    guard self.words.count > 1, self.ends(["confirmation"]) else { return .navigation }
    self.words.removeLast()
    return .success
  }

  /// Reads whether the output shows that something is in progress: `progressBarIsVisible`, `startRefreshing`.
  private mutating func readProgress(_ value: PortType) -> PortRole? {
    guard value == Self.boolean else {
      let isProgress = self.words.count == 2 && self.starts(["begin", "start", "end", "stop"])
      guard isProgress, self.ends(Self.progress) else { return nil }
      self.words = []
      return .progress
    }
    let isIndicator = self.has(Self.indicators)
    guard isIndicator || self.has(Self.progress) && self.has(Self.hidden.union(Self.visible)) else {
      return nil
    }
    let rest = Set(self.words).subtracting(Self.besideIndicators)
    guard rest.allSatisfy({ self.subject.contains(PortWords.meaning($0)) }) else { return nil }
    self.isNegative = self.has(Self.hidden)
    self.words = isIndicator ? ["indicator"] : []
    return .progress
  }

  private var isLeaving: Bool {
    self.has(["dismissal"]) || self.starts(["dismiss", "pop", "finish", "close"])
      || self.words == ["go", "back"] || self.words.prefix(2) == ["navigate", "back"]
  }

  private mutating func readBoolean() -> PortRole? {
    if self.ends(Self.hidden) || self.starts(["hide"]) {
      self.isNegative = true
      // `allGone` names a label: only the last word is the role.
      if self.starts(["hide"]) { self.words.removeFirst() } else { self.words.removeLast() }
      self.drop(Self.copulas)
      return .visibility
    }
    if self.ends(Self.visible) || self.starts(Self.shows) || self.words.prefix(2) == ["should", "show"] {
      self.drop(Self.visible.union(Self.shows).union(Self.copulas))
      guard self.has(Self.errors) else { return .visibility }
      self.drop(Self.errors)
      return .error
    }
    if self.words.prefix(2) == ["has", "no"] {
      self.words = ["empty"] + self.words.dropFirst(2)
      return .visibility
    }
    if self.has(["enabled", "enable", "valid", "clickable"]) {
      self.isNegative = self.has(["disabled"])
      if self.ends(["valid", "enabled"]) || self.starts(["enable", "is"]) {
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
