/// Compares what a text declares and says before it was mended with what it does afterwards.
package struct FactComparison {
  /// What is not as it should be.
  package private(set) var problems: [String] = []

  private let expectation: FixExpectation
  /// How often each rule explains a difference.
  private var explained: [String: Int] = [:]

  /// - Parameters:
  ///   - before: the facts of the text with its drift.
  ///   - after: the facts of the mended text.
  ///   - expectation: what the fix may change.
  package init(_ before: TextFacts, _ after: TextFacts, _ expectation: FixExpectation) {
    self.expectation = expectation
    self.compare("comment", before.comments, after.comments)
    self.compare("import", before.imports, after.imports)
    self.compareNames(before.declarations, after.declarations)
    self.compare(
      before.declarations.map(expectation.renamed), after.declarations.map(expectation.renamed))
    for (rule, count) in self.explained.sorted(by: { $0.key < $1.key })
    where expectation.mended[rule, default: 0] < count && Self.areSingle.contains(rule) {
      self.problems.append("'\(rule)' mended \(expectation.mended[rule] ?? 0) findings and added \(count)")
    }
    let added = self.explained["port-protocols", default: 0]
    if added != expectation.mended["port-protocols", default: 0] {
      self.problems.append(
        "'port-protocols' mended \(expectation.mended["port-protocols"] ?? 0) findings and added \(added)")
    }
  }

  /// The rules of which one finding adds one declaration at most.
  private static let areSingle: Set = ["ports-declaration", "type-protocol", "conformance-extension"]

  private mutating func compare(_ title: String, _ before: [String], _ after: [String]) {
    var (lost, added) = (Self.difference(before, after), Self.difference(after, before))
    lost.sort()
    added.sort()
    self.problems += lost.map { "lost \(title): \($0)" } + added.map { "added \(title): \($0)" }
  }

  /// The elements of which the first list has more than the second.
  private static func difference<Element: Hashable>(_ first: [Element], _ second: [Element]) -> [Element] {
    var counts: [Element: Int] = [:]
    for element in second { counts[element, default: 0] += 1 }
    return first.filter { element in
      guard let count = counts[element], count > 0 else { return true }
      counts[element] = count - 1
      return false
    }
  }

  /// A name with drift goes everywhere or nowhere.
  private mutating func compareNames(_ before: [DeclarationFact], _ after: [DeclarationFact]) {
    for drifted in self.expectation.renames.keys.sorted() {
      func count(_ facts: [DeclarationFact]) -> Int {
        facts.reduce(0) { $0 + $1.tokens.count { $0 == drifted } }
      }
      let isRenamed = !after.contains { $0.key.name == drifted }
      let expected = isRenamed ? 0 : count(before)
      guard count(after) != expected else { continue }
      self.problems.append("'\(drifted)' stands in \(count(after)) places instead of \(expected)")
    }
  }

  // MARK: Declarations

  private mutating func compare(_ before: [DeclarationFact], _ after: [DeclarationFact]) {
    self.compareInherited(before, after)
    func plain(_ facts: [DeclarationFact]) -> [DeclarationFact] {
      facts.map { fact in
        var fact = fact
        // What types inherit is compared by itself, and so is whether they are empty: by their members.
        fact.inherited = []
        fact.isEmptyType = false
        return fact
      }
    }
    let (plainBefore, plainAfter) = (plain(before), plain(after))
    var added = Self.difference(plainAfter, plainBefore)
    for fact in Self.difference(plainBefore, plainAfter) {
      let changes = added.indices.filter { added[$0].key == fact.key }.compactMap { index in
        self.change(from: fact, to: added[index]).map { (index, $0) }
      }
      if let (index, rules) = changes.first {
        added.remove(at: index)
        for rule in rules { self.explained[rule, default: 0] += 1 }
      } else if let index = added.firstIndex(where: { $0.key == fact.key }) {
        self.problems.append(
          "changed \(Self.title(fact)):\n  \(Self.text(fact))\n  \(Self.text(added[index]))")
        added.remove(at: index)
      } else {
        self.problems.append("lost \(Self.title(fact)): \(Self.text(fact))")
      }
    }
    let empty = Set(after.filter(\.isEmptyType).map(\.key))
    // What a new type holds is added with it.
    let types = added.filter { $0.key.kind == .type }
    for fact in types {
      let members = added.filter { $0.key.owner == fact.key.owner + [fact.key.name] }
      added.removeAll { $0 == fact || members.contains($0) }
      if let rule = self.expectation.rule(
        addingType: fact, isEmpty: empty.contains(fact.key), members: members)
      {
        self.explained[rule, default: 0] += 1
      } else {
        self.problems.append("added \(Self.title(fact)): \(Self.text(fact))")
      }
    }
    for fact in added {
      if let rule = self.expectation.rule(addingMember: fact) {
        self.explained[rule, default: 0] += 1
      } else {
        self.problems.append("added \(Self.title(fact)): \(Self.text(fact))")
      }
    }
  }

  private func change(from before: DeclarationFact, to after: DeclarationFact) -> [String]? {
    guard before.documentation == after.documentation, before.trailing == after.trailing else { return nil }
    guard before.tokens != after.tokens else { return nil }
    return self.expectation.rules(changing: before, to: after)
  }

  /// The conformances of a type and of its extensions are one list.
  private mutating func compareInherited(_ before: [DeclarationFact], _ after: [DeclarationFact]) {
    func lists(_ facts: [DeclarationFact]) -> [String: [String]] {
      var lists: [String: [String]] = [:]
      for fact in facts where fact.key.kind == .type {
        let name = fact.key.name.without("extension ")
        lists[(fact.key.owner + [name]).joined(separator: "."), default: []] += fact.inherited
      }
      return lists
    }
    let (first, second) = (lists(before), lists(after))
    for name in Set(first.keys).union(second.keys).sorted() {
      let lost = Self.difference(first[name] ?? [], second[name] ?? [])
      let added = Self.difference(second[name] ?? [], first[name] ?? [])
      self.problems += lost.map { "'\(name)' no longer conforms to '\($0)'" }
      let isNew = first[name] == nil
      self.problems += added.filter { !isNew && !self.expectation.mayInherit($0) }
        .map { "'\(name)' conforms to '\($0)' as well" }
    }
  }

  private static func title(_ fact: DeclarationFact) -> String {
    "\(fact.key.kind.rawValue) " + (fact.key.owner + [fact.key.name]).joined(separator: ".")
  }

  private static func text(_ fact: DeclarationFact) -> String {
    (fact.documentation + fact.tokens + fact.trailing).joined(separator: " ")
  }
}

extension String {
  /// The text without something at its start.
  fileprivate func without(_ prefix: String) -> String {
    self.hasPrefix(prefix) ? String(self.dropFirst(prefix.count)) : self
  }
}
