import ViewModelModel

extension Rule {
  static let helperPlacement = Rule(
    id: "helper-placement",
    summary:
      "Private helpers stand at the bottom of the file, outside the class; in Java they are static, below the constructor.",
    rationale: """
      A helper outside the class sees no state but what it is given, and leaves the class to its ports. \
      Functions for selectors and helpers in an extension are left alone. In Java a helper is a `private static` \
      method between the constructor and the fields, and is passed all that it needs: one that uses the instance is \
      reported too, and left for a person to mend.
      """,
    source: RuleSource(.structure, "Swift, “Private helper methods (optional) at the bottom of the file”"),
    dialects: [.kickstarterSwift, .kickstarterJava],
    examples: [
      RuleExample(
        .kickstarterSwift,
        bad: """
          public final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {
            private static func ▸isValid(_ email: String) -> Bool {
              return email.contains("@")
            }
          }
          """,
        good: """
          public final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {}

          private func isValid(_ email: String) -> Bool {
            return email.contains("@")
          }
          """
      ),
      RuleExample(
        .kickstarterJava,
        bad: """
          public interface LoginViewModel {
            final class ViewModel extends ActivityViewModel<LoginActivity> implements Inputs, Outputs {
              public ViewModel(final @NonNull Environment environment) {
                super(environment);
              }

              private boolean ▸isValid(final @NonNull String email) {
                return email.contains("@");
              }

              public final Inputs inputs = this;
            }
          }
          """,
        good: """
          public interface LoginViewModel {
            final class ViewModel extends ActivityViewModel<LoginActivity> implements Inputs, Outputs {
              public ViewModel(final @NonNull Environment environment) {
                super(environment);
              }

              private static boolean isValid(final @NonNull String email) {
                return email.contains("@");
              }

              public final Inputs inputs = this;
            }
          }
          """
      ),
    ],
    check: { viewModel, _ in
      if viewModel.isJava { return Self.checkInJava(viewModel) }
      let inputs = Set(viewModel.inputs.map(\.function.value.header.range))
      let inside = viewModel.declaration.functions.filter { function in
        function.kind == .function && function.header.isPrivate && function.header.attributes.isEmpty
          && !inputs.contains(function.header.range)
      }
      let declarations = viewModel.file.declarations
      let firstClass = declarations.firstIndex { $0.type?.kind == .class } ?? 0
      let above = declarations[..<firstClass].compactMap(\.function).filter(\.header.isPrivate)
      return inside.map { function in
        Finding(
          "move '\(function.header.name.text)' to the bottom of the file, outside of '\(viewModel.name)'",
          path: viewModel.path, range: function.header.name.range)
      }
        + above.map { function in
          Finding(
            "move '\(function.header.name.text)' to the bottom of the file", path: viewModel.path,
            range: function.header.name.range)
        }
    }
  )

  /// Names in quotes with commas between them, the first three of many.
  private static func listed(_ names: [String]) -> String {
    let shown = names.prefix(3).map { "'\($0)'" }
    guard names.count <= 3 else { return shown.joined(separator: ", ") + " and others" }
    return shown.count == 1
      ? shown[0] : shown.dropLast().joined(separator: ", ") + " and " + (shown.last ?? "")
  }

  private static func checkInJava(_ viewModel: ViewModel) -> [Finding] {
    let helpers = viewModel.declaration.functions.filter { viewModel.isHelper($0) }
    guard !helpers.isEmpty else { return [] }
    let statics = StaticHelpers(viewModel)
    let staying = Sections.staying(Sections.inClass(of: viewModel))
    // Helpers that move behind the constructor keep their order.
    var moved: [TextRange] = []
    return helpers.flatMap { helper -> [Finding] in
      let name = helper.header.name
      func finding(_ message: String, edits: [Edit] = []) -> Finding {
        Finding(message, path: viewModel.path, range: name.range, edits: edits)
      }
      var findings: [Finding] = []
      if !helper.header.isStatic {
        let used = statics.fieldsUsed(by: helper)
        let change =
          used.isEmpty
          ? "declare '\(name.text)' with 'static'"
          : "pass \(Self.listed(used)) to '\(name.text)' and declare it with 'static'"
        findings.append(
          finding("\(change): a helper is passed all that it needs", edits: statics.edits(for: helper)))
      }
      if let member = staying.first(where: {
        Sections.isBelowHelpers($0) && $0.name.range.start < name.range.start
      }) {
        findings.append(
          finding("move '\(name.text)' before '\(member.name.text)': helpers stand before \(member.section)")
            .mended(.move(Move([helper.header.range], to: .beforeSection(member.range)))))
      } else if let constructor = staying.last(where: {
        Sections.isConstructor($0) && $0.name.range.start > name.range.start
      }) {
        moved.append(helper.header.range)
        findings.append(
          finding("move '\(name.text)' after '\(constructor.name.text)': helpers stand after the constructor")
            .mended(.move(Move(moved, to: .after(constructor.range)))))
      }
      return findings
    }
  }
}
