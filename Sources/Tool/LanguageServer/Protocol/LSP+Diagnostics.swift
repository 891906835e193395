extension LSP {
  struct Diagnostic: Hashable, Codable {
    struct Description: Hashable, Codable { var href: String }

    struct Related: Hashable, Codable {
      var location: Location
      var message: String
    }

    var range: Range
    /// 1 for an error, 2 for a warning, 3 for information.
    var severity: Int?
    /// The ID of the rule.
    var code: String?
    var codeDescription: Description?
    var source: String?
    var message: String
    /// 1: the code is of no use.
    var tags: [Int]?
    var relatedInformation: [Related]?
  }

  struct PublishParameters: Encodable {
    var uri: String
    var version: Int?
    var diagnostics: [Diagnostic]
  }

  struct DocumentReport: Encodable {
    var kind = "full"
    var items: [Diagnostic]
  }

  struct WorkspaceReport: Encodable {
    struct Item: Encodable {
      var kind = "full"
      var uri: String
      var version: Int?
      var items: [Diagnostic]

      private enum Key: CodingKey { case kind, uri, version, items }

      func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(self.kind, forKey: .kind)
        try values.encode(self.uri, forKey: .uri)
        // Null for a file that is not open.
        try values.encode(self.version, forKey: .version)
        try values.encode(self.items, forKey: .items)
      }
    }

    var items: [Item]
  }
}
