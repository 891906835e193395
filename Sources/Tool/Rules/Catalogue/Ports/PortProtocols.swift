import SourceModel

extension Rule {
  static let portProtocols = Rule(
    id: "port-protocols",
    dialects: [.kickstarterSwift, .kickstarterJava, .kickstarterKotlin, .rxSwift],
    check: { viewModel, _ in
      guard viewModel.isComplete, !viewModel.isBaseClass else { return [] }
      let names = PortNaming(viewModel)
      return switch viewModel.profile.portStyle {
      case .functionsAndSignals, .streams: Self.checkProtocols(of: viewModel, names)
      case .methodsAndGetters: Self.checkInterfaces(of: viewModel, names)
      }
    }
  )

  private static func checkProtocols(of viewModel: ViewModel, _ names: PortNaming) -> [Finding] {
    var findings = viewModel.groups.filter(\.isOwn).compactMap(\.declaration).compactMap { declaration in
      Self.misspelling(of: declaration, viewModel)
    }
    findings += viewModel.portKinds.filter { kind in !viewModel.groups.contains { $0.kind == kind } }
      .map { kind in
        // Nested protocols have the same name in every view model.
        if PortName([names.list(kind)])?.stem.isEmpty == false,
          viewModel.kindOfType(names.list(kind)) == .protocol
        {
          return viewModel.finding(
            "conform '\(viewModel.name)' to '\(names.list(kind))': its members are the ports of the view model"
          ).fixed(by: Self.refusal(of: names.list(kind), viewModel))
        }
        return viewModel.finding(
          "declare '\(viewModel.language.portKeyword) \(names.list(kind))': a view model declares its ports in protocols, which may be empty"
        ).fixed(by: PortProtocolFix(viewModel, names).declaring(kind))
      }
    if case .missing = viewModel.typeProtocol, viewModel.form == .written, !viewModel.hasAssociatedTypes {
      findings.append(
        viewModel.finding(
          "declare '\(Self.typeProtocol(of: viewModel, names))': "
            + "views depend on this protocol, not on the class"
        ).fixed(by: PortProtocolFix(viewModel, names).declaringType()))
    }
    if case .declared(let declaration) = viewModel.typeProtocol, viewModel.form == .written,
      !viewModel.hasAssociatedTypes, Self.omits(declaration.value.name, viewModel)
    {
      findings.append(
        viewModel.finding(
          "conform '\(viewModel.name)' to '\(declaration.value.name)': views depend on this protocol, not on the class"
        ).fixed(by: Self.refusal(of: declaration.value.name, viewModel)))
    }
    return findings
  }

  private static func refusal(of name: String, _ viewModel: ViewModel) -> Fix {
    .refused("'\(viewModel.declaration.name)' may lack members that '\(name)' requires")
  }

  /// Whether a view model conforms to a protocol neither directly nor through another type.
  private static func omits(_ name: String, _ viewModel: ViewModel) -> Bool {
    guard !viewModel.inheritsClass else { return false }
    let lists = Set(viewModel.groups.map(\.simpleName))
    return viewModel.bodies.flatMap(\.value.inherited).allSatisfy { inherited in
      guard let other = inherited.type.name, other != name else { return false }
      return lists.contains(other) || viewModel.kindOfType(other) == nil && viewModel.aliases[other] == nil
    }
  }

  /// The `…Type` protocol on one line. An empty one would break `type-protocol`.
  private static func typeProtocol(of viewModel: ViewModel, _ names: PortNaming) -> String {
    let members = viewModel.portKinds.map { kind in
      "var \(kind.rawValue): \(viewModel.ownGroups(kind).first?.name ?? names.list(kind)) { get }"
    }
    let bound = viewModel.profile.bindsTypeProtocolToClasses ? ": AnyObject" : ""
    return
      "\(viewModel.language.portKeyword) \(names.typeProtocol)\(bound) { \(members.joined(separator: "; ")) }"
  }

  /// A port protocol whose name has a typing error.
  private static func misspelling(of list: Located<TypeDeclaration>, _ viewModel: ViewModel) -> Finding? {
    let name = list.value.name
    return PortName.correction(of: name).map { newName in
      list.finding(
        "rename '\(name)' to '\(newName)': its members are the ports of the view model",
        at: list.value.header.name.range
      ).fixed(by: TypeRenaming(viewModel).rename(list, to: newName))
    }
  }

  private static func checkInterfaces(of viewModel: ViewModel, _ names: PortNaming) -> [Finding] {
    let named = viewModel.namedDeclaration
    let misspelled = (viewModel.wrapper?.value.types ?? []).filter { type in
      type.kind == .protocol && PortName([type.name]) == nil && PortName.correction(of: type.name) != nil
    }
    if !misspelled.isEmpty {
      return misspelled.compactMap { Self.misspelling(of: Located($0, in: named.path), viewModel) }
    }
    // An interface that the class omits from its conformances exists.
    let lists = viewModel.wrapper?.value.types.filter { PortName([$0.name]) != nil } ?? []
    let declared = lists.compactMap { PortName([$0.name])?.kind }
    let omitted = lists.filter { list in
      list.kind == .protocol && Self.omits(list.name, viewModel)
        && viewModel.groups.contains { $0.declaration?.value === list && $0.conformance == nil }
    }
    return omitted.map { list in
      viewModel.finding(
        "implement '\(list.name)' in '\(viewModel.declaration.name)': its members are the ports of the view model"
      ).fixed(by: Self.refusal(of: list.name, viewModel))
    }
      + viewModel.portKinds.filter { kind in
        !declared.contains(kind) && !viewModel.groups.contains { $0.kind == kind }
      }.map { kind in
        named.finding(
          "declare '\(viewModel.language.portKeyword) \(names.list(kind))': a view model declares its ports in interfaces, which may be empty",
          at: named.value.header.name.range
        ).fixed(by: PortProtocolFix(viewModel, names).declaring(kind))
      }
  }
}
