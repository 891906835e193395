import SourceModel

extension Rule {
  static let inputStorage = Rule(
    id: "input-storage",
    summary: "Every input is backed by stored state that its function sets.",
    rationale: """
      The function of an input does one thing: it stores its argument, so that the initializer can derive \
      the outputs from it. One function may set several properties, and several functions may set one \
      property. Sending to the observer of a pipe, calling another input, and forwarding to a stored \
      collaborator are accepted. Inherited functions are ignored. In Java, a method calls `onNext` of a \
      `PublishSubject`; it may ignore arguments, and the methods of a delegate may do nothing.
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
      switch viewModel.profile.portStyle {
      case .functionsAndSignals, .streams: Self.checkFunctions(viewModel)
      case .methodsAndGetters: Self.checkMethods(viewModel)
      }
    }
  )

  private static func checkFunctions(_ viewModel: ViewModel) -> [Finding] {
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
        "set a 'MutableProperty' in '\(name.text)': outputs are derived from stored inputs",
        at: name.range)
    }
  }

  private static func checkMethods(_ viewModel: ViewModel) -> [Finding] {
    let stored = Set(viewModel.properties.filter(\.value.isStoredInInstance).map(\.value.header.name.text))
    return viewModel.inputs.compactMap { input in
      let function = input.function.value
      guard input.feeds.isEmpty, let body = function.body, !Self.passesOn(body, stored: stored) else {
        return nil
      }
      // A delegate may have methods that a view model ignores.
      guard input.port.isOwn || !(body.calls.isEmpty && body.effects.isEmpty) else { return nil }
      let name = function.header.name
      return input.function.finding(
        "call 'onNext' of a 'PublishSubject' in '\(name.text)': outputs are derived from stored inputs",
        at: name.range
      )
    }
  }

  /// Whether code uses the instance: its stored members, its methods, or inherited ones.
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
