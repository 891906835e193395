import JavaLanguage
import SourceModel

extension FileConverter {
  func visit(_ call: CallParts, expected: KnownType) -> KnownType {
    if let built = self.convertIntentChain(call.node, expected: expected) { return built }
    guard let target = call.target else { return self.visitOwnCall(call, expected: expected) }
    if Self.keepsPairs(call.name.text) {
      self.pairKeepers += 1
      defer { self.pairKeepers -= 1 }
      return self.visitCall(call, target, expected: expected)
    }
    return self.visitCall(call, target, expected: expected)
  }

  /// Whether a method of Android takes its pairs.
  private static func keepsPairs(_ name: String) -> Bool { name == "makeSceneTransitionAnimation" }

  private func visitCall(_ call: CallParts, _ target: JavaNode, expected: KnownType) -> KnownType {
    if let type = self.typeName(of: target) {
      return self.visitStaticCall(call, of: type, target, expected: expected)
    }
    if let result = self.fuse(call, target, expected: expected) { return result }
    let receiver = self.visit(target, expected: self.expectedSource(of: call, expected))
    return self.visit(call, on: receiver, target, expected: expected)
  }

  /// The type that the source of an operator has because of what follows it.
  private func expectedSource(of call: CallParts, _ expected: KnownType) -> KnownType {
    if OperatorTable.preserving.contains(call.name.text) { return expected }
    if call.name.text == "compose", let argument = call.arguments.first,
      let transformer = CallParts(argument),
      ["bindToLifecycle", "neverError", "observeForUI", "takeWhen", "waitUntil"].contains(
        transformer.name.text)
    {
      return expected
    }
    if call.name.text == "subscribe", let observer = call.arguments.first {
      // `subscribe(this.output::onNext)`
      if case .reference(let target, let name) = observer.kind, name.text == "onNext" {
        return KnownType(name: "rx.Observable", arguments: [self.peek(target).element])
      }
      return KnownType(name: "rx.Observable", arguments: [self.peek(observer).element])
    }
    return .unknown
  }

  /// The type of a field or of a variable, without converting anything.
  func peek(_ node: JavaNode) -> KnownType {
    switch node.unwrapped.kind {
    case .name(let name): return self.variable(name.text) ?? .unknown
    case .member(let target, let name):
      guard case .this = target.kind else { return .unknown }
      return self.frames.last.flatMap { self.field(name.text, of: $0) } ?? .unknown
    default: return .unknown
    }
  }

  // MARK: Calls without a receiver

  private func visitOwnCall(_ call: CallParts, expected: KnownType) -> KnownType {
    if let path = self.importedMember(call.name.text), self.ownMethod(call.name.text, arguments: nil) == nil {
      let owner = path.split(separator: ".").dropLast().joined(separator: ".")
      if StreamKind.version(of: owner) != nil || Self.pairs.contains(owner) {
        return self.visitStaticCall(call, of: owner, nil, expected: expected)
      }
      if owner.hasSuffix(".Transformers") {
        return self.visitTransformer(call, owner: owner, isImported: true)
      }
      let facts = self.index.method(
        call.name.text, arguments: call.arguments.count, of: KnownType(name: owner))
      self.visitArguments(call.arguments, facts)
      return facts?.result ?? .unknown
    }
    if call.name.text == "call", let new = self.ownFunction(call.arguments) {
      self.edits.replace(call.name.range, with: new)
    } else if call.arguments.isEmpty, let new = self.ownRenamedMember(call.name.text) {
      self.edits.replace(call.name.range, with: new)
    } else if self.ownMethod(call.name.text, arguments: call.arguments.count) == nil,
      let superclass = self.frames.last?.superclass
    {
      self.listSignature(call.name, call.arguments, of: superclass)
    }
    if call.name.text == "super", let superclass = self.frames.last?.superclass {
      self.listConstructor(of: superclass, call.arguments, at: call.name.range)
    }
    if let facts = self.ownMethod(call.name.text, arguments: call.arguments.count),
      !self.isDeclaredByBase(call.name.text)
    {
      self.visitArguments(call.arguments, facts)
      return facts.result
    }
    for argument in call.arguments { self.visit(argument) }
    return self.baseResult(call.name.text)
  }

  /// The new name of a method of the types around the place; nil when it keeps its name.
  func ownRenamedMember(_ name: String) -> String? {
    for frame in self.frames.reversed() {
      for type in frame.supertypes {
        if let new = self.index.renamedMember(name, of: type) { return new }
      }
      if frame.methodsByName[name]?.contains(where: \.parameters.isEmpty) ?? false { return nil }
    }
    return nil
  }

  /// The new name of `call` of the types around the place.
  private func ownFunction(_ arguments: [JavaNode]) -> String? {
    let count = arguments.count
    for frame in self.frames.reversed() {
      let type = frame.isNamed ? frame.type : frame.superclass ?? .unknown
      let given = arguments.map { self.argumentType($0).boxed }
      if let function = self.index.function(of: type, arguments: count, given) {
        return function.new.isEmpty ? nil : function.new
      }
      if frame.methods.contains(where: { $0.name.text == "call" && $0.parameters.count == count }) {
        return nil
      }
    }
    return nil
  }

  /// The member that a name is imported as.
  private func importedMember(_ name: String) -> String? {
    if let path = self.names.members[name] { return path }
    guard OperatorTable.factories.contains(name) else { return nil }
    let owner = self.names.owners.first { StreamKind($0)?.isObservable ?? false }
    return owner.map { "\($0).\(name)" }
  }

  private func isDeclaredByBase(_ name: String) -> Bool {
    guard !self.baseResult(name).isUnknown else { return false }
    return !self.frames.contains { $0.methods.contains { $0.name.text == name && $0.parameters.isEmpty } }
  }

  /// What a method of the base class of view models returns.
  private func baseResult(_ name: String) -> KnownType {
    guard
      let base = self.frames.lazy.compactMap(\.superclass?.name).first(where: { self.run.isBase($0) })
    else { return .unknown }
    let isNew = base.hasPrefix("\(TypeTable.library).")
    let stream = KnownType(
      name: isNew
        ? "\(TypeTable.rx3).core.Observable"
        : self.version == 2 ? "io.reactivex.Observable" : "rx.Observable")
    switch name {
    case "intent": return stream.of(KnownType(name: "android.content.Intent"))
    case "arguments": return stream.of(KnownType(name: "android.os.Bundle"))
    case "activityResult": return stream.of(KnownType(name: "\(TypeTable.library).TypedResult"))
    default: return .unknown
    }
  }

  func visitArguments(_ arguments: [JavaNode], _ facts: MethodFacts?) {
    for (number, argument) in arguments.enumerated() {
      let type = facts.flatMap { number < $0.parameters.count ? $0.parameters[number] : nil } ?? .unknown
      if type.isVoid, let facts {
        let isValue =
          facts.streamParameters.contains(number) || self.run.voidParameters.contains(facts.path)
        if isValue, self.isReactive, self.convertNull(argument, to: type) { continue }
        // A value of a stream that is passed on.
        let found = self.visit(argument)
        if found.isVoid, case .name = argument.kind { self.run.voidParameters.insert(facts.path) }
      } else if let shape = self.index.shape(of: type) {
        self.visitFunction(
          argument, parameters: shape.parameters, expected: shape.result,
          handlesFailures: shape.handlesFailures)
        self.listFunctionMismatch(argument, type)
      } else {
        self.listEmitter(argument, type)
        self.visit(argument, expected: type)
      }
    }
  }

  /// Lists an emitter that is passed where an observer is wanted.
  func listEmitter(_ argument: JavaNode, _ expected: KnownType) {
    let type = self.argumentType(argument)
    guard type.name == TypeTable.emitter || type.simpleName == "ObservableEmitter",
      expected.simpleName.hasSuffix("Observer") || expected.simpleName.hasSuffix("Subscriber")
    else { return }
    self.note(
      "an emitter is no observer: pass its methods, and the 'Disposable' to 'setDisposable'",
      at: argument.range)
  }

  // MARK: Calls of instances

  func visit(
    _ call: CallParts, on receiver: KnownType, _ target: JavaNode, expected: KnownType
  ) -> KnownType {
    let name = call.name.text
    if self.isIntent(receiver) || (receiver.isUnknown && self.convertsIntents && Self.readsExtra(name)) {
      if let result = self.visitIntentCall(call, expected: expected) { return result }
    }
    if self.isActivityResult(receiver.name) { return self.visitResultCall(call) }
    if receiver.name.hasPrefix(Self.libraryEnvironment), let result = self.visitLibraryCall(call, receiver) {
      return result
    }
    if self.isBuilder(receiver.name) || self.run.isEnvironment(receiver.name) {
      return self.visitEnvironmentCall(call, receiver, expected: expected)
    }
    if StreamKind(receiver.name) != nil { return self.visitStreamCall(call, receiver, expected: expected) }
    if let result = self.visitRxCall(call, receiver) { return result }
    if receiver.name == Self.assertionResult {
      self.note(
        "the assertions of the library return nothing: write a statement for each", at: call.name.range)
      return self.visitAssertion(call, KnownType(name: TypeTable.oldObserver, arguments: receiver.arguments))
    }
    if call.arguments.isEmpty, let new = self.index.renamedMember(name, of: receiver) {
      self.edits.replace(call.name.range, with: new)
    }
    if name == "bindToLifecycle", self.run.isBase(receiver.name) {
      self.note(
        "'bindToLifecycle' of the library is for the view model itself: pass the stream's end to this code",
        at: call.name.range)
    }
    let given = call.arguments.map { self.argumentType($0).boxed }
    if name == "call" || TypeTable.functionMethods.contains(name),
      let function = self.index.function(of: receiver, arguments: call.arguments.count, given),
      name == function.old || name == function.new
    {
      if function.new.isEmpty {
        self.note("write the new name of 'call', which two functions have", at: call.name.range)
      } else if name == function.old, function.old != function.new {
        self.edits.replace(call.name.range, with: function.new)
      }
      if !function.isImplemented, !(self.handlesFailures.last ?? false) {
        self.note("'\(function.new)' throws 'Throwable': catch it here", at: call.name.range)
      }
    }
    let facts = self.index.method(name, arguments: call.arguments.count, of: receiver)
    // The run does not show what a type parameter extends.
    let isUnlisted = facts == nil && (receiver.isUnknown || self.typeParameters.contains(receiver.name))
    if isUnlisted, self.hasStreams { self.listUnknown(call, receiver) }
    if facts == nil, let result = self.visitJavaCall(call, receiver) { return result }
    self.visitArguments(call.arguments, facts)
    if let facts { return facts.result }
    if isUnlisted, self.hasStreams, name != "toBlocking",
      OperatorTable.unmistakable.contains(name) || receiver == .possibleStream
    {
      return .possibleStream
    }
    return self.javaResult(of: name, receiver)
  }
}
