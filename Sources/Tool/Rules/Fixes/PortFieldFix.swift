import SourceModel

/// Fixes of the fields that expose a view model in Java or Kotlin as its ports.
struct PortFieldFix {
  private let viewModel: ViewModel
  private let writer: DeclarationWriter

  init(_ viewModel: ViewModel) {
    self.viewModel = viewModel
    self.writer = DeclarationWriter(viewModel.file)
  }

  /// Declares a field that is missing.
  func declaring(_ name: String, _ group: PortGroup) -> Fix {
    let language = self.viewModel.language
    let declaration = Self.declaration(of: name, group, in: language) + language.constants.statementEnd
    guard self.viewModel.declaration.kind == .class else { return .refused("it is not a class") }
    let edits =
      self.edits(besideOthers: declaration, group) ?? self.edits(amongSections: declaration)
      ?? self.writer.insert(into: self.viewModel.declaration, atTop: false) { _ in declaration }
      ?? self.writer.spread(
        self.viewModel.declaration, inserting: declaration, at: self.viewModel.declaration.members.count)
    guard let edits else { return .refused("the lines contain more than one declaration") }
    return .edits(edits).provided(
      .isFreeElsewhere(member: name, of: self.viewModel.typePath, isInherited: true))
  }

  /// The declaration of a field that exposes ports, without the statement terminator.
  static func declaration(of name: String, _ group: PortGroup, in language: LanguageProfile) -> String {
    language.constants.publicConstant(name, type: group.simpleName, value: language.instanceKeyword)
  }

  /// Inserts a field beside the fields of other port protocols, in the order of the protocols.
  private func edits(besideOthers declaration: String, _ group: PortGroup) -> [Edit]? {
    let rank = Self.rank(group)
    let fields = self.viewModel.groups.filter(\.isOwn).compactMap { group in
      self.viewModel.declaration.properties.first { $0.type?.type.name == group.simpleName }
        .map { (rank: Self.rank(group), header: $0.header) }
    }.sorted { $0.rank < $1.rank }
    guard let sibling = fields.last(where: { $0.rank < rank }) ?? fields.first else { return nil }
    let headers = fields.map(\.header).sorted { $0.range.start < $1.range.start }
    let tight = self.writer.lineBreak + self.writer.indentation(of: sibling.header)
    let space = headers.count > 1 ? self.writer.space(between: headers[0], headers[1]) ?? tight : tight
    return sibling.rank < rank
      ? self.writer.insert(declaration, after: sibling.header, space: space)
      : self.writer.insert(declaration, before: sibling.header, space: space)
  }

  /// Inserts a field between the fields of the outputs and the methods of the inputs.
  private func edits(amongSections declaration: String) -> [Edit]? {
    let staying = Sections.staying(Sections.inClass(of: self.viewModel))
    let members = self.viewModel.declaration.members
    let ports = self.viewModel.profile.classSections[.accessors]
    let above = Set(
      staying.filter { element in ports.map { element.section < $0 } ?? false }.map(\.range))
    // The fields of interfaces outside the files of the run are unknown.
    let streams = members.filter { member in
      guard let field = member.property, field.isStoredInInstance, let type = field.type?.type else {
        return false
      }
      return self.viewModel.library.isStream(type.name)
    }
    let hasFields = staying.contains { $0.section.role.isOfFields }
    let last = members.last { above.contains($0.header.range) }
    if let last = hasFields ? last : streams.last ?? last {
      guard last.header.conditions.isEmpty else { return nil }
      return self.writer.insert(declaration, after: last.header, isApart: true)
    }
    guard let next = staying.first,
      let header = members.first(where: { $0.header.range == next.range })?.header
    else { return nil }
    return self.writer.insert(declaration, before: header, passesHeadings: true)
  }

  private static func rank(_ group: PortGroup) -> Int {
    PortKind.isErrorProtocol(group.simpleName) ? PortKind.outputs.rank + 1 : group.kind.rank
  }
}
