import ViewModelModel

extension Rule {
  static let inputStorage = Rule(
    id: "input-storage",
    summary: "Every input is backed by stored state that its function feeds.",
    rationale: """
      An input's function does one thing: it stores what it was told, so that the initializer can build the \
      outputs from it. One function may feed several properties and several functions one; feeding the \
      observer of a pipe, another input, or a stored collaborator is as good. Functions that the type \
      inherits are not looked at. In Java a method calls `onNext` of a `PublishSubject`; what it drops of its \
      arguments, and whether it takes notice of a delegate's method at all, is its own affair.
      """,
    source: RuleSource(.structure, "Swift, “Private `MutableProperty`s back all of our inputs”"),
    dialects: [.kickstarterSwift, .kickstarterJava],
    examples: [
      RuleExample(
        .kickstarterSwift,
        bad: """
          public protocol LoginViewModelInputs {
            /// Call when the view loads.
            func viewDidLoad()
          }

          public final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {
            public func ▸viewDidLoad() {
              print("loaded")
            }
          }
          """,
        good: """
          public protocol LoginViewModelInputs {
            /// Call when the view loads.
            func viewDidLoad()
          }

          public final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {
            private let viewDidLoadProperty = MutableProperty(())
            public func viewDidLoad() {
              self.viewDidLoadProperty.value = ()
            }
          }
          """
      ),
      RuleExample(
        .kickstarterJava,
        bad: """
          public interface LoginViewModel {
            interface Inputs {
              /** Call when the view loads. */
              void viewDidLoad();
            }

            final class ViewModel extends ActivityViewModel<LoginActivity> implements Inputs, Outputs {
              @Override public void ▸viewDidLoad() {
                Log.d("login", "loaded");
              }
            }
          }
          """,
        good: """
          public interface LoginViewModel {
            interface Inputs {
              /** Call when the view loads. */
              void viewDidLoad();
            }

            final class ViewModel extends ActivityViewModel<LoginActivity> implements Inputs, Outputs {
              private final PublishSubject<Void> viewDidLoad = PublishSubject.create();

              @Override public void viewDidLoad() {
                this.viewDidLoad.onNext(null);
              }
            }
          }
          """
      ),
    ],
    check: { viewModel, _ in
      if viewModel.isJava { return Self.checkInJava(viewModel) }
      let stored = Set(
        viewModel.properties.filter(\.value.isStoredInInstance).map(\.value.header.name.text))
      return viewModel.inputs.filter { input in
        // There are more ways to reach what is stored than statements that start with it.
        input.feeds.isEmpty && !input.function.value.header.has("override")
          && !(input.function.value.body?.references.contains { reference in
            reference.form == .instance || stored.contains(reference.name.text)
          } ?? false)
      }.map { input in
        let name = input.function.value.header.name
        return input.function.finding(
          "store what '\(name.text)' is told in a 'MutableProperty': the outputs are made of that",
          at: name.range)
      }
    }
  )

  private static func checkInJava(_ viewModel: ViewModel) -> [Finding] {
    let stored = Set(viewModel.properties.filter(\.value.isStoredInInstance).map(\.value.header.name.text))
    return viewModel.inputs.compactMap { input in
      let function = input.function.value
      guard input.feeds.isEmpty, let body = function.body, !Self.passesOn(body, stored: stored) else {
        return nil
      }
      // A delegate may tell more than a view model has to know.
      guard input.port.isOwn || !(body.calls.isEmpty && body.effects.isEmpty) else { return nil }
      let name = function.header.name
      return input.function.finding(
        "pass what '\(name.text)' is told to a 'PublishSubject': the outputs are made of that", at: name.range
      )
    }
  }

  /// Whether code reaches the instance: what it stores, a method of its own, or one that it inherits.
  private static func passesOn(_ body: Body, stored: Set<String>) -> Bool {
    body.withNestedBodies.contains { body in
      body.references.contains { reference in
        switch reference.form {
        case .instance, .qualified, .call: true
        case .plain, .shorthandBinding: stored.contains(reference.name.text)
        }
      }
        || body.calls.compactMap(\.chain).contains { chain in
          // `ViewModel.this.a` is of the instance too.
          chain.base == .superInstance
            || (chain.base == .other && chain.links.first.map { stored.contains($0.name.text) } ?? false)
        }
    }
  }
}
