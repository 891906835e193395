/// Work that is executed for one input at a time, and the signals of its results.
///
/// An action accepts an input when it is enabled and not executing. Otherwise `errors` sends `.notEnabled`, and the
/// work is not started. An execution sends `isEnabled` false and `isExecuting` true, then its elements, then its
/// error or its completion, then `isEnabled` true and `isExecuting` false. Errors are values: the signals never
/// fail. When the action is deinitialized, its work is cancelled, and the signals complete.
///
/// ```swift
/// let save = Action<Profile, Receipt>(enabledIf: isValid) { profile in
///   try await service.save(profile)
/// }
/// save.errors.observeValues { … }
/// save.execute(profile)
/// ```
///
/// Its owner retains it: a binding does not, and when the action is deinitialized, its execution is cancelled.
public final class Action<Input, Output> {
  /// Whether the action accepts an input.
  public let isEnabled: Property<Bool>
  /// Whether the action is executing.
  public let isExecuting: Property<Bool>
  /// Sends the elements of the work.
  public let elements: Signal<Output, Never>
  /// Sends the errors of executions.
  public let errors: Signal<ActionError, Never>
  /// Sends a value when the work has completed.
  public let completed: Signal<Void, Never>

  private let work: (Input) -> SignalProducer<Output, any Error>?
  private let enabled: ActionState
  private let executing = ActionState(false)
  /// The latest value of `enabledIf`.
  private var isAllowed: Bool
  private var execution: Execution?
  private lazy var lifetime = self.enabled.core.makeLifetime()

  // MARK: Creating

  /// Creates an action whose work is a producer.
  ///
  /// - Parameters:
  ///   - condition: Whether the action is enabled. Until its first value, the action is not enabled.
  ///   - work: Makes the producer for an input.
  public convenience init<Failure: Error>(
    enabledIf condition: some SignalProducerConvertible<Bool, Never>,
    execute work: @escaping (Input) -> SignalProducer<Output, Failure>
  ) {
    self.init(condition.producer, work: { work($0).mapError { $0 as any Error } })
  }

  /// Creates an action whose work is a producer, and that is enabled unless it is executing.
  ///
  /// - Parameter work: Makes the producer for an input.
  public convenience init<Failure: Error>(execute work: @escaping (Input) -> SignalProducer<Output, Failure>)
  {
    self.init(nil, work: { work($0).mapError { $0 as any Error } })
  }

  /// Creates an action whose work is a function.
  ///
  /// - Parameters:
  ///   - condition: Whether the action is enabled. Until its first value, the action is not enabled.
  ///   - work: Makes the element for an input.
  @_disfavoredOverload
  public convenience init(
    enabledIf condition: some SignalProducerConvertible<Bool, Never>,
    execute work: @escaping (Input) throws -> Output
  ) {
    self.init(condition.producer, work: { input in SignalProducer(result: Result { try work(input) }) })
  }

  /// Creates an action whose work is a function, and that is enabled unless it is executing.
  ///
  /// - Parameter work: Makes the element for an input.
  @_disfavoredOverload
  public convenience init(execute work: @escaping (Input) throws -> Output) {
    self.init(nil, work: { input in SignalProducer(result: Result { try work(input) }) })
  }

  /// Creates an action whose work is asynchronous.
  ///
  /// Each execution begins a task. Its results are sent in the isolation that created the action.
  ///
  /// - Parameters:
  ///   - condition: Whether the action is enabled. Until its first value, the action is not enabled.
  ///   - isolation: The actor that the events are sent on. It defaults to the actor of the caller.
  ///   - work: Makes the element for an input.
  @_disfavoredOverload
  public convenience init(
    enabledIf condition: some SignalProducerConvertible<Bool, Never>,
    isolation: isolated any Actor = #isolation,
    execute work: nonisolated(nonsending) @escaping (Input) async throws -> Output
  ) {
    self.init(
      condition.producer,
      work: { input in
        SignalProducer(on: isolation) { () async throws(any Error) in try await work(input) }
      })
  }

  /// Creates an action whose work is asynchronous, and that is enabled unless it is executing.
  ///
  /// - Parameters:
  ///   - isolation: The actor that the events are sent on. It defaults to the actor of the caller.
  ///   - work: Makes the element for an input.
  @_disfavoredOverload
  public convenience init(
    isolation: isolated any Actor = #isolation,
    execute work: nonisolated(nonsending) @escaping (Input) async throws -> Output
  ) {
    self.init(
      nil,
      work: { input in
        SignalProducer(on: isolation) { () async throws(any Error) in try await work(input) }
      })
  }

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - condition: Whether the action is enabled; nil if it always is.
  ///   - work: Makes the producer for an input, or returns nil when the action turns out not to be enabled.
  init(
    _ condition: SignalProducer<Bool, Never>?, work: @escaping (Input) -> SignalProducer<Output, any Error>?
  ) {
    self.work = work
    self.isAllowed = condition == nil
    self.enabled = ActionState(condition == nil)
    self.isEnabled = self.enabled.property
    self.isExecuting = self.executing.property
    let elements = SignalCore<Output, Never>()
    let errors = SignalCore<ActionError, Never>()
    let completed = SignalCore<Void, Never>()
    self.elements = Signal(elements)
    self.errors = Signal(errors)
    self.completed = Signal(completed)
    condition?.startWithSignal { signal, interruptHandle in
      self.enabled.core.add(disposable: interruptHandle)
      signal.core.feed(
        self.enabled.core,
        EndingSink(receive: { [weak self] in self?.allow($0) }, end: { _ in }))
    }
  }

  deinit {
    let execution = self.execution
    let (enabled, executing) = (self.enabled.core, self.executing)
    let (elements, errors, completed) = (self.elements.core, self.errors.core, self.completed.core)
    Turn.runNext {
      let sendExecuting = executing.settle(false)
      execution?.interruptWork()
      execution?.notify(.interrupted)
      elements.deliver(.completed)
      errors.deliver(.completed)
      completed.deliver(.completed)
      enabled.deliver(.completed)
      sendExecuting()
      executing.core.deliver(.completed)
    }
  }

  // MARK: Executing

  /// An observer that executes the action for each value. Values are dropped when the action has been deinitialized.
  public var inputs: Signal<Input, Never>.Observer {
    Signal.Observer(value: { [weak self] in self?.execute($0) })
  }

  /// Executes the work for an input, if the action is enabled and not executing.
  ///
  /// While a turn runs, the execution begins when that turn has ended. If the action accepts it, the code that has called
  /// this function reads at once that the action is executing.
  ///
  /// - Parameter input: The input.
  /// - Returns: A disposable that cancels the execution. The action can then be executed again.
  @discardableResult
  public func execute(_ input: Input) -> any Disposable {
    let execution = Execution(self)
    Turn.record(self, input)
    self.runNext(execution, isExecuting: true) { $0?.start(execution, input) }
    return execution
  }

  /// Creates a producer that executes the action, and sends the results of that execution.
  ///
  /// Interrupting the producer cancels the execution.
  ///
  /// - Parameter input: The input.
  /// - Returns: The producer.
  public func apply(_ input: Input) -> SignalProducer<Output, ActionError> {
    SignalProducer { [weak self] observer, lifetime in
      guard let self else { return observer.sendInterrupted() }
      let execution = Execution(self)
      execution.observer = observer
      lifetime.observeEnded { [weak execution] in execution?.dispose() }
      self.runNext(execution, isExecuting: true) { action in
        guard let action else { return execution.notify(.interrupted) }
        action.start(execution, input)
      }
    }
  }

  /// Begins or cancels an execution when the current turn has ended; the resulting states can be read at once.
  private func runNext(
    _ execution: Execution, isExecuting: Bool, _ body: @escaping (Action?) -> Void
  ) {
    self.elements.core.noteSend()
    let isWriting = Turn.isRunning
    if isWriting {
      if isExecuting { execution.isExpected = self.enabled.lastWritten }
      let changes = execution.isExpected || self.execution === execution
      self.executing.write(changes ? isExecuting : self.executing.lastWritten)
      self.enabled.write(changes ? self.isAllowed && !isExecuting : self.enabled.lastWritten)
    }
    // The states are read even if the action has been deinitialized meanwhile.
    Turn.runNext { [weak self, executing, enabled] in
      if isWriting {
        executing.finishWriting()
        enabled.finishWriting()
      }
      body(self)
    }
  }

  private func start(_ execution: Execution, _ input: Input) {
    guard !execution.isDisposed else { return }
    guard self.isAllowed, self.execution == nil else {
      execution.isDisposed = true
      self.errors.core.deliver(.notEnabled)
      execution.notify(.failed(.notEnabled))
      return
    }
    self.execution = execution
    self.updateStates()
    guard let work = self.work(input) else {
      self.execution = nil
      execution.isDisposed = true
      self.updateStates()
      self.errors.core.deliver(.notEnabled)
      execution.notify(.failed(.notEnabled))
      return
    }
    let instance = work.instance()
    let sink = EndingSink<Output, any Error>(
      receive: { [weak self, weak execution] element in
        execution?.observer?.send(value: element)
        self?.elements.core.deliver(element)
      },
      end: { [weak self, weak execution] ending in
        guard let execution else { return }
        self?.end(execution, ending)
      })
    execution.interrupt = instance.interrupt
    execution.sink = sink
    instance.signal.core.feed(self.elements.core, sink)
    // The signals that send at the end are placed above the work as well.
    for node in [
      self.enabled.core.node, self.executing.core.node, self.completed.core.node, self.errors.core.node,
    ] {
      execution.follow(instance.signal.core, node)
    }
    if self.execution === execution { instance.start() }
  }

  /// Ends an execution in the current turn.
  private func end(_ execution: Execution, _ ending: Ending<any Error>) {
    guard self.execution === execution else { return }
    self.execution = nil
    if let sink = execution.sink { self.elements.core.node.remove(source: sink) }
    execution.stopFollowing()
    execution.isDisposed = true
    let states = self.settleStates()
    switch ending {
    case .completed:
      execution.notify(.completed)
      self.completed.core.deliver(())
    case .failed(let error):
      execution.notify(.failed(.underlying(error)))
      self.errors.core.deliver(.underlying(error))
    case .interrupted:
      execution.notify(.interrupted)
    }
    states()
  }

  fileprivate func cancel(_ execution: Execution) {
    self.runNext(execution, isExecuting: false) { action in
      execution.interruptWork()
      action?.end(execution, .interrupted)
    }
  }

  // MARK: States

  private func allow(_ isAllowed: Bool) {
    self.isAllowed = isAllowed
    self.updateStates()
  }

  /// Updates both states, then sends those that have changed.
  private func updateStates() { self.settleStates()() }

  /// Updates both states.
  ///
  /// - Returns: A closure that sends the states that have changed.
  private func settleStates() -> () -> Void {
    let isExecuting = self.execution != nil
    let sendEnabled = self.enabled.settle(self.isAllowed && !isExecuting)
    let sendExecuting = self.executing.settle(isExecuting)
    return {
      sendEnabled()
      sendExecuting()
    }
  }

  /// One execution of the work.
  fileprivate final class Execution: Disposable {
    private weak var action: Action?
    var interrupt: (() -> Void)?
    var sink: Sink<Output, any Error>?
    /// The observer of this execution, when it was applied.
    var observer: Signal<Output, ActionError>.Observer?
    var isDisposed = false
    /// Whether the action is expected to accept the execution, which waits for the end of the turn.
    var isExpected = false
    /// The nodes that are placed above the work.
    private var followers: [(node: Node, sink: AnySink)] = []

    init(_ action: Action) {
      self.action = action
    }

    func dispose() {
      guard !self.isDisposed else { return }
      self.isDisposed = true
      self.action?.cancel(self)
    }

    /// Sends the result to the observer of this execution.
    func notify(_ event: Signal<Output, ActionError>.Event) {
      let observer = self.observer
      self.observer = nil
      observer?.send(event)
    }

    /// Places a node above the work until the execution ends.
    func follow(_ work: SignalCore<Output, any Error>, _ node: Node) {
      let sink = EndingSink<Output, any Error>(receive: { _ in }, end: { _ in })
      self.followers.append((node, sink))
      work.feed(node, sink)
    }

    func stopFollowing() {
      let followers = self.followers
      self.followers = []
      for (node, sink) in followers { node.remove(source: sink) }
    }

    func interruptWork() {
      self.stopFollowing()
      self.sink?.dispose()
      self.interrupt?()
      self.interrupt = nil
    }
  }
}

/// An action without an input and without an element, for a button.
public typealias CocoaAction = Action<Void, Void>

extension Action where Input == Void {
  /// Executes the work, if the action is enabled and not executing.
  ///
  /// - Returns: A disposable that cancels the execution. The action can then be executed again.
  @discardableResult
  public func execute() -> any Disposable { self.execute(()) }

  /// Creates a producer that executes the action, and sends the results of that execution.
  public func apply() -> SignalProducer<Output, ActionError> { self.apply(()) }
}

extension Action: BindingTargetProvider {
  /// A target that executes the action for each value.
  public var bindingTarget: BindingTarget<Input> {
    BindingTarget(lifetime: self.lifetime) { [weak self] in self?.execute($0) }
  }
}

/// The error of an execution.
public enum ActionError: Error {
  /// The action was executed while it was not enabled. The work was not started.
  case notEnabled
  /// The work failed.
  case underlying(any Error)
}

extension ActionError: CustomStringConvertible {
  /// A description of the error.
  public var description: String {
    switch self {
    case .notEnabled: "not enabled"
    case .underlying(let error): "\(error)"
    }
  }
}

/// A state of an action, whose value changes before it is sent. It is the storage of a read-only property.
final class ActionState: State<Bool> {
  let core = SignalCore<Bool, Never>()
  private let state: WritableState<Bool>

  override init(_ value: Bool) {
    self.state = WritableState(value)
    super.init(value)
  }

  /// The state as a read-only property.
  var property: Property<Bool> { Property(storage: self, signal: Signal(self.core)) }

  override func read() -> Bool { self.state.read() }

  override var settled: Bool { self.state.settled == true }

  /// The state after the executions and cancellations that wait for the end of the turn.
  var lastWritten: Bool { self.state.lastWritten == true }

  /// Notes the state after an execution or a cancellation that waits for the end of the turn.
  func write(_ value: Bool) { self.state.write(value) }

  /// Notes that the first of the waiting executions and cancellations is about to happen.
  func finishWriting() { self.state.finishWriting() }

  /// Changes the value.
  ///
  /// - Returns: A closure that sends the value, if it has changed.
  func settle(_ value: Bool) -> () -> Void {
    guard self.state.settled != value else { return {} }
    self.state.settle(value, in: Turn.number)
    return { [core] in core.deliver(value) }
  }
}
