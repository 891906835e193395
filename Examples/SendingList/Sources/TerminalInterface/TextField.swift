/// A line of text that a person types.
public nonisolated struct TextField: Hashable, Sendable {
  /// How many characters it takes: a path has no more.
  private static let limit = 4096

  private var before: [Character] = []
  private var after: [Character] = []

  public init() {}

  /// What stands in it.
  public var text: String { String(self.before + self.after) }

  /// Changes the text, or moves the cursor.
  ///
  /// - Returns: whether the key means something to it.
  public mutating func press(_ key: Key) -> Bool {
    switch key {
    case .character(let character):
      if self.before.count + self.after.count < Self.limit { self.before.append(character) }
    case .backspace: _ = self.before.popLast()
    case .left: if let last = self.before.popLast() { self.after.insert(last, at: 0) }
    case .right: if !self.after.isEmpty { self.before.append(self.after.removeFirst()) }
    case .control("a"): (self.before, self.after) = ([], self.before + self.after)
    case .control("e"): (self.before, self.after) = (self.before + self.after, [])
    case .control("u"): self.before = []
    default: return false
    }
    return true
  }

  /// How it is drawn: with its end in sight when it is longer than the width.
  public func line(width: Int) -> Line {
    let cursor = Line(String(self.after.first ?? " "), .inverted)
    let visible = TerminalText.suffix(of: String(self.before), width: max(width, 2) - 1)
    return Line(visible) + cursor + Line(String(self.after.dropFirst()))
  }
}
