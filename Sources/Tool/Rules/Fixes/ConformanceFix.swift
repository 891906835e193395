import SourceModel

/// Moves the conformances to the ports into an empty extension at the bottom of the file.
struct ConformanceFix {
  private let viewModel: ViewModel
  private let text: SourceText

  init(_ viewModel: ViewModel) {
    self.viewModel = viewModel
    self.text = viewModel.file.text
  }

  // MARK: From the header

  /// Moves conformances from the header of the class.
  func moving(_ conformances: [LocatedType]) -> Fix {
    let type = self.viewModel.declaration
    let groups = self.viewModel.groups.filter { group in
      group.conformance.map { conformances.contains($0.value) } ?? false
    }
    if let refusal = self.refusal(conformances, groups) { return .refused(refusal) }
    let list = SeparatedList(elements: type.inherited.map(\.range))
    guard list.isPlain(in: self.text) else {
      return .refused("the inheritance list contains more than types")
    }
    let removed = type.inherited.indices.filter { conformances.contains(type.inherited[$0]) }
    var edits: [Edit] = []
    if let ranges = list.removing(Set(removed)) {
      edits += ranges.map { Edit(replacing: $0, with: "") }
    } else {
      guard let colon = self.colon(before: list.elements[0].start), let last = list.elements.last else {
        return .refused("the inheritance list contains more than types")
      }
      edits.append(Edit(replacing: TextRange(colon, last.end), with: ""))
    }
    let names = groups.sorted { $0.kind.rank < $1.kind.rank }.compactMap { group in
      group.conformance.map { (kind: group.kind, text: self.text[$0.value.range]) }
    }
    if let part = self.bottom { return .edits(edits + self.joining(names, to: part)) }
    return .edits(edits + [self.newExtension(names.map(\.text))])
  }

  private func refusal(_ conformances: [LocatedType], _ groups: [PortGroup]) -> String? {
    let type = self.viewModel.declaration
    guard type.header.conditions.isEmpty else { return "'\(self.viewModel.name)' is inside '#if'" }
    guard self.viewModel.enclosingTypes.isEmpty || !type.header.isPrivate else {
      return "'\(self.viewModel.name)' is not visible outside of its enclosing declaration"
    }
    for conformance in conformances {
      let named = groups.filter { $0.conformance?.value == conformance }
      guard named.count == 1, let group = named.first, conformance.type.name == group.simpleName else {
        return "'\(conformance.type)' includes more than ports"
      }
      guard let declaration = group.declaration else {
        return "'\(group.name)' is not declared in the files of this run"
      }
      // A global actor of the protocol would no longer apply to the class.
      guard declaration.value.header.attributes.isEmpty, group.isComplete else {
        return "'\(group.name)' may isolate the class to an actor"
      }
      // In the class a nested name may be shorter.
      guard !group.isNested || self.isWrittenInFull(conformance, group) else {
        return "'\(conformance.type)' has another meaning outside of the class"
      }
    }
    return nil
  }

  private func isWrittenInFull(_ conformance: LocatedType, _ group: PortGroup) -> Bool {
    guard case .named(let path, _) = conformance.type, let first = path.first else { return false }
    return path.count > 1 && self.viewModel.file.index.topLevelTypeNames.contains(first)
  }

  /// The end of the text before the colon in front of an offset; nil when there is more than white space.
  private func colon(before offset: Int) -> Int? {
    let colon = self.text.endOfText(before: offset) - 1
    guard colon >= 0, self.text.bytes[colon] == UInt8(ascii: ":") else { return nil }
    let end = self.text.endOfText(before: colon)
    // A colon on its own line may have a comment above it.
    return self.text.lineBreaks(in: TextRange(end, colon)) == 0 ? end : nil
  }

  // MARK: Into an extension

  /// The empty extension that conforms to ports already.
  private var bottom: TypeDeclaration? {
    self.viewModel.extensions.first { part in
      part.path == self.viewModel.path && part.value.members.isEmpty && part.value.header.conditions.isEmpty
        && self.viewModel.groups.contains { group in
          group.conformance.map { part.value.inherited.contains($0.value) } ?? false
        }
    }?.value
  }

  private func joining(_ names: [(kind: PortKind, text: String)], to part: TypeDeclaration) -> [Edit] {
    let ranks = part.inherited.map { inherited in
      self.viewModel.groups.first { $0.conformance?.value == inherited }?.kind.rank
    }
    // The names by the index of the element that they go before; at the end, the number of elements.
    var before: [Int: [String]] = [:]
    for name in names {
      let next = ranks.firstIndex { $0.map { $0 > name.kind.rank } ?? false } ?? ranks.count
      before[next, default: []].append(name.text)
    }
    let list = SeparatedList(elements: part.inherited.map(\.range))
    return before.sorted { $0.key < $1.key }.map { index, names in
      let isLast = index == ranks.count
      let separator = list.separator(at: isLast ? index - 1 : index, in: self.text)
      return ConformanceInsertion.edit(
        names.joined(separator: separator), to: part, at: isLast ? index - 1 : index, isBehind: isLast,
        in: self.text)
    }
  }

  private func newExtension(_ names: [String]) -> Edit {
    let writer = DeclarationWriter(self.viewModel.file)
    let end = self.text.endOfText(before: self.text.bytes.count)
    return Edit(
      inserting: writer.lineBreak + writer.lineBreak + "extension \(self.viewModel.qualifiedName): "
        + names.joined(separator: ", ") + " {}", at: end)
  }

  // MARK: To the bottom

  /// Moves an extension to the end of the file.
  func moving(_ part: TypeDeclaration) -> Fix {
    let declarations = self.viewModel.file.declarations
    let start = part.header.range.start
    let index = declarations.firstIndex(from: { $0.header.range.start >= start })
    guard index < declarations.count, declarations[index].header.range == part.header.range,
      let last = declarations.last?.header, index + 1 < declarations.count
    else { return .refused("the extension is nested in another declaration") }
    for (first, second) in zip(declarations[index...], declarations[(index + 1)...]) {
      let start = second.header.leadingComments.first?.range.start ?? second.header.range.start
      let space = TextRange(self.text.endOfLineRest(from: first.header.range.end), start)
      guard first.header.conditions.isEmpty, second.header.conditions.isEmpty,
        self.text.isSpace(space) || !second.header.leadingComments.isEmpty
      else {
        return .refused("a declaration between the extension and the bottom of the file cannot be skipped")
      }
    }
    return .move(Move([part.header.range], to: .after(last.range)))
  }
}
