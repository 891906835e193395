import ViewModelModel

extension Rule {
  static let privateStorage = Rule(
    id: "private-storage",
    summary: "The property that backs an input is a `private let`.",
    rationale: """
      A view feeds an input by its function alone. `fileprivate` is as good as `private`.
      """,
    source: RuleSource(.structure, "Swift, “Private `MutableProperty`s back all of our inputs”"),
    dialects: [.kickstarterSwift],
    examples: [
      RuleExample(
        .kickstarterSwift,
        bad: """
          public protocol LoginViewModelInputs {
            /// Call when the view loads.
            func viewDidLoad()
          }

          public final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {
            let ▸viewDidLoadProperty = MutableProperty(())
            public func viewDidLoad() {
              self.viewDidLoadProperty.value = ()
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
      )
    ],
    check: { viewModel, _ in
      viewModel.inputStorage.compactMap { storage, feed in
        let header = storage.value.header
        var edits: [Edit] = []
        if !header.isPrivate {
          let levels: Set = ["open", "public", "package", "internal"]
          let written = header.modifiers.first { levels.contains($0.name) && $0.detail == nil }
          edits.append(
            written.map { Edit(replacing: $0.range, with: "private") }
              ?? Edit(inserting: "private ", at: header.keywordStart))
        }
        var isReplaced = false
        if case .replacement = feed.means { isReplaced = true }
        if !storage.value.isConstant, !isReplaced, !storage.value.isLazy {
          let keyword = TextRange(header.keywordStart, header.keywordStart + "var".utf8.count)
          edits.append(Edit(replacing: keyword, with: "let"))
        }
        guard !edits.isEmpty else { return nil }
        return storage.finding(
          "declare '\(header.name.text)' as a 'private let': it backs an input", at: header.name.range,
          edits: edits)
      }
    }
  )
}
