extension Sample {
  /// A view model in Java that breaks `void-input` once, and nothing else that a test asks for by name.
  package static func driftedJava(_ name: String = "LoginViewModel", package: String = "com.example")
    -> String
  {
    """
    package \(package);

    import rx.Observable;

    public interface \(name) {
      interface Inputs {
        boolean logIn();
      }

      interface Outputs {}

      final class ViewModel extends ActivityViewModel<LoginActivity> implements Inputs, Outputs {
        @Override public boolean logIn() { return true; }
      }
    }

    """
  }
}
