internal import SourceModel
internal import SwiftDiagnostics
internal import SwiftSyntax
internal import SwiftSyntaxBuilder

/// An input is a function that returns nothing, and whose values can be stored.
enum InputFunctions {
  static func check(_ viewModel: ViewModelDeclaration) -> [Diagnostic] {
    viewModel.lists.filter { $0.kind == .inputs }.flatMap(\.members).flatMap { member -> [Diagnostic] in
      switch member {
      case .input(let port):
        let isWritten = viewModel.isWritten(port)
        return port.problems(isIsolated: viewModel.isolation != nil).compactMap { problem in
          self.diagnosis(problem, of: port, isWritten: isWritten)
        } + self.resultHandler(of: port)
      case .value(let port): return [self.diagnosis(port, isWritten: viewModel.isWritten(port))]
      case .other: return []
      }
    }
  }

  /// A completion handler can be stored, but the convention does not allow it.
  private static func resultHandler(of port: InputPort) -> [Diagnostic] {
    let result = port.syntax.signature.returnClause
    guard result?.type.isVoid ?? true, let handler = port.parameters.first(where: \.isResultHandler) else {
      return []
    }
    let name = (handler.syntax.secondName ?? handler.syntax.firstName).identifier?.name ?? ""
    let message = "remove '\(name)' from '\(port.name.text)': results are delivered through outputs"
    return [ViewModelMessage.warning(message, "void-input").at(port.syntax.name)]
  }

  private static func diagnosis(_ port: ValuePort, isWritten: Bool) -> Diagnostic {
    let rule = "input-type"
    let message = ViewModelMessage.unwritten(
      "make '\(port.name.text)' a function: an input is a function that the view calls", rule,
      isWritten: isWritten)
    let value = port.generic?.arguments.first ?? port.type
    let function: DeclSyntax = "func \(raw: port.name.written)(_ value: \(value))"
    let replacement = function.with(\.leadingTrivia, port.syntax.leadingTrivia)
    return message.at(
      port.nameToken, Repair.replacing(port.syntax, with: replacement, "make it a function", rule))
  }

  /// The message for a problem; nil if the function is handwritten and follows the convention.
  private static func diagnosis(_ problem: InputProblem, of port: InputPort, isWritten: Bool) -> Diagnostic? {
    let name = port.name.text
    let rule = "input-type"
    switch problem {
    case .result(let clause):
      let message = ViewModelMessage.unwritten(
        "remove the return type of '\(name)': results are delivered through outputs", "void-input",
        isWritten: isWritten)
      let signature = port.syntax.signature.with(\.returnClause, nil)
      return message.at(
        clause.type,
        Repair.replacing(
          port.syntax.signature, with: signature.with(\.trailingTrivia, port.syntax.signature.trailingTrivia),
          "remove the result", "void-input"))
    case _ where isWritten: return nil
    case .generic(let clause):
      return ViewModelMessage.error(
        "say which types '\(name)' takes: a property cannot store any type; or write the function by hand",
        rule
      ).at(clause)
    case .nonisolated(let modifier):
      return ViewModelMessage.error(
        "isolate '\(name)' as its class is: it sets a property of the actor", rule
      ).at(modifier, Self.removal(of: modifier, from: port))
    case .static(let modifier):
      return ViewModelMessage.error(
        "make '\(name)' an instance method, or write it by hand: inputs are stored", rule
      ).at(modifier, Self.removal(of: modifier, from: port))
    case .parameter(let parameter, let problem): return self.diagnosis(problem, of: parameter, name)
    }
  }

  private static func diagnosis(
    _ problem: StoredType.Problem, of parameter: FunctionParameterSyntax, _ name: String
  ) -> Diagnostic {
    let rule = "input-type"
    let type = parameter.type
    switch problem {
    case .inoutParameter:
      return ViewModelMessage.error(
        "pass '\(name)' a value, not 'inout': results are delivered through outputs", rule
      ).at(type, Self.removal(of: .inout, from: type))
    case .isolatedParameter:
      return ViewModelMessage.error(
        "write '\(name)' by hand: an input that runs on the actor of its argument cannot be stored", rule
      ).at(type)
    case .nonEscapingClosure:
      let escaping: TypeSyntax = "@escaping \(type.trimmed)"
      let repaired = escaping.with(\.leadingTrivia, type.leadingTrivia).with(
        \.trailingTrivia, type.trailingTrivia)
      return ViewModelMessage.error("declare the closure of '\(name)' with '@escaping': it is stored", rule)
        .at(type, Repair.replacing(type, with: repaired, "insert '@escaping'", rule))
    case .opaqueType:
      return ViewModelMessage.error(
        "say which type '\(name)' takes, or 'any' in place of 'some': a property has one type", rule
      ).at(type)
    }
  }

  private static func removal(of modifier: DeclModifierSyntax, from port: InputPort) -> FixIt {
    var function = port.syntax
    function.modifiers = function.modifiers.filter { $0.id != modifier.id }
    return Repair.replacing(
      port.syntax, with: function.with(\.leadingTrivia, port.syntax.leadingTrivia),
      "remove '\(modifier.name.text)'", "input-type")
  }

  private static func removal(of keyword: Keyword, from type: TypeSyntax) -> FixIt {
    guard var attributed = type.as(AttributedTypeSyntax.self) else {
      return Repair.replacing(type, with: type, "remove 'inout'", "input-type")
    }
    attributed.specifiers = attributed.specifiers.filter { element in
      element.as(SimpleTypeSpecifierSyntax.self)?.specifier.tokenKind != .keyword(keyword)
    }
    return Repair.replacing(
      type, with: TypeSyntax(attributed).with(\.leadingTrivia, type.leadingTrivia), "remove 'inout'",
      "input-type")
  }
}
