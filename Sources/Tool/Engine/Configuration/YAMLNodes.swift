import SourceModel
package import Yams

/// Converts nodes of a file to the expected values, and reports the position of unexpected ones.
package struct YAMLNodes {
  /// The path as errors show it.
  private let path: String
  /// The word for a scalar in errors.
  private let scalar: String

  /// The words that turn something off. An editor that follows YAML 1.1 writes the second one for the first.
  package static let off: Set = ["off", "false"]

  package init(path: String, scalar: String) {
    self.path = path
    self.scalar = scalar
  }

  package func mapping(_ node: Node, of what: String) throws(ConfigurationError) -> [(Node, Node)] {
    if Self.isEmpty(node) { return [] }
    guard let mapping = node.mapping else {
      throw self.error(at: node, "\(what) must be a mapping of keys to values")
    }
    return mapping.map { key, value in
      // A key is text, also where a value of the same letters would be none.
      (key.scalar.map { .scalar(Node.Scalar($0.string, $0.tag, .doubleQuoted, $0.mark)) } ?? key, value)
    }
  }

  package func elements(_ node: Node, of what: String) throws(ConfigurationError) -> [Node] {
    if Self.isEmpty(node) { return [] }
    guard let sequence = node.sequence else {
      throw self.error(at: node, "\(what) must be a list, one '- …' per line")
    }
    return Array(sequence)
  }

  package func texts(_ node: Node, of what: String) throws(ConfigurationError) -> [String] {
    var texts: [String] = []
    for element in try self.elements(node, of: what) {
      texts.append(try self.text(element, of: "an element of \(what)"))
    }
    return texts
  }

  /// Whether a key has no value, for example when all lines below it are commented out.
  private static func isEmpty(_ node: Node) -> Bool {
    guard let scalar = node.scalar, scalar.style == .plain else { return false }
    return ["", "~", "null", "Null", "NULL"].contains(scalar.string)
  }

  package func text(_ node: Node, of what: String) throws(ConfigurationError) -> String {
    let text = Self.word(of: node)
    guard !text.isEmpty, !Self.isEmpty(node) else {
      throw self.error(at: node, "\(what) must be \(self.scalar)")
    }
    return text
  }

  /// The text of a scalar, with a Boolean in lower case; empty for a list or a mapping.
  static func word(of node: Node) -> String {
    guard let scalar = node.scalar else { return "" }
    let isBoolean = scalar.style == .plain && ["True", "TRUE", "False", "FALSE"].contains(scalar.string)
    return isBoolean ? scalar.string.lowercased() : scalar.string
  }

  package func error(at node: Node, _ message: String) -> ConfigurationError {
    ConfigurationError(path: self.path, line: node.mark?.line, column: node.mark?.column, message: message)
  }

  /// The word that is nearest to an unknown one, or all words, as the end of a message.
  package static func hint(_ word: String, among words: [String], _ introduction: String) -> String {
    guard let nearest = EditDistance.nearest(to: word, among: words) else {
      return "; \(introduction) \(words.map { "'\($0)'" }.joined(separator: ", "))"
    }
    return "; did you mean '\(nearest)'?"
  }
}

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
