import Engine
import SourceModel

/// The texts by which places in files are told, each looked up once.
struct Texts {
  let documents: [String: OpenDocument]
  let session: Session?
  let encoding: PositionEncoding
  private var texts: [String: DocumentText] = [:]

  init(documents: [String: OpenDocument], session: Session?, _ encoding: PositionEncoding) {
    self.documents = documents
    self.session = session
    self.encoding = encoding
  }

  /// The range in a file by its absolute path.
  mutating func range(_ range: SourceRange, at path: String) -> LSP.Range {
    // The positions of ranges count UTF-16, and no byte order mark, which editors do not show either.
    guard self.encoding != .utf16 else {
      return LSP.Range(
        start: LSP.Position(line: range.start.line, character: range.start.column),
        end: LSP.Position(line: range.end.line, character: range.end.column))
    }
    return self.text(at: path).range(range.offsets, self.encoding)
  }

  mutating func range(_ range: TextRange, at path: String) -> LSP.Range {
    self.text(at: path).range(range, self.encoding)
  }

  /// The place in a file by the path that findings show.
  mutating func location(_ shown: String, _ range: SourceRange) -> LSP.Location {
    let path = self.session?.path(shown: shown) ?? shown
    return LSP.Location(uri: self.address(of: path), range: self.range(range, at: path))
  }

  func address(of path: String) -> String {
    self.documents[path]?.address ?? DocumentAddress.address(of: path)
  }

  /// A text that is needed once.
  func reading(_ path: String) -> DocumentText {
    self.documents[path]?.text ?? DocumentText(self.session?.text(of: path) ?? [])
  }

  mutating func text(at path: String) -> DocumentText {
    if let text = self.texts[path] { return text }
    let text = self.reading(path)
    self.texts[path] = text
    return text
  }
}
