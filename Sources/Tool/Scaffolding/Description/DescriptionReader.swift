package import Engine
package import SourceModel
package import SwiftLanguage
import Yams

/// Reads descriptions in YAML, and reports errors with their positions.
package struct DescriptionReader {
  private let nodes: YAMLNodes
  private let lines: [Substring]

  /// How many ports of a kind a view model may have.
  private static let maximumPorts = 1_000

  private static let keys = ["name", "inputs", "outputs", "actions", "swift", "java"]

  /// Reads a description.
  ///
  /// - Parameters:
  ///   - bytes: the text of the file.
  ///   - path: the path that errors show.
  package static func read(_ bytes: [UInt8], path: String) throws(ConfigurationError) -> ViewModelDescription
  {
    let text = try YAMLFile.text(of: bytes, path: path)
    let reader = DescriptionReader(
      nodes: YAMLNodes(path: path, scalar: "text"),
      lines: text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline))
    guard let root = try YAMLFile.compose(text, path: path) else {
      throw ConfigurationError(
        path: path, line: 1, column: 1, message: "the description is empty: 'name: …' is required")
    }
    return try reader.description(root)
  }

  private func description(_ root: Node) throws(ConfigurationError) -> ViewModelDescription {
    var name: String?
    var inputs: [InputDescription] = []
    var outputs: [OutputDescription] = []
    var actions: [ActionDescription] = []
    var swift = LanguageDescription()
    var java = LanguageDescription()
    for (key, value) in try self.nodes.mapping(root, of: "the description") {
      switch try self.nodes.text(key, of: "a key") {
      case "name": name = try self.name(value)
      case "inputs":
        inputs = try self.ports(value, of: "inputs", PortNotation.input) { port, text, _ in
          port.documentation = text
        }
      case "outputs":
        outputs = try self.ports(value, of: "outputs", PortNotation.output) { port, text, sources in
          port.documentation = text
          port.madeOf = sources
        }
      case "actions":
        actions = try self.ports(value, of: "actions", PortNotation.action) { port, text, _ in
          port.documentation = text
        }
      case "swift": swift = try self.language(value, "swift")
      case "java": java = try self.language(value, "java")
      case let key_:
        throw self.nodes.error(
          at: key, "unknown key '\(key_)'\(YAMLNodes.hint(key_, among: Self.keys, "the keys are"))")
      }
    }
    guard let name else { throw self.nodes.error(at: root, "the description has no 'name'") }
    let sources = inputs.map(\.name) + actions.map(\.name)
    for output in outputs {
      guard let unknown = output.madeOf.first(where: { !sources.contains($0) }) else { continue }
      let hint = EditDistance.nearest(to: unknown, among: sources).map { "; did you mean '\($0)'?" } ?? ""
      throw self.nodes.error(
        at: self.node(naming: output.name, in: root) ?? root,
        "'\(output.name)' is made of '\(unknown)', which is no input and no action\(hint)")
    }
    let description = ViewModelDescription(
      name, swift: swift, java: java, inputs: inputs, outputs: outputs, actions: actions)
    if let clash = PortClash.first(in: description) {
      throw self.nodes.error(at: self.node(naming: clash.name, in: root) ?? root, clash.message)
    }
    return description
  }

  // MARK: Parts

  private func name(_ node: Node) throws(ConfigurationError) -> String {
    do throws(ScaffoldError) {
      return try ViewModelName.complete(try self.plainText(node, of: "'name'"))
    } catch {
      throw self.nodes.error(at: node, error.message)
    }
  }

  /// The text of a node, for callers that throw a `ScaffoldError`.
  private func plainText(_ node: Node, of what: String) throws(ScaffoldError) -> String {
    guard let text = node.scalar?.string, !text.isEmpty else { throw ScaffoldError("\(what) must be a word") }
    return text
  }

  private func ports<Port>(
    _ node: Node, of what: String, _ read: (String) throws(NotationError) -> Port,
    _ complete: (inout Port, _ documentation: String?, _ madeOf: [String]) -> Void
  ) throws(ConfigurationError) -> [Port] {
    var ports: [Port] = []
    let elements = try self.nodes.elements(node, of: "'\(what)'")
    guard elements.count <= Self.maximumPorts else {
      throw self.nodes.error(at: node, "'\(what)' must not have more than \(Self.maximumPorts) ports")
    }
    for element in elements {
      guard let mapping = element.mapping else {
        ports.append(try self.port(element, of: what, read))
        continue
      }
      var port: Port?
      var documentation: String?
      var madeOf: [String] = []
      for (key, value) in mapping.map({ ($0.key, $0.value) }) {
        switch key.scalar?.string {
        case "port": port = try self.port(value, of: what, read)
        case "documentation":
          documentation = try self.nodes.text(value, of: "'documentation'").trimmingLines
        case "madeOf" where what == "outputs":
          madeOf = try self.nodes.texts(value, of: "'madeOf'")
        case let name?:
          // `- messages: [Message]` without quotes is a mapping to YAML.
          throw self.nodes.error(
            at: key,
            "unknown key '\(name)'; a port is one string: put it in quotes, or in quotes after 'port:'")
        case nil: throw self.nodes.error(at: key, "a key must be a word")
        }
      }
      guard var port else { throw self.nodes.error(at: element, "'port' is missing") }
      complete(&port, documentation, madeOf)
      ports.append(port)
    }
    return ports
  }

  private func port<Port>(
    _ node: Node, of what: String, _ read: (String) throws(NotationError) -> Port
  ) throws(ConfigurationError) -> Port {
    let text = try self.nodes.text(node, of: "an element of '\(what)'")
    do throws(NotationError) {
      return try read(text)
    } catch {
      var place = self.nodes.error(at: node, error.message)
      // When the text occurs literally in the file, columns are counted within it.
      let isAsWritten = [.plain, .singleQuoted, .doubleQuoted].contains(node.scalar?.style)
      if isAsWritten, let line = place.line, let column = place.column, self.lines.indices.contains(line - 1),
        self.lines[line - 1].contains(text)
      {
        let quote = node.scalar?.style == .plain ? 0 : 1
        place.column = column + quote + Notation.column(of: error, in: text) - 1
      }
      throw place
    }
  }

  private func language(_ node: Node, _ name: String) throws(ConfigurationError) -> LanguageDescription {
    var language = LanguageDescription()
    for (key, value) in try self.nodes.mapping(node, of: "'\(name)'") {
      switch try self.nodes.text(key, of: "a key") {
      case "imports":
        language.imports = try self.nodes.imports(
          value, of: "'imports'", where: name == "java" ? JavaWords.isPath : SwiftWords.isModule)
      case "view":
        language.view = try self.nodes.name(
          value, of: "'view'", suggests: true, where: name == "java" ? JavaWords.isName : SwiftWords.isName)
      case let other:
        throw self.nodes.error(
          at: key,
          "unknown key '\(other)'\(YAMLNodes.hint(other, among: ["imports", "view"], "the keys are"))")
      }
    }
    return language
  }

  // MARK: Nodes

  /// The node of a port in one of the lists.
  private func node(naming name: String, in root: Node) -> Node? {
    for list in ["outputs", "actions", "inputs"] {
      for element in root.mapping?[Node(list)]?.sequence.map(Array.init) ?? [] {
        let node = element.mapping?[Node("port")] ?? element
        let text = node.scalar?.string ?? ""
        if text == name || text.hasPrefix(name + "(") || text.hasPrefix(name + ":") { return node }
      }
    }
    return nil
  }
}

/// The message for a notation that cannot be read.
package enum Notation {
  /// The column of an error in its text, counted from 1 in code points.
  package static func column(of error: NotationError, in text: String) -> Int {
    let bytes = text.utf8.prefix(max(0, error.offset))
    return String(decoding: bytes, as: UTF8.self).unicodeScalars.count + 1
  }
}

/// The JSON Schema of descriptions.
package enum DescriptionSchema {
  /// The schema, in draft 7, which editors support best.
  package static var text: String {
    String(decoding: PackageResources.description_schema_json, as: UTF8.self)
  }
}

/// Two ports that cannot be distinguished, or a port with a reserved name.
package struct PortClash: Hashable, Sendable {
  /// The port whose name is taken.
  package var name: String
  package var message: String

  /// The names by which views reach the ports.
  private static let accessors: Set = ["inputs", "outputs", "actions"]

  /// The first clash in a description; nil without one.
  package static func first(in description: ViewModelDescription) -> PortClash? {
    var inputs: Set<String> = []
    for input in description.inputs {
      guard inputs.insert(input.fullName).inserted else {
        return PortClash(name: input.name, message: "the input '\(input.fullName)' is declared twice")
      }
    }
    var taken = Dictionary(description.inputs.map { ($0.name, "an input") }) { first, _ in first }
    let others =
      description.outputs.map { ($0.name, "an output") } + description.actions.map { ($0.name, "an action") }
    for (name, kind) in others {
      guard let other = taken.updateValue(kind, forKey: name) else { continue }
      let message =
        other == kind
        ? "'\(name)' is declared twice"
        : "'\(name)' is \(other) and \(kind): an input is named after what happens, an output after what the view "
          + "does with it"
      return PortClash(name: name, message: message)
    }
    return taken.keys.sorted().first(where: self.accessors.contains).map { name in
      PortClash(
        name: name, message: "no port can be named '\(name)': a view accesses the ports through this name")
    }
  }
}

/// The names of view models.
package enum ViewModelName {
  /// A name with its ending: `MessagesViewModel` for `Messages`.
  ///
  /// - Throws: why it is not a valid name for a view model, and one that is near to it.
  package static func complete(_ text: String) throws(ScaffoldError) -> String {
    let isName = SwiftWords.isName(text)
    guard isName, text.first?.isLowercase == false, text != "ViewModel" else {
      let near = SwiftWords.name(near: text).map(NameWords.uppercasingFirst).flatMap { name in
        name == "ViewModel" ? nil : name
      }
      let reason =
        isName && text != "ViewModel"
        ? "starts with a lowercase letter" : "is not a valid name for a view model"
      throw ScaffoldError(
        "'\(text)' \(reason)\(near.map { ": did you mean '\($0)'?" } ?? ", such as 'Messages'")")
    }
    return text.hasSuffix("ViewModel") ? text : text + "ViewModel"
  }
}
