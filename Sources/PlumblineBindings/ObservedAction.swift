#if canImport(Observation)
  public import Observation
  public import Plumbline
  public import PlumblineBlueprint

  /// An action as SwiftUI sees it: an observable object with its states and its last error.
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
    /// Whether an input is taken now.
    public private(set) var isEnabled: Bool
    /// Whether work is under way.
    public private(set) var isExecuting: Bool
    /// What the work failed with the last time; nil from the beginning of an execution on, and when an alert that shows
    /// it sets it so.
    public var error: (any Error)?

    @ObservationIgnored private let executeAction: (Input) -> any Disposable
    @ObservationIgnored private let observations = CompositeDisposable()

    /// Observes an action, which the object keeps.
    public convenience init(_ action: Plumbline.Action<Input, Output>) {
      self.init(action) { action.execute($0) }
    }

    /// Observes an action, which the object keeps.
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

    /// Whether an error is to be shown; setting it to false forgets the error.
    public var hasError: Bool {
      get { self.error != nil }
      set { if !newValue { self.error = nil } }
    }

    /// Does the work for an input, if the action is enabled and not executing.
    ///
    /// - Returns: what cancels the execution of an action of Plumbline; one of the Action library cannot be cancelled.
    @discardableResult
    public func execute(_ input: Input) -> any Disposable { self.executeAction(input) }
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  extension ObservedAction where Input == Void {
    /// Does the work, if the action is enabled and not executing.
    ///
    /// - Returns: what cancels the execution of an action of Plumbline.
    @discardableResult
    public func execute() -> any Disposable { self.execute(()) }
  }
#endif
