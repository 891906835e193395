import SourceModel
package import Yams

/// Names that are written into generated files. Any other text could be code.
extension YAMLNodes {
  /// Reads a list of imports.
  ///
  /// - Parameter isImport: whether a text can be imported in the language.
  package func imports(
    _ node: Node, of what: String, where isImport: (String) -> Bool
  ) throws(ConfigurationError) -> [String] {
    var imports: [String] = []
    for element in try self.elements(node, of: what) {
      let text = try self.text(element, of: "an import")
      guard isImport(text) else {
        throw self.error(at: element, "'\(text)' cannot be imported: it is not a valid name")
      }
      imports.append(text)
    }
    return imports
  }

  /// Reads a name.
  ///
  /// - Parameters:
  ///   - suggests: whether the error has the valid name that is nearest.
  ///   - isName: whether a text is a name in the language.
  package func name(
    _ node: Node, of what: String, suggests: Bool = false, where isName: (String) -> Bool
  ) throws(ConfigurationError) -> String {
    let text = try self.text(node, of: what)
    guard isName(text) else {
      let near = suggests ? SwiftWords.name(near: text) : nil
      let hint = near.map { ": did you mean '\($0)'?" } ?? ""
      throw self.error(at: node, "'\(text)' is not a valid name\(hint)")
    }
    return text
  }
}
