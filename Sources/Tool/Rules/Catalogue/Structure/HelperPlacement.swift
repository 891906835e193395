import SourceModel

extension Rule {
  static let helperPlacement = Rule(
    id: "helper-placement",
    dialects: [.kickstarterSwift, .kickstarterJava, .kickstarterKotlin],
    check: { viewModel, _ in
      switch viewModel.profile.helpers {
      case .bottomOfFile: Self.checkPlace(viewModel)
      case .staticMethods: Self.checkStaticMethods(viewModel)
      case .privateMethods: Self.checkVisibleMethods(viewModel, "private")
      }
    }
  )

  private static func checkPlace(_ viewModel: ViewModel) -> [Finding] {
    let inputs = Set(viewModel.inputs.map(\.function.value.header.range))
    let inside = viewModel.declaration.functions.filter { function in
      function.kind == .function && function.header.isPrivate && function.header.attributes.isEmpty
        && !inputs.contains(function.header.range)
    }
    let declarations = viewModel.file.declarations
    let firstClass = declarations.firstIndex { $0.type?.kind == .class } ?? 0
    let above = declarations[..<firstClass].compactMap(\.function).filter(\.header.isPrivate)
    let outputs = Set(viewModel.ports(.outputs).map(\.name.text))
    let hidden = inside.map { function in
      let name = function.header.name.text
      // A function outside of the class could not assign them.
      return Finding(
        Self.assigns(outputs, in: function)
          ? "do in 'init' what '\(name)' does: outputs are assigned there"
          : "move '\(name)' to the bottom of the file, outside of '\(viewModel.name)'",
        path: viewModel.path, range: function.header.name.range)
    }
    let visible = Self.visibleFunctions(of: viewModel).map { function in
      let name = function.value.header.name
      return function.finding(
        "make '\(name.text)' a private function at the bottom of the file, or declare it in the inputs: "
          + "a view uses only the ports", at: name.range)
    }
    let properties = Self.propertiesBesidePorts(of: viewModel).map { message, name in
      Finding(message, path: viewModel.path, range: name.range)
    }
    return hidden + visible + properties + Self.internalHelpers(below: firstClass, of: viewModel)
      + above.map { function in
        Finding(
          "move '\(function.header.name.text)' to the bottom of the file", path: viewModel.path,
          range: function.header.name.range)
      }
  }

  /// Finds the functions below a view model that it calls and that other files may see.
  private static func internalHelpers(below index: Int, of viewModel: ViewModel) -> [Finding] {
    let functions = viewModel.file.declarations[index...].compactMap(\.function).filter { function in
      AccessLevel(function.header) == .internal && function.header.attributes.isEmpty
        && (function.header.name.text.first.map { $0.isLetter || $0 == "_" } ?? false)
    }
    guard !functions.isEmpty else { return [] }
    let used = Set(
      viewModel.allBodies.flatMap(\.value.references).filter { $0.form != .instance }.map(\.name.text))
    return functions.filter { used.contains($0.header.name.text) }.map { function in
      let name = function.header.name
      return Finding(
        "mark '\(name.text)' as 'private': a helper belongs to its file", path: viewModel.path,
        range: name.range)
    }
  }

  /// The properties of a view model that are neither ports nor back them, each with its message.
  private static func propertiesBesidePorts(of viewModel: ViewModel) -> [(message: String, name: Name)] {
    let fed = Set(viewModel.inputs.flatMap(\.feeds).map(\.member.text))
    let handedOut = Set(
      viewModel.outputs.compactMap { $0.property.value.getter?.result?.chain?.member?.text })
    lazy var isClosed = viewModel.form == .written && self.conformsToItsPortsAlone(viewModel)
    return viewModel.declaration.properties.compactMap { property in
      let name = property.header.name
      guard !property.header.isStatic, property.header.attributes.isEmpty, !property.header.has("override"),
        !viewModel.hasPort(named: name.text), !fed.contains(name.text), !handedOut.contains(name.text),
        !viewModel.holdsSubscriptions(property.knownType),
        !viewModel.portKinds.contains(where: {
          viewModel.isAccessor(property, for: $0) || $0.accessorNames.contains(name.text)
        })
      else { return nil }
      let asFunction =
        "make '\(name.text)' a private function at the bottom of the file: a view model contains only its ports"
      switch property.accessors {
      case .requirement: return nil
      case .computed where self.handsOutDependency(property, of: viewModel): return nil
      case .computed: return property.header.isPrivate || isClosed ? (asFunction, name) : nil
      case .stored where viewModel.form == .written: break
      case .stored: return nil
      }
      if Collaborator.isView(property) {
        return (
          "remove '\(name.text)': a view model does not hold views; tell a view what to do with an output",
          name
        )
      }
      if property.initialValue?.kind == .closure { return (asFunction, name) }
      guard property.tuplePosition == nil, !viewModel.isDependency(property) else { return nil }
      if !property.isConstant, isClosed {
        return (
          "derive '\(name.text)' from the inputs in 'init': a view model stores only its inputs and outputs",
          name
        )
      }
      guard AccessLevel(property.header) != .file, isClosed else { return nil }
      return ("make '\(name.text)' private, or declare it in the outputs: a view uses only the ports", name)
    }
  }

  /// The functions of a view model that are not private, and that no protocol requires.
  private static func visibleFunctions(of viewModel: ViewModel) -> [Located<FunctionDeclaration>] {
    let ports = Set(viewModel.groups.flatMap(\.ports).map(\.fullName))
    let bodies = viewModel.bodies.filter { body in
      body.value === viewModel.declaration
        || body.value.inherited.isEmpty && AccessLevel(body.value.header) != .file
    }
    let functions = bodies.flatMap { body in
      body.value.functions.filter { Self.isVisible($0, besides: ports) }.map { Located($0, in: body.path) }
    }
    return !functions.isEmpty && self.conformsToItsPortsAlone(viewModel) ? functions : []
  }

  private static func isVisible(_ function: FunctionDeclaration, besides ports: Set<String>) -> Bool {
    function.kind == .function && !function.header.isStatic && function.header.attributes.isEmpty
      && AccessLevel(function.header) != .file && !function.header.has("override")
      && (function.header.name.text.first.map { $0.isLetter || $0 == "_" } ?? false)
      && !ports.contains(function.fullName)
  }

  /// Whether a computed property stands for a part of a dependency: `var client: Client { self.environment.client }`.
  private static func handsOutDependency(_ property: PropertyDeclaration, of viewModel: ViewModel) -> Bool {
    guard let member = property.getter?.result?.chain?.member?.text else { return false }
    return viewModel.properties.contains {
      $0.value.header.name.text == member && viewModel.isDependency($0.value)
    }
  }

  /// Whether only its port protocols can require members of a view model.
  private static func conformsToItsPortsAlone(_ viewModel: ViewModel) -> Bool {
    guard viewModel.isComplete, !viewModel.inheritsClass, !viewModel.isBaseClass, viewModel.declaresPorts
    else { return false }
    var known = Set(viewModel.groups.map(\.simpleName)).union(["AnyObject", "Sendable"])
    var inherited = viewModel.bodies.flatMap(\.value.inherited).map(\.type)
    switch viewModel.typeProtocol {
    case .declared(let declaration):
      known.insert(declaration.value.name)
      inherited += declaration.value.inherited.map(\.type).filter { $0.description != "class" }
    case .alias(let alias):
      known.insert(alias.value.header.name.text)
      if case .composition(let parts) = alias.value.target { inherited += parts }
    case .elsewhere, .missing: break
    }
    return inherited.allSatisfy { $0.name.map(known.contains) ?? false }
  }

  private static func assigns(_ names: Set<String>, in function: FunctionDeclaration) -> Bool {
    (function.body?.effects ?? []).contains { effect in
      guard case .assignment = effect.kind, let target = effect.target.chain else { return false }
      return target.linksAfterMember.isEmpty && names.contains(target.member?.text ?? "")
    }
  }

  /// Names in quotes with commas between them, the first three of many.
  private static func listed(_ names: [String]) -> String {
    let shown = names.prefix(3).map { "'\($0)'" }
    guard names.count <= 3 else { return shown.joined(separator: ", ") + " and others" }
    return shown.count == 1
      ? shown[0] : shown.dropLast().joined(separator: ", ") + " and " + (shown.last ?? "")
  }

  private static func checkVisibleMethods(_ viewModel: ViewModel, _ modifiers: String) -> [Finding] {
    let helpers = viewModel.visibleHelpers.map { helper in
      let name = helper.header.name
      return Finding(
        "make '\(name.text)' '\(modifiers)', or declare it in 'Inputs' or 'Outputs': a view uses only the ports",
        path: viewModel.path, range: name.range)
    }
    let streams = viewModel.visibleStreams.map { property in
      let name = property.header.name
      return Finding(
        "make '\(name.text)' 'private', or declare it in 'Outputs': a view uses only the ports",
        path: viewModel.path, range: name.range)
    }
    return helpers + streams
  }

  private static func checkStaticMethods(_ viewModel: ViewModel) -> [Finding] {
    let visible = Self.checkVisibleMethods(viewModel, "private static")
    let helpers = viewModel.declaration.functions.filter { viewModel.isHelper($0) }
    guard !helpers.isEmpty else { return visible }
    let statics = StaticHelpers(viewModel)
    let section = viewModel.profile.classSections[.helpers]
    let staying = Sections.staying(Sections.inClass(of: viewModel))
    // Helpers that move after the constructor keep their order.
    var moved: [TextRange] = []
    return visible
      + helpers.flatMap { helper -> [Finding] in
        let name = helper.header.name
        func finding(_ message: String, edits: [Edit] = []) -> Finding {
          Finding(message, path: viewModel.path, range: name.range, edits: edits)
        }
        var findings: [Finding] = []
        if helper.header.isStatic,
          let used = Self.singleton(in: helper) ?? Self.variable(in: helper, viewModel)
        {
          findings.append(
            finding("pass '\(used)' to '\(name.text)': a helper receives everything it needs as arguments"))
        }
        if !helper.header.isStatic {
          let used = statics.fieldsUsed(by: helper)
          let change =
            used.isEmpty
            ? "make '\(name.text)' static"
            : "pass \(Self.listed(used)) to '\(name.text)' and make it static"
          findings.append(
            finding(
              "\(change): a helper receives everything it needs as arguments",
              edits: statics.edits(for: helper)))
        }
        if let member = staying.first(where: { member in
          section.map { member.section > $0 } ?? false && member.name.range.start < name.range.start
        }) {
          findings.append(
            finding(
              "move '\(name.text)' before '\(member.name.text)': helpers come before \(member.section.title)"
            )
            .fixed(by: .move(Move([helper.header.range], to: .beforeSection(member.range)))))
        } else if let constructor = staying.last(where: {
          $0.section.role == .initializer && $0.name.range.start > name.range.start
        }) {
          moved.append(helper.header.range)
          findings.append(
            finding(
              "move '\(name.text)' after '\(constructor.name.text)': helpers come after the constructor"
            )
            .fixed(by: .move(Move(moved, to: .after(constructor.range)))))
        }
        return findings
      }
  }

  /// The type whose singleton a helper accesses.
  private static func singleton(in helper: FunctionDeclaration) -> String? {
    (helper.body?.calls ?? []).firstResult { call in
      guard let chain = call.chain, case .name(let type) = chain.base, !chain.baseIsLocal,
        let first = chain.links.first, self.instanceGetters.contains(first.name.text),
        first.arguments?.isEmpty ?? true, type.text.first?.isUppercase ?? false
      else { return nil }
      return type.text
    }
  }

  /// The members that return the one instance of a type, or the application's context.
  private static let instanceGetters: Set = [
    "context", "getApplicationContext", "getContext", "getInstance",
  ]

  /// The static variable that a helper uses.
  private static func variable(in helper: FunctionDeclaration, _ viewModel: ViewModel) -> String? {
    let variables = Set(
      viewModel.properties.map(\.value).filter { $0.header.isStatic && !$0.isConstant }.map(
        \.header.name.text))
    return helper.body?.references.first {
      variables.contains($0.name.text) && ($0.form == .plain || $0.form == .qualified)
    }?.name.text
  }
}
