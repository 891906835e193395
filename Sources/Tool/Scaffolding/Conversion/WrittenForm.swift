import SourceModel
import SwiftLanguage

/// The code that the macro would generate for an input, to compare it with handwritten code.
struct WrittenForm {
  let parameters: [PortParameter]
  /// The name of the property that stores the input.
  let storage: String

  /// The type of the stored value, and its initial value.
  var stored: (type: PortType, initialValue: String) {
    let elements = self.parameters.map { parameter in
      PortType.Element(label: self.parameters.count > 1 ? parameter.name : nil, parameter.type)
    }
    let type: PortType = elements.count == 1 ? elements[0].type : .tuple(elements)
    if type == .void { return (.void, "()") }
    if case .optional = type { return (type, "nil") }
    return (.optional(type), "nil")
  }

  /// The values of the arguments as one.
  var value: String {
    let names = self.parameters.map { SwiftWords.escaped($0.name) }
    return names.count == 1 ? names[0] : "(\(names.joined(separator: ", ")))"
  }

  /// The lines of the property and the function.
  ///
  /// - Parameters:
  ///   - access: the modifier of the function, with a trailing space.
  ///   - signature: the function as its protocol declares it.
  func lines(access: String, signature: String) -> (storage: String, function: [String]) {
    let (type, initialValue) = self.stored
    let property = type == .void ? "MutableProperty(())" : "MutableProperty<\(type)>(\(initialValue))"
    return (
      "private let \(SwiftWords.escaped(self.storage)) = \(property)",
      ["\(access)\(signature) {", "  self.\(SwiftWords.escaped(self.storage)).value = \(self.value)", "}"]
    )
  }

  // MARK: Comparing

  /// Whether a property equals the one that the macro would generate.
  func isStorage(_ text: String) -> Bool {
    guard
      let match = text.wholeMatch(
        of:
          /(?:private|fileprivate)\s+let\s+`?([^\s`:=]+)`?\s*(?::\s*MutableProperty<(.+)>\s*)?=\s*MutableProperty\s*(?:<([^()]*|.*)>)?\s*\(\s*(nil|\(\s*\))?\s*\)/
      ), match.output.1 == self.storage
    else { return false }
    let (type, initialValue) = self.stored
    let value = match.output.4.map(String.init) ?? ""
    if type == .void {
      let written = match.output.3 ?? match.output.2
      return value != "nil" && (written.map { (try? Requirement.type(String($0))) == .void } ?? true)
    }
    guard value == initialValue, let written = match.output.3 ?? match.output.2 else { return false }
    return (try? Requirement.type(String(written))) == type
  }

  /// Whether a function equals the one that the macro would generate.
  ///
  /// - Parameters:
  ///   - text: the source text of the function.
  ///   - signature: the function as its protocol declares it.
  func isFunction(_ text: String, signature: String) -> Bool {
    let body = "self.\(self.storage).value="
    let names = self.parameters.map(\.name)
    let labelled = "(\(names.map { "\($0):\($0)" }.joined(separator: ",")))"
    let written = Self.withoutSpace(text.replacing(/^(?:public|package|internal|open)\s+/, with: ""))
    return [self.value, labelled].contains { value in
      written == Self.withoutSpace(signature) + "{" + body + Self.withoutSpace(value) + "}"
    }
  }

  private static func withoutSpace(_ text: String) -> String {
    String(text.filter { !$0.isWhitespace && $0 != "`" })
  }
}
