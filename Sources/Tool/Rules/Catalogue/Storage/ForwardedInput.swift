import SourceModel

extension Rule {
  static let forwardedInput = Rule(
    id: "forwarded-input",
    dialects: [.kickstarterJava, .kickstarterKotlin],
    check: { viewModel, _ in
      let fields = viewModel.backingFields
      let inputs = Set(fields.filter(\.isInput).map(\.name.text))
      let outputNames = Set(viewModel.ports(.outputs).map(\.name.text))
      let outputs = Dictionary(
        fields.filter { $0.isOutput && Self.isEffect($0, among: outputNames, in: viewModel) }
          .map { ($0.name.text, $0) },
        uniquingKeysWith: { first, _ in first })
      let bodies = viewModel.allBodies
      lazy var uses = Self.uses(in: bodies)
      return bodies.flatMap { body in
        body.value.calls.compactMap(\.chain).compactMap { chain -> Finding? in
          guard let input = chain.member?.text, inputs.contains(input),
            let subscribe = Self.subscription(in: chain.linksAfterMember, viewModel),
            let (output, sendsNull) = Self.receiver(of: subscribe, in: body.value),
            let field = outputs[output],
            !sendsNull || field.field.value.type?.type.arguments.first?.name == "Void",
            uses[output] == 2
          else { return nil }
          return body.finding(
            "assign 'this.\(input)' to 'this.\(output)': an output that only repeats an input needs no subject",
            at: subscribe.name.range)
        }
      } + Self.checkMethods(of: viewModel, fields, outputNames)
        + Self.checkAssignments(in: bodies, from: inputs, to: outputs.keys, of: viewModel)
    }
  )

  /// Checks that no redundant operator is between an input and an output.
  private static func checkAssignments(
    in bodies: [Located<Body>], from inputs: Set<String>, to outputs: some Collection<String>,
    of viewModel: ViewModel
  ) -> [Finding] {
    bodies.flatMap { body in
      body.value.effects.compactMap { effect -> Finding? in
        guard case .assignment("=", let value) = effect.kind, let target = effect.target.chain,
          let output = target.member?.text, target.linksAfterMember.isEmpty, outputs.contains(output),
          let chain = value.chain, let input = chain.member?.text, inputs.contains(input),
          let first = chain.linksAfterMember.first,
          chain.linksAfterMember.allSatisfy({ Self.changesNothing($0, in: body.value) })
        else { return nil }
        return body.finding(
          "assign 'this.\(input)' to 'this.\(output)' as it is: '\(first.name.text)' changes nothing",
          at: first.name.range)
      }
    }
  }

  /// Whether an operator returns what it is applied to: `asObservable()`, `map(x -> x)`.
  private static func changesNothing(_ link: Chain.Link, in body: Body) -> Bool {
    guard let arguments = link.arguments else { return false }
    // `hide()` keeps a view from sending to the subject of the input.
    if link.name.text == "asObservable" { return arguments.isEmpty }
    guard link.name.text == "map", arguments.count == 1,
      case .closure(let closure)? = body.term(at: arguments[0].value.range)?.kind
    else { return false }
    return closure.value.map(closure.isParameter) ?? false
  }

  /// Checks that the methods of inputs do not send to the subjects of outputs.
  private static func checkMethods(
    of viewModel: ViewModel, _ fields: [BackingField], _ outputNames: Set<String>
  ) -> [Finding] {
    fields.flatMap { field -> [Finding] in
      // A subject that backs both may be named after either.
      guard field.outputs.contains(where: { $0.port.name.text == field.name.text }),
        Self.isEffect(field, among: outputNames, in: viewModel)
      else { return [] }
      return field.inputs.filter { $0.port.isOwn && $0.port.name.text != field.name.text }.map { input in
        let name = input.function.value.header.name
        return input.function.finding(
          "send to a subject of its own in '\(name.text)', and assign it to 'this.\(field.name.text)': outputs are "
            + "derived from the inputs in the constructor", at: name.range)
      }
    }
  }

  /// Whether the values of a field are effects, and not state that is sent again.
  private static func isEffect(
    _ field: BackingField, among outputs: Set<String>, in viewModel: ViewModel
  ) -> Bool {
    guard let type = field.field.value.knownType, field.outputs.allSatisfy(\.givesBackItsField) else {
      return false
    }
    guard viewModel.library.has(type.name, .state) else { return true }
    return field.outputs.contains {
      OneOffEffect.isOneOff($0.port.name.text, value: type.arguments.first ?? .tuple([]), among: outputs)
    }
  }

  /// The call that subscribes to a field itself, without operators.
  private static func subscription(in links: ArraySlice<Chain.Link>, _ viewModel: ViewModel) -> Chain.Link? {
    let index: Int?
    switch viewModel.profile.subscriptions {
    case .bound: index = links.indices.last
    // The result of `subscribe` is passed on.
    case .handedOn: index = links.firstIndex { $0.name.text == "subscribe" }
    }
    guard let index, links[index].name.text == "subscribe",
      links[..<index].allSatisfy(LifecycleBinding.isBinding)
    else { return nil }
    return links[index]
  }

  /// The field that a subscription sends its values to, and whether it sends null in their place: `subscribe(this.a)`,
  /// `subscribe(this.a::onNext)`, `subscribe(v -> this.a.onNext(v))`, `subscribe { this.a.onNext(it) }`.
  private static func receiver(
    of subscribe: Chain.Link, in body: Body
  ) -> (field: String, sendsNull: Bool)? {
    guard let arguments = subscribe.arguments, arguments.count == 1, let argument = arguments.first?.value
    else {
      return nil
    }
    switch argument.kind {
    case .chain(let chain) where chain.linksAfterMember.isEmpty: return chain.member.map { ($0.text, false) }
    case .methodReference(let chain):
      guard chain.linksAfterMember.map(\.name.text) == ["onNext"] else { return nil }
      return chain.member.map { ($0.text, false) }
    case .closure:
      guard case .closure(let closure)? = body.term(at: argument.range)?.kind,
        case .chain(let base?, let links)? = closure.value?.kind, let send = links.last,
        send.name.text == "onNext",
        send.arguments?.count == 1, let value = send.arguments?.first?.value,
        closure.isParameter(value) || value.kind == .null
      else { return nil }
      switch base.kind {
      case .name(let field) where links.count == 1: return (field, value.kind == .null)
      case .instance where links.count == 2: return (links[0].name.text, value.kind == .null)
      default: return nil
      }
    default: return nil
    }
  }

  /// How often code names each field, including its getter and the places that send to it.
  private static func uses(in bodies: [Located<Body>]) -> [String: Int] {
    var counts: [String: Int] = [:]
    for reference in bodies.lazy.flatMap(\.value.withNestedBodies).flatMap(\.references)
    where reference.form == .plain || reference.form == .qualified {
      counts[reference.name.text, default: 0] += 1
    }
    return counts
  }
}
