/// Work that is executed for one input at a time, with the interface of the Action library.
///
/// It wraps an action of `Plumbline`, which gives stronger guarantees than the library: `enabled` has a value from the
/// start, `elements` sends every element of the work, the work is cancelled when the action is deinitialized, and a
/// condition that fails does not change the action. As in the library, disposing of a subscription to the result of
/// `execute` does not cancel the work; use `take(until:)` for work that can be cancelled.
///
/// ```swift
/// let save = Action<Draft, Receipt>(enabledIf: isValid) { draft in service.save(draft) }
/// ```
///
/// Source: the RxSwift blueprint, "Actions always are `Action<T, U>` or `CocoaAction`".
public final class Action<Input, Element> {
  /// The underlying action.
  public let base: Plumbline.Action<Input, Element>
  /// A subject that executes the action for each element. It also sends the inputs of `execute`.
  public let inputs = InputSubject<Input>()

  private init(_ condition: Observable<Bool>, _ work: @escaping (Input) -> Observable<Element>) {
    self.base = Plumbline.Action(
      enabledIf: condition.producer.flatMapError { _ in SignalProducer<Bool, Never>.empty },
      execute: { work($0).producer })
    self.inputs.didSend = { [weak self] in self?.execute($0, for: $1) }
  }

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - condition: Whether the action is enabled. Until its first value, the action is not enabled.
  ///   - workFactory: Makes the work for an input.
  public convenience init(
    enabledIf condition: some ObservableType<Bool>, workFactory: @escaping (Input) -> Observable<Element>
  ) {
    self.init(condition.asObservable(), workFactory)
  }

  /// Creates an action whose work is a subject or another type that can be converted to an observable.
  ///
  /// - Parameters:
  ///   - condition: Whether the action is enabled. Until its first value, the action is not enabled.
  ///   - workFactory: Makes the work for an input.
  @_disfavoredOverload
  public convenience init<Work: ObservableType<Element>>(
    enabledIf condition: some ObservableType<Bool>, workFactory: @escaping (Input) -> Work
  ) {
    self.init(condition.asObservable()) { workFactory($0).asObservable() }
  }

  /// Creates an action that is enabled unless it is executing.
  ///
  /// - Parameter workFactory: Makes the work for an input.
  public convenience init(workFactory: @escaping (Input) -> Observable<Element>) {
    self.init(.just(true), workFactory)
  }

  /// Creates an action that is enabled unless it is executing, and whose work can be converted to an observable.
  ///
  /// - Parameter workFactory: Makes the work for an input.
  @_disfavoredOverload
  public convenience init<Work: ObservableType<Element>>(workFactory: @escaping (Input) -> Work) {
    self.init(.just(true)) { workFactory($0).asObservable() }
  }

  /// Sends the elements of the work.
  public var elements: Observable<Element> { self.base.elements.asObservable() }

  /// Sends the errors of executions.
  public var errors: Observable<ActionError> { self.base.errors.map { ActionError($0) }.asObservable() }

  /// Sends the errors of the work, without those of inputs that were not accepted.
  public var underlyingError: Observable<any Swift.Error> {
    self.base.errors.compactMap { error -> (any Swift.Error)? in
      guard case .underlying(let underlying) = error else { return nil }
      return underlying
    }.asObservable()
  }

  /// Sends whether the action accepts an input, now and after each change.
  public var enabled: Observable<Bool> { self.base.isEnabled.asObservable() }

  /// Sends whether the action is executing, now and after each change.
  public var executing: Observable<Bool> { self.base.isExecuting.asObservable() }

  /// Sends a value when the work has completed.
  public var completions: Observable<Void> { self.base.completed.asObservable() }

  /// Executes the work for an input, if the action is enabled and not executing.
  ///
  /// - Parameter value: The input.
  /// - Returns: An observable that replays all elements of the execution. It fails with an ``ActionError``.
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

/// An action without an input and without an element, for a button.
public typealias CocoaAction = Action<Void, Void>

extension Action where Input == Void {
  /// Executes the work, if the action is enabled and not executing.
  ///
  /// - Returns: An observable that replays all elements of the execution.
  @discardableResult
  public func execute() -> Observable<Element> { self.execute(()) }
}

/// An action, for code that declares its inputs as an observer.
public protocol ActionType<Input>: AnyObject {
  /// The type of the inputs.
  associatedtype Input
  /// The type of the elements.
  associatedtype Element

  /// Executes the work for an input, if the action is enabled and not executing.
  @discardableResult
  func execute(_ value: Input) -> Observable<Element>
}

extension Action: ActionType {}

extension ActionType {
  /// An observer that executes the action for each element, and ignores terminal events.
  @_disfavoredOverload
  public var inputs: AnyObserver<Input> {
    AnyObserver { [weak self] event in
      if case .next(let element) = event { self?.execute(element) }
    }
  }
}

/// The error of an execution, with the interface of the Action library.
public enum ActionError: Error {
  /// The action was executed while it was not enabled. The work was not started.
  case notEnabled
  /// The work failed.
  case underlyingError(any Swift.Error)

  init(_ error: Plumbline.ActionError) {
    switch error {
    case .notEnabled: self = .notEnabled
    case .underlying(let error): self = .underlyingError(error)
    }
  }
}
