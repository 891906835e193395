import Foundation

/// What the cache knows of a run, by the states of its files before they are examined.
struct RunCache {
  private let cache: Cache
  private let name: String
  /// Nil when a file changed so recently that another change might not change its state.
  private let key: String?
  private let paths: Set<String>

  /// The entry for a run in which every file could be read.
  private struct Entry: Codable {
    var key: String
    var outcome: Checker.Outcome
  }

  /// - Parameter now: the time in seconds since 1970, before the files are examined.
  /// - Returns: nil when the settings have no cache.
  init?(_ inputs: [RunFile], _ settings: LintSettings, _ keys: ResultKeys, now: TimeInterval) {
    guard let folder = settings.cache else { return nil }
    self.cache = Cache(folder: folder)
    self.name = keys.name
    self.key = keys.key(of: inputs, now: now)
    self.paths = Set(inputs.map(\.shownPath))
  }

  /// The outcome of the last run, when all files are as they were; nil when they are not, or it is not known.
  var outcome: Checker.Outcome? {
    guard let key, let entry = self.cache.read(Entry.self, .run, named: self.name), entry.key == key,
      entry.outcome.isPlausible(in: self.paths)
    else { return nil }
    return entry.outcome
  }

  /// The outcomes of components by their keys.
  var components: [String: Checker.Outcome] {
    (self.cache.read([String: Checker.Outcome].self, .components, named: self.name) ?? [:])
      .filter { $0.value.isPlausible(in: self.paths) }
  }

  /// Writes the outcome of a run in which every file could be read.
  func write(_ outcome: Checker.Outcome) {
    guard let key else { return }
    self.cache.write(Entry(key: key, outcome: outcome), .run, named: self.name)
  }

  /// Writes the outcomes of components, unless they are the known ones.
  func write(_ checked: [Run.Checked], after known: [String: Checker.Outcome]) {
    let kept = Dictionary(checked.map { ($0.key, $0.outcome) }, uniquingKeysWith: { first, _ in first })
    guard Set(kept.keys) != Set(known.keys) else { return }
    self.cache.write(kept, .components, named: self.name)
  }
}
