#if canImport(SwiftUI)
  public import SwiftUI

  /// A two-way field of a view: a `Binding` of SwiftUI where there is SwiftUI.
  public typealias ValueBinding<Value> = Binding<Value>
#else
  /// A two-way field of a view: a `Binding` of SwiftUI where there is SwiftUI, with the same members elsewhere.
  @propertyWrapper
  public struct ValueBinding<Value> {
    private let get: () -> Value
    private let set: (Value) -> Void

    /// Creates a binding from its closures.
    ///
    /// - Parameters:
    ///   - get: A closure that returns the value.
    ///   - set: A closure that receives a value that is set.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
      self.get = get
      self.set = set
    }

    /// The value.
    public var wrappedValue: Value {
      get { self.get() }
      nonmutating set { self.set(newValue) }
    }

    /// The binding itself.
    public var projectedValue: ValueBinding { self }
  }
#endif

extension PropertyProtocol {
  /// A two-way field of a view, which reads this output and calls an input.
  ///
  /// ```swift
  /// TextField("Email", text: viewModel.outputs.email.binding(viewModel.inputs.emailChanged))
  /// ```
  ///
  /// The view is updated when the property changes: what the user enters is shown once the view model has accepted it.
  ///
  /// - Parameter input: The input. It receives what the user enters.
  /// - Returns: The binding.
  public func binding(_ input: @escaping (Value) -> Void) -> ValueBinding<Value> {
    .confined(get: { self.value }, set: input)
  }
}

/// The current values of a view model's outputs, which `@ViewModel` declares members for.
public protocol ViewModelState {}

extension ViewModelState {
  /// A two-way field of a view, which reads an output and calls an input.
  ///
  /// - Parameters:
  ///   - output: The output, or a part of its value.
  ///   - input: The input. It receives what the user enters.
  /// - Returns: The binding.
  public func binding<Value>(
    _ output: KeyPath<Self, Value>, _ input: @escaping (Value) -> Void
  ) -> ValueBinding<Value> {
    .confined(get: { self[keyPath: output] }, set: input)
  }
}

extension ValueBinding {
  /// Creates a binding from closures that stay in the isolation that they come from: that of the view.
  fileprivate static func confined(get: @escaping () -> Value, set: @escaping (Value) -> Void) -> ValueBinding
  {
    // SwiftUI wants closures that may leave the isolation, and calls them on the main actor, where the view is.
    let closures = Confined((get: get, set: set))
    return ValueBinding(get: { closures.value.get() }, set: { closures.value.set($0) })
  }
}
