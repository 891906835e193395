extension Sketch {
  /// A view model in Kotlin.
  ///
  /// - Parameters:
  ///   - inputs: the members of its inputs.
  ///   - outputs: the members of its outputs.
  ///   - members: the members of the class.
  ///   - head: what stands between the name of the class and its supertypes.
  static func kotlin(
    inputs: String = "", outputs: String = "", members: String = "",
    head: String = "(environment: Environment)",
    name: String = "LoginViewModel", below: String = ""
  ) -> String {
    """
    interface LoginViewModel {
      interface Inputs {
    \(inputs)
      }

      interface Outputs {
    \(outputs)
      }

      class \(name)\(head) : ViewModel(), Inputs, Outputs {
    \(members)
      }
    }
    \(below)
    """
  }

  /// A view model in Kotlin without port protocols.
  static func flows(_ members: String) -> String {
    """
    class LoginViewModel : ViewModel() {
      private val mutableState = MutableStateFlow(0)
    \(members)
    }
    """
  }
}
