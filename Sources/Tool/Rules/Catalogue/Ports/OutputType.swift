import DataFlow
import SourceModel

extension Rule {
  private static let acceptedOutputTypes = RuleOption("accepted-types")

  static let outputType = Rule(
    id: "output-type",
    dialects: [.kickstarterSwift, .kickstarterJava, .kickstarterKotlin, .rxSwift],
    forms: [.written, .generated, .flows],
    options: [acceptedOutputTypes],
    check: { viewModel, context in
      let types = viewModel.library.orderedNames(.output)
      let accepted = types + context.value(of: acceptedOutputTypes)
      return switch viewModel.profile.portStyle {
      case .functionsAndSignals: Self.checkProperties(of: viewModel, types, mayFail: false)
      case .streams: Self.checkProperties(of: viewModel, accepted, mayFail: true)
      case .methodsAndGetters:
        viewModel.form == .flows ? Self.checkFlows(of: viewModel) : Self.checkMethods(of: viewModel, accepted)
      }
    }
  )

  private static func checkProperties(
    of viewModel: ViewModel, _ accepted: [String], mayFail: Bool
  ) -> [Finding] {
    let wanted = "'\(accepted.first ?? "")'"
    return viewModel.ownPorts(.outputs).compactMap { port in
      guard let type = port.declaration.property?.type else {
        let message = "make '\(port.name.text)' a property: an output is a stream that the view observes"
        return Finding(message, path: port.path, range: port.name.range)
      }
      let resolved = viewModel.resolved(type.type)
      // A property of Plumbline is a signal with a current value, which a view in SwiftUI reads.
      let isProperty = !mayFail && resolved.name == "Property" && viewModel.hasProperties
      let isAccepted = resolved.name.map(accepted.contains) ?? false
      if isProperty || isAccepted && (mayFail || Self.cannotFail(resolved)) {
        // The macro generates no settable properties.
        guard viewModel.form == .written, port.declaration.property?.accessors == .requirement(settable: true)
        else { return nil }
        return Finding(
          "declare '\(port.name.text)' as '{ get }': a view only observes an output", path: port.path,
          range: port.name.range)
      }
      guard !viewModel.mayBeAlias(resolved), !Self.isObserved(port, in: viewModel) else { return nil }
      let message =
        isAccepted
        ? "declare the error of '\(port.name.text)' as 'Never': a view cannot handle a failure"
        : "declare '\(port.name.text)' as \(mayFail ? wanted : "\(Self.article(of: accepted.first)) \(wanted) that cannot fail"), not as '\(viewModel.spelled(type.type))'"
      return Finding(message, path: port.path, range: type.range)
    }
  }

  private static func article(of noun: String?) -> String {
    noun?.first.map { "AEIOU".contains($0) } == true ? "an" : "a"
  }

  /// Whether an attribute makes views observe the property of an output, or may, where it is outside of the run.
  private static func isObserved(_ port: Port, in viewModel: ViewModel) -> Bool {
    let attributes = viewModel.library.observedAttributes
    guard !attributes.isEmpty else { return false }
    let property = viewModel.outputs.first { $0.port.name.text == port.name.text }?.property
    return property?.value.header.attributes.contains { attributes.contains($0.name) } ?? true
  }

  private static func cannotFail(_ signal: TypeReference) -> Bool {
    guard signal.arguments.count == 2, let error = signal.arguments.last?.name else { return false }
    return error == "Never" || error == "NoError"
  }

  /// Checks that a view cannot send to the flows of a view model without port protocols.
  private static func checkFlows(of viewModel: ViewModel) -> [Finding] {
    viewModel.outputs.compactMap { output in
      let name = output.property.value.header.name
      guard let type = output.property.value.knownType?.name, viewModel.library.isSink(type) else {
        return nil
      }
      let readOnly = type.hasPrefix("Mutable") ? String(type.dropFirst("Mutable".count)) : "Flow"
      return output.property.finding(
        "declare '\(name.text)' as a '\(readOnly)' with 'as\(readOnly)()': a view only observes an output",
        at: name.range)
    }
  }

  /// Checks that nobody who holds a view model can replace an output.
  private static func checkVariables(of viewModel: ViewModel) -> [Finding] {
    let required = viewModel.ownPorts(.outputs).compactMap { port in
      port.declaration.property.map { Located($0, in: port.path) }
    }
    let overriding = viewModel.outputs.map(\.property).filter { $0.value.header.has("override") }
    return (required + overriding).filter { property in
      !property.value.isConstant
        && [.stored, .requirement(settable: true)].contains(property.value.accessors)
        && !property.value.header.modifiers.contains { $0.name == "private" && $0.detail == "set" }
    }.map { property in
      let name = property.value.header.name
      return property.finding(
        "declare '\(name.text)' as a 'val': a view only observes an output", at: name.range)
    }
  }

  /// Checks that nobody who holds a view model can send to an output.
  private static func checkSinks(of viewModel: ViewModel) -> [Finding] {
    let libraries = viewModel.profile.storageLibraries
    return viewModel.outputs.filter(\.port.isOwn).compactMap { output in
      let (property, name) = (output.property.value, output.property.value.header.name)
      guard property.isStoredInInstance, !property.header.isPrivate, let type = property.knownType?.name,
        libraries.contains(where: { $0.isSink(type) }),
        let offered = output.port.type?.type.name, offered != type
      else { return nil }
      return output.property.finding(
        "declare '\(name.text)' as \(Self.article(of: offered)) '\(offered)' that a private '\(type)' backs: a view only observes an output",
        at: name.range)
    }
  }

  private static func checkMethods(of viewModel: ViewModel, _ accepted: [String]) -> [Finding] {
    let declared = viewModel.ownPorts(.outputs).map { ($0.name, Located($0.type, in: $0.path)) }
    // A getter that returns what its interface requires has the fault of the interface.
    let implemented = viewModel.outputFunctions.filter { output in
      output.port.isOwn && output.port.type?.type != output.function.value.result?.type
    }.map { output in
      (output.port.name, Located(output.function.value.result, in: output.function.path))
    }
    let asked = viewModel.ownPorts(.outputs).filter { $0.declaration.function?.parameters.isEmpty == false }
      .map { port in
        Finding(
          "remove the parameters of '\(port.name.text)': an output is the same for everyone who observes it",
          path: port.path, range: port.name.range)
      }
    return asked + Self.checkVariables(of: viewModel) + Self.checkSinks(of: viewModel)
      + (declared + implemented).compactMap { name, type in
        guard let result = type.value,
          !(viewModel.resolved(result.type).name.map(accepted.contains) ?? false)
        else { return nil }
        return type.finding(
          "declare '\(name.text)' as an '\(accepted.first ?? "")', not as '\(viewModel.spelled(result.type))'",
          at: result.range)
      }
  }
}

extension ViewModel {
  /// Whether the outputs of the view model may be properties, which Observation tracks in Plumbline.
  fileprivate var hasProperties: Bool { self.form == .generated || self.hasTurns }
}
