import SourceModel

/// The meaning of a name: an effect or an event.
enum LiteralName {
  /// Verbs that start the name of what a view does.
  private static let effectVerbs: Set = [
    "animate", "begin", "cancel", "clear", "close", "configure", "deselect", "disable", "dismiss", "emit",
    "enable",
    "end", "focus", "go", "hide", "highlight", "is", "log", "navigate", "notify", "open", "pause", "perform",
    "play",
    "post", "present", "record", "register", "reload", "report", "reset", "resume", "scroll", "select", "set",
    "should", "show", "start", "stop", "track", "update",
  ]

  /// Objects of a tap: after a verb they form the name of a control, as in `cancelButtonTapped`.
  private static let controls: Set = [
    "Button", "Cell", "Icon", "Image", "Item", "Link", "Row", "Switch", "Tab",
  ]

  private static let eventWords: Set = ["Tapped", "Clicked", "Pressed", "Touched"]

  /// Words for a gesture, which end the name of an event as well.
  private static let gestureWords: Set = ["Tap", "Click", "Press", "Touch"]

  /// Verbs that start the name of an effect and hardly ever that of an event.
  private static let inputEffectVerbs = [
    "dismiss", "do", "go", "handle", "hide", "navigate", "open", "perform", "present", "show", "toggle",
  ]

  /// Words for the storage of a port.
  private static let storageWords: Set = [
    "Observable", "Observer", "Property", "Publisher", "Relay", "Signal", "Stream", "Subject",
  ]

  /// Words between what an event is about and the event: `sliderWasMoved`, `videoDidFinish`.
  private static let pastWords: Set = ["Did", "Was", "Were"]

  /// Words for triggers.
  private static let triggers: Set = [
    "Action", "Click", "Event", "Gesture", "Press", "Request", "Tap", "Trigger",
  ]

  /// Words that end the name of an event though they may start like an effect: `showMoreButtonTapped`.
  private static func isPastEvent(_ word: String) -> Bool {
    word.hasSuffix("ed") || self.triggers.contains(word)
  }

  /// Whether a name is `showX`, `openX` or `goToX` and not an event about a noun of that form.
  static func isEffect(_ name: String) -> Bool {
    guard self.inputEffectVerbs.contains(where: name.hasPrefix) else { return false }
    let words = NameWords.of(name)
    guard let first = words.first, let last = words.last, words.count > 1,
      self.inputEffectVerbs.contains(first), !self.isPastEvent(last),
      !words.contains(where: self.eventWords.contains)
    else { return false }
    return first != "go" || words.count > 2 && words[1] == "To"
  }

  /// Whether a name ends in a word for its storage: `titleSignal`. Words with other meanings count only after an event:
  /// `rowTappedSubject`, `rowTappedProperty2`.
  static func isStorage(_ name: String) -> Bool {
    let words = NameWords.of(self.withoutNumber(name))
    guard words.count > 1, let last = words.last else { return false }
    if ["Observable", "Relay", "Signal"].contains(last) { return true }
    return words.count > 2 && self.storageWords.contains(last)
      && self.eventWords.contains(words[words.count - 2])
  }

  /// Whether a name is an event with a number: `rowTapped2`.
  static func isNumbered(_ name: String) -> Bool {
    let core = self.withoutNumber(name)
    guard core.utf8.count < name.utf8.count, let last = NameWords.of(core).last else { return false }
    return self.eventWords.contains(last) || self.gestureWords.contains(last)
  }

  /// The first abbreviation in a name, with the word that it stands for.
  static func abbreviation(in name: String) -> (written: String, word: String)? {
    let small = name.lowercased()
    guard self.abbreviations.contains(where: { small.contains($0.key) }) else { return nil }
    return NameWords.of(name).firstResult { word in
      self.abbreviations[word.lowercased()].map { (word, $0) }
    }
  }

  private static let abbreviations = ["btn": "button", "img": "image", "lbl": "label", "txt": "text"]

  /// A name without the digits at its end.
  private static func withoutNumber(_ name: String) -> String {
    guard let last = name.utf8.last, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(last) else {
      return name
    }
    return String(name.reversed().drop(while: \.isNumber).reversed())
  }

  /// What is left of a name without a number at its end and `on` at its start: `event` of `onEvent2`.
  static func core(_ name: String) -> String {
    let name = self.withoutNumber(name)
    guard name.hasPrefix("on"), let first = name.dropFirst(2).first, first.isUppercase else { return name }
    return first.lowercased() + name.dropFirst(3)
  }

  /// Whether a name is `didTapX`, `xDidY` or `xWasYed` and does not start with what the view does.
  private static func isPast(_ name: String) -> Bool {
    guard name.hasPrefix("did") || self.pastWords.contains(where: name.contains) else { return false }
    let words = NameWords.of(name)
    guard words.count > 2, let first = words.first, !self.effectVerbs.contains(first) else { return false }
    return first == "did" || self.pastWords.contains(words[words.count - 2])
  }

  /// Whether a name is `xTapped`, `xClicked` or `xTap` and does not start with what the view does.
  static func isEvent(_ name: String) -> Bool {
    if self.isPast(name) { return true }
    guard self.eventWords.contains(where: name.hasSuffix) || self.gestureWords.contains(where: name.hasSuffix)
    else { return false }
    let words = NameWords.of(name)
    guard let first = words.first, let last = words.last, words.count > 1 else { return false }
    guard self.eventWords.contains(last) || self.gestureWords.contains(last) else { return false }
    let isControl = words.count == 3 && self.controls.contains(words[1])
    return isControl || !self.effectVerbs.contains(first)
  }

  /// Whether a name equals a word, ignoring case.
  static func isSame(_ word: String, _ name: String) -> Bool {
    // Hardly any name is a match, and changing the case is slow.
    (word.utf8.count == name.utf8.count || !word.isASCII || !name.isASCII)
      && word.lowercased() == name.lowercased()
  }
}

extension String {
  fileprivate var isASCII: Bool { self.utf8.allSatisfy { $0 < 0x80 } }
}
