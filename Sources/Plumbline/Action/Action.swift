/// Work that is done one at a time, and the streams of what becomes of it.
///
/// An action takes an input when it is enabled and not executing. Otherwise `errors` sends `.notEnabled`, and the
/// work is not started. An execution sends `isEnabled` false and `isExecuting` true, then its elements, then its
/// error or its completion, then `isEnabled` true and `isExecuting` false. Errors are values: the streams never
/// fail, and complete when the action goes away, and its work with it.
///
/// ```swift
/// let save = Action<Profile, Receipt>(enabledIf: isValid) { profile in
///   try await service.save(profile)
/// }
/// save.errors.observeValues { … }
/// save.execute(profile)
/// ```
///
/// Source: `Documentation/Contracts.md`, 16 to 20.
public final class Action<Input, Output> {
  /// Whether an input is taken now.
  public let isEnabled: Property<Bool>
  /// Whether work is under way.
  public let isExecuting: Property<Bool>
  /// Sends what the work sends.
  public let elements: Signal<Output, Never>
  /// Sends why there was no element.
  public let errors: Signal<ActionError, Never>
  /// Sends that the work has completed.
  public let completed: Signal<Void, Never>

  private let work: (Input) -> SignalProducer<Output, any Error>
  private let enabled = ActionState(false)
  private let executing = ActionState(false)
  /// What `enabledIf` says.
  private var isAllowed = false
  private var execution: Execution?
  private lazy var lifetime = self.enabled.core.makeLifetime()

  // MARK: Making one

  /// Makes an action whose work is a producer, a signal or a property.
  ///
  /// - Parameters:
  ///   - condition: whether an input is taken; as long as it has sent nothing, none is.
  ///   - work: makes the producer of an input.
  public convenience init<Failure: Error>(
    enabledIf condition: some SignalProducerConvertible<Bool, Never>,
    execute work: @escaping (Input) -> SignalProducer<Output, Failure>
  ) {
    self.init(condition.producer, work: { work($0).mapError { $0 as any Error } })
  }

  /// Makes an action whose work is a producer, and that is enabled unless it executes.
  ///
  /// - Parameter work: makes the producer of an input.
  public convenience init<Failure: Error>(execute work: @escaping (Input) -> SignalProducer<Output, Failure>)
  {
    self.init(enabledIf: Property(value: true), execute: work)
  }

  /// Makes an action whose work is a function.
  ///
  /// - Parameters:
  ///   - condition: whether an input is taken; as long as it has sent nothing, none is.
  ///   - work: makes the element of an input.
  @_disfavoredOverload
  public convenience init(
    enabledIf condition: some SignalProducerConvertible<Bool, Never>,
    execute work: @escaping (Input) throws -> Output
  ) {
    self.init(condition.producer, work: { input in SignalProducer(result: Result { try work(input) }) })
  }

  /// Makes an action whose work is a function, and that is enabled unless it executes.
  ///
  /// - Parameter work: makes the element of an input.
  @_disfavoredOverload
  public convenience init(execute work: @escaping (Input) throws -> Output) {
    self.init(enabledIf: Property(value: true), execute: work)
  }

  /// Makes an action whose work takes its time.
  ///
  /// Each execution begins a task. What becomes of it is sent in the isolation that made the action.
  ///
  /// - Parameters:
  ///   - condition: whether an input is taken; as long as it has sent nothing, none is.
  ///   - isolation: the actor that the events are sent on: the one of the caller.
  ///   - work: makes the element of an input.
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

  /// Makes an action whose work takes its time, and that is enabled unless it executes.
  ///
  /// - Parameters:
  ///   - isolation: the actor that the events are sent on: the one of the caller.
  ///   - work: makes the element of an input.
  @_disfavoredOverload
  public convenience init(
    isolation: isolated any Actor = #isolation,
    execute work: nonisolated(nonsending) @escaping (Input) async throws -> Output
  ) {
    self.init(enabledIf: Property(value: true), isolation: isolation, execute: work)
  }

  private init(
    _ condition: SignalProducer<Bool, Never>, work: @escaping (Input) -> SignalProducer<Output, any Error>
  ) {
    self.work = work
    self.isEnabled = self.enabled.property
    self.isExecuting = self.executing.property
    let elements = SignalCore<Output, Never>()
    let errors = SignalCore<ActionError, Never>()
    let completed = SignalCore<Void, Never>()
    self.elements = Signal(elements)
    self.errors = Signal(errors)
    self.completed = Signal(completed)
    condition.startWithSignal { signal, interruptHandle in
      self.enabled.core.add(companion: interruptHandle)
      signal.core.feed(
        self.enabled.core,
        Sink(receive: { [weak self] in self?.allow($0) }, end: { _ in }))
    }
  }

  deinit {
    let execution = self.execution
    let (enabled, executing) = (self.enabled.core, self.executing.core)
    let (elements, errors, completed) = (self.elements.core, self.errors.core, self.completed.core)
    Turn.runNext {
      execution?.interruptWork()
      execution?.tell(.interrupted)
      elements.deliver(.completed)
      errors.deliver(.completed)
      completed.deliver(.completed)
      enabled.deliver(.completed)
      executing.deliver(.completed)
    }
  }

  // MARK: Executing

  /// Executes the action for each value; what is sent after the action is gone goes nowhere.
  public var inputs: Signal<Input, Never>.Observer {
    Signal.Observer(value: { [weak self] in self?.execute($0) })
  }

  /// Does the work for an input, if the action is enabled and not executing.
  ///
  /// Called while a turn runs, it begins when that has ended.
  ///
  /// - Returns: what cancels the execution; the action can be executed again then.
  @discardableResult
  public func execute(_ input: Input) -> any Disposable {
    let execution = Execution(self)
    Turn.runNext { [weak self] in self?.start(execution, input) }
    return execution
  }

  /// A producer that executes the action, and sends what becomes of that execution.
  ///
  /// Interrupting it cancels the execution.
  public func apply(_ input: Input) -> SignalProducer<Output, ActionError> {
    SignalProducer { [weak self] observer, lifetime in
      guard let self else { return observer.sendInterrupted() }
      let execution = Execution(self)
      execution.observer = observer
      lifetime.observeEnded { [weak execution] in execution?.dispose() }
      Turn.runNext { [weak self] in
        guard let self else { return execution.tell(.interrupted) }
        self.start(execution, input)
      }
    }
  }

  private func start(_ execution: Execution, _ input: Input) {
    guard !execution.isDisposed else { return }
    guard self.isAllowed, self.execution == nil else {
      execution.isDisposed = true
      self.errors.core.deliver(.notEnabled)
      execution.tell(.failed(.notEnabled))
      return
    }
    self.execution = execution
    self.updateStates()
    let instance = self.work(input).makeInstance()
    let sink = Sink<Output, any Error>(
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
    // What is told at the end stands above the work as well.
    for core in [self.enabled.core, self.executing.core, self.completed.core, self.errors.core] as [Node] {
      execution.follow(instance.signal.core, core)
    }
    if self.execution === execution { instance.start() }
  }

  /// Ends an execution in the turn that is under way.
  private func end(_ execution: Execution, _ ending: Ending<any Error>) {
    guard self.execution === execution else { return }
    self.execution = nil
    if let sink = execution.sink { self.elements.core.remove(source: sink) }
    execution.stopFollowing()
    execution.isDisposed = true
    let states = self.settleStates()
    switch ending {
    case .completed:
      execution.tell(.completed)
      self.completed.core.deliver(())
    case .failed(let error):
      execution.tell(.failed(.underlying(error)))
      self.errors.core.deliver(.underlying(error))
    case .interrupted:
      execution.tell(.interrupted)
    }
    states()
  }

  fileprivate func cancel(_ execution: Execution) {
    Turn.runNext { [weak self] in
      execution.interruptWork()
      self?.end(execution, .interrupted)
    }
  }

  // MARK: States

  private func allow(_ isAllowed: Bool) {
    self.isAllowed = isAllowed
    self.updateStates()
  }

  /// Sends the states that have changed, when both are what they will be.
  private func updateStates() { self.settleStates()() }

  /// Changes the states.
  ///
  /// - Returns: what sends those that have changed.
  private func settleStates() -> () -> Void {
    let isExecuting = self.execution != nil
    let sendEnabled = self.enabled.settle(self.isAllowed && !isExecuting)
    let sendExecuting = self.executing.settle(isExecuting)
    return {
      sendEnabled()
      sendExecuting()
    }
  }

  /// One run of the work.
  fileprivate final class Execution: Disposable {
    private weak var action: Action?
    var interrupt: (() -> Void)?
    var sink: Sink<Output, any Error>?
    /// Who is told of this execution alone.
    var observer: Signal<Output, ActionError>.Observer?
    var isDisposed = false
    /// What stands above the work.
    private var followers: [(node: Node, sink: AnySink)] = []

    init(_ action: Action) {
      self.action = action
    }

    func dispose() {
      guard !self.isDisposed else { return }
      self.isDisposed = true
      self.action?.cancel(self)
    }

    /// Tells who has applied the action how the execution ended.
    func tell(_ event: Signal<Output, ActionError>.Event) {
      let observer = self.observer
      self.observer = nil
      observer?.send(event)
    }

    /// Puts a node above another one as long as the work is under way.
    func follow(_ work: SignalCore<Output, any Error>, _ node: Node) {
      let sink = Sink<Output, any Error>(receive: { _ in }, end: { _ in })
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

/// An action without an input and without an element, as a button has.
public typealias CocoaAction = Action<Void, Void>

extension Action where Input == Void {
  /// Does the work, if the action is enabled and not executing.
  ///
  /// - Returns: what cancels the execution; the action can be executed again then.
  @discardableResult
  public func execute() -> any Disposable { self.execute(()) }

  /// A producer that executes the action, and sends what becomes of that execution.
  public func apply() -> SignalProducer<Output, ActionError> { self.apply(()) }
}

extension Action: BindingTargetProvider {
  /// Executes the action for each value.
  public var bindingTarget: BindingTarget<Input> {
    BindingTarget(lifetime: self.lifetime) { [weak self] in self?.execute($0) }
  }
}
