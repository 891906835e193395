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
    "dismiss", "go", "handle", "hide", "navigate", "open", "present", "show",
  ]

  /// Words for what triggers something.
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

  /// Whether a name is `xTapped`, `xClicked` or `xTap` and does not start with what the view does.
  static func isEvent(_ name: String) -> Bool {
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
    // Hardly any name is one, and to change cases takes long.
    (word.utf8.count == name.utf8.count || !word.isASCII || !name.isASCII)
      && word.lowercased() == name.lowercased()
  }
}

extension String {
  fileprivate var isASCII: Bool { self.utf8.allSatisfy { $0 < 0x80 } }
}
