import ReaderSupport
import SourceModel

/// The annotations and modifiers before a declaration.
struct Modifiers {
  /// The index of the first token of the declaration.
  var firstToken: Int
  /// The index of the token after them.
  var endToken: Int
  var attributes: [Attribute] = []
  var modifiers: [Modifier] = []
  /// The names of the context parameters, which are in scope in the declaration.
  var context: [Symbol] = []

  init(firstToken: Int) {
    self.firstToken = firstToken
    self.endToken = firstToken
  }

  func has(_ name: String) -> Bool { self.modifiers.contains { $0.name == name } }
}
