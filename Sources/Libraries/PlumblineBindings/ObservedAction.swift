#if canImport(Observation)
  public import Observation
  public import Plumbline
  public import PlumblineBlueprint

  /// An observable object with the states and the last error of an action, for SwiftUI.
  ///
  /// ```swift
  /// @State private var send: ObservedAction<Draft, Receipt>
  ///
  /// Button("Send") { self.send.execute(self.draft) }
  ///   .disabled(!self.send.isEnabled)
  /// ```
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Observable
  public final class ObservedAction<Input, Output> {
    /// Whether the action accepts an input.
    public private(set) var isEnabled: Bool
    /// Whether the action is executing.
    public private(set) var isExecuting: Bool
    /// The error of the last execution. It is nil while the action executes, and after an alert has reset it.
    public var error: (any Error)?

    @ObservationIgnored private let executeAction: (Input) -> any Disposable
    @ObservationIgnored private let observations = CompositeDisposable()

    /// Creates an object that observes an action, and retains it.
    public convenience init(_ action: Plumbline.Action<Input, Output>) {
      self.init(action) { action.execute($0) }
    }

    /// Creates an object that observes an action, and retains it.
    public convenience init(_ action: PlumblineBlueprint.Action<Input, Output>) {
      self.init(action.base) { input in
        action.inputs.onNext(input)
        return AnyDisposable()
      }
    }

    private init(
      _ action: Plumbline.Action<Input, Output>, execute: @escaping (Input) -> any Disposable
    ) {
      self.isEnabled = action.isEnabled.value
      self.isExecuting = action.isExecuting.value
      self.executeAction = execute
      self.observations.add(action.isEnabled.producer.observeValues(on: self) { $0.isEnabled = $1 })
      self.observations.add(
        action.isExecuting.producer.observeValues(on: self) { object, isExecuting in
          object.isExecuting = isExecuting
          if isExecuting { object.error = nil }
        })
      self.observations.add(
        action.errors.observeValues(on: self) { object, error in
          if case .underlying(let underlying) = error { object.error = underlying }
        })
    }

    deinit { self.observations.dispose() }

    /// Whether there is an error to show. Setting it to false resets the error.
    public var hasError: Bool {
      get { self.error != nil }
      set { if !newValue { self.error = nil } }
    }

    /// Executes the work for an input, if the action is enabled and not executing.
    ///
    /// - Parameter input: The input.
    /// - Returns: A disposable that cancels the execution. An action with the interface of the Action library cannot be
    ///   cancelled.
    @discardableResult
    public func execute(_ input: Input) -> any Disposable { self.executeAction(input) }
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  extension ObservedAction where Input == Void {
    /// Executes the work, if the action is enabled and not executing.
    ///
    /// - Returns: A disposable that cancels the execution, if the action supports it.
    @discardableResult
    public func execute() -> any Disposable { self.execute(()) }
  }
#endif
