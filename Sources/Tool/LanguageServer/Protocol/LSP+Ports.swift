extension LSP {
  struct ReferenceParameters: Decodable {
    struct Context: Decodable { var includeDeclaration: Bool }

    var textDocument: TextDocumentIdentifier
    var position: Position
    var context: Context?
  }

  struct RenameParameters: Decodable {
    var textDocument: TextDocumentIdentifier
    var position: Position
    var newName: String
  }

  struct PreparedRename: Hashable, Codable {
    var range: Range
    var placeholder: String
  }

  struct WorkspaceSymbolParameters: Decodable {
    var query: String
  }

  struct SymbolInformation: Hashable, Codable {
    var name: String
    /// 6 is a method, 7 a property.
    var kind: Int
    var location: Location
    var containerName: String?
  }

  struct FoldingRange: Hashable, Codable {
    var startLine: Int
    var endLine: Int
    var kind = "region"
  }

  struct SelectionParameters: Decodable {
    var textDocument: TextDocumentIdentifier
    var positions: [Position]
  }

  /// A range in the range around it, which has a range around it, too.
  struct SelectionRange: Encodable {
    /// The ranges, innermost first; at least one.
    var ranges: ArraySlice<Range>

    private enum Key: CodingKey { case range, parent }

    func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: Key.self)
      try values.encodeIfPresent(self.ranges.first, forKey: .range)
      guard self.ranges.count > 1 else { return }
      try values.encode(SelectionRange(ranges: self.ranges.dropFirst()), forKey: .parent)
    }
  }

  struct RangeParameters: Decodable {
    var textDocument: TextDocumentIdentifier
    var range: Range
  }

  struct InlayHint: Hashable, Codable {
    var position: Position
    var label: String
    var paddingLeft = true
  }
}
