import JavaLanguage

/// A type that a file of the run declares.
struct DeclaredType {
  var name: String
  var tree: JavaTypeTree
  var names: FileNames
  /// The qualified names of the types around it, innermost last.
  var enclosing: [String]
}
