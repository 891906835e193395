import ViewModelModel

extension ViewModel {
  /// The properties of the class, each with the heading that it stands under.
  var headedProperties: [(property: PropertyDeclaration, heading: Heading?)] {
    zip(self.declaration.members, Heading.headings(of: self.declaration.members)).compactMap {
      member, heading in
      member.property.map { ($0, heading) }
    }
  }
}
