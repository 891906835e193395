public import Plumbline

/// The inputs and outputs of a view model on one timeline, as a diagram of text.
///
/// Events of one turn stand in one column. A test compares the diagram with the one that it expects.
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
/// - `-` is the passing of a turn; a turn in which nothing of what is recorded happens has no column.
/// - A value is a label: its description, or a letter that the legend below explains when the description is
///   long or has spaces, dashes or parentheses. `•` is a value without content, `nil` a missing one.
/// - Several events of one signal in one turn stand in parentheses: `(1 2 |)`.
/// - `|` is completed, `X` failed (the legend has the error), `!` interrupted. Nothing follows them.
/// - The first line has the times in seconds when the trace has a scheduler.
public final class Trace: CustomStringConvertible {
  private let scheduler: (any Scheduler)?
  private var columns: [TraceColumn] = []
  private var rows: [TraceRow] = []
  /// Whether a source is being recorded: what it sends at once is not caused by anything.
  private var isStarting = false

  /// Makes an empty trace.
  ///
  /// - Parameter scheduler: tells the times; nil leaves them out.
  public init(scheduler: (any Scheduler)? = nil) {
    self.scheduler = scheduler
  }

  // MARK: Recording

  /// Records the events of a signal, a producer, which is started at once, or a property, whose current value
  /// is the first one.
  ///
  /// What several sources send at once stands in one column.
  ///
  /// - Parameters:
  ///   - name: stands before its line.
  ///   - source: what is recorded.
  ///   - describe: makes the label of a value; it is the description of the value otherwise.
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

  /// Records the calls of a function, an input of a view model say.
  ///
  /// A call and the first turn that it causes stand in one column.
  ///
  /// - Parameters:
  ///   - name: stands before its line.
  ///   - function: the function.
  /// - Returns: what is called in place of the function.
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

  /// The number of the column for what happens now.
  private func column() -> Int {
    if self.isStarting { return self.column(for: .start, joining: { $0 == .start }) }
    // Events are delivered in turns only.
    guard let turn = TurnNumber.current else { return self.column(for: .past, joining: { _ in false }) }
    if case .call(nil) = self.columns.last?.moment {
      self.columns[self.columns.count - 1].moment = .call(turn)
    }
    return self.column(for: .turn(turn), joining: { $0 == .turn(turn) || $0 == .call(turn) })
  }

  /// The number of the last column if it is fitting, or of a new one.
  private func column(for moment: TraceColumn.Moment, joining isFitting: (TraceColumn.Moment) -> Bool) -> Int
  {
    if let last = self.columns.last, isFitting(last.moment) { return self.columns.count - 1 }
    self.columns.append(TraceColumn(moment: moment, time: self.scheduler?.now))
    return self.columns.count - 1
  }

  private func addCall(_ label: String, to row: Int) {
    // A call within a turn belongs to that turn: what it sends waits until the turn has ended.
    let column =
      TurnNumber.current == nil ? self.column(for: .call(nil), joining: { _ in false }) : self.column()
    self.rows[row].events[column, default: []].append(.value(label))
  }

  /// Keeps what happens after a call that has caused nothing out of its column.
  private func endCall() {
    guard case .call(nil) = self.columns.last?.moment else { return }
    self.columns[self.columns.count - 1].moment = .past
  }

  // MARK: The diagram

  /// The diagram.
  public var description: String { TraceDiagram(columns: self.columns, rows: self.rows).description }

  /// Asserts that the diagram is another one.
  ///
  /// - Parameters:
  ///   - expected: the diagram.
  ///   - message: what the test says about a failure.
  ///   - fileID: the place of the call, as the following parameters.
  ///   - filePath: the file of the call.
  ///   - line: the line of the call.
  ///   - column: the column of the call.
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

/// A description of a value, without the wrapping of optionals.
private func text(of value: Any) -> String {
  let mirror = Mirror(reflecting: value)
  if mirror.displayStyle == .optional {
    guard let wrapped = mirror.children.first else { return "nil" }
    return text(of: wrapped.value)
  }
  return value is Void ? "•" : String(describing: value)
}
