/// A document that the editor has open.
struct OpenDocument: Sendable {
  /// The address as the editor writes it.
  let address: String
  /// The absolute path.
  let path: String
  var version: Int?
  var text: DocumentText
}
