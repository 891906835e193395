package import SourceModel
import SwiftParser
import SwiftSyntax

/// Reads ports in the notation of the command line and of descriptions.
///
/// | port | notation |
/// | --- | --- |
/// | input | `sendButtonTapped`, `messageChanged(String)`, `configureWith(project: Project)`, `moved(_ item: Item, to: Int)` |
/// | output | `messages: [Message]`, `dismissKeyboard: Void` |
/// | action | `send: (String) -> Receipt`, `send: (String) throws(SendError) -> Receipt` |
///
/// Types are written as in Swift.
package enum PortNotation {
  /// Reads an input.
  package static func input(_ text: String) throws(NotationError) -> InputDescription {
    let (name, end) = try self.name(in: text, endingAt: "(")
    let rest = text.utf8[end...]
    guard !rest.isEmpty else { return InputDescription(name) }
    let offset = text.utf8.distance(from: text.startIndex, to: end)
    let elements = try TypeNotation.list(String(decoding: rest, as: UTF8.self), at: offset)
    return InputDescription(name, try self.parameters(elements, of: name))
  }

  /// Reads an output.
  package static func output(_ text: String) throws(NotationError) -> OutputDescription {
    let (name, type) = try self.typed(text, example: "messages: [Message]")
    return OutputDescription(name, type)
  }

  /// Reads an action.
  package static func action(_ text: String) throws(NotationError) -> ActionDescription {
    let (name, type) = try self.typed(text, example: "send: (String) -> Void")
    guard case .function(let function) = type else {
      throw NotationError(
        "an action is a function from its input to its output: '\(name): (String) -> Void'",
        at: text.utf8.count)
    }
    var failure: PortType?
    for effect in function.effects where effect.hasPrefix("throws") {
      let error = effect.dropFirst("throws".count).drop { $0 == "(" }.dropLast()
      failure =
        error.isEmpty
        ? .constrained(keyword: "any", .named("Error")) : try TypeNotation.type(String(error), at: 0)
    }
    let input: PortType =
      function.parameters.count == 1
      ? function.parameters[0] : .tuple(function.parameters.map { PortType.Element($0) })
    return ActionDescription(name, input: input, output: function.result, failure: failure)
  }

  // MARK: Parts

  /// The name that a notation starts with, and where it is followed by some character or the end.
  private static func name(
    in text: String, endingAt character: Character
  ) throws(NotationError) -> (String, end: String.Index) {
    let end = text.firstIndex(of: character) ?? text.endIndex
    let start = text.firstIndex { !$0.isWhitespace } ?? text.startIndex
    let offset = text.utf8.distance(from: text.startIndex, to: start)
    guard start < end else { throw NotationError("a port starts with its name", at: offset) }
    var name = String(text[start..<end])
    while name.last?.isWhitespace == true { name.removeLast() }
    if name.count > 2, name.first == "`", name.last == "`" { name = String(name.dropFirst().dropLast()) }
    guard SwiftWords.isName(name) else {
      let hint = SwiftWords.name(near: name).map { ": did you mean '\($0)'?" } ?? ""
      throw NotationError("'\(name)' is not a valid name\(hint)", at: offset)
    }
    guard !SwiftWords.isFixed(name) else {
      throw NotationError("a port cannot be named '\(name)', a keyword of Swift", at: offset)
    }
    return (name, end)
  }

  private static func typed(
    _ text: String, example: String
  ) throws(NotationError) -> (name: String, type: PortType) {
    let (name, end) = try self.name(in: text, endingAt: ":")
    guard end < text.endIndex else {
      throw NotationError(
        "the type of '\(name)' is missing: write it as in '\(example)'", at: text.utf8.count)
    }
    let rest = text[text.index(after: end)...]
    let offset = text.utf8.distance(from: text.startIndex, to: rest.startIndex)
    return (name, try TypeNotation.type(String(rest), at: offset))
  }

  /// The parameters for the elements of a list in parentheses.
  private static func parameters(
    _ elements: [TypeNotation.Element], of input: String
  ) throws(NotationError) -> [PortParameter] {
    let unnamed = elements.filter { $0.name == nil }.map(\.type)
    let taken = Set(elements.compactMap(\.name))
    var derived = ParameterNaming.names(of: input, unnamed, besides: taken)[...]
    var names: Set<String> = []
    var parameters: [PortParameter] = []
    for element in elements {
      let name = element.name ?? derived.popFirst() ?? "value"
      guard !SwiftWords.isFixed(name) else {
        throw NotationError("a parameter cannot be named '\(name)'", at: element.offset)
      }
      guard names.insert(name).inserted else {
        throw NotationError("two parameters of '\(input)' are named '\(name)'", at: element.offset)
      }
      parameters.append(PortParameter(label: element.label, name: name, type: element.type))
    }
    return parameters
  }
}

/// An error in the notation of a port.
package struct NotationError: Error, Hashable, Sendable {
  /// The error, with an alternative where there is one.
  package var message: String
  /// The place in the notation: the number of bytes before it.
  package var offset: Int

  package init(_ message: String, at offset: Int) {
    self.message = message
    self.offset = offset
  }
}

/// Reads what the protocols of view models declare, in enough detail to write it in another language.
package enum Requirement {
  /// Reads a type as written in source text.
  package static func type(_ text: String) throws(NotationError) -> PortType {
    try TypeNotation.type(text, at: 0)
  }

  /// Reads the parameters of a function from its declaration.
  ///
  /// - Parameters:
  ///   - text: the declaration: `func moved(_ item: Item, to row: Int)`.
  ///   - takesLists: whether a variadic type (`Int...`) is read as an array.
  package static func parameters(
    of text: String, takesLists: Bool = false
  ) throws(NotationError) -> [PortParameter] {
    let source = SourceText(Array(text.utf8))
    let tree = source.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    guard let function = tree.statements.first?.item.as(FunctionDeclSyntax.self) else {
      throw NotationError("expected a function", at: 0)
    }
    let reader = PortTypeReader(offset: 0)
    try reader.refuseRawNames(in: function.signature.parameterClause)
    var parameters: [PortParameter] = []
    for parameter in function.signature.parameterClause.parameters.nodes {
      guard takesLists || parameter.ellipsis == nil else {
        throw NotationError("a variadic parameter has no counterpart", at: reader.offset(of: parameter))
      }
      let first = parameter.firstName.bareText
      let name = parameter.secondName?.bareText ?? first
      let type = try reader.read(parameter.type)
      parameters.append(
        PortParameter(
          label: first == "_" ? nil : first, name: name,
          type: parameter.ellipsis == nil ? type : .array(type)))
    }
    return parameters
  }
}
