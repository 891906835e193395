public import Plumbline

/// A recording of inputs and outputs of a view model, as a text diagram.
///
/// Events of one turn share a column. A test compares the diagram with the expected one.
///
/// ```swift
/// let trace = Trace(scheduler: scheduler)
/// let searchTextChanged = trace.input("searchTextChanged", viewModel.inputs.searchTextChanged)
/// trace.record("reloadGardens", viewModel.outputs.reloadGardens) { "\($0.count)" }
/// trace.record("scrollToTop", viewModel.outputs.scrollToTop)
///
/// searchTextChanged("f")
/// scheduler.advance(by: 0.1)
/// searchTextChanged("fi")
/// searchTextChanged("fig")
/// scheduler.advance(by: 0.5)
/// service.searches.succeed(page)
///
/// trace.assertDiagram(
///   """
///   time                0  0.1       0.6
///   searchTextChanged  -f--fi---fig------
///   reloadGardens      --------------2---
///   scrollToTop        --------------•---
///   """)
/// ```
///
/// - `-` is a turn without an event of the signal. A turn without any recorded event has no column.
/// - A value is shown as a label: its description, or a letter that the legend explains if the description is long, or
///   contains spaces, dashes, or parentheses. `•` is a value of type `Void`; `nil` is a missing value.
/// - Several events of a signal in one turn are shown in parentheses: `(1 2 |)`.
/// - `|` is a completion, `X` a failure (the legend shows the error), and `!` an interruption.
/// - The first line shows the times in seconds if the trace has a scheduler.
public final class Trace: CustomStringConvertible {
  private let scheduler: (any Scheduler)?
  private var columns: [TraceColumn] = []
  private var rows: [TraceRow] = []
  /// Whether a source is being recorded: events that it sends at once have no cause.
  private var isStarting = false

  /// Creates an empty trace.
  ///
  /// - Parameter scheduler: The scheduler that measures the times, or nil to omit them.
  public init(scheduler: (any Scheduler)? = nil) {
    self.scheduler = scheduler
  }

  // MARK: Recording

  /// Records the events of a signal, a producer, or a property.
  ///
  /// A producer is started immediately. The first value of a property is its current value. Events that several sources
  /// send at once share a column.
  ///
  /// - Parameters:
  ///   - name: The name of the line.
  ///   - source: The signal, producer, or property.
  ///   - describe: Makes the label of a value. It defaults to the description of the value.
  public func record<Value, Failure>(
    _ name: String, _ source: some SignalProducerConvertible<Value, Failure>,
    describe: ((Value) -> String)? = nil
  ) {
    let row = self.addRow(name)
    self.isStarting = true
    source.producer.start { event in
      switch event {
      case .value(let value): self.add(.value(describe?(value) ?? text(of: value)), to: row)
      case .completed: self.add(.completed, to: row)
      case .failed(let error): self.add(.failed(text(of: error)), to: row)
      case .interrupted: self.add(.interrupted, to: row)
      }
    }
    self.isStarting = false
  }

  /// Records the calls of a function, such as an input of a view model.
  ///
  /// A call and the first turn that it causes share a column.
  ///
  /// - Parameters:
  ///   - name: The name of the line.
  ///   - function: The function.
  /// - Returns: A function that records the call, and calls the function.
  public func input<each Argument>(
    _ name: String, _ function: @escaping (repeat each Argument) -> Void
  ) -> (repeat each Argument) -> Void {
    let row = self.addRow(name)
    return { (argument: repeat each Argument) in
      var labels: [String] = []
      for argument in repeat each argument { labels.append(text(of: argument)) }
      self.addCall(label(for: labels), to: row)
      function(repeat each argument)
      self.endCall()
    }
  }

  private func addRow(_ name: String) -> Int {
    let isAtStart = self.columns.last?.moment == .start
    self.rows.append(TraceRow(name: name, start: self.columns.count - (isAtStart ? 1 : 0)))
    return self.rows.count - 1
  }

  private func add(_ event: TraceEvent, to row: Int) {
    let column = self.column()
    self.rows[row].events[column, default: []].append(event)
  }

  /// The number of the column for the current event.
  private func column() -> Int {
    if self.isStarting { return self.column(for: .start, joining: { $0 == .start }) }
    // Events are delivered in turns only.
    guard let turn = TurnNumber.current else { return self.column(for: .past, joining: { _ in false }) }
    if case .call(nil) = self.columns.last?.moment {
      self.columns[self.columns.count - 1].moment = .call(turn)
    }
    return self.column(for: .turn(turn), joining: { $0 == .turn(turn) || $0 == .call(turn) })
  }

  /// The number of the last column if it can be used, or of a new one.
  private func column(for moment: TraceColumn.Moment, joining isFitting: (TraceColumn.Moment) -> Bool) -> Int
  {
    if let last = self.columns.last, isFitting(last.moment) { return self.columns.count - 1 }
    self.columns.append(TraceColumn(moment: moment, time: self.scheduler?.now))
    return self.columns.count - 1
  }

  private func addCall(_ label: String, to row: Int) {
    // A call within a turn belongs to that turn: values that it sends wait until the turn has ended.
    let column =
      TurnNumber.current == nil ? self.column(for: .call(nil), joining: { _ in false }) : self.column()
    self.rows[row].events[column, default: []].append(.value(label))
  }

  /// Closes the column of a call that has caused no turn, so that later events do not share it.
  private func endCall() {
    guard case .call(nil) = self.columns.last?.moment else { return }
    self.columns[self.columns.count - 1].moment = .past
  }

  // MARK: The diagram

  /// The diagram.
  public var description: String { TraceDiagram(columns: self.columns, rows: self.rows).description }

  /// Asserts that the diagram equals the expected one.
  ///
  /// - Parameters:
  ///   - expected: The expected diagram.
  ///   - message: The message of a failure.
  ///   - fileID: The file identifier of the call.
  ///   - filePath: The file path of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func assertDiagram(
    _ expected: String, _ message: String? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let diagram = self.description
    guard diagram != expected else { return }
    CallSite(fileID: fileID, filePath: filePath, line: line, column: column).report(
      "the diagram is not the expected one:\n\(Difference.text(expected, diagram))", message)
  }
}

/// The label of a call.
private func label(for arguments: [String]) -> String {
  switch arguments.count {
  case 0: "•"
  case 1: arguments[0]
  default: "(\(arguments.joined(separator: ", ")))"
  }
}

/// A description of a value, without `Optional(…)`.
private func text(of value: Any) -> String {
  let mirror = Mirror(reflecting: value)
  if mirror.displayStyle == .optional {
    guard let wrapped = mirror.children.first else { return "nil" }
    return text(of: wrapped.value)
  }
  return value is Void ? "•" : String(describing: value)
}

extension Trace {
  /// Creates a trace of all outputs of a view model, and of the elements of its actions.
  ///
  /// Each port has a line with its name, in the order of its protocol.
  ///
  /// ```swift
  /// let trace = Trace(LoginViewModel.ports, of: viewModel, scheduler: scheduler)
  /// viewModel.inputs.emailChanged("ada@orchard.example")
  /// print(trace)
  /// ```
  ///
  /// - Parameters:
  ///   - ports: The ports of the type of the view model.
  ///   - viewModel: The view model. The trace does not retain it.
  ///   - scheduler: The scheduler that measures the times, or nil to omit them.
  public convenience init<ViewModel>(
    _ ports: ViewModelPorts<ViewModel>, of viewModel: ViewModel, scheduler: (any Scheduler)? = nil
  ) {
    self.init(scheduler: scheduler)
    self.record(ports, of: viewModel)
  }

  /// Records all outputs of a view model, and the elements of its actions.
  ///
  /// Ports that are not signals are omitted.
  ///
  /// - Parameters:
  ///   - ports: The ports of the type of the view model.
  ///   - viewModel: The view model. The trace does not retain it.
  public func record<ViewModel>(_ ports: ViewModelPorts<ViewModel>, of viewModel: ViewModel) {
    for port in ports where port.kind != .input {
      // A port that is not a signal cannot be drawn.
      guard let signal = try? port.signal(of: viewModel) else { continue }
      self.record(port.name, signal)
    }
  }
}

/// An event of a trace.
enum TraceEvent {
  /// The description of a value.
  case value(String)
  case completed
  /// The description of an error.
  case failed(String)
  case interrupted

  /// Whether the event is a terminal event.
  var isLast: Bool {
    if case .value = self { return false }
    return true
  }
}
