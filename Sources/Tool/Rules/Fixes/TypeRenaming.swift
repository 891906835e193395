import SourceModel

/// Renames a type that one file alone names.
struct TypeRenaming {
  private let viewModel: ViewModel

  init(_ viewModel: ViewModel) { self.viewModel = viewModel }

  /// Renames a type everywhere in the file of the view model, in comments as well.
  func rename(_ type: Located<TypeDeclaration>, to newName: String) -> Fix {
    let name = type.value.name
    guard type.path == self.viewModel.path else { return .refused("'\(name)' is in another file") }
    let text = self.viewModel.file.text
    guard !self.viewModel.isTypeName(newName), text.offsets(of: newName).isEmpty else {
      return .refused("the name '\(newName)' is taken")
    }
    let places = text.offsets(of: name).map { TextRange($0, $0 + name.utf8.count) }
    // Code that looks a type up by its name has it in quotes.
    let isQuoted = { (offset: Int) in
      text.bytes.indices.contains(offset) && text.bytes[offset] == UInt8(ascii: "\"")
    }
    guard !places.contains(where: { isQuoted($0.start - 1) || isQuoted($0.end) }) else {
      return .refused("'\(name)' is also in a string")
    }
    return .edits(places.map { Edit(replacing: $0, with: newName) })
      .provided(.isUnknownElsewhere(name: name), .isUnknownElsewhere(name: newName))
  }
}
