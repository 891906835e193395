import ViewModelModel

extension ViewModel {
  /// The heading that a property of the class stands under.
  ///
  /// To read headings takes long, so rules ask for them last.
  func heading(of property: PropertyDeclaration) -> Heading? {
    let members = self.declaration.members
    guard let index = members.firstIndex(where: { $0.property === property }) else { return nil }
    return members[...index].reversed().lazy
      .flatMap { $0.header.leadingComments.reversed() }.compactMap { Heading($0) }.first
  }
}
