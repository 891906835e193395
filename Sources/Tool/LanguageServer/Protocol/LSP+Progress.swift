extension LSP {
  /// The parameters of a request whose progress the editor shows.
  struct ProgressParameters: Decodable {
    var workDoneToken: RequestID?
  }

  struct ProgressCreation: Encodable {
    var token: RequestID
  }

  struct Progress: Encodable {
    struct Value: Encodable {
      /// `begin` or `end`.
      var kind: String
      var title: String?
    }

    var token: RequestID
    var value: Value
  }
}
