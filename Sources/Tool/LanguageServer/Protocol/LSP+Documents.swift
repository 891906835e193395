extension LSP {
  struct OpenParameters: Decodable {
    struct Item: Decodable {
      var uri: String
      var version: Int
      var text: String
    }

    var textDocument: Item
  }

  struct ChangeParameters: Decodable {
    struct Identifier: Decodable {
      var uri: String
      var version: Int?
    }

    /// New text of a range, or of the whole document.
    struct Change: Decodable {
      var range: Range?
      var text: String
    }

    var textDocument: Identifier
    var contentChanges: [Change]
  }

  struct WatchedFilesParameters: Decodable {
    struct Event: Decodable { var uri: String }

    var changes: [Event]
  }
}
