import ViewModelModel

extension Rule {
  static let inputStorageType = Rule(
    id: "input-storage-type",
    summary: "An input is stored in a `MutableProperty`, in Java in a `PublishSubject`.",
    rationale: """
      A `MutableProperty` has the last value and a signal of the changes, which is what the outputs are made \
      of. The observer of a pipe is accepted. A property whose type is not written is left alone. A `PublishSubject` \
      passes on what a view did, once. A subject that an output hands out as well is left to the rules of the outputs.
      """,
    source: RuleSource(.inputsOutputs, "Swift, Inputs"),
    dialects: [.kickstarterSwift, .kickstarterJava],
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
    ],
    check: { viewModel, _ in
      if viewModel.isJava { return Self.checkInJava(viewModel) }
      let accepted: Set = ["MutableProperty", "Observer"]
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
          "store '\(name.text)' in a 'MutableProperty': it backs an input", at: name.range)
      }
    }
  )

  private static func checkInJava(_ viewModel: ViewModel) -> [Finding] {
    let handedOut = Set(viewModel.backingFields.filter { !$0.outputs.isEmpty }.map(\.name))
    return viewModel.inputStorage.compactMap { storage, _ in
      let name = storage.value.header.name
      guard let type = storage.value.type, let typeName = type.type.name else { return nil }
      guard !storage.value.isPublishSubject, !handedOut.contains(name) else { return nil }
      // A type of the run may wrap a subject.
      guard viewModel.kindOfType(typeName) == nil else { return nil }
      return storage.finding(
        "declare '\(name.text)' as a 'PublishSubject', not as '\(type.type.spelled(in: .java))': it backs an input",
        at: name.range)
    }
  }
}
