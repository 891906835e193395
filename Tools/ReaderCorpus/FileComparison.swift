package import SourceModel

/// Compares what the reader says of a file with what the compiler says.
package struct FileComparison {
  package private(set) var differences: [CorpusDifference] = []
  /// How often each thing was left out that differs.
  package private(set) var leftOut: [LeftOut: Int] = [:]
  private let text: SourceText
  private let path: String
  /// The functions without code.
  private var withoutBody: [TextRange] = []

  /// - Parameters:
  ///   - expected: what the compiler says.
  ///   - found: what the reader says.
  package init(expected: FileFacts, found: FileFacts, text: SourceText) {
    self.path = expected.path
    self.text = text
    // Of what the compiler does not accept nothing is known.
    guard expected.problem == nil else { return }
    self.compare("problem", "none", found.problem ?? "none", at: 0)
    self.compare("package", expected.packageName ?? "none", found.packageName ?? "none", at: 0)
    self.compareLists("import", expected.imports, found.imports, key: \.range.start)
    self.compareLists("comment", expected.comments, found.comments, key: \.range.start)
    self.compareDeclarations(expected.declarations, found.declarations)
    self.withoutBody = expected.declarations.filter { $0.kind == .method && $0.bodyRange == nil }.map(\.range)
    self.compareNames(expected.names, found.names)
  }

  private mutating func compare(_ subject: String, _ expected: String, _ found: String, at offset: Int) {
    guard expected != found else { return }
    self.differences.append(
      CorpusDifference(
        file: self.path, offset: offset, position: self.text.position(at: offset), subject: subject,
        expected: expected, found: found))
  }

  private mutating func compare<Value: Equatable>(
    _ subject: String, _ expected: Value, _ found: Value, at offset: Int
  ) {
    // Most are equal, and need no text.
    guard expected != found else { return }
    self.compare(subject, "\(expected)", "\(found)", at: offset)
  }

  /// Compares elements that stand at different places.
  private mutating func compareLists<Element: Equatable>(
    _ subject: String, _ expected: [Element], _ found: [Element], key: KeyPath<Element, Int>
  ) {
    guard expected != found else { return }
    for (expected, found) in Self.pairs(expected, found, key: key) {
      let offset = expected?[keyPath: key] ?? found?[keyPath: key] ?? 0
      self.compare(subject, Self.text(expected), Self.text(found), at: offset)
    }
  }

  /// Pairs elements of the same place.
  private static func pairs<Element>(
    _ expected: [Element], _ found: [Element], key: KeyPath<Element, Int>
  ) -> [(Element?, Element?)] {
    var rest = Dictionary(found.map { ($0[keyPath: key], $0) }) { first, _ in first }
    let pairs = expected.map { element -> (Element?, Element?) in
      (element, rest.removeValue(forKey: element[keyPath: key]))
    }
    return pairs + found.compactMap { rest.removeValue(forKey: $0[keyPath: key]).map { (nil, $0) } }
  }

  private static func text(_ value: (some Any)?) -> String { value.map { "\($0)" } ?? "none" }

  // MARK: Declarations

  private mutating func compareDeclarations(_ expected: [DeclarationFacts], _ found: [DeclarationFacts]) {
    // The order tells which declaration is in which: members of a type stand behind it, one level deeper.
    let order = expected.map(\.key)
    if order == found.map(\.key) {
      for (expected, found) in zip(expected, found) { self.compare(expected, found) }
      return
    }
    for (expected, found) in Self.pairs(expected, found, key: \.key) {
      if let expected, let found {
        self.compare(expected, found)
      } else {
        let declaration = expected ?? found
        self.compare(
          "declaration", Self.text(expected.map { "\($0.kind) \($0.name)" }),
          Self.text(found.map { "\($0.kind) \($0.name)" }), at: declaration?.range.start ?? 0)
      }
    }
  }

  private mutating func compare(_ expected: DeclarationFacts, _ found: DeclarationFacts) {
    var expected = expected
    self.leaveOut(from: &expected, found)
    guard expected != found else { return }
    let offset = expected.key
    self.compare("depth of '\(expected.name)'", expected.depth, found.depth, at: offset)
    self.compare("kind of '\(expected.name)'", expected.kind, found.kind, at: offset)
    self.compare("name", expected.name, found.name, at: offset)
    self.compare("range of '\(expected.name)'", expected.range, found.range, at: offset)
    self.compare("range of the name '\(expected.name)'", expected.nameRange, found.nameRange, at: offset)
    self.compare("modifiers of '\(expected.name)'", expected.modifiers, found.modifiers, at: offset)
    self.compare("annotations of '\(expected.name)'", expected.annotations, found.annotations, at: offset)
    self.compare(
      "type parameters of '\(expected.name)'", expected.typeParameters, found.typeParameters, at: offset)
    self.compare("superclass of '\(expected.name)'", expected.superclass, found.superclass, at: offset)
    self.compare("interfaces of '\(expected.name)'", expected.interfaces, found.interfaces, at: offset)
    self.compare("type of '\(expected.name)'", expected.type, found.type, at: offset)
    self.compare("parameters of '\(expected.name)'", expected.parameters, found.parameters, at: offset)
    self.compare("whether '\(expected.name)' is static", expected.isStatic, found.isStatic, at: offset)
    self.compare("whether '\(expected.name)' throws", expected.isThrowing, found.isThrowing, at: offset)
    self.compare(
      "whether '\(expected.name)' is documented", expected.isDocumented, found.isDocumented, at: offset)
    self.compare("body of '\(expected.name)'", expected.bodyRange, found.bodyRange, at: offset)
  }

  /// Takes from what the compiler says what the reader does not.
  private mutating func leaveOut(from expected: inout DeclarationFacts, _ found: DeclarationFacts) {
    if !expected.kind.isType, !expected.typeParameters.isEmpty {
      self.leftOut[.typeParametersOfFunctions, default: 0] += 1
      expected.typeParameters = []
    }
    if expected.kind == .component || expected.kind == .block, expected.isDocumented != found.isDocumented {
      self.leftOut[.documentationOfComponentsAndBlocks, default: 0] += 1
      expected.isDocumented = found.isDocumented
    }
    var without = expected
    if expected != found, without.withoutOuterTypeArguments(), without.isOfSameTypes(as: found) {
      self.leftOut[.outerTypeArguments, default: 0] += 1
      expected = without
    }
  }

  // MARK: Names

  private mutating func compareNames(_ expected: [NameFacts], _ found: [NameFacts]) {
    for (expected, found) in Self.pairs(expected, found, key: \.offset) {
      switch (expected?.kind, found?.kind) {
      case (.field, .field), (.field, .fieldUnlessHidden), (.inherited, nil), (.shared, nil): continue
      case (.plain, .plain), (.call, .call), (.qualified, .qualified), (.instance, .instance): continue
      case (.inherited, .fieldUnlessHidden), (.shared, .fieldUnlessHidden):
        self.leftOut[.fieldsHiddenByInheritance, default: 0] += 1
      case (.field, nil) where self.isBehindCase(expected?.offset ?? 0):
        self.leftOut[.constantsInLabels, default: 0] += 1
      case (.plain, nil), (.call, nil), (.instance, nil), (.qualified, nil):
        guard let expected,
          self.withoutBody.contains(where: { $0.contains(TextRange(expected.offset, expected.offset)) })
        else {
          self.compare(
            "name '\(expected?.name ?? "")'", Self.text(expected?.kind), "none", at: expected?.offset ?? 0)
          continue
        }
        self.leftOut[.codeWithoutBody, default: 0] += 1
      default:
        self.compare(
          "name '\(expected?.name ?? found?.name ?? "")'", Self.text(expected?.kind), Self.text(found?.kind),
          at: expected?.offset ?? found?.offset ?? 0)
      }
    }
  }

  private func isBehindCase(_ offset: Int) -> Bool {
    let blanks: Set<UInt8> = [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r")]
    let word = self.text.bytes[..<offset].reversed().drop { blanks.contains($0) }.prefix(4)
    return word.reversed().elementsEqual("case".utf8)
  }
}
