/// A log of entries, in order.
final class Log<Entry> {
  private(set) var entries: [Entry] = []

  func add(_ entry: Entry) { self.entries.append(entry) }

  /// Returns the entries, and removes them.
  func take() -> [Entry] {
    defer { self.entries = [] }
    return self.entries
  }
}
