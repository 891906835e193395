/// How often the sections of a template may be repeated.
///
/// A list within a list repeats its section for each element of both, and sections can be nested so that no rendering
/// would come to an end.
final class RepetitionLimit {
  private var left: Int
  /// Whether a list ended early.
  private(set) var isReached = false

  /// At most 20,000 repetitions, and fewer where these could make a text of more than 100 MB.
  ///
  /// - Parameter templateSize: the size of the template in bytes; a repeated section is at most as large.
  init(templateSize: Int) {
    self.left = min(20_000, 100_000_000 / max(1, templateSize))
  }

  /// The values of a template with lists that end early.
  func limited(_ values: [String: Any]) -> [String: Any] {
    values.mapValues { value in
      switch value {
      case let list as [[String: Any]]: LimitedList(elements: list.map(self.limited), limit: self)
      case let list as [String]: LimitedList(elements: list, limit: self)
      default: value
      }
    }
  }

  /// Counts a repetition; returns whether it is within the limit.
  func take() -> Bool {
    self.left -= 1
    if self.left < 0 { self.isReached = true }
    return self.left >= 0
  }
}
