import SourceModel

/// Walks along the tokens of a declaration before and after it was mended, and tells which rules it takes.
struct TokenChange {
  private let before: [String]
  private let after: [String]
  private let kind: DeclarationFact.Kind
  private let language: Language
  private var first = 0
  private var second = 0

  init(_ before: [String], _ after: [String], kind: DeclarationFact.Kind, language: Language) {
    self.before = before
    self.after = after
    self.kind = kind
    self.language = language
  }

  /// The rule that adds `self`, which a renaming does as well.
  static let qualifying = "explicit-self"

  /// The rules that make the one of the other; nil when none do.
  mutating func rules() -> [String]? {
    var rules: Set<String> = []
    while self.first < self.before.count || self.second < self.after.count {
      if self.first < self.before.count, self.second < self.after.count,
        self.before[self.first] == self.after[self.second]
      {
        self.first += 1
        self.second += 1
      } else if let rule = self.step() {
        rules.insert(rule)
      } else {
        return nil
      }
    }
    return rules.sorted()
  }

  private mutating func step() -> String? {
    self.isInHeader ? self.headerStep() ?? self.bodyStep() : self.bodyStep()
  }

  /// Whether what comes next stands before the body and the initial value.
  private var isInHeader: Bool {
    !self.after[..<self.second].contains { ["{", "="].contains($0) }
  }

  private func next(_ tokens: String...) -> Bool { self.after[self.second...].starts(with: tokens) }
  private func previous(_ tokens: String...) -> Bool { self.before[self.first...].starts(with: tokens) }

  // MARK: Headers

  private mutating func headerStep() -> String? {
    switch self.kind {
    case .type: return self.next("final") ? self.insert(1, "final-view-model") : nil
    case .property: return self.propertyStep()
    case .function:
      return self.language == .java && self.next("static") ? self.insert(1, "helper-placement") : nil
    case .initializer, .statement, .other: return nil
    }
  }

  private mutating func propertyStep() -> String? {
    let levels: Set = ["public", "internal", "package", "open", "protected"]
    if self.language == .kotlin, self.after.suffix(2) == ["=", "this"] {
      if self.next("val"), self.previous("var") { return self.replace("ports-declaration") }
      guard let word = self.before[self.first...].first, levels.union(["private"]).contains(word) else {
        return nil
      }
      self.first += 1
      return "ports-declaration"
    }
    if self.next("private"), let word = self.before[self.first...].first, levels.contains(word) {
      return self.replace("private-storage")
    }
    if self.language == .java, self.next("public"), let word = self.before[self.first...].first,
      levels.union(["private"]).contains(word)
    {
      return self.replace("ports-declaration")
    }
    if self.next("private") { return self.insert(1, "private-storage") }
    if self.language != .java {
      let constant = self.language == .swift ? "let" : "val"
      return self.next(constant) && self.previous("var") ? self.replace("private-storage") : nil
    }
    let isOfPorts = self.after.suffix(3) == ["=", "this", ";"]
    if self.next("public") { return self.insert(1, "ports-declaration") }
    return self.next("final") ? self.insert(1, isOfPorts ? "ports-declaration" : "private-storage") : nil
  }

  // MARK: Bodies

  private mutating func bodyStep() -> String? {
    let instance = self.language == .swift ? "self" : "this"
    if self.next(instance, "."), self.second + 2 < self.after.count, self.first < self.before.count,
      self.after[self.second + 2] == self.before[self.first]
    {
      return self.insert(2, Self.qualifying)
    }
    if self.language == .swift, self.next("=", "self", "."), self.second > 0,
      self.second + 3 < self.after.count, self.after[self.second - 1] == self.after[self.second + 3]
    {
      return self.insert(4, Self.qualifying)
    }
    guard self.language == .java else { return nil }
    if self.next("compose", "(", "bindToLifecycle", "(", ")", ")", ".", "subscribe") {
      return self.insert(7, "bind-to-lifecycle")
    }
    // As the others in the file are written.
    if self.next("compose", "(", "this", ".", "bindToLifecycle", "(", ")", ")", ".", "subscribe") {
      return self.insert(9, "bind-to-lifecycle")
    }
    if self.previous("this", ":", ":"), self.second + 1 < self.after.count, self.after[self.second + 1] == ":"
    {
      return self.replace("helper-placement")
    }
    return nil
  }

  // MARK: Steps

  private mutating func insert(_ count: Int, _ rule: String) -> String {
    self.second += count
    return rule
  }

  private mutating func replace(_ rule: String) -> String {
    self.first += 1
    self.second += 1
    return rule
  }
}
