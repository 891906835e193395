import SourceModel

extension Rule {
  static let inputStorageType = Rule(
    id: "input-storage-type",
    summary: "An input is stored in a `MutableProperty`, in Java in a `PublishSubject`.",
    rationale: """
      A `MutableProperty` has the last value and a signal of its changes, from which outputs are derived. \
      The observer of a pipe is accepted. A property without a written type is ignored. In Java, a \
      `PublishSubject` emits each event of the view once. One that also backs an output is accepted; a \
      `BehaviorSubject`, which stores what an output shows, is not, and neither is a `Subject` that may be any.
      """,
    source: RuleSource(.inputsOutputs, "Swift, Inputs"),
    dialects: [.kickstarterSwift, .kickstarterJava, .kickstarterKotlin],
    examples: [
      RuleExample(
        .kickstarterSwift,
        bad: """
          public protocol LoginViewModelInputs {
            /// Call when the email changes.
            func emailChanged(_ email: String)
          }

          public final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {
            private var ▸emailChangedProperty: String?
            public func emailChanged(_ email: String) {
              self.emailChangedProperty = email
            }
          }
          """,
        good: """
          public protocol LoginViewModelInputs {
            /// Call when the email changes.
            func emailChanged(_ email: String)
          }

          public final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {
            private let emailChangedProperty = MutableProperty<String?>(nil)
            public func emailChanged(_ email: String) {
              self.emailChangedProperty.value = email
            }
          }
          """
      ),
      RuleExample(
        .kickstarterJava,
        bad: """
          public interface LoginViewModel {
            interface Inputs {
              /** Call when the email changes. */
              void emailChanged(String email);
            }

            final class ViewModel extends ActivityViewModel<LoginActivity> implements Inputs, Outputs {
              private final BehaviorSubject<String> ▸emailChanged = BehaviorSubject.create();

              @Override public void emailChanged(final @NonNull String email) {
                this.emailChanged.onNext(email);
              }
            }
          }
          """,
        good: """
          public interface LoginViewModel {
            interface Inputs {
              /** Call when the email changes. */
              void emailChanged(String email);
            }

            final class ViewModel extends ActivityViewModel<LoginActivity> implements Inputs, Outputs {
              private final PublishSubject<String> emailChanged = PublishSubject.create();

              @Override public void emailChanged(final @NonNull String email) {
                this.emailChanged.onNext(email);
              }
            }
          }
          """
      ),
      RuleExample(
        .kickstarterKotlin,
        bad: """
          interface LoginViewModel {
            interface Inputs {
              /** Call when the email changes. */
              fun emailChanged(email: String)
            }

            interface Outputs

            class LoginViewModel(environment: Environment) : ViewModel(), Inputs, Outputs {
              private val ▸emailChanged = BehaviorSubject.create<String>()

              override fun emailChanged(email: String) = this.emailChanged.onNext(email)
            }
          }
          """,
        good: """
          interface LoginViewModel {
            interface Inputs {
              /** Call when the email changes. */
              fun emailChanged(email: String)
            }

            interface Outputs

            class LoginViewModel(environment: Environment) : ViewModel(), Inputs, Outputs {
              private val emailChanged = PublishSubject.create<String>()

              override fun emailChanged(email: String) = this.emailChanged.onNext(email)
            }
          }
          """
      ),
    ],
    check: { viewModel, _ in
      switch viewModel.profile.inputStorage {
      case .property(let type, _): Self.checkProperties(viewModel, of: type)
      case .subject(let type): Self.checkSubjects(viewModel, of: type)
      case .port: []
      }
    }
  )

  private static func checkProperties(_ viewModel: ViewModel, of wanted: String) -> [Finding] {
    let accepted = viewModel.library.names(.inputStorage)
    return viewModel.inputStorage.compactMap { storage, feed in
      guard storage.value.tuplePosition == nil else { return nil }
      let name = storage.value.header.name
      let type = storage.value.knownType.map { viewModel.resolved($0) }
      if case .replacement = feed.means {
        // A property that is replaced as a whole holds no stream.
      } else {
        guard let typeName = type?.name, !accepted.contains(typeName) else { return nil }
        // A type of the run may wrap a property.
        guard viewModel.kindOfType(typeName) == nil else { return nil }
      }
      return storage.finding(
        "declare '\(name.text)' as a '\(wanted)': it backs an input", at: name.range)
    }
  }

  private static func checkSubjects(_ viewModel: ViewModel, of wanted: String) -> [Finding] {
    let others = viewModel.inputs.filter(\.port.isOwn).compactMap { input -> Finding? in
      guard let storage = input.feeds.first(where: { $0.member.text == input.port.name.text })?.storage,
        let type = storage.value.type?.type, viewModel.kindOfType(type.name ?? "") == nil,
        storage.value.initialValue != nil, !viewModel.library.isStream(type.name)
      else { return nil }
      let name = storage.value.header.name
      return storage.finding(
        "declare '\(name.text)' as a '\(wanted)', not as '\(viewModel.spelled(type))': it backs an input",
        at: name.range)
    }
    let handedOut = Set(viewModel.backingFields.filter { !$0.outputs.isEmpty }.map(\.name))
    return others
      + viewModel.inputStorage.compactMap { storage, _ in
        let name = storage.value.header.name
        guard let type = storage.value.knownType, let typeName = type.name else { return nil }
        guard typeName != wanted else { return nil }
        if handedOut.contains(name) {
          guard viewModel.library.has(typeName, .state) else { return nil }
          return storage.finding(
            "store the input of '\(name.text)' in a '\(wanted)' of its own: a '\(typeName)' backs outputs alone",
            at: name.range)
        }
        // A type of the run may wrap a subject.
        guard viewModel.kindOfType(typeName) == nil else { return nil }
        return storage.finding(
          "declare '\(name.text)' as a '\(wanted)', not as '\(viewModel.spelled(type))': it backs an input",
          at: name.range)
      }
  }
}
