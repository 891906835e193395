import SourceModel

extension Rule {
  private static let acceptedInputTypes = RuleOption("accepted-types")

  static let inputType = Rule(
    id: "input-type",
    dialects: [.kickstarterSwift, .kickstarterJava, .kickstarterKotlin, .rxSwift],
    options: [acceptedInputTypes],
    check: { viewModel, context in
      viewModel.ownPorts(.inputs).compactMap { port in
        switch viewModel.profile.portStyle {
        case .functionsAndSignals: Self.checkFunction(port)
        case .methodsAndGetters: Self.checkMethod(port, of: viewModel)
        case .streams:
          Self.checkProperty(port, of: viewModel, context.value(of: acceptedInputTypes))
        }
      }
    }
  )

  private static func checkFunction(_ port: Port) -> Finding? {
    guard port.declaration.property != nil else { return nil }
    return Finding(
      "make '\(port.name.text)' a function: an input is a function that the view calls",
      path: port.path, range: port.name.range)
  }

  private static func checkProperty(
    _ port: Port, of viewModel: ViewModel, _ others: [String]
  ) -> Finding? {
    let types = viewModel.library.orderedNames(.input)
    guard let type = port.declaration.property?.type else {
      return Finding(
        "make '\(port.name.text)' a property of type '\(types.first ?? "")': inputs are subjects",
        path: port.path, range: port.name.range)
    }
    let resolved = viewModel.resolved(type.type)
    if let name = resolved.name, (types + others).contains(name) {
      guard port.declaration.property?.accessors == .requirement(settable: true) else { return nil }
      return Finding(
        "declare '\(port.name.text)' as '{ get }': a view sends to an input and does not replace it",
        path: port.path, range: port.name.range)
    }
    guard !viewModel.mayBeAlias(resolved) else { return nil }
    if viewModel.library.has(resolved.name, .action) {
      return Finding(
        "move '\(port.name.text)' to the protocol of the actions: it is an action", path: port.path,
        range: type.range)
    }
    return Finding(
      "declare '\(port.name.text)' as \(types.map { "'\($0)'" }.joined(separator: " or ")), "
        + "not as '\(viewModel.spelled(type.type))'",
      path: port.path, range: type.range)
  }

  private static func checkMethod(_ port: Port, of viewModel: ViewModel) -> Finding? {
    if let finding = Self.checkFunction(port) { return finding }
    guard let type = port.type, viewModel.library.isStream(type.type.name) else { return nil }
    return Finding(
      "make '\(port.name.text)' a '\(viewModel.language.typeSpelling.void)' method: the view calls an input and has no access to its subject",
      path: port.path, range: type.range)
  }
}
