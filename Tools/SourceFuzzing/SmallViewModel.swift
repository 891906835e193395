/// View models for inputs that are not about source text.
enum SmallViewModel {
  /// A view model in Swift that breaks `final-view-model`, which has a fix.
  static func drifted(_ name: String) -> String {
    """
    import ReactiveSwift

    protocol \(name)ViewModelInputs {
      func logIn() -> Bool
    }

    protocol \(name)ViewModelOutputs {}

    class \(name)ViewModel: \(name)ViewModelInputs, \(name)ViewModelOutputs {
      let logInProperty = MutableProperty(())
      func logIn() -> Bool {
        self.logInProperty.value = ()
        return true
      }
    }

    """
  }

  /// A view model in Java that breaks a rule.
  static func driftedJava(_ name: String) -> String {
    """
    package com.example;

    import rx.Observable;

    public interface \(name)ViewModel {
      interface Inputs {
        boolean logIn();
      }

      interface Outputs {}

      final class ViewModel extends ActivityViewModel<\(name)Activity> implements Inputs, Outputs {
        @Override public boolean logIn() { return true; }
      }
    }

    """
  }
}
