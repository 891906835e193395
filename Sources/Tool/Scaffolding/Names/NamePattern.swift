/// A name with at most one `*`, which matches its variable words.
struct NamePattern {
  private let prefix: String
  /// The text after the `*`; nil without one.
  private let suffix: String?

  init(_ text: String) {
    let parts = text.split(separator: "*", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    self.prefix = parts[0]
    self.suffix = parts.count > 1 ? parts[1] : nil
  }

  /// The text that the `*` matches in a name; nil when the name does not match.
  func match(_ name: String) -> String? {
    guard let suffix else { return name == self.prefix ? "" : nil }
    guard name.hasPrefix(self.prefix), name.hasSuffix(suffix),
      name.count > self.prefix.count + suffix.count
    else { return nil }
    let middle = String(name.dropFirst(self.prefix.count).dropLast(suffix.count))
    // `goTo` starts `goToLogin` but not `goTorino`.
    if !self.prefix.isEmpty, middle.first?.isLowercase == true { return nil }
    return middle
  }

  func name(with words: String) -> String {
    guard let suffix else { return self.prefix }
    return self.prefix + words + suffix
  }
}
