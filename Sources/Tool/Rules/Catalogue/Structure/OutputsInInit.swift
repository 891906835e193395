import SourceModel

extension Rule {
  static let outputsInInit = Rule(
    id: "outputs-in-init",
    dialects: [.kickstarterSwift, .kickstarterJava, .kickstarterKotlin, .rxSwift],
    check: { viewModel, _ in
      guard viewModel.form == .written else { return [] }
      switch viewModel.profile.portStyle {
      case .functionsAndSignals, .streams: return Self.checkProperties(of: viewModel)
      case .methodsAndGetters:
        return Self.checkGetters(of: viewModel) + Self.checkFields(of: viewModel)
          + viewModel.outputs.filter(\.port.isOwn).compactMap { output in
            Self.independence(of: output, in: viewModel).map {
              output.property.finding($0, at: output.property.value.header.name.range)
            }
          }
      }
    }
  )

  private static func checkProperties(of viewModel: ViewModel) -> [Finding] {
    let streams = viewModel.library.names(.stream)
    return viewModel.outputs.compactMap { output in
      let property = output.property.value
      let name = property.header.name
      guard let type = output.port.type.map({ viewModel.resolved($0.type.unwrapped) }),
        streams.contains(type.name ?? "") || viewModel.mayBeAlias(type)
      else { return nil }
      if let braces = Self.accessorsOfRequirement(property, at: output.property.path, in: viewModel) {
        return output.property.finding(
          "remove '{ get }' from '\(name.text)': a class stores the output, and '{ get }' belongs to the protocol",
          at: name.range, edits: [Edit(replacing: braces, with: "")])
      }
      guard
        let message = Self.message(for: output, in: viewModel)
          ?? Self.independence(of: output, in: viewModel)
      else { return nil }
      return output.property.finding(message, at: name.range)
    }
  }

  /// The range of `{ get }` behind the type of a constant that is declared like a requirement.
  private static func accessorsOfRequirement(
    _ property: PropertyDeclaration, at path: String, in viewModel: ViewModel
  ) -> TextRange? {
    guard property.isConstant, property.getter == nil, property.accessors != .stored,
      let type = property.type,
      let text = viewModel.file(at: path)?.text
    else { return nil }
    let range = TextRange(type.range.end, property.header.range.end)
    return text[range].filter { !$0.isWhitespace } == "{get}" ? range : nil
  }

  /// The message for an output whose value depends on no input; nil where it may depend on one.
  private static func independence(of output: OutputImplementation, in viewModel: ViewModel) -> String? {
    let name = output.property.value.header.name.text
    // A use case gets streams of its view model as parameters.
    guard !viewModel.isUseCase, output.assignments.count == 1, let assignment = output.assignments.first,
      case .assignment("=", let value) = assignment.value.kind, !Placeholder.isPlaceholder(value)
    else { return nil }
    let body = viewModel.initializers.compactMap(\.value.body).first { $0.range.contains(value.range) }
    if Self.isPipe(value, assignedIn: body, viewModel) {
      return "derive '\(name)' from the inputs with operators: statements send to its pipe"
    }
    // A child view model may be among the parameters.
    let parameters = viewModel.initializers.flatMap(\.value.parameters).filter { parameter in
      !["ViewModel", "ViewModelType"].contains { parameter.type.unwrapped.name?.hasSuffix($0) ?? true }
    }
    let names = body?.term(at: value.range).flatMap { FreeNames(of: $0, in: viewModel.library) }
    switch viewModel.profile.portStyle {
    case .functionsAndSignals where names?.lowercase.isSubset(of: parameters.map(\.name)) ?? false: break
    case .streams where names?.lowercase.isEmpty ?? false: break
    case .methodsAndGetters where names?.lowercase.isSubset(of: ["bindToLifecycle"]) ?? false: break
    default: return nil
    }
    return "derive '\(name)' from the inputs: it emits the same whatever the view does"
  }

  /// Whether a value is a pipe of the library, or one end of a pipe that an initializer makes.
  private static func isPipe(_ value: Expression, assignedIn body: Body?, _ viewModel: ViewModel) -> Bool {
    guard viewModel.profile.portStyle == .functionsAndSignals, let chain = value.chain else { return false }
    if chain.links.last?.name.text == "pipe", viewModel.library.has(value.constructedType?.name, .stream) {
      return true
    }
    guard chain.baseIsLocal, chain.links.isEmpty, case .name(let name) = chain.base else { return false }
    return body?.statements.contains { statement in
      guard case .declaration(let names, let made) = statement, names.count == 2, names[0].text == name.text,
        case .chain(let type?, let links) = made.kind, let name = type.name
      else { return false }
      return links.last?.name.text == "pipe" && viewModel.library.has(name, .stream)
    } ?? false
  }

  // MARK: Java

  private static func checkGetters(of viewModel: ViewModel) -> [Finding] {
    viewModel.outputFunctions.filter(\.port.isOwn).compactMap { output in
      let name = output.function.value.header.name
      guard let chain = output.function.value.body?.result?.chain, Self.computes(chain, in: viewModel) else {
        return nil
      }
      return output.function.finding(
        "return a field from '\(name.text)' that \(viewModel.initializerTitle) assigns: outputs are derived there",
        at: name.range)
    }
  }

  /// Whether the value of a getter is derived in it.
  private static func computes(_ chain: Chain, in viewModel: ViewModel) -> Bool {
    guard !chain.handsOnAnOutput else { return false }
    let links: ArraySlice<Chain.Link>
    switch chain.base {
    case .name(let name) where name.text.first?.isUppercase ?? false:
      return viewModel.library.isStream(name.text)
    case .type(let type): return viewModel.library.isStream(type.name)
    default:
      guard let member = chain.member,
        viewModel.properties.contains(where: { $0.value.header.name.text == member.text })
      else { return false }
      links = chain.linksAfterMember
    }
    // These operators only change the type.
    return links.contains {
      $0.arguments != nil && !["asObservable", "hide", "toSerialized"].contains($0.name.text)
    }
  }

  private static func checkFields(of viewModel: ViewModel) -> [Finding] {
    switch viewModel.language.classes {
    case .openByDefault: break
    // The values of properties in Kotlin are a part of the primary constructor.
    case .finalByDefault: return []
    }
    return Self.checkValues(of: viewModel)
  }

  private static func checkValues(of viewModel: ViewModel) -> [Finding] {
    viewModel.backingFields.filter(\.isOutput).compactMap { backing in
      guard let value = backing.field.value.initialValue, let chain = value.chain,
        !viewModel.library.isSink(value.constructedType?.name), !chain.handsOnAnOutput
      else { return nil }
      return backing.field.finding(
        "assign '\(backing.name.text)' in the constructor, in terms of the inputs", at: backing.name.range)
    }
  }

  /// Whether a value is a stored stream that only gets another type.
  private static func erases(_ chain: Chain, in viewModel: ViewModel) -> Bool {
    guard let member = chain.member, let last = chain.linksAfterMember.last else { return false }
    let name = member.text.hasPrefix("$") ? String(member.text.dropFirst()) : member.text
    return chain.linksAfterMember.count == 1 && viewModel.library.erasures.contains(last.name.text)
      && viewModel.properties.contains { $0.value.header.name.text == name && $0.value.accessors == .stored }
  }

  private static func message(for output: OutputImplementation, in viewModel: ViewModel) -> String? {
    let property = output.property.value
    let name = property.header.name.text
    guard property.accessors == .stored else {
      if let chain = property.getter?.result?.chain,
        chain.handsOnAnOutput || Self.erases(chain, in: viewModel)
      {
        return nil
      }
      return "store '\(name)' in a constant that 'init' assigns"
    }
    if property.isLazy {
      return "assign '\(name)' in 'init': a lazy output does not exist before its first use"
    }
    if let value = property.initialValue {
      return Placeholder.isPlaceholder(value) ? nil : "assign '\(name)' in 'init', in terms of the inputs"
    }
    if property.isConstant { return nil }
    return output.assignments.count > 1
      ? "assign '\(name)' once in 'init', and declare it with 'let'"
      : "declare '\(name)' with 'let': an output is assigned once, in 'init'"
  }
}

extension Chain {
  /// Whether it is an output of another view model: `self.rewardViewModel.outputs.title`.
  fileprivate var handsOnAnOutput: Bool {
    guard self.member != nil else { return false }
    let ports: Set = ["errors", "output", "outputs"]
    return self.linksAfterMember.dropLast().contains { ports.contains($0.name.text) && $0.arguments == nil }
  }
}
