public import Plumbline

/// A test of a view model that asserts everything that it sends: a value that the test does not expect fails it.
///
/// ```swift
/// let viewModel = GardenViewModel(service: service, scheduler: scheduler)
/// let test = ExhaustiveTest(viewModel)
///
/// test.send { $0.inputs.refreshed() } emits: { $0.isLoading = true }
/// scheduler.advance(by: 1)
/// test.receive {
///   $0.isLoading = false
///   $0.showGardens = [garden]
/// }
/// ```
///
/// The test observes the signals and the read-only properties that the view model and its superclasses store, from its creation on.
/// A property that can be set, and the signals of an action, may be expected and need not be. Values are compared if
/// they are `Equatable`, and by their dumps otherwise. A failure reports an issue at the location of the call, with the difference, in
/// Swift Testing and in XCTest. When the test goes away, values that are left fail it as well.
public final class ExhaustiveTest<ViewModel: AnyObject> {
  private let viewModel: ViewModel
  private let recorder: EmissionRecorder
  private let site: CallSite

  /// Creates a test that observes a view model from now on.
  ///
  /// - Parameters:
  ///   - viewModel: The view model.
  ///   - ignoring: The names of stored signals and properties that need not be expected: those that are no outputs, for example.
  ///   - fileID: The file identifier of the call.
  ///   - filePath: The file path of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public init(
    _ viewModel: ViewModel, ignoring: Set<String> = [], fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    self.viewModel = viewModel
    self.recorder = EmissionRecorder(viewModel, ignoring)
    self.site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  deinit {
    self.recorder.stop()
    for problem in self.recorder.takeUnexpected() {
      self.site.report("\(problem), which no 'receive' has expected before the end of the test")
    }
  }

  /// Calls an input, and asserts what the view model emits.
  ///
  /// Values that were emitted before, and that no call has expected, fail the test.
  ///
  /// - Parameters:
  ///   - input: A closure that calls the input.
  ///   - expect: A closure that sets the expected value of each output that emits one.
  ///   - fileID: The file identifier of the call.
  ///   - filePath: The file path of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func send(
    _ input: (ViewModel) -> Void,
    emits expect: (inout ExpectedEmissions<ViewModel>) -> Void = { _ in },
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    for problem in self.recorder.takeUnexpected() {
      site.report("before this input, \(problem), which no 'receive' has expected")
    }
    input(self.viewModel)
    self.check(expect, site)
  }

  /// Asserts what the view model has emitted since the last call.
  ///
  /// - Parameters:
  ///   - expect: A closure that sets the expected value of each output that has emitted one.
  ///   - fileID: The file identifier of the call.
  ///   - filePath: The file path of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func receive(
    _ expect: (inout ExpectedEmissions<ViewModel>) -> Void, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    self.check(expect, CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  private func check(_ expect: (inout ExpectedEmissions<ViewModel>) -> Void, _ site: CallSite) {
    var expected = ExpectedEmissions(self.viewModel)
    expect(&expected)
    for problem in self.recorder.takeDifferences(to: expected.values) { site.report(problem) }
  }
}

/// The values that a view model is expected to emit.
///
/// ```swift
/// $0.isLoading = false           // exactly one value
/// $0[\.progress] = [0.5, 1]      // these values, in this order
/// ```
@dynamicMemberLookup
public struct ExpectedEmissions<ViewModel: AnyObject> {
  private let viewModel: ViewModel
  /// The values by the identity of their signal.
  private(set) var values: [ObjectIdentifier: [Any]] = [:]

  init(_ viewModel: ViewModel) {
    self.viewModel = viewModel
  }

  /// The value that a signal is expected to emit, which can only be set.
  public subscript<Value>(dynamicMember output: KeyPath<ViewModel, Signal<Value, Never>>) -> Value {
    @available(*, unavailable, message: "an expected value can be set, not read")
    get { fatalError("unavailable") }
    set { self[output] = [newValue] }
  }

  /// The value that a property is expected to change to, which can only be set.
  public subscript<Value>(dynamicMember output: KeyPath<ViewModel, Property<Value>>) -> Value {
    @available(*, unavailable, message: "an expected value can be set, not read")
    get { fatalError("unavailable") }
    set { self[output] = [newValue] }
  }

  /// The values that a signal is expected to emit, in order.
  public subscript<Value>(output: KeyPath<ViewModel, Signal<Value, Never>>) -> [Value] {
    get { self.expected(by: self.viewModel[keyPath: output]) }
    set { self.values[self.viewModel[keyPath: output].identity] = newValue }
  }

  /// The values that a property is expected to change to, in order.
  public subscript<Value>(output: KeyPath<ViewModel, Property<Value>>) -> [Value] {
    get { self.expected(by: self.viewModel[keyPath: output].signal) }
    set { self.values[self.viewModel[keyPath: output].signal.identity] = newValue }
  }

  private func expected<Value>(by signal: Signal<Value, Never>) -> [Value] {
    self.values[signal.identity]?.compactMap { $0 as? Value } ?? []
  }
}
