/// The types of the Language Server Protocol 3.17 that the server reads and writes, with the names of the protocol.
enum LSP {
  struct Position: Hashable, Codable, Comparable {
    /// The line, from 0.
    var line: Int
    /// The units of the negotiated encoding before it on its line.
    var character: Int

    static func < (left: Position, right: Position) -> Bool {
      (left.line, left.character) < (right.line, right.character)
    }
  }

  struct Range: Hashable, Codable {
    var start: Position
    var end: Position

    /// Whether two ranges share a position; their ends count.
    func touches(_ other: Range) -> Bool { self.start <= other.end && other.start <= self.end }
  }

  struct Location: Hashable, Codable {
    var uri: String
    var range: Range
  }

  struct TextEdit: Hashable, Codable {
    var range: Range
    var newText: String
    /// The key of the annotation that says why the edit is made.
    var annotationId: String?
  }

  struct TextDocumentEdit: Hashable, Codable {
    /// A document with the version that the edits are for; null for a file that is not open.
    struct Identifier: Hashable, Codable {
      var uri: String
      var version: Int?

      private enum Key: CodingKey { case uri, version }

      init(uri: String, version: Int?) {
        self.uri = uri
        self.version = version
      }

      func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(self.uri, forKey: .uri)
        try values.encode(self.version, forKey: .version)
      }
    }

    var textDocument: Identifier
    var edits: [TextEdit]
  }

  /// A file that an edit creates, unless it is there.
  struct CreateFile: Hashable, Codable {
    var kind = "create"
    var uri: String
  }

  /// An edit of a document, or a file that is created before it is edited.
  enum DocumentChange: Hashable, Codable {
    case create(CreateFile)
    case edit(TextDocumentEdit)

    init(from decoder: any Decoder) throws {
      if let file = try? CreateFile(from: decoder) {
        self = .create(file)
      } else {
        self = .edit(try TextDocumentEdit(from: decoder))
      }
    }

    func encode(to encoder: any Encoder) throws {
      switch self {
      case .create(let file): try file.encode(to: encoder)
      case .edit(let edit): try edit.encode(to: encoder)
      }
    }
  }

  /// What a user may confirm.
  struct ChangeAnnotation: Hashable, Codable {
    var label: String
    var needsConfirmation = true
  }

  struct WorkspaceEdit: Hashable, Codable {
    var changes: [String: [TextEdit]]?
    var documentChanges: [DocumentChange]?
    var changeAnnotations: [String: ChangeAnnotation]?
  }

  struct TextDocumentIdentifier: Decodable {
    var uri: String
  }

  /// The parameters of a method about a document.
  struct DocumentParameters: Decodable {
    var textDocument: TextDocumentIdentifier
  }

  /// The parameters of a method about a position.
  struct PositionParameters: Decodable {
    var textDocument: TextDocumentIdentifier
    var position: Position
  }

  struct MarkupContent: Hashable, Codable {
    var kind: String
    var value: String
  }

  struct Hover: Hashable, Codable {
    var contents: MarkupContent
    var range: Range?
  }

  struct CompletionItem: Hashable, Codable {
    var label: String
    /// 10 is a property, 15 a snippet, 20 a member of an enumeration.
    var kind: Int
    var detail: String?
    var documentation: MarkupContent?
    /// 2 for a snippet; nil for plain text.
    var insertTextFormat: Int?
    var textEdit: TextEdit
  }

  /// A line above code that an editor shows as text.
  struct CodeLens: Hashable, Codable {
    struct Command: Hashable, Codable {
      var title: String
      /// Empty: it is text, and does nothing.
      var command = ""
    }

    var range: Range
    var command: Command
  }

  struct DocumentSymbol: Hashable, Codable {
    var name: String
    var detail: String?
    var kind: Int
    var range: Range
    var selectionRange: Range
    var children: [DocumentSymbol]?
  }

  struct CancelParameters: Decodable {
    var id: RequestID
  }

  struct LogMessage: Encodable {
    /// 1 for an error, 2 for a warning, 3 for information, 4 for a log.
    var type: Int
    var message: String
  }
}
