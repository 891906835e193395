import SourceModel

extension Rule {
  private static let delegateDecisions = RuleOption(
    "delegate-decisions",
    default: ["note"]
  )

  static let voidInput = Rule(
    id: "void-input",
    dialects: [.kickstarterSwift, .kickstarterJava, .kickstarterKotlin],
    forms: [.written, .generated, .flows],
    options: [delegateDecisions],
    check: { viewModel, context in
      let decisions = context.value(of: delegateDecisions).first
      return viewModel.ownPorts(.inputs).compactMap { port in
        guard let function = port.declaration.function else { return nil }
        switch viewModel.profile.portStyle {
        case .functionsAndSignals, .streams:
          return Self.check(function, of: port, decisions: decisions)
        case .methodsAndGetters:
          if function.isAsync {
            return Finding(
              "remove 'suspend' from '\(port.name.text)': a view does not wait for an input",
              path: port.path, range: port.name.range, severity: viewModel.severityOfCustom)
          }
          // `input-type` reports a stream.
          guard function.returnsValue, let result = function.result,
            !viewModel.library.isStream(result.type.name)
          else { return nil }
          let void = viewModel.language.typeSpelling.void
          return Finding(
            "declare '\(port.name.text)' as '\(void)': results are delivered through outputs",
            path: port.path, range: result.range, severity: viewModel.severityOfCustom)
        }
      }
    }
  )

  private static func check(
    _ function: FunctionDeclaration, of port: Port, decisions: String?
  ) -> Finding? {
    let name = port.name.text
    if function.returnsValue, let result = function.result {
      let isDecision = Self.isDecision(name, result.type)
      if isDecision, decisions == "off" { return nil }
      return Finding(
        "remove the return type of '\(name)': results are delivered through outputs",
        path: port.path, range: result.range, severity: isDecision && decisions != "warning" ? .note : nil)
    }
    if let handler = function.parameters.first(where: Self.isCompletionHandler) {
      return Finding(
        "remove '\(handler.name)' from '\(name)': results are delivered through outputs", path: port.path,
        range: port.name.range)
    }
    guard function.isAsync || function.isThrowing else { return nil }
    let effects = [function.isAsync ? "'async'" : nil, function.isThrowing ? "'throws'" : nil]
      .compactMap { $0 }.joined(separator: " and ")
    return Finding(
      "remove \(effects) from '\(name)': a view does not wait for an input, and errors are delivered through outputs",
      path: port.path, range: port.name.range)
  }

  /// Whether an input returns an answer that the system asks a delegate for.
  private static func isDecision(_ name: String, _ result: TypeReference) -> Bool {
    let words = NameWords.of(name)
    let isAsked =
      words.contains { ["should", "can", "may", "allows", "decide", "prefers"].contains($0.lowercased()) }
      || words.first == "application"
    guard let type = result.unwrapped.name else { return false }
    // The names of the system's types start with the letters of a framework.
    let isOfSystem =
      type.prefix(2).allSatisfy(\.isUppercase)
      && ["Disposition", "Mask", "Options", "Policy", "Status"].contains(where: type.hasSuffix)
    return isOfSystem || isAsked && (type == "Bool" || type.hasSuffix("Policy"))
  }

  /// Whether a parameter is a closure for the result.
  private static func isCompletionHandler(_ parameter: Parameter) -> Bool {
    guard case .other(let type) = parameter.type.unwrapped,
      let arrow = type.ranges(of: "->").last
    else { return false }
    let result = type[arrow.upperBound...].filter { !$0.isWhitespace }
    guard ["Void", "()", "Swift.Void"].contains(result) else { return false }
    return ParameterNaming.isResultHandler([parameter.label ?? "", parameter.name])
  }
}
