import SourceModel

/// The parameters that the documentation of a port names: `- Parameter email: …`, the items of `- Parameters:`, and
/// `@param email …`.
struct DocumentedParameters {
  /// A parameter that is named.
  struct Entry: Hashable {
    var name: String
    /// The range of the name in the file.
    var range: TextRange
  }

  private(set) var entries: [Entry] = []

  init(of port: Port, in language: Language) {
    let decoration = language.profile.comments.decoration
    // A list goes on in the next comment: each line of `///` is one.
    var isList = false
    for comment in port.declaration.header.leadingComments where comment.isDocumentation {
      var offset = comment.range.start
      for line in comment.text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
        let words = line.drop {
          [UInt8(ascii: " "), UInt8(ascii: "\t")].contains($0) || decoration.contains($0)
        }
        let start = offset + line.distance(from: line.startIndex, to: words.startIndex)
        isList = self.read(Substring(words), at: start, isInList: isList)
        offset += line.count + 1
      }
    }
  }

  /// Reads a line; returns whether the next one may be an item of a list of parameters.
  private mutating func read(_ line: Substring, at start: Int, isInList: Bool) -> Bool {
    if line.hasPrefix("@param") || line.hasPrefix("- Parameter ") || line.hasPrefix("- parameter ") {
      let prefix = line.hasPrefix("@") ? "@param" : "- Parameter "
      self.add(line.dropFirst(prefix.utf8.count), at: start + prefix.utf8.count)
      return false
    }
    if line.hasPrefix("- Parameters:") || line.hasPrefix("- parameters:") { return true }
    guard isInList, line.hasPrefix("- "), !line.hasPrefix("- Returns:"), !line.hasPrefix("- Throws:") else {
      return isInList && !line.hasPrefix("- ")
    }
    self.add(line.dropFirst(2), at: start + 2)
    return true
  }

  private mutating func add(_ text: Substring, at start: Int) {
    let space = text.prefix(while: \.isWhitespace)
    let name = text.dropFirst(space.count).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard !name.isEmpty else { return }
    let offset = start + space.utf8.count
    self.entries.append(Entry(name: String(name), range: TextRange(offset, offset + name.utf8.count)))
  }
}

extension Port {
  /// The findings about documented parameters that the port does not have.
  func unknownParameters(in viewModel: ViewModel) -> [Finding] {
    let header = self.declaration.header
    guard header.isDocumented(in: viewModel.profile.language) else { return [] }
    let parameters = self.declaration.function?.parameters ?? []
    let known = Set(parameters.map(\.name) + parameters.compactMap(\.label))
    return DocumentedParameters(of: self, in: viewModel.profile.language).entries
      .filter { !known.contains($0.name) }
      .map { entry in
        Finding(
          "document the parameters that '\(self.name.text)' has: it has no '\(entry.name)'", path: self.path,
          range: entry.range, severity: viewModel.severityOfCustom)
      }
  }
}
