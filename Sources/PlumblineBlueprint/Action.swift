/// Work that is done one at a time, by the names that the Action library gives it.
///
/// It is an action of the runtime (`Documentation/Contracts.md`, 16 to 20) behind other names, so it keeps more
/// promises than the library: `enabled` has its value from the start, every element of the work arrives in
/// `elements`, an action that goes away takes its work along, and a condition that fails leaves the action as it was.
/// What is the same: disposing of a subscription to what `execute` returned leaves the work running. Work that can be
/// cancelled says so itself, with `take(until:)`.
///
/// ```swift
/// let save = Action<Draft, Receipt>(enabledIf: isValid) { draft in service.save(draft) }
/// ```
///
/// Source: the RxSwift blueprint, "Actions always are `Action<T, U>` or `CocoaAction`".
public final class Action<Input, Element> {
  /// The action that does the work.
  public let base: Plumbline.Action<Input, Element>
  /// Executes the action for each element; has the inputs of `execute` as well.
  public let inputs = InputSubject<Input>()

  private init(_ condition: Observable<Bool>, _ work: @escaping (Input) -> Observable<Element>) {
    self.base = Plumbline.Action(
      enabledIf: condition.flatMapError { _ in SignalProducer<Bool, Never>.empty }, execute: work)
    self.inputs.didSend = { [weak self] in self?.execute($0, for: $1) }
  }

  /// Makes an action.
  ///
  /// - Parameters:
  ///   - condition: whether an input is taken; as long as it has sent nothing, none is.
  ///   - workFactory: makes the work of an input.
  public convenience init(
    enabledIf condition: some ObservableType<Bool>, workFactory: @escaping (Input) -> Observable<Element>
  ) {
    self.init(condition.producer, workFactory)
  }

  /// Makes an action whose work is a subject, say.
  ///
  /// - Parameters:
  ///   - condition: whether an input is taken; as long as it has sent nothing, none is.
  ///   - workFactory: makes the work of an input.
  public convenience init<Work: ObservableType<Element>>(
    enabledIf condition: some ObservableType<Bool>, workFactory: @escaping (Input) -> Work
  ) {
    self.init(condition.producer) { workFactory($0).producer }
  }

  /// Makes an action that is enabled unless it executes.
  ///
  /// - Parameter workFactory: makes the work of an input.
  public convenience init(workFactory: @escaping (Input) -> Observable<Element>) {
    self.init(.just(true), workFactory)
  }

  /// Makes an action that is enabled unless it executes, and whose work is a subject, say.
  ///
  /// - Parameter workFactory: makes the work of an input.
  public convenience init<Work: ObservableType<Element>>(workFactory: @escaping (Input) -> Work) {
    self.init(.just(true)) { workFactory($0).producer }
  }

  /// Sends what the work sends.
  public var elements: Observable<Element> { self.base.elements.asObservable() }

  /// Sends why there was no element.
  public var errors: Observable<ActionError> { self.base.errors.map { ActionError($0) }.asObservable() }

  /// Sends what the work failed with, and not that an input was not taken.
  public var underlyingError: Observable<any Swift.Error> {
    self.base.errors.compactMap { error -> (any Swift.Error)? in
      guard case .underlying(let underlying) = error else { return nil }
      return underlying
    }.asObservable()
  }

  /// Sends whether an input is taken, now and after each change.
  public var enabled: Observable<Bool> { self.base.isEnabled.asObservable() }

  /// Sends whether work is under way, now and after each change.
  public var executing: Observable<Bool> { self.base.isExecuting.asObservable() }

  /// Sends that the work has completed.
  public var completions: Observable<Void> { self.base.completed.asObservable() }

  /// Does the work for an input, if the action is enabled and not executing.
  ///
  /// - Returns: what the execution sends, from its beginning on whenever it is subscribed to. It fails with an
  ///   ``ActionError``.
  @discardableResult
  public func execute(_ value: Input) -> Observable<Element> {
    let result = ReplaySubject<Element>.createUnbounded()
    self.inputs.send(value, for: result)
    return result.asObservable()
  }

  private func execute(_ value: Input, for request: AnyObject?) {
    guard let result = request as? ReplaySubject<Element> else {
      self.base.execute(value)
      return
    }
    self.base.apply(value).startHandling(
      value: { result.onNext($0) }, failed: { result.onError(ActionError($0)) },
      completed: { result.onCompleted() }, interrupted: { result.onCompleted() })
  }
}

/// An action without an input and without an element, as a button has.
public typealias CocoaAction = Action<Void, Void>

extension Action where Input == Void {
  /// Does the work, if the action is enabled and not executing.
  ///
  /// - Returns: what the execution sends, from its beginning on whenever it is subscribed to.
  @discardableResult
  public func execute() -> Observable<Element> { self.execute(()) }
}
