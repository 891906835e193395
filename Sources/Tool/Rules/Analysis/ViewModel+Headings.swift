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

  /// Whether a place in a body is under a comment that names the life cycle, above it in the body.
  func isUnderLifeCycle(_ place: TextRange, in body: Located<Body>) -> Bool {
    guard let text = self.file(at: body.path)?.text else { return false }
    let syntax = self.language.comments
    var line = text.lineIndex(at: place.start)
    let first = text.lineIndex(at: body.value.range.start)
    while line > first {
      let written = text.line(line + 1).drop { $0 == " " || $0 == "\t" }
      line -= 1
      guard written.hasPrefix(syntax.line) else { continue }
      let comment = Comment(kind: .line, text: String(written), range: place)
      if let heading = Heading(comment, in: self.profile.language) { return heading == .section(.lifeCycle) }
    }
    return false
  }
}
