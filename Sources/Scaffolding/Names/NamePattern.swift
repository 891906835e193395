/// A name with at most one `*` in it, which stands for the words that it has of its own.
struct NamePattern {
  private let prefix: String
  /// What stands behind the `*`; nil when there is none.
  private let suffix: String?

  init(_ text: String) {
    let parts = text.split(separator: "*", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    self.prefix = parts[0]
    self.suffix = parts.count > 1 ? parts[1] : nil
  }

  /// What the `*` stands for in a name; nil when the name is of another form.
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
