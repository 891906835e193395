import JavaLanguage
import SourceModel

extension FileConverter {
  /// Converts a call of an object of RxJava that is no stream; nil for other objects.
  func visitRxCall(_ call: CallParts, _ receiver: KnownType) -> KnownType? {
    let name = call.name.text
    let new = name == "call" ? TypeTable.method(of: receiver.name) : nil
    let isTransformer = receiver.simpleName.hasSuffix("Transformer")
    if isTransformer, name == "call" || name == "apply" {
      self.note(
        "a transformer returns no stream with operators in RxJava 3: write 'compose'", at: call.name.range)
    }
    let isFunction =
      receiver.name.hasPrefix("io.reactivex.")
      && (TypeTable.functionMethods.contains(name) && receiver.name.contains(".functions.")
        || name == "cancel" && receiver.simpleName == "Cancellable"
        || name == "subscribe" && receiver.simpleName.hasSuffix("OnSubscribe")
        || name == "apply" && receiver.simpleName.hasSuffix("Operator"))
    if new != nil || isFunction {
      if let new { self.edits.replace(call.name.range, with: new) }
      for argument in call.arguments { self.visit(argument) }
      let shape = self.index.shape(of: receiver)
      if !(self.handlesFailures.last ?? false), !isTransformer {
        self.note("'\(new ?? name)' throws 'Throwable': catch it here", at: call.name.range)
      }
      return shape?.result ?? .unknown
    }
    if self.counterpart(of: receiver.name) == "\(TypeTable.library).testing.TestObserver"
      || receiver.name == "\(TypeTable.library).testing.TestObserver"
    {
      return self.visitAssertion(call, receiver)
    }
    guard let version = StreamKind.version(of: receiver.name) else { return nil }
    let isTestObserver = ["TestObserver", "TestSubscriber", "BaseTestConsumer"].contains(receiver.simpleName)
    if isTestObserver, OperatorTable.removedAssertions.contains(name) {
      self.note("the '\(receiver.simpleName)' of RxJava 3 has no '\(name)'", at: call.name.range)
    }
    self.convertCallables(call, version)
    switch (receiver.simpleName, name) {
    case (_, _) where version == 3: self.listSignature(call.name, call.arguments, of: receiver)
    case (_, "unsubscribe") where receiver.name == TypeTable.emitter:
      self.note(
        "'unsubscribe' is not converted: remove it: the stream disposes of its source", at: call.name.range)
    case (_, "unsubscribe"): self.edits.replace(call.name.range, with: "dispose")
    case (_, "isUnsubscribed"): self.edits.replace(call.name.range, with: "isDisposed")
    case (_, "onCompleted") where version == 1: self.edits.replace(call.name.range, with: "onComplete")
    case ("Scheduler", "now"), ("Worker", "now"), ("TestScheduler", "now"):
      guard version == 1, call.arguments.isEmpty else { break }
      self.edits.insert(
        "\(self.spelling(of: "java.util.concurrent.TimeUnit")).MILLISECONDS", at: call.range.start + 1)
    case (_, "setCancellation") where version == 1:
      self.edits.replace(call.name.range, with: "setCancellable")
    case (_, "setSubscription") where version == 1: self.edits.replace(call.name.range, with: "setDisposable")
    case ("ParallelFlowable", "as"): self.edits.replace(call.name.range, with: "to")
    case ("Notification", _) where !self.listSignature(call.name, call.arguments, of: receiver):
      if version == 1, let new = OperatorTable.notification[name] {
        self.edits.replace(call.name.range, with: new)
      }
    default: self.listSignature(call.name, call.arguments, of: receiver)
    }
    if name == "onNext", let argument = call.arguments.first, self.convertNull(argument, to: receiver.element)
    {
      return .unknown
    }
    for argument in call.arguments {
      // The functions of a scheduler are no functions of RxJava from RxJava 2 on.
      self.visitFunction(
        argument, parameters: [], expected: .unknown, handlesFailures: receiver.simpleName != "Worker")
    }
    switch (receiver.simpleName, name) {
    case ("Notification", "getValue"): return receiver.element
    case ("Scheduler", "createWorker"), ("TestScheduler", "createWorker"):
      return KnownType(name: version == 1 ? "rx.Scheduler.Worker" : "\(TypeTable.rx3).core.Scheduler.Worker")
    case (_, "schedule"), (_, "schedulePeriodically"), ("SerialSubscription", "get"):
      return KnownType(name: version == 1 ? "rx.Subscription" : "\(TypeTable.rx3).disposables.Disposable")
    default: break
    }
    return isTestObserver && (name.hasPrefix("assert") || name.hasPrefix("await")) ? receiver : .unknown
  }

  /// What the assertions of the library's `TestObserver` return: nothing.
  static let assertionResult = "nothing, of an assertion"

  func visitAssertion(_ call: CallParts, _ receiver: KnownType) -> KnownType {
    let name = call.name.text
    let isCondition = name == "assertValue" && call.arguments.first.map { self.isLambda($0) } ?? false
    if !receiver.name.hasPrefix(TypeTable.library), let new = OperatorTable.assertions[name],
      call.arguments.isEmpty
        || name.hasPrefix("assert")
    {
      self.edits.replace(call.name.range, with: new)
    } else if !OperatorTable.libraryAssertions.contains(name) || isCondition {
      let advice = isCondition ? ": it takes the value" : ""
      self.note("the library's 'TestObserver' has no '\(name)'\(advice)", at: call.name.range)
    }
    for argument in call.arguments {
      if ["assertValue", "assertValues", "onNext"].contains(name),
        self.convertNull(argument, to: receiver.element)
      {
        continue
      }
      self.visit(argument)
    }
    switch name {
    case "getOnNextEvents", "values": return KnownType(name: "java.util.List", arguments: receiver.arguments)
    case _ where name.hasPrefix("assert") || name.hasPrefix("await"):
      return KnownType(name: Self.assertionResult, arguments: receiver.arguments)
    default: return .unknown
    }
  }

  private func isLambda(_ node: JavaNode) -> Bool {
    if case .lambda = node.unwrapped.kind { true } else { false }
  }

  func visitResultCall(_ call: CallParts) -> KnownType {
    if call.name.text == "isRequestCode" { self.edits.replace(call.name.range, with: "isFor") }
    for argument in call.arguments { self.visit(argument) }
    switch call.name.text {
    case "intent": return KnownType(name: "android.content.Intent")
    case "requestCode", "resultCode": return KnownType(name: "int")
    case "toBuilder":
      self.note("a 'TypedResult' has no builder: write 'TypedResult.create'", at: call.name.range)
      return .unknown
    default: return KnownType(name: "boolean")
    }
  }
}
