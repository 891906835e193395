import SourceModel

extension ViewModel {
  /// The heading above a property of the class.
  ///
  /// Reading headings is slow, so rules check them last.
  func heading(of property: PropertyDeclaration) -> Heading? {
    let members = self.declaration.members
    guard let index = members.firstIndex(where: { $0.property === property }) else { return nil }
    return members[...index].reversed().lazy
      .flatMap { $0.header.leadingComments.reversed() }.compactMap { Heading($0, in: self.profile.language) }
      .first
  }
}
