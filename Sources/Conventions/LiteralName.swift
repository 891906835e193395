/// What a name says: an effect or an event.
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

  /// What is tapped: behind a verb it makes the name of a control, as in `cancelButtonTapped`.
  private static let controls: Set = [
    "Button", "Cell", "Icon", "Image", "Item", "Link", "Row", "Switch", "Tab",
  ]

  private static let eventWords: Set = ["Tapped", "Clicked", "Pressed", "Touched"]

  /// Words for what triggers something.
  private static let triggers: Set<Substring> = [
    "Click", "Event", "Gesture", "Press", "Request", "Tap", "Trigger",
  ]

  /// Words that end the name of an event though they may start like an effect: `showMoreButtonTapped`.
  private static func isPastEvent(_ word: Substring) -> Bool {
    word.hasSuffix("ed") || self.triggers.contains(word)
  }

  /// Whether a name is `showX` or `goToX` and not an event about such a thing.
  static func isEffect(_ name: String) -> Bool {
    guard name.hasPrefix("show") || name.hasPrefix("go") else { return false }
    let words = self.words(of: name)
    guard let last = words.last, !self.isPastEvent(last) else { return false }
    if words.first == "show" { return words.count > 1 }
    return words.count > 2 && words[0] == "go" && words[1] == "To"
  }

  /// Whether a name is `xTapped` or `xClicked` and does not start with what the view does.
  static func isEvent(_ name: String) -> Bool {
    guard self.eventWords.contains(where: name.hasSuffix) else { return false }
    let words = self.words(of: name)
    guard let first = words.first, let last = words.last, words.count > 1 else { return false }
    guard self.eventWords.contains(String(last)) else { return false }
    let isControl = words.count == 3 && self.controls.contains(String(words[1]))
    return isControl || !self.effectVerbs.contains(String(first))
  }

  /// Whether a name is a word, whatever their cases.
  static func isSame(_ word: String, _ name: String) -> Bool {
    // Hardly any name is one, and to change cases takes long.
    (word.utf8.count == name.utf8.count || !word.isASCII || !name.isASCII)
      && word.lowercased() == name.lowercased()
  }

  private static func isCapital(_ character: Character) -> Bool {
    // Looking up the properties of a character takes long, and hardly any is needed.
    guard let byte = character.asciiValue else { return character.isUppercase }
    return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }

  /// The words of a name in camel case.
  static func words(of name: String) -> [Substring] {
    var words: [Substring] = []
    var start = name.startIndex
    for index in name.indices where index != name.startIndex && self.isCapital(name[index]) {
      words.append(name[start..<index])
      start = index
    }
    if start < name.endIndex { words.append(name[start...]) }
    return words
  }
}

extension String {
  fileprivate var isASCII: Bool { self.utf8.allSatisfy { $0 < 0x80 } }
}
