import ViewModelModel

extension Rule {
  static let inputStorageType = Rule(
    id: "input-storage-type",
    summary: "An input is stored in a `MutableProperty`.",
    rationale: """
      A `MutableProperty` has the last value and a signal of the changes, which is what the outputs are made \
      of. The observer of a pipe is accepted. A property whose type is not written is left alone.
      """,
    source: RuleSource(.inputsOutputs, "Swift, Inputs"),
    dialects: [.kickstarterSwift],
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
      )
    ],
    check: { viewModel, _ in
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
}
