import SourceModel

extension Rule {
  static let optionalStorage = Rule(
    id: "optional-storage",
    dialects: [.kickstarterSwift],
    check: { viewModel, _ in
      guard case .property(let type, _) = viewModel.profile.inputStorage else { return [] }
      let uses = Self.countUses(in: viewModel)
      return viewModel.inputs.flatMap { input in
        input.feeds.compactMap { feed -> Finding? in
          guard case .value(let value) = feed.means, let storage = feed.storage,
            storage.value.tuplePosition == nil
          else { return nil }
          // A constant that is the only stored value means the same as `()`.
          let isLone = uses[storage.value.header.name.text] == 1
          return Self.check(storage, as: type, holding: value, isLone: isLone, of: input, in: viewModel)
        }
      }
    }
  )

  private static func check(
    _ storage: Located<PropertyDeclaration>, as type: String, holding value: Expression,
    isLone: Bool, of input: InputImplementation, in viewModel: ViewModel
  ) -> Finding? {
    let name = storage.value.header.name
    let property = storage.value.knownType.map { viewModel.resolved($0) }
    guard property.map({ $0.name == type }) ?? true else { return nil }
    let element =
      property?.arguments.first ?? storage.value.initialValue?.chain?.links.last?.typeArguments.first
    if input.function.value.parameters.isEmpty {
      let isOptional = element?.isOptional ?? false
      let isConstant = value.kind == .literal || Self.isToken(value)
      guard value.isEmptyTuple ? isOptional : isConstant && isLone else { return nil }
      return storage.finding(
        "declare '\(name.text)' as '\(type)(())': '\(input.port.name.text)' has no argument",
        at: name.range)
    }
    if let missing = Self.missing(
      in: element, holding: value, isLone: isLone, storage.value, input, viewModel)
    {
      let wanted = missing.count == 1 ? missing[0].unwrapped : .tuple(missing)
      return storage.finding(
        "declare '\(name.text)' as '\(type)<\(viewModel.spelled(wanted))?>(nil)': an input stores its argument, "
          + "and has no value before it is called", at: name.range)
    }
    if let initial = Self.initialElement(of: storage.value),
      let text = viewModel.file(at: storage.path)?.text,
      Self.isStandIn(initial, in: text)
    {
      return storage.finding(
        "declare '\(name.text)' as optional and start it as 'nil': '\(text[initial.range])' is not a default value",
        at: initial.range)
    }
    if let initial = Self.initialElement(of: storage.value), Self.isNeedless(initial, element, input) {
      return storage.finding(
        "start '\(name.text)' as 'nil', or declare it without '?': each call of '\(input.port.name.text)' has a value",
        at: initial.range)
    }
    guard case .implicitlyUnwrapped(let wrapped)? = element else { return nil }
    return storage.finding(
      "declare '\(name.text)' as '\(type)<\(viewModel.spelled(wrapped))?>(nil)': an input has no value before it is called",
      at: name.range)
  }

  /// Whether a value only distinguishes one call from another: `Date()`, `UUID()`.
  private static func isToken(_ value: Expression) -> Bool {
    guard let type = value.constructedType?.name, let call = value.chain?.links.last else { return false }
    return ["Date", "NSDate", "NSUUID", "UUID"].contains(type) && (call.arguments ?? []).isEmpty
  }

  /// The types of the arguments of an input that stores `()` instead of them, or each of them as an optional.
  private static func missing(
    in element: TypeReference?, holding value: Expression, isLone: Bool, _ storage: PropertyDeclaration,
    _ input: InputImplementation, _ viewModel: ViewModel
  ) -> [TypeReference]? {
    let types = input.function.value.parameters.map(\.type)
    let initial = Self.initialElement(of: storage)
    if value.isEmptyTuple {
      let isVoid = element?.isVoid ?? (initial?.isEmptyTuple ?? (storage.initialValue != nil))
      // The control that sends the event is not a value.
      let isDropped =
        viewModel.unusedParameters(of: input).count == types.count
        && !input.function.value.parameters.contains { $0.name == "sender" }
      return isLone && isVoid && input.port.isOwn && isDropped ? types : nil
    }
    guard case .tuple(let parts)? = element, parts.count == types.count, parts.count > 1,
      parts.allSatisfy(\.isOptional), !types.allSatisfy(\.isOptional),
      case .tuple(let values)? = initial?.kind, values.allSatisfy({ $0.value.kind == .null })
    else { return nil }
    return types
  }

  /// The value that a property starts with: the argument of `MutableProperty(…)`.
  private static func initialElement(of storage: PropertyDeclaration) -> Expression? {
    guard let arguments = storage.initialValue?.chain?.links.last?.arguments, arguments.count == 1 else {
      return nil
    }
    return arguments.first?.value
  }

  /// Whether an optional starts with a value though every call of its input has one.
  private static func isNeedless(
    _ initial: Expression, _ element: TypeReference?, _ input: InputImplementation
  ) -> Bool {
    guard let chain = initial.chain, chain.links.last?.name.text != "none", element?.isOptional ?? false
    else {
      return false
    }
    return input.function.value.parameters.allSatisfy { !$0.type.isOptional }
  }

  /// Whether a value stands for one that is missing.
  private static func isStandIn(_ value: Expression, in text: SourceText) -> Bool {
    guard let chain = value.chain else { return false }
    if chain.links.last?.name.text == "template", chain.links.last?.arguments == nil { return true }
    let written = text[value.range]
    return written.hasSuffix("!") || written.contains("!.")
  }

  /// How many statements of the view model change or call each member.
  private static func countUses(in viewModel: ViewModel) -> [String: Int] {
    var uses: [String: Int] = [:]
    for effect in viewModel.functions.compactMap(\.value.body).flatMap(\.effects) {
      if let member = effect.target.chain?.member { uses[member.text, default: 0] += 1 }
    }
    return uses
  }
}
