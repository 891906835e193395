import ViewModelModel

extension Rule {
  static let inputStorageName = Rule(
    id: "input-storage-name",
    summary:
      "The property that backs an input ends in `Property`; in Java the field has the name of the input's method.",
    rationale: """
      The suffix makes clear that it is a `MutableProperty`, and keeps its name apart from the function's. \
      What stands before the suffix is free: one property may back several inputs. In Java field and method have one \
      name. An input that configures or sets something takes the field's name from that: `configureWith(project)` \
      feeds `project`. A field that several inputs feed, fields that one input feeds together, and what a delegate's \
      method feeds may have names of their own.
      """,
    source: RuleSource(.inputsOutputs, "Swift, Inputs, “named with a Property suffix”"),
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
            private let ▸email = MutableProperty<String?>(nil)
            public func emailChanged(_ email: String) {
              self.email.value = email
            }
          }
          """,
        good: """
          public protocol LoginViewModelInputs {
            /// Call when the email changes.
            func emailChanged(_ email: String)
          }

          public final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {
            private let emailProperty = MutableProperty<String?>(nil)
            public func emailChanged(_ email: String) {
              self.emailProperty.value = email
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
              private final PublishSubject<String> ▸email = PublishSubject.create();

              @Override public void emailChanged(final @NonNull String email) {
                this.email.onNext(email);
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
      return viewModel.inputStorage.compactMap { storage, _ in
        let name = storage.value.header.name
        guard storage.value.knownType.map({ viewModel.resolved($0).name }) == "MutableProperty",
          !name.text.hasSuffix("Property")
        else { return nil }
        // `emailPropertyChanged` has the word, in the wrong place.
        let stem = name.text.replacing("Property", with: "")
        return storage.finding(
          "rename '\(name.text)' to '\(stem)Property': it is the property that backs an input",
          at: name.range
        ).mended(Renaming.rename(storage, to: "\(stem)Property", in: viewModel))
      }
    }
  )

  /// The words that start the name of an input that is called with what the view model is about.
  private static let configuringVerbs: Set = ["bind", "configure", "init", "initialize", "set"]

  private static func checkInJava(_ viewModel: ViewModel) -> [Finding] {
    let fields = viewModel.backingFields
    return fields.compactMap { backing in
      // A variable has *its* function; of several there is none that it is named after.
      guard backing.isInput, backing.inputs.count == 1, let input = backing.inputs.first, input.port.isOwn
      else {
        return nil
      }
      let (name, wanted) = (backing.name, input.port.name.text)
      let feedsOthers = fields.contains { other in
        other.name != name && other.inputs.contains { $0.function.value === input.function.value }
      }
      let verb = LiteralName.words(of: wanted).first.map(String.init) ?? ""
      guard name.text != wanted, !feedsOthers, !Self.configuringVerbs.contains(verb) else { return nil }
      return backing.field.finding(
        "rename '\(name.text)' to '\(wanted)': a field has the name of the input that it backs",
        at: name.range
      ).mended(Renaming.rename(backing.field, to: wanted, in: viewModel))
    }
  }
}
