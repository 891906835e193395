import DataFlow
import SourceModel

extension Rule {
  static let inputStorage = Rule(
    id: "input-storage",
    dialects: [.kickstarterSwift, .kickstarterJava, .kickstarterKotlin],
    check: { viewModel, _ in
      switch viewModel.profile.portStyle {
      case .functionsAndSignals, .streams:
        Self.checkFunctions(viewModel) + Self.checkFeeds(viewModel)
      case .methodsAndGetters:
        Self.checkMethods(viewModel) + Self.checkFeeds(viewModel)
          + viewModel.inputs.compactMap { Self.checkReads(of: $0, viewModel) }
      }
    }
  )

  private static func checkFunctions(_ viewModel: ViewModel) -> [Finding] {
    let type =
      switch viewModel.profile.inputStorage {
      case .property(let type, _): type
      case .subject, .port: "MutableProperty"
      }
    let stored = Set(
      viewModel.properties.filter(\.value.isStoredInInstance).map(\.value.header.name.text))
    return viewModel.inputs.filter { input in
      if Self.onlyEnds(input) || Self.onlySetsOutputs(input, viewModel) { return true }
      // A statement can reach the storage without starting with its name.
      return input.feeds.isEmpty && !input.function.value.header.has("override")
        && !Self.isEmptyOnPurpose(input.function, viewModel)
        && !(input.function.value.body?.references.contains { reference in
          reference.form == .instance || stored.contains(reference.name.text)
        } ?? false)
    }.map { input in
      let name = input.function.value.header.name
      return input.function.finding(
        "set a '\(type)' in '\(name.text)': outputs are derived from stored inputs",
        at: name.range)
    }
  }

  private static func checkMethods(_ viewModel: ViewModel) -> [Finding] {
    let stored = Set(viewModel.properties.filter(\.value.isStoredInInstance).map(\.value.header.name.text))
    return viewModel.inputs.compactMap { input in
      let function = input.function.value
      guard let body = function.body,
        Self.onlyEnds(input) || input.feeds.isEmpty && !Self.passesOn(body, stored: stored)
      else { return nil }
      // A delegate may have methods that a view model ignores.
      guard input.port.isOwn || !(body.calls.isEmpty && body.effects.isEmpty) else { return nil }
      guard !Self.isEmptyOnPurpose(input.function, viewModel) else { return nil }
      let name = function.header.name
      return input.function.finding(
        "call 'onNext' of a 'PublishSubject' in '\(name.text)': outputs are derived from stored inputs",
        at: name.range
      )
    }
  }

  /// Whether code uses the instance: its stored members, its methods, or inherited ones.
  private static func passesOn(_ body: Body, stored: Set<String>) -> Bool {
    body.withNestedBodies.contains { body in
      body.references.contains { reference in
        switch reference.form {
        case .instance, .qualified, .call: true
        case .plain, .shorthandBinding, .capture: stored.contains(reference.name.text)
        }
      }
        || body.calls.compactMap(\.chain).contains { chain in
          // `ViewModel.this.a` also is a member of the instance.
          chain.base == .superInstance
            || (chain.base == .other && chain.links.first.map { stored.contains($0.name.text) } ?? false)
        }
    }
  }

  /// Whether an input only sets outputs.
  private static func onlySetsOutputs(_ input: InputImplementation, _ viewModel: ViewModel) -> Bool {
    input.port.isOwn && !input.feeds.isEmpty
      && input.feeds.allSatisfy { viewModel.propertyPorts[$0.member.text]?.kind == .outputs }
  }

  /// Whether a body does nothing, and a comment in it says so.
  private static func isEmptyOnPurpose(
    _ function: Located<FunctionDeclaration>, _ viewModel: ViewModel
  ) -> Bool {
    guard let body = function.value.body, body.calls.isEmpty, body.effects.isEmpty, body.references.isEmpty,
      let text = viewModel.file(at: function.path)?.text
    else { return false }
    let syntax = viewModel.language.comments
    let inside = text[body.range].dropFirst().drop { $0.isWhitespace }
    return inside.hasPrefix(syntax.line) || syntax.block.map { inside.hasPrefix($0.opening) } ?? false
  }

  /// Checks that an input that stores its argument does nothing else.
  private static func checkStatements(of input: InputImplementation, _ viewModel: ViewModel) -> [Finding] {
    guard let body = input.function.value.body else { return [] }
    let stores = input.feeds.filter { Self.isStore($0, viewModel) }
    let called = body.effects.compactMap { effect -> (range: TextRange, name: String)? in
      guard let chain = effect.target.chain, !chain.baseIsLocal else { return nil }
      if let feed = input.feeds.first(where: { $0.range == effect.range }) {
        return Self.isOther(feed, chain, of: input, viewModel) && !stores.isEmpty
          ? (effect.range, Self.names(of: chain).joined(separator: ".")) : nil
      }
      guard
        !input.feeds.contains(where: { $0.range.contains(effect.range) || effect.range.contains($0.range) })
      else { return nil }
      return Self.globalName(of: chain).map { (effect.range, $0) }
    }
    let name = input.function.value.header.name.text
    var reported: Set<String> = []
    return called.filter { reported.insert($0.name).inserted }.map { called in
      input.function.finding(
        "move '\(called.name)' out of '\(name)': an input only stores its argument, and the initializer derives the rest",
        at: called.range)
    } + Self.checkRepetition(of: stores, in: input, body)
  }

  /// Checks that an input stores once in the same place: the second of two values hides the first.
  private static func checkRepetition(
    of stores: [Feed], in input: InputImplementation, _ body: Body
  ) -> [Finding] {
    let places = Set(body.statements.map(\.range))
    var stored: Set<String> = []
    return stores.filter { places.contains($0.range) && !stored.insert($0.member.text).inserted }.map {
      feed in
      input.function.finding(
        "set '\(feed.member.text)' once in '\(input.function.value.header.name.text)': an input stores its argument",
        at: feed.range)
    }
  }

  /// Whether a feed sets the value of a property that stores inputs.
  private static func setsStorage(_ feed: Feed, _ viewModel: ViewModel) -> Bool {
    guard case .value = feed.means, let storage = feed.storage?.value else { return false }
    return viewModel.isInputStorage(storage, fedBy: feed)
  }

  /// Whether a feed stores a value, or sends one.
  private static func isStore(_ feed: Feed, _ viewModel: ViewModel) -> Bool {
    switch feed.means {
    case .value, .replacement: true
    case .call(let name):
      ["accept", "onNext", "send"].contains(name)
        || viewModel.library.isSink(feed.storage?.value.knownType?.name)
    }
  }

  /// Whether a feed calls a function of the view model that is no input, or gives the argument to an object that is no
  /// view model.
  private static func isOther(
    _ feed: Feed, _ chain: Chain, of input: InputImplementation, _ viewModel: ViewModel
  ) -> Bool {
    guard case .call = feed.means, !Self.isStore(feed, viewModel), chain.links.last?.arguments != nil else {
      return false
    }
    guard let storage = feed.storage else {
      return viewModel.functions.contains { $0.value.header.name.text == feed.member.text }
        && !viewModel.inputs.contains { $0.port.name.text == feed.member.text }
    }
    guard let type = storage.value.knownType?.name, !viewModel.library.isStream(type),
      !Self.names(of: chain).contains(where: { $0.hasPrefix("input") })
    else { return false }
    let call = input.function.value.body?.term(at: feed.range)
    return input.function.value.parameters.contains { call?.mayUse($0.name) == true }
  }

  /// Calls that only assert a condition.
  private static let assertions: Set = [
    "assert", "assertionFailure", "dispatchPrecondition", "fatalError", "precondition", "preconditionFailure",
  ]

  /// The name of a chain that starts with a function, a type or a global value; nil for other chains and for assertions.
  private static func globalName(of chain: Chain) -> String? {
    switch chain.base {
    case .instance, .superInstance, .implicit, .other: return nil
    case .name, .none, .type: break
    }
    let names = self.names(of: chain)
    return names.first.map(self.assertions.contains) ?? true ? nil : names.joined(separator: ".")
  }

  /// The names of a chain, without the instance.
  private static func names(of chain: Chain) -> [String] {
    let links = chain.links.map(\.name.text)
    return switch chain.base {
    case .name(let name): [name.text] + links
    case .type(let type): [type.name ?? ""] + links
    case .none, .instance, .superInstance, .implicit, .other: links
    }
  }

  /// Calls that end a stream.
  private static let endings: Set = [
    "onComplete", "onCompleted", "onError", "sendCompleted", "sendInterrupted",
  ]

  /// Whether an input only ends the streams that it is stored in.
  private static func onlyEnds(_ input: InputImplementation) -> Bool {
    input.port.isOwn && !input.feeds.isEmpty
      && input.feeds.allSatisfy { feed in
        guard case .call(let name) = feed.means else { return false }
        return self.endings.contains(name)
      }
  }

  /// Checks what an input stores, and where.
  private static func checkFeeds(_ viewModel: ViewModel) -> [Finding] {
    let inputs = viewModel.inputs.filter { $0.port.isOwn && !$0.feeds.isEmpty }
    var owners: [String: String] = [:]
    for input in inputs {
      let name = input.port.name.text
      for feed in input.feeds where Self.setsStorage(feed, viewModel) {
        let isNamesake = feed.member.text.hasPrefix(name)
        if isNamesake || owners[feed.member.text] == nil { owners[feed.member.text] = name }
      }
    }
    return inputs.flatMap { input in
      let others = self.checkStatements(of: input, viewModel)
      let first =
        self.checkArgument(of: input, viewModel) ?? self.checkOwnValue(of: input, viewModel)
        ?? self.checkForm(of: input, viewModel, isWork: !others.isEmpty)
        ?? self.checkNamesake(of: input, viewModel) ?? self.checkSharing(of: input, owners, viewModel)
      return others + [first].compactMap { $0 }
    }
  }

  /// Checks that an input stores its argument in a property of its own, and not only in those of other inputs.
  ///
  /// Overloads share one property.
  ///
  /// - Parameter owners: the name of the input that each property belongs to, by the name of the property.
  private static func checkSharing(
    of input: InputImplementation, _ owners: [String: String], _ viewModel: ViewModel
  ) -> Finding? {
    guard viewModel.profile.portStyle == .functionsAndSignals, viewModel.form == .written else { return nil }
    let name = input.port.name.text
    let stores = input.feeds.filter { Self.setsStorage($0, viewModel) }
    guard stores.count == input.feeds.count, !stores.contains(where: { owners[$0.member.text] == name }),
      let feed = stores.first, let owner = owners[feed.member.text]
    else { return nil }
    return input.function.finding(
      "set a property of its own in '\(name)', not '\(feed.member.text)', which '\(owner)' sets: each input is stored, "
        + "and \(viewModel.initializerTitle) merges them", at: feed.range)
  }

  /// Checks that an input stores its argument, and no other value of the same type.
  private static func checkArgument(of input: InputImplementation, _ viewModel: ViewModel) -> Finding? {
    let function = input.function.value
    guard !function.parameters.isEmpty, let body = function.body,
      let text = viewModel.file(at: input.function.path)?.text
    else { return nil }
    let unused = viewModel.unusedParameters(of: input)
    guard unused.count == function.parameters.count else {
      guard let dropped = unused.first(where: { !["_", "sender"].contains($0.name) }),
        viewModel.profile.portStyle == .functionsAndSignals, viewModel.form == .written
      else {
        return Self.checkValue(of: input, text, viewModel) ?? Self.checkParts(of: input, text, viewModel)
      }
      return input.function.finding(
        "store '\(dropped.name)' in '\(function.header.name.text)' as well, or remove it: an input stores its arguments",
        at: function.header.name.range)
    }
    for feed in input.feeds {
      guard let value = Self.value(of: feed, in: body) else { continue }
      // Only a constant that holds a value is followed.
      guard !(value.chain?.baseIsLocal ?? false) || body.localValue(at: value.range) != nil else { continue }
      let parameter = function.parameters.first { parameter in
        // A pipe, or a property whose type follows from its first value.
        Self.stores(feed, parameter.type, text, viewModel)
          ?? (value.kind == .literal && Self.isLiteral(text[value.range], of: parameter.type))
      }
      guard let parameter else { continue }
      return Self.finding(input, feed, parameter.name, value.range, text)
    }
    return nil
  }

  private static func finding(
    _ input: InputImplementation, _ feed: Feed, _ parameter: String, _ value: TextRange, _ text: SourceText
  ) -> Finding {
    input.function.finding(
      "set '\(feed.member.text)' to '\(parameter)', not to '\(text[value])': an input stores its argument",
      at: value)
  }

  /// Whether a feed stores a value of a type; nil where nothing says which it stores.
  private static func stores(
    _ feed: Feed, _ type: TypeReference, _ text: SourceText, _ viewModel: ViewModel
  ) -> Bool? {
    guard let storage = feed.storage?.value else { return nil }
    if let element = storage.storedElement { return Self.isSame(viewModel.resolved(element), type) }
    return storage.firstValue.flatMap { Self.isValue($0, of: type, text) }
  }

  /// Whether a value is one of a type; nil where its code does not say.
  private static func isValue(_ value: Term, of type: TypeReference, _ text: SourceText) -> Bool? {
    switch value.kind {
    case .literal: return Self.isLiteral(text[value.range], of: type)
    // `-1`
    case .operation(["-"], let operands):
      guard operands.count == 1, operands[0].kind == .literal else { return nil }
      return Self.isLiteral(text[value.range], of: type)
    case .list:
      guard case .array = type.unwrapped else { return false }
      return true
    // `Sort.magic`, `Settings()`
    case .chain(let base, let links):
      guard links.count == 1, let name = base == nil ? links[0].name.text : base?.name else { return false }
      return name == type.unwrapped.name
    default: return nil
    }
  }

  /// Checks that an input stores its argument unchanged, and not a value of the same type that it derives from it.
  private static func checkValue(
    of input: InputImplementation, _ text: SourceText, _ viewModel: ViewModel
  ) -> Finding? {
    guard let body = input.function.value.body else { return nil }
    let parameters = input.function.value.parameters
    return input.feeds.firstResult { feed in
      guard let value = Self.value(of: feed, in: body), value.isOfOnePiece,
        let term = body.localValue(at: value.range) ?? body.term(at: value.range)
      else { return nil }
      let parameter = parameters.first { parameter in
        term.mayUse(parameter.name) && Self.stores(feed, parameter.type, text, viewModel) == true
      }
      guard let parameter, !parameters.contains(where: { term.kind == .name($0.name) }),
        !Self.isConversion(term, of: parameter.name, in: viewModel)
      else { return nil }
      return input.function.finding(
        "set '\(feed.member.text)' to '\(parameter.name)', not to '\(text[term.range])': an input stores its argument",
        at: value.range)
    }
  }

  /// Checks that an input stores its arguments as the parts of a tuple unchanged, in the order of the parts.
  private static func checkParts(
    of input: InputImplementation, _ text: SourceText, _ viewModel: ViewModel
  ) -> Finding? {
    guard let body = input.function.value.body else { return nil }
    return input.feeds.firstResult { feed in
      guard let value = Self.value(of: feed, in: body),
        let term = body.localValue(at: value.range) ?? body.term(at: value.range),
        let parts = term.partsOfPair, let storage = feed.storage?.value, let element = storage.storedElement,
        let types = viewModel.resolved(element).types, types.count == parts.count
      else { return nil }
      // The parts of an alias have their labels elsewhere.
      if element.types != nil,
        let order = Self.order(of: parts, types, storage.labelsOfParts(in: text), in: input.function.value)
      {
        return input.function.finding(
          "set '\(feed.member.text)' to '(\(order.joined(separator: ", ")))', not to '\(text[term.range])': an input "
            + "stores its arguments in the order of the parts", at: value.range)
      }
      return zip(parts, types).firstResult { part, type in
        Self.checkPart(part, type, feed, input, text, viewModel)
      }
    }
  }

  /// The order in which the parameters of a function are the parts of a tuple, where they are stored in another one that
  /// the compiler cannot tell from it; nil where they are not.
  private static func order(
    of parts: [Term], _ types: [TypeReference], _ labels: [String]?, in function: FunctionDeclaration
  ) -> [String]? {
    let names = parts.compactMap { part -> String? in
      guard case .name(let name) = part.kind else { return nil }
      return name
    }
    let byName = Dictionary(
      function.parameters.map { ($0.name, $0.type) }, uniquingKeysWith: { first, _ in first })
    guard names.count == parts.count, Set(names).count == names.count, Set(names) == Set(byName.keys) else {
      return nil
    }
    var order = function.parameters.map(\.name)
    if let labels, Set(labels) == Set(names) { order = labels }
    let isAllowed = zip(order, types).allSatisfy { name, type in
      byName[name].map { Self.isSame(type, $0) } == true
    }
    return isAllowed && order != names ? order : nil
  }

  /// Checks that a part of a tuple is an argument, and not a value of the same type that is derived from it.
  private static func checkPart(
    _ part: Term, _ type: TypeReference, _ feed: Feed, _ input: InputImplementation, _ text: SourceText,
    _ viewModel: ViewModel
  ) -> Finding? {
    let parameters = input.function.value.parameters
    if case .closure = part.kind { return nil }
    guard let parameter = parameters.first(where: { part.mayUse($0.name) && Self.isSame(type, $0.type) }),
      !parameters.contains(where: { part.kind == .name($0.name) }),
      !Self.isConversion(part, of: parameter.name, in: viewModel)
    else { return nil }
    return Self.finding(input, feed, parameter.name, part.range, text)
  }

  /// Checks that an input does not make what it stores of what it stored before.
  private static func checkOwnValue(of input: InputImplementation, _ viewModel: ViewModel) -> Finding? {
    guard let body = input.function.value.body else { return nil }
    // `checkReads` reports calls of methods.
    let isOfSubjects = viewModel.profile.portStyle == .methodsAndGetters
    let names: Set = isOfSubjects ? ["value"] : ["value", "getValue"]
    let feed = input.feeds.first { feed in
      guard let storage = feed.storage?.value, viewModel.isInputStorage(storage, fedBy: feed) else {
        return false
      }
      switch feed.means {
      // A flow of state is copied with a change.
      case .value where isOfSubjects, .replacement where isOfSubjects: return false
      case .value(let value), .replacement(let value):
        return body.term(at: value.range)?.readsValue(of: feed.member.text, names) == true
      case .call(let name):
        guard case .chain(_, let links)? = body.term(at: feed.range)?.kind else { return false }
        let arguments = links.flatMap { $0.arguments ?? [] }.map(\.value)
        return name == "toggle" || name == "modify" && !arguments.contains(where: \.setsParameter)
          || arguments.contains { $0.readsValue(of: feed.member.text, names) }
      }
    }
    guard let feed else { return nil }
    return input.function.finding(
      "do not read '\(feed.member.text)' in '\(input.function.value.header.name.text)': an input stores its argument, and "
        + "\(viewModel.initializerTitle) collects what came before", at: feed.range)
  }

  /// Whether an expression is only a name, possibly with a cast, an unwrapping, or a default for `nil`.
  private static func isConversion(_ term: Term, of name: String, in viewModel: ViewModel) -> Bool {
    switch term.kind {
    case .name(let used): used == name
    case .operation(let operators, let operands):
      operators.allSatisfy { ["as", "??"].contains($0) }
        && operands.first.map { self.isConversion($0, of: name, in: viewModel) } == true
        && operands.dropFirst().allSatisfy {
          FreeNames(of: $0, in: viewModel.library)?.lowercase.isEmpty == true
        }
    default: false
    }
  }

  /// Checks that an input stores its argument immediately, unconditionally, and in its own storage.
  ///
  /// - Parameter isWork: whether it is reported that the input does something else.
  private static func checkForm(
    of input: InputImplementation, _ viewModel: ViewModel, isWork: Bool
  ) -> Finding? {
    guard viewModel.form == .written, let body = input.function.value.body else { return nil }
    let name = input.function.value.header.name
    let argument = input.function.value.parameters.isEmpty ? "the event" : "the argument"
    for feed in input.feeds {
      if Self.isOutput(feed, of: input, viewModel) {
        return input.function.finding(
          "derive '\(feed.member.text)' from '\(name.text)' in \(viewModel.initializerTitle): it backs an output, and an "
            + "input has a subject of its own", at: feed.range)
      }
      let effect = body.effects.first { $0.range == feed.range }
      if case .assignment(let sign, _)? = effect?.kind, sign != "=", sign.hasSuffix("=") {
        return input.function.finding(
          "set '\(feed.member.text)' with '=': an input stores its argument, and \(viewModel.initializerTitle) collects "
            + "what came before", at: feed.range)
      }
      let isLater = body.effects.contains { effect in
        effect.kind == .call && effect.range != feed.range && effect.range.contains(feed.range)
          && effect.target.chain.flatMap { $0.baseIsLocal ? nil : Self.globalName(of: $0) } != nil
      }
      let isConditional = body.isConditional(at: feed.range)
      if isLater || isConditional, let work = Self.work(around: feed, in: body, viewModel) {
        if isWork { continue }
        return input.function.finding(
          "store \(argument) in '\(name.text)' instead of calling '\(work)': an input only stores its argument, and "
            + "\(viewModel.initializerTitle) derives the rest", at: feed.range)
      }
      if isLater {
        if isWork { continue }
        return input.function.finding(
          "store \(argument) in '\(name.text)' at once: \(viewModel.initializerTitle) delays it with operators",
          at: feed.range)
      }
      if isConditional {
        return input.function.finding(
          "store \(argument) in '\(name.text)' without a condition: \(viewModel.initializerTitle) filters it",
          at: feed.range)
      }
    }
    return nil
  }

  /// The name of the function that a feed calls, or of the call of an object whose answer it stores; nil where it stores
  /// what the input got.
  private static func work(around feed: Feed, in body: Body, _ viewModel: ViewModel) -> String? {
    if feed.storage == nil {
      return viewModel.functions.contains { $0.value.header.name.text == feed.member.text }
        ? feed.member.text : nil
    }
    let objects = Set(viewModel.properties.filter(\.value.isStoredInInstance).map(\.value.header.name.text))
    return body.effects.firstResult { effect in
      guard effect.kind == .call, effect.range != feed.range, effect.range.contains(feed.range),
        let chain = effect.target.chain, !chain.baseIsLocal
      else { return nil }
      let names = Self.names(of: chain)
      let runner = chain.links.first { link in
        link.arguments?.contains { $0.value.range.contains(feed.range) } == true
      }
      guard names.count > 1, objects.contains(names[0]), !Self.runners.contains(runner?.name.text ?? "")
      else {
        return nil
      }
      return names.prefix(2).joined(separator: ".")
    }
  }

  /// The functions that run their closure later, or elsewhere, and ask for nothing.
  private static let runners: Set = [
    "async", "asyncAfter", "launch", "modify", "perform", "post", "postDelayed", "run", "schedule", "submit",
    "sync", "update", "withLock",
  ]

  /// Whether a feed goes to the state of an output, beside the subject of the input.
  private static func isOutput(_ feed: Feed, of input: InputImplementation, _ viewModel: ViewModel) -> Bool {
    guard viewModel.profile.portStyle == .methodsAndGetters, input.feeds.count > 1,
      input.feeds.contains(where: { $0.member.text == input.port.name.text }),
      viewModel.library.has(feed.storage?.value.knownType?.name, .state)
    else { return false }
    return viewModel.ports(.outputs).contains { $0.name.text == feed.member.text }
  }

  /// The value that a statement stores or sends; nil where there is none or several.
  private static func value(of feed: Feed, in body: Body) -> Expression? {
    switch feed.means {
    case .value(let value), .replacement(let value): return value
    case .call(let name):
      guard !self.endings.contains(name),
        let call = body.effects.first(where: { $0.range == feed.range })?.target.chain?.links.last,
        call.arguments?.count == 1
      else { return nil }
      return call.arguments?.first?.value
    }
  }

  /// Whether two types are the same apart from being optional or, in Java, boxed.
  private static func isSame(_ stored: TypeReference, _ type: TypeReference) -> Bool {
    if stored.unwrapped == type.unwrapped { return true }
    let boxed = ["int": "Integer", "char": "Character"]
    guard let name = type.name, let first = name.first, first.isLowercase else { return false }
    return stored.name == boxed[name] ?? (first.uppercased() + name.dropFirst())
  }

  /// Whether a literal is one of a type of the standard library.
  private static func isLiteral(_ literal: String, of type: TypeReference) -> Bool {
    switch type.unwrapped.name {
    case "String": literal.hasPrefix("\"")
    case "Bool", "Boolean", "boolean": literal == "true" || literal == "false"
    case "CGFloat", "Double", "Float", "Int", "Integer", "Long", "double", "float", "int", "long":
      literal.first.map { $0.isNumber || $0 == "-" } ?? false
    default: false
    }
  }

  /// Checks that the property which is named after an input is set somewhere.
  private static func checkNamesake(of input: InputImplementation, _ viewModel: ViewModel) -> Finding? {
    let name = input.function.value.header.name
    guard let namesake = Self.namesake(of: name.text, viewModel),
      !input.feeds.contains(where: { $0.member.text == namesake }),
      let property = viewModel.properties.first(where: { $0.value.header.name.text == namesake }),
      property.value.isStoredInInstance, property.value.initialValue != nil,
      viewModel.profile.storageLibraries.contains(where: { library in
        library.has(property.value.knownType?.name, .inputStorage)
      })
    else { return nil }
    let isIdle = !viewModel.isUsed(namesake)
    let other = input.feeds.first {
      Self.isStorage($0.member.text, ofOther: input, viewModel, orShared: isIdle)
    }
    if let other {
      return input.function.finding(
        "set '\(namesake)' in '\(name.text)', not '\(other.member.text)', which is named after another input",
        at: other.range)
    }
    guard viewModel.isReadAlone(namesake) else { return nil }
    return input.function.finding(
      "set '\(namesake)' in '\(name.text)': the outputs are derived from it, and nothing sets it",
      at: name.range)
  }

  /// The name of the storage that is named after an input.
  private static func namesake(of input: String, _ viewModel: ViewModel) -> String? {
    switch viewModel.profile.inputStorage {
    case .property(_, let suffix): input + suffix
    case .subject: input
    case .port: nil
    }
  }

  /// Whether storage is named after another input, which sets a value of its own in turn.
  ///
  /// - Parameter isShared: whether the other input may set it as well.
  private static func isStorage(
    _ name: String, ofOther input: InputImplementation, _ viewModel: ViewModel, orShared isShared: Bool
  ) -> Bool {
    viewModel.inputs.contains { other in
      let port = other.port.name.text
      return port != input.port.name.text && Self.namesake(of: port, viewModel) == name && other.port.isOwn
        && (isShared || !other.feeds.contains { $0.member.text == name })
    }
  }

  /// Checks that a method does not read the current value of a subject.
  private static func checkReads(of input: InputImplementation, _ viewModel: ViewModel) -> Finding? {
    guard let body = input.function.value.body else { return nil }
    let subjects = Set(
      viewModel.properties.map(\.value)
        .filter { viewModel.library.has($0.knownType?.name, .state) }.map(\.header.name.text))
    let read = body.withNestedBodies.flatMap(\.allChains).first { chain in
      chain.member.map { subjects.contains($0.text) } ?? false
        && ((chain.linksAfterMember.first?.name.text).map { ["getValue", "value"].contains($0) } ?? false)
    }
    guard let read, let member = read.member else { return nil }
    return input.function.finding(
      "combine '\(member.text)' with the input in \(viewModel.initializerTitle) instead of reading its value in "
        + "'\(input.function.value.header.name.text)': outputs are derived from stored inputs",
      at: member.range)
  }
}

extension Term {
  /// Whether it is a closure that sets its parameter to a value: `{ $0 = value }`.
  fileprivate var setsParameter: Bool {
    guard case .closure(let closure) = self.kind, closure.statements.count == 1,
      case .assignment(let target, "=", let value, _)? = closure.statements.first, let name = target.name
    else { return false }
    return !value.mayUse(name)
  }
}

extension Expression {
  /// Whether it is neither a closure nor a tuple.
  fileprivate var isOfOnePiece: Bool {
    switch self.kind {
    case .closure, .tuple: false
    default: true
    }
  }
}

extension Body {
  /// The chains with a call in them, and those among their arguments.
  fileprivate var allChains: [Chain] {
    var chains: [Chain] = []
    var pending = self.calls
    while let next = pending.popLast() {
      guard let chain = next.chain else { continue }
      chains.append(chain)
      for link in chain.links { pending += (link.arguments ?? []).map(\.value) }
    }
    return chains
  }
}
