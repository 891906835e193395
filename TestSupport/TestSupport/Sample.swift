/// View models that tests about something else need.
package enum Sample {
  /// A view model that breaks `void-input` once, and nothing else that a test asks for by name.
  package static func drifted(_ name: String = "LoginViewModel") -> String {
    """
    import ReactiveSwift

    protocol \(name)Inputs {
      func logIn() -> Bool
    }

    protocol \(name)Outputs {}

    final class \(name): \(name)Inputs, \(name)Outputs {}

    """
  }

  /// A view model that breaks no rule.
  package static let clean = """
    import ReactiveSwift

    public protocol LoginViewModelInputs {
      /// Call when the view loads.
      func viewDidLoad()
    }

    public protocol LoginViewModelOutputs {
      /// Emits when the keyboard should appear.
      var showKeyboard: Signal<(), Never> { get }
    }

    public protocol LoginViewModelType {
      var inputs: LoginViewModelInputs { get }
      var outputs: LoginViewModelOutputs { get }
    }

    public final class LoginViewModel: LoginViewModelType, LoginViewModelInputs, LoginViewModelOutputs {
      public init() {
        self.showKeyboard = self.viewDidLoadProperty.signal
      }

      private let viewDidLoadProperty = MutableProperty(())
      public func viewDidLoad() {
        self.viewDidLoadProperty.value = ()
      }

      public let showKeyboard: Signal<(), Never>

      public var inputs: LoginViewModelInputs { return self }
      public var outputs: LoginViewModelOutputs { return self }
    }

    """
}
