import JavaLanguage
import SourceModel

/// A type that a file of the run declares.
struct DeclaredType {
  var name: String
  var tree: JavaTypeTree
  var names: FileNames
  /// The qualified names of the types around it, innermost last.
  var enclosing: [String]
  let methods: [String: [JavaMethod]]
  let fields: [String: JavaField]

  init(name: String, tree: JavaTypeTree, names: FileNames, enclosing: [String]) {
    self.name = name
    self.tree = tree
    self.names = names
    self.enclosing = enclosing
    self.methods = Dictionary(grouping: tree.methods, by: \.name.text)
    self.fields = Dictionary(
      tree.fields.flatMap { field in field.variables.map { ($0.name.text, field) } },
      uniquingKeysWith: { first, _ in first })
  }
}
