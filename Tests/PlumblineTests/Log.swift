/// What has happened, in its order.
final class Log<Entry> {
  private(set) var entries: [Entry] = []

  func add(_ entry: Entry) { self.entries.append(entry) }

  /// Takes what has happened so far.
  func take() -> [Entry] {
    defer { self.entries = [] }
    return self.entries
  }
}
