internal import SourceModel
internal import SwiftSyntax

/// Generates what a view in SwiftUI needs of a view model whose outputs have properties among them: the current values,
/// two-way fields, and outputs that stand still, for previews.
struct StateWriter {
  private let viewModel: ViewModelDeclaration
  private let outputs: PortList
  private let access: AccessLevel

  /// - Returns: nil if there is nothing to generate: no output is a property, or the types of the outputs depend on the
  ///   class.
  init?(_ viewModel: ViewModelDeclaration) {
    guard let outputs = viewModel.list(.outputs), outputs.values.contains(where: { $0.currentValue != nil }),
      Self.isPlain(outputs)
    else { return nil }
    self.viewModel = viewModel
    self.outputs = outputs
    self.access = viewModel.access(of: outputs)
  }

  /// The members: the state, the function that makes bindings, and the fixed outputs.
  func members() -> [String] {
    var members: [String] = []
    let hasState = !self.isTaken(type: "ViewState") && !self.isTaken(property: "state")
    if hasState {
      members += [self.state, self.stateProperty(of: "_assumedConforming(self)", documented: true)]
      if self.viewModel.written.functions["binding(_:_:)"] == nil, !self.isTaken(property: "binding") {
        members.append(self.binding)
      }
    }
    if let fixed = self.fixed(hasState: hasState) { members.append(fixed) }
    return members
  }

  private func isTaken(property name: String) -> Bool {
    let name = Identifier(name)
    return self.viewModel.valueNames.contains(name) || self.viewModel.written.properties.contains(name)
  }

  private func isTaken(type name: String) -> Bool { self.viewModel.written.types.contains(name) }

  /// Whether the ports of a list can be used without the class, and are no more than the macro sees.
  private static func isPlain(_ list: PortList) -> Bool {
    !list.syntax.mayContain("Self") && !list.syntax.modifiers.contains { $0.name.text == "nonisolated" }
      && list.members.allSatisfy { member in
        if case .other = member { false } else { true }
      }
  }

  /// The attribute of the actor, which the generated types have as well, with a line break.
  private var isolation: String { self.viewModel.isolation.map { "\($0.source)\n" } ?? "" }

  // MARK: State

  private var state: String {
    let members = ConditionalText.pieces(of: self.outputs.items) { member in
      guard case .value(let port) = member, let value = port.currentValue,
        !Availability(port.syntax.attributes).isDiscouraged
      else { return [] }
      let name = port.name.written
      return [
        "\(port.documentation.prefix)\(self.access.prefix)var \(name): \(value.source) { self.outputs.\(name).value }"
      ]
    }
    return """
      /// The current values of the outputs that are properties. A view that reads one is updated when it changes.
      \(self.isolation)\(self.access.prefix)struct ViewState: ViewModelState {
        fileprivate let outputs: any Outputs

      \(members.joined(separator: "\n\n").indented)
      }
      """
  }

  private func stateProperty(of outputs: String, documented: Bool) -> String {
    let comment = documented ? "/// The current values of the outputs that are properties.\n" : ""
    return "\(comment)\(self.access.prefix)var state: ViewState { ViewState(outputs: \(outputs)) }"
  }

  private var binding: String {
    """
    /// A two-way field of a view, which reads a value of the state and calls an input.
    \(self.access.prefix)func binding<Value>(
      _ output: KeyPath<ViewState, Value>, _ input: @escaping (Value) -> Void
    ) -> ValueBinding<Value> {
      self.state.binding(output, input)
    }
    """
  }

  // MARK: Fixed outputs

  /// A class whose outputs have the values that it is made with, and whose inputs do nothing.
  ///
  /// - Returns: nil if a port cannot be written: in a branch of `#if`, generic, or inherited by its protocol.
  private func fixed(hasState: Bool) -> String? {
    guard !self.isTaken(type: "Fixed"), self.viewModel.lists.allSatisfy(Self.isFixable) else { return nil }
    let access = self.viewModel.lists.map { self.viewModel.access(of: $0) }.min() ?? self.access
    let values = self.viewModel.lists.flatMap(\.values).map(FixedValue.init)
    let writer = InputWriter(viewModel: self.viewModel, access: access)
    let inputs = self.viewModel.list(.inputs)?.inputs ?? []
    let bodies = [
      values.map { "\(access.prefix)let \($0.declaration)" }.joined(separator: "\n"),
      """
      \(access.prefix)init(
      \(values.map(\.parameter).joined(separator: ",\n").indented)
      ) {
      \(values.map(\.assignment).joined(separator: "\n").indented)
      }
      """,
      inputs.map { writer.function(withoutDocumentation: $0) }.joined(separator: "\n"),
      hasState ? self.stateProperty(of: "self", documented: false) : "",
    ]
    let protocols = self.viewModel.lists.map(\.kind.protocolName).joined(separator: ", ")
    return """
      /// Outputs with the values that it is created with, and inputs that do nothing, for previews and for tests of views.
      \(self.isolation)\(access.prefix)final class Fixed: \(protocols) {
      \(bodies.filter { !$0.isEmpty }.joined(separator: "\n\n").indented)
      }
      """
  }

  private static func isFixable(_ list: PortList) -> Bool {
    guard self.isPlain(list) else { return false }
    let inherited = list.syntax.inheritanceClause?.inheritedTypes.map(\.type.source) ?? []
    return inherited.allSatisfy { $0 == "AnyObject" }
      && list.items.allSatisfy { if case .member = $0 { true } else { false } }
      && list.inputs.allSatisfy { $0.problems(isIsolated: false).isEmpty }
      && list.values.allSatisfy { $0.setter == nil && !Availability($0.syntax.attributes).isLimited }
  }
}

/// An output or an action of the fixed outputs: its constant, and the parameter that it is made from.
private struct FixedValue {
  let declaration: String
  let parameter: String
  let assignment: String

  init(_ port: ValuePort) {
    let (name, type) = (port.name.written, port.type.source)
    self.declaration = "\(name): \(type)"
    if let value = port.currentValue {
      let initial = Self.initialValue(of: value).map { " = \($0)" } ?? ""
      self.parameter = "\(name): \(value.isFunction ? "@escaping " : "")\(value.source)\(initial)"
      self.assignment = "self.\(name) = \(type)(value: \(name))"
    } else if port.isSignalWithoutError, let value = port.generic?.arguments.first {
      self.parameter = "\(name): (\(value.source))? = nil"
      self.assignment = "self.\(name) = \(type).fixed(optional: \(name))"
    } else {
      let initial = port.isAction ? " = \(type)(execute: { _ in .empty })" : ""
      self.parameter = "\(name): \(type)\(initial)"
      self.assignment = "self.\(name) = \(name)"
    }
  }

  /// What a value of a type begins with in a preview, if the type is one of those that everybody knows.
  private static func initialValue(of type: TypeSyntax) -> String? {
    if type.is(OptionalTypeSyntax.self) { return "nil" }
    if type.is(ArrayTypeSyntax.self) { return "[]" }
    if type.is(DictionaryTypeSyntax.self) { return "[:]" }
    switch type.source {
    case "Bool": return "false"
    case "CGFloat", "Double", "Float", "Int", "UInt": return "0"
    case "String": return "\"\""
    default: return nil
    }
  }
}

extension ValuePort {
  /// The type of the current value of an output that is a property; nil for any other.
  var currentValue: TypeSyntax? {
    guard let generic = self.generic, generic.name == "Property", generic.arguments.count == 1 else {
      return nil
    }
    return generic.arguments[0]
  }
}
