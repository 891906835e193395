import SourceModel

extension Rule {
  static let portsDeclaration = Rule(
    id: "ports-declaration",
    dialects: [.kickstarterSwift, .kickstarterJava, .kickstarterKotlin, .rxSwift],
    check: { viewModel, _ in
      guard viewModel.form == .written, !viewModel.hasAssociatedTypes, !viewModel.isBaseClass else {
        return []
      }
      switch viewModel.profile.portStyle {
      case .functionsAndSignals, .streams: return Self.checkAccessors(of: viewModel)
      case .methodsAndGetters: return Self.checkFields(of: viewModel)
      }
    }
  )

  private static func checkAccessors(of viewModel: ViewModel) -> [Finding] {
    return viewModel.portKinds.flatMap { kind -> [Finding] in
      guard let group = viewModel.ownGroups(kind).first else { return [] }
      let accessors = viewModel.accessors(for: kind)
      guard !accessors.isEmpty else {
        // A type outside of the run may declare it.
        guard viewModel.isComplete, !viewModel.inheritsClass, Self.isTypeProtocolKnown(viewModel) else {
          return []
        }
        return [
          viewModel.finding(
            "declare 'var \(kind.rawValue): \(group.name) { return \(viewModel.language.instanceKeyword) }': "
              + "the view accesses the \(kind.rawValue) through '\(kind.rawValue)'"
          ).fixed(by: AccessorFix(viewModel).declaring(kind, group))
        ]
      }
      return accessors.compactMap { Self.check($0, for: kind, of: viewModel) }
    }
  }

  private static func isTypeProtocolKnown(_ viewModel: ViewModel) -> Bool {
    switch viewModel.typeProtocol {
    // An alias requires no accessors.
    case .elsewhere, .alias: return false
    case .declared, .missing: return true
    }
  }

  private static func check(
    _ accessor: Located<PropertyDeclaration>, for kind: PortKind, of viewModel: ViewModel
  ) -> Finding? {
    let property = accessor.value
    let name = property.header.name
    if let misspelled = Self.misspelling(of: accessor, for: kind.accessorNames) { return misspelled }
    if let type = property.type, !viewModel.names(type.type, ofGroup: kind),
      let group = viewModel.ownGroups(kind).first
    {
      return accessor.finding("declare '\(name.text)' as '\(group.name)'", at: type.range)
        .fixed(by: AccessorFix(viewModel).retyping(accessor, type, as: group))
    }
    guard case .computed(let getter?, let settable) = property.accessors,
      getter.result?.isInstance == true, !settable
    else {
      return accessor.finding(
        "return '\(viewModel.language.instanceKeyword)' from '\(name.text)'", at: name.range
      )
      .fixed(by: AccessorFix(viewModel).returningSelf(accessor))
    }
    return nil
  }

  /// A property that exposes ports, whose name has a typing error.
  private static func misspelling(
    of property: Located<PropertyDeclaration>, for names: [String]
  ) -> Finding? {
    let name = property.value.header.name
    guard !names.contains(name.text), let wanted = names.first(where: { Spelling.isOneSlip(name.text, $0) })
    else { return nil }
    return property.finding(
      "rename '\(name.text)' to '\(wanted)': the view accesses the \(wanted) through it", at: name.range)
  }

  private static func checkFields(of viewModel: ViewModel) -> [Finding] {
    // A class is not an instance of an interface that it does not implement.
    let groups = viewModel.portKinds.flatMap { viewModel.ownGroups($0) }.filter { $0.conformance != nil }
    return groups.compactMap { group in
      let name = PortKind.isErrorProtocol(group.simpleName) ? "errors" : group.kind.rawValue
      let typed = viewModel.properties.filter { $0.value.type?.type.name == group.simpleName }
      let named = Self.names(of: group).firstResult { name in
        viewModel.properties.first { $0.value.header.name.text == name }
      }
      guard let field = typed.first ?? named else {
        return viewModel.finding(
          "declare '\(PortFieldFix.declaration(of: name, group, in: viewModel.language))': the view accesses the \(name) through it"
        ).fixed(by: PortFieldFix(viewModel).declaring(name, group))
      }
      return self.check(field, for: group, of: viewModel)
    }
  }

  /// The names of the fields through which views access the ports of a group.
  private static func names(of group: PortGroup) -> [String] {
    PortKind.isErrorProtocol(group.simpleName) ? ["errors", "error"] : group.kind.accessorNames
  }

  /// Whether a view may read a field, and no code may replace it.
  private static func isPublicConstant(_ field: PropertyDeclaration, of viewModel: ViewModel) -> Bool {
    switch viewModel.language.constants {
    case .valKeyword, .letKeyword:
      field.isConstant && !["private", "protected", "internal"].contains(where: field.header.has)
    case .finalModifier: field.header.has("public") && field.isConstant
    }
  }

  private static func check(
    _ field: Located<PropertyDeclaration>, for group: PortGroup, of viewModel: ViewModel
  ) -> Finding? {
    let header = field.value.header
    let name = header.name
    if let misspelled = Self.misspelling(of: field, for: Self.names(of: group)) { return misspelled }
    if let type = field.value.type, type.type.name != group.simpleName {
      return field.finding("declare '\(name.text)' as '\(group.simpleName)'", at: type.range)
        .fixed(by: .refused("other code may rely on the type of '\(name.text)'"))
    }
    let value =
      field.value.initialValue ?? field.value.getter?.result ?? viewModel.valueAssigned(to: name.text)
    guard value?.isInstance == true else {
      return field.finding(
        "initialize '\(name.text)' with 'this': the view model implements its own ports",
        at: name.range
      ).fixed(by: .refused("'\(name.text)' is initialized with something else"))
    }
    guard !Self.isPublicConstant(field.value, of: viewModel) else { return nil }
    let wanted =
      switch viewModel.language.constants {
      case .valKeyword, .letKeyword: "a public 'val'"
      case .finalModifier: "'public final'"
      }
    let edits = FieldModifiers.edits(making: field.value, "public", constant: true, in: viewModel.file)
    let isReplaced = field.value.initialValue != nil && viewModel.isAssigned(name.text)
    return field.finding(
      "declare '\(name.text)' as \(wanted): the view accesses the \(name.text) through it", at: name.range
    ).fixed(
      by: isReplaced
        ? .refused("other code may set '\(name.text)'")
        : .edits(edits).provided(
          .isUnassignedElsewhere(member: name.text, of: viewModel.typePath),
          .isFreeElsewhere(member: name.text, of: viewModel.typePath, isInherited: true)))
  }
}
