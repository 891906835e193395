extension Sketch {
  /// A view model of the template in Java.
  ///
  /// - Parameters:
  ///   - inherited: what the list of the inputs inherits.
  ///   - errors: the list of the errors; nil for none.
  ///   - beside: other members of the interface, in front of the class.
  ///   - base: the superclass.
  ///   - below: what stands below the interface.
  static func java(
    inputs: String = "", inherited: String = "", outputs: String = "", errors: String? = nil,
    members: String = "", beside: String = "", base: String = "ActivityViewModel<LoginActivity>",
    below: String = ""
  ) -> String {
    """
    public interface LoginViewModel {
      interface Inputs\(inherited.isEmpty ? "" : " extends \(inherited)") {
    \(inputs)
      }

      interface Outputs {
    \(outputs)
      }
    \(errors.map { "\n  interface Errors {\n\($0)\n  }\n" } ?? "")\(beside)
      final class ViewModel extends \(base) implements Inputs, Outputs\(errors == nil ? "" : ", Errors") {
    \(members)
      }
    }
    \(below)
    """
  }
}
