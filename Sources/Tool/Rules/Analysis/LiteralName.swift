import SourceModel

/// What the words of a port's name say: an event, an effect, or what holds a value.
struct LiteralName {
  private let words: [String]
  /// The words without a number at the end.
  private let unnumberedWords: [String]
  private let isWithNumber: Bool
  /// What is left of the name without a number at its end and `on` at its start: `event` of `onEvent2`.
  let core: String

  init(_ name: String) {
    let unnumbered = Self.withoutNumber(name)
    self.words = NameWords.of(name)
    self.isWithNumber = unnumbered.utf8.count < name.utf8.count
    self.unnumberedWords = self.isWithNumber ? NameWords.of(unnumbered) : self.words
    self.core = Self.withoutOn(unnumbered)
  }

  private var first: String { self.words.first ?? "" }
  private var last: String { self.words.last ?? "" }

  // MARK: - Inputs

  /// Whether it tells the view model what to do, as `showHelp`, `fetchProjects` and `save` do, and is no event about a
  /// noun that starts with a verb, such as `showMoreButtonTapped`.
  func isCommand(withParameters hasParameters: Bool) -> Bool {
    // `toNavigate` is what is to be done, whatever it is about.
    if let rest = self.infinitive { return Self.commands[rest.first] != nil && !rest.isPastEvent }
    guard Self.commands[self.first] != nil, !self.isPastEvent else { return false }
    guard self.words.count > 1 else {
      return !hasParameters && ![.gesturing, .leading].contains(Self.commands[self.first])
    }
    if Self.commands[self.first] == .gesturing { return !Self.measures.contains(self.words[1]) }
    // A project has updates: `updateId` is no command.
    if hasParameters, self.first == "update", Self.attributes.contains(self.words[1]) { return false }
    return self.first != "go" || self.words.count > 2 && self.words[1] == "To"
  }

  /// An event that the name of a command may give way to: `helpButtonTapped` for `showHelp`.
  ///
  /// - Parameters:
  ///   - tapped: what happens to a button: `Tapped` or `Clicked`.
  ///   - isSwitch: whether the input gets a Boolean.
  func trigger(_ tapped: String, isSwitch: Bool) -> String {
    if let rest = self.infinitive { return rest.trigger(tapped, isSwitch: isSwitch) }
    var subject = self.words.dropFirst().drop { $0 == "To" }
    // `updateTableViewWith` is about the table view.
    if let last = subject.last, subject.count > 1, Self.prepositions.contains(last) { subject.removeLast() }
    if isSwitch, !Self.verbsWithoutSwitch.contains(self.first) {
      return NameWords.joined(self.words + ["Changed"])
    }
    switch Self.commands[self.first] {
    case .gesturing: return NameWords.joined(subject + [Self.gestures[self.first] ?? tapped])
    case .changing where !subject.isEmpty: return NameWords.joined(subject + ["Changed"])
    case .loading where subject.first == "More": return "nextPage"
    case .loading: return NameWords.joined(subject + ["Refreshed"])
    case .leading where subject.last == "Button": return NameWords.joined(subject + [tapped])
    case .leading where !subject.isEmpty: return NameWords.joined(subject + ["Button", tapped])
    default: return NameWords.joined([self.first, "Button", tapped])
    }
  }

  /// The verb of `toNavigate`, with what follows it; nil without a `to` at the start.
  private var infinitive: LiteralName? {
    guard self.first == "to", self.words.count > 1 else { return nil }
    return LiteralName(NameWords.joined(self.words.dropFirst()))
  }

  /// The name of the event that documentation tells of: `helpButtonTapped` for "Call when the help button is tapped.";
  /// nil where it tells of none in few words.
  static func event(in documentation: String) -> String? {
    let words = documentation.prefix { $0 != "." && $0 != "," }.split { !$0.isLetter && !$0.isNumber }
    guard let start = words.firstIndex(where: { ["when", "whenever", "once", "after"].contains($0) }),
      start < 3,
      let end = words[start...].firstIndex(where: {
        self.isParticiple(NameWords.uppercasingFirst(String($0)))
      }),
      let verb = words[..<end].last, ["are", "been", "is", "was", "were", "has"].contains(verb)
    else { return nil }
    let subject = words[(start + 1)..<end].filter { !self.fillers.contains(String($0)) }
    guard (1...4).contains(subject.count) else { return nil }
    return NameWords.joined((subject + [words[end]]).map { NameWords.uppercasingFirst(String($0)) })
  }

  /// Whether it ends with what happened, or says what did happen or will: `rowSelected`, `loggedInWithFacebook`,
  /// `textFieldDidEndEditing`.
  private var isPastEvent: Bool {
    for (index, word) in self.words.enumerated().dropFirst() {
      if Self.eventWords.contains(word) || Self.auxiliaries.contains(word) { return true }
      let next = self.words.dropFirst(index + 1).first
      guard next == nil || Self.prepositions.contains(next ?? "") else { continue }
      if Self.isParticiple(word) || next == nil && Self.triggers.contains(word) { return true }
    }
    return false
  }

  private static func isParticiple(_ word: String) -> Bool {
    word.hasSuffix("ed") && !self.nounsInEd.contains(word) || self.irregularParticiples.contains(word)
  }

  // MARK: - Outputs

  /// Whether it is `xTapped`, `didTapX`, `xWasMoved`, `projectsLoaded` or `onLogin` and does not start with what the
  /// view does. Where the value is true or false, the last two may be states.
  func isEvent(orState isState: Bool) -> Bool {
    if self.isPast || self.isGesture { return true }
    guard self.words.count > 1 else { return false }
    if self.first == "on" { return !isState }
    let isGesture = Self.eventWords.contains(self.last) || Self.gestureWords.contains(self.last)
    guard isGesture || !isState && Self.completions.contains(self.last) else { return false }
    let isControl = isGesture && self.words.count == 3 && Self.controls.contains(self.words[1])
    return isControl || !Self.effectVerbs.contains(self.first)
  }

  /// Whether it starts with what the user does, as `clickItem`, `ofClickItem` and `onTapRow` do.
  private var isGesture: Bool {
    let words = ["of", "on"].contains(self.first) ? self.words.dropFirst() : self.words[...]
    guard let verb = words.first, let object = words.dropFirst().first else { return false }
    return ["click", "tap"].contains(NameWords.lowercasingFirst(verb)) && !Self.measures.contains(object)
  }

  /// Whether it is a command that no view can follow: `fetchProjects`.
  var isWork: Bool { self.words.count > 1 && Self.work.contains(self.first) && !self.isPastEvent }

  /// What the view can show of an event or of work: `projects` for `projectsLoaded` and `fetchProjects`.
  var shown: String? {
    if self.isWork { return NameWords.joined(self.words.dropFirst()) }
    return Self.arrivals.contains(self.last) ? NameWords.joined(self.words.dropLast()) : nil
  }

  /// Whether it is `didTapX`, `xDidY` or `xWasYed` and does not start with what the view does.
  private var isPast: Bool {
    guard self.words.count > 2, !Self.effectVerbs.contains(self.first) else { return false }
    return self.first == "did" || Self.pastWords.contains(self.words[self.words.count - 2])
  }

  // MARK: - Both

  /// The name without the word for its storage at its end: `title` of `titleSignal`; nil without such a word. Words
  /// with other meanings count only after an event, `rowTappedSubject` or `rowTappedProperty2`, or where the type ends
  /// with them.
  ///
  /// - Parameter type: the name of its type.
  func withoutStorage(_ type: String?) -> String? {
    let words = self.unnumberedWords
    guard words.count > 1, let last = words.last else { return nil }
    let isStorage =
      ["Observable", "Relay", "Signal"].contains(last)
      || Self.storageWords.contains(last)
        && (words.count > 2 && Self.eventWords.contains(words[words.count - 2])
          || type?.hasSuffix(last) == true)
    return isStorage ? NameWords.joined(words.dropLast()) : nil
  }

  /// Whether it is an event with a number: `rowTapped2`.
  var isNumbered: Bool {
    guard self.isWithNumber, let last = self.unnumberedWords.last else { return false }
    return Self.eventWords.contains(last) || Self.gestureWords.contains(last)
  }

  /// The first abbreviation in it, with the name in full.
  var abbreviation: (written: String, name: String)? {
    guard let index = self.words.firstIndex(where: { Self.abbreviations[$0.lowercased()] != nil }),
      let word = Self.abbreviations[self.words[index].lowercased()]
    else { return nil }
    var words = self.words
    words[index] = NameWords.uppercasingFirst(word)
    return (self.words[index], NameWords.joined(words))
  }

  /// A name without `on` at its start.
  private static func withoutOn(_ name: String) -> String {
    guard name.hasPrefix("on"), let first = name.dropFirst(2).first, first.isUppercase else { return name }
    return first.lowercased() + name.dropFirst(3)
  }

  /// Whether a name equals a word, ignoring case.
  static func isSame(_ word: String, _ name: String) -> Bool {
    // Hardly any name is a match, and changing the case is slow.
    (word.utf8.count == name.utf8.count || !word.isASCII || !name.isASCII)
      && word.lowercased() == name.lowercased()
  }

  /// A name without the digits at its end.
  private static func withoutNumber(_ name: String) -> String {
    guard let last = name.utf8.last, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(last) else {
      return name
    }
    return String(name.reversed().drop(while: \.isNumber).reversed())
  }
}

extension LiteralName {
  /// What a command is about.
  private enum Command {
    /// To show something or to go somewhere: the event is a tap on what leads there.
    case leading
    /// To get data.
    case loading
    /// To change a value.
    case changing
    /// To do something: the event is a tap on the control that is named after it.
    case acting
    /// What the user does: the event is that it was done.
    case gesturing
  }

  /// Verbs that start the name of a command and hardly ever a noun.
  private static let commands: [String: Command] = {
    var commands: [String: Command] = [:]
    let words: [(Command, [String])] = [
      (
        .leading,
        [
          "display", "dismiss", "do", "go", "handle", "hide", "launch", "navigate", "open", "perform",
          "present",
          "push", "show", "toggle",
        ]
      ),
      (.loading, ["fetch", "get", "load", "refresh", "reload", "retrieve"]),
      (.changing, ["change", "set", "update"]),
      (
        .acting,
        [
          "add", "cancel", "clear", "close", "create", "decline", "delete", "deselect", "disable", "discard",
          "download", "emit", "enable", "insert", "notify", "provide", "publish", "register", "remove",
          "reset",
          "restore", "save", "select", "send", "submit", "subscribe", "unsubscribe", "upload", "validate",
        ]
      ),
    ]
    for (command, verbs) in words { for verb in verbs { commands[verb] = command } }
    for verb in Self.gestures.keys { commands[verb] = .gesturing }
    return commands
  }()

  /// Verbs of commands that no switch turns on and off.
  private static let verbsWithoutSwitch = Set(Self.gestures.keys).union([
    "dismiss", "go", "launch", "navigate", "open", "present", "push",
  ])

  /// Verbs for what the user does to a control, each with its participle.
  private static let gestures = [
    "click": "Clicked", "press": "Pressed", "tap": "Tapped", "touch": "Touched",
  ]

  /// Words after a verb for a gesture that make it a noun: `tapCount`, `touchID`.
  private static let measures: Set = [
    "Area", "Count", "Delay", "Feedback", "ID", "Id", "Index", "Interval", "Location", "Point", "Position",
    "Target",
  ]

  /// What a thing has that is called an update.
  private static let attributes: Set = ["Count", "Date", "ID", "Id", "Number", "URL", "Url"]

  /// Verbs that start the name of what a view does.
  private static let effectVerbs: Set = [
    "animate", "are", "begin", "cancel", "clear", "close", "configure", "deselect", "disable", "dismiss",
    "emit",
    "enable", "end", "focus", "go", "has", "have", "hide", "highlight", "is", "log", "navigate", "notify",
    "open",
    "pause", "perform", "play", "post", "present", "record", "register", "reload", "report", "reset",
    "resume",
    "scroll", "select", "set", "should", "show", "start", "stop", "track", "update",
  ]

  /// Verbs of work that a view model does itself.
  private static let work: Set = ["calculate", "compute", "fetch", "parse", "validate"]

  /// Objects of a tap: after a verb they form the name of a control, as in `cancelButtonTapped`.
  private static let controls: Set = [
    "Button", "Cell", "Icon", "Image", "Item", "Link", "Row", "Switch", "Tab",
  ]

  private static let eventWords: Set = ["Tapped", "Clicked", "Pressed", "Touched"]

  /// Words for a gesture, which end the name of an event as well.
  private static let gestureWords: Set = ["Tap", "Click", "Press", "Touch"]

  /// Participles that say that something has come for the view to show.
  private static let arrivals: Set = ["Changed", "Fetched", "Loaded", "Received", "Updated"]

  /// Participles that end the name of an event and not of a state of the view, such as `Selected` or `Hidden`.
  private static let completions = Self.arrivals.union([
    "Completed", "Created", "Deleted", "Downloaded", "Failed", "Finished", "Submitted", "Succeeded",
    "Uploaded",
  ])

  /// Words for the storage of a port.
  private static let storageWords: Set = [
    "Observable", "Observer", "Property", "Publisher", "Relay", "Signal", "Stream", "Subject",
  ]

  /// Words between what an event is about and the event: `sliderWasMoved`, `videoDidFinish`.
  private static let pastWords: Set = ["Did", "Was", "Were"]

  private static let auxiliaries: Set = ["Are", "Did", "Has", "Is", "Was", "Were", "Will"]

  /// Words of a sentence that a name leaves out.
  private static let fillers: Set = [
    "a", "an", "are", "been", "has", "have", "is", "its", "the", "their", "was", "were",
  ]

  /// Words that follow a participle in the name of an event: `buttonTappedWithURL`.
  private static let prepositions: Set = [
    "And", "At", "By", "For", "From", "In", "Into", "Off", "On", "Or", "Out", "To", "Up", "With",
  ]

  /// Words for triggers at the end of a name.
  private static let triggers: Set = [
    "Action", "Click", "Completion", "Event", "Fail", "Failure", "Gesture", "Press", "Request", "Response",
    "Result",
    "Return", "Selection", "Success", "Tap", "Trigger",
  ]

  private static let irregularParticiples: Set = [
    "Begun", "Chosen", "Done", "Drawn", "Found", "Given", "Hidden", "Left", "Lost", "Made", "Sent", "Shown",
    "Shut",
    "Taken", "Undone", "Withdrawn", "Written",
  ]

  /// Words that end like a participle and are none.
  private static let nounsInEd: Set = ["Bed", "Feed", "Need", "Red", "Seed", "Shed", "Speed"]

  private static let abbreviations = ["btn": "button", "img": "image", "lbl": "label", "txt": "text"]
}

extension String {
  fileprivate var isASCII: Bool { self.utf8.allSatisfy { $0 < 0x80 } }
}
