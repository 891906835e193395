import SourceModel

extension Rule {
  static let viewModelName = Rule(
    id: "view-model-name",
    dialects: [.kickstarterSwift, .kickstarterJava, .kickstarterKotlin, .rxSwift],
    check: { viewModel, _ in
      switch viewModel.profile.viewModelNames {
      case .ofItsOwn: Self.checkNameOfItsOwn(viewModel)
      case .afterView: Self.checkNameAfterView(viewModel)
      case .afterInterface: Self.checkNameAfterInterface(viewModel)
      }
    }
  )

  private static func checkNameOfItsOwn(_ viewModel: ViewModel) -> [Finding] {
    guard viewModel.name.hasSuffix("ViewModel") || viewModel.isUseCase else {
      return [viewModel.finding("rename '\(viewModel.name)': the name of a view model ends in 'ViewModel'")]
    }
    let lists = viewModel.portKinds.flatMap { viewModel.ownGroups($0) }
      .filter { !$0.isNested }.compactMap(\.declaration)
    var protocols = lists
    if case .declared(let declaration) = viewModel.typeProtocol { protocols.append(declaration) }
    let stems = Set(lists.compactMap { PortName([$0.value.name])?.stem })
    if stems.count == 1, let stem = stems.first, stem.hasSuffix("ViewModel"), lists.count > 1,
      stem.lowercased() == viewModel.name.lowercased(), stem != viewModel.name
    {
      // All names agree except that of the class.
      return [
        viewModel.finding("rename '\(viewModel.name)' to '\(stem)': its protocols use this name")
      ]
    }
    // A protocol of several view models cannot have the name of each.
    return protocols.filter {
      !$0.value.name.hasPrefix(viewModel.name) && !viewModel.sharedProtocols.contains($0.value.name)
    }.map { declaration in
      declaration.finding(
        "rename '\(declaration.value.name)': the protocols of a view model start with its name, "
          + "'\(viewModel.name)'",
        at: declaration.value.header.name.range
      )
    }
  }

  private static func checkNameAfterInterface(_ viewModel: ViewModel) -> [Finding] {
    let suffix = "ViewModel"
    let (name, interface) = (viewModel.declaration.name, viewModel.wrapper?.value.name)
    guard name.hasSuffix(suffix) else {
      return [viewModel.finding("rename '\(name)': the name of a view model ends in '\(suffix)'")]
    }
    if name == suffix, let interface = viewModel.wrapper, !interface.value.name.hasSuffix(suffix) {
      // Other files know it by the name of the interface.
      return [
        interface.finding(
          "rename '\(interface.value.name)': the name of a view model ends in '\(suffix)'",
          at: interface.value.header.name.range)
      ]
    }
    guard let interface, name != suffix, name != interface, name != interface + suffix else { return [] }
    let wanted = interface.hasSuffix(suffix) ? interface : interface + suffix
    return [
      viewModel.finding(
        "rename '\(name)' to '\(wanted)': the class has the name of the interface around it")
    ]
  }

  private static func checkNameAfterView(_ viewModel: ViewModel) -> [Finding] {
    let named = viewModel.namedDeclaration
    let name = viewModel.name
    func finding(_ message: String) -> Finding { named.finding(message, at: named.value.header.name.range) }
    if let (view, wanted) = Self.nameAfterView(of: viewModel) {
      guard name != wanted else { return Self.checkClassName(of: viewModel) }
      // The intended view model may exist, and so may the view of this one.
      if viewModel.kindOfType(wanted) != nil, let own = Self.view(of: viewModel), let base = viewModel.base {
        return [
          Finding(
            "replace '\(view)' with '\(own)': '\(view)' is the view of '\(wanted)'", path: viewModel.path,
            range: base.range)
        ]
      }
      return [finding("rename '\(name)' to '\(wanted)': it is the view model of '\(view)'")]
    }
    guard name.hasSuffix("ViewModel") else {
      return [finding("rename '\(name)': the name of a view model ends in 'ViewModel'")]
    }
    return Self.checkClassName(of: viewModel)
  }

  /// The view of a view model in Java, and the name that it implies for the view model.
  ///
  /// A view that is a base class gives none.
  private static func nameAfterView(of viewModel: ViewModel) -> (view: String, name: String)? {
    for view in viewModel.base?.type.arguments.compactMap(\.name) ?? [] {
      for (ending, replacement) in [("ViewHolder", "HolderViewModel"), ("Activity", "ViewModel")]
      where view.hasSuffix(ending) {
        let stem = view.dropLast(ending.count)
        return ["", "Base", "Abstract"].contains(stem) ? nil : (view, stem + replacement)
      }
    }
    return nil
  }

  /// The type of the run that has the name of a view model's view.
  private static func view(of viewModel: ViewModel) -> String? {
    for (ending, replacement) in [("ViewHolder", "HolderViewModel"), ("Activity", "ViewModel")]
    where viewModel.name.hasSuffix(replacement) {
      let view = String(viewModel.name.dropLast(replacement.count)) + ending
      if viewModel.kindOfType(view) != nil { return view }
    }
    return nil
  }

  private static func checkClassName(of viewModel: ViewModel) -> [Finding] {
    guard viewModel.wrapper != nil, !viewModel.declaration.name.hasSuffix("ViewModel") else { return [] }
    return [
      viewModel.finding(
        "rename '\(viewModel.declaration.name)' to 'ViewModel': this is the name of the class inside '\(viewModel.name)'"
      )
    ]
  }
}
