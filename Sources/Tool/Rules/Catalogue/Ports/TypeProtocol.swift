import SourceModel

extension Rule {
  static let typeProtocol = Rule(
    id: "type-protocol",
    dialects: [.kickstarterSwift, .rxSwift],
    check: { viewModel, _ in
      guard case .declared(let declaration) = viewModel.typeProtocol, !viewModel.isBaseClass else {
        return []
      }
      let members = declaration.value.members.filter { $0.function != nil || $0.property != nil }
      let accessors = viewModel.portKinds.map { kind in
        (kind, members.filter { Self.isAccessor($0, for: kind, of: viewModel) })
      }
      let fix = TypeProtocolFix(viewModel, declaration)
      let accessorNames = Set(accessors.flatMap { $0.1 }.map(\.header.name))
      var findings = accessors.flatMap { kind, members in
        members.flatMap { Self.check($0, for: kind, of: viewModel, in: declaration.path, fix) }
      }
      let inheritsNothingElse = declaration.value.inherited.allSatisfy { inherited in
        // `class` is a keyword and not a type.
        ["AnyObject", "class"].contains(inherited.type.description)
      }
      for (kind, members) in accessors
      where members.isEmpty && inheritsNothingElse && !viewModel.hasAssociatedTypes {
        guard let group = viewModel.ownGroups(kind).first else { continue }
        findings.append(
          declaration.finding(
            "declare 'var \(kind.rawValue): \(group.name) { get }': the type protocol exposes the ports",
            at: declaration.value.header.name.range
          ).fixed(by: fix.declaring(kind, group, besides: accessors))
        )
      }
      for member in members where !accessorNames.contains(member.header.name) {
        findings.append(
          declaration.finding(
            "move '\(member.header.name.text)' out of '\(declaration.value.name)': "
              + "the type protocol declares only the ports",
            at: member.header.name.range
          ).fixed(by: .refused("other code may use '\(member.header.name.text)'"))
        )
      }
      return findings
    }
  )

  private static func isAccessor(
    _ member: Declaration, for kind: PortKind, of viewModel: ViewModel
  ) -> Bool {
    guard let property = member.property else { return false }
    // The name of an accessor decides its kind; the type counts only for other names.
    let name = property.header.name.text
    if let named = PortKind.allCases.first(where: { $0.accessorNames.contains(name) }) {
      return named == kind
    }
    return property.type.map { viewModel.names($0.type, ofGroup: kind) } ?? false
  }

  /// Checks the name, the type and the access of an accessor.
  private static func check(
    _ member: Declaration, for kind: PortKind, of viewModel: ViewModel, in path: String,
    _ fix: TypeProtocolFix
  ) -> [Finding] {
    guard let property = member.property else { return [] }
    let name = property.header.name
    if let wanted = Self.rename(of: property, for: kind, of: viewModel) {
      return [
        Finding(
          "rename '\(name.text)' to '\(wanted)': the type protocol exposes the ports under these names",
          path: path, range: name.range
        ).fixed(by: .refused("other code may use '\(name.text)'"))
      ]
    }
    var findings: [Finding] = []
    if !viewModel.hasAssociatedTypes, let type = property.type,
      let group = viewModel.ownGroups(kind).first, !viewModel.names(type.type, ofGroup: kind)
    {
      findings.append(
        Finding("declare '\(name.text)' as '\(group.name)'", path: path, range: type.range)
          .fixed(by: fix.retyping(property, type, as: group)))
    }
    if property.accessors == .requirement(settable: true) {
      findings.append(
        Finding("declare '\(name.text)' as '{ get }': ports are read-only", path: path, range: name.range)
          .fixed(by: fix.readingOnly(property)))
    }
    return findings
  }

  /// The name that an accessor should have; nil when its name is allowed.
  ///
  /// A port protocol with a role, `LoginUseCaseUIOutputs`, may be exposed by its role: `uiOutputs`.
  private static func rename(
    of property: PropertyDeclaration, for kind: PortKind, of viewModel: ViewModel
  ) -> String? {
    let name = property.header.name.text
    let groups = viewModel.ownGroups(kind)
    let group = groups.first { $0.simpleName == property.type?.type.name } ?? groups.first
    let role = group.flatMap(viewModel.role)
    if name == role { return nil }
    let isPlural = groups.first?.simpleName.contains(kind.protocolName) ?? false
    if isPlural ? name == kind.rawValue : kind.accessorNames.contains(name) { return nil }
    // Of several port protocols, those without a role may have any name.
    return groups.count == 1 ? role ?? kind.rawValue : role
  }
}
