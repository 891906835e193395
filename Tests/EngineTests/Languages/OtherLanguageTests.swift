import Recognition
import Rules
import SourceModel
import Testing

@testable import Engine

/// A language and a dialect that the tool does not know are checked by their profiles alone.
struct OtherLanguageTests {
  private static let text = """
    import Flows

    contract LoginViewModelInputs {
      --| Call when the email changes.
      func emailChanged(_ email: [String]?)

      -- This comment documents nothing.
      func viewDidLoad() -> Bool
    }

    contract LoginViewModelOutputs {
      --| Emits whether the form is valid.
      var isFormValid: [String]? { get }
    }

    contract LoginViewModelType {
      var inputs: LoginViewModelInputs { get }
      var outputs: LoginViewModelOutputs { get }
    }

    final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs, LoginViewModelType {
      init() {
        print(emailCell)
        -- plumb:disable:next explicit-self - this is why
        print(emailCell)
        print(mine.emailCell) -- plumb:disable:this explicit-self
      }

      private let emailCell = Cell<[String]?>(nil)
      func emailChanged(_ email: [String]?) {
        mine.emailCell.value = email
      }

      private let loaded = Cell<Void>(())
      func viewDidLoad() -> Bool {
        mine.loaded.value = ()
        return true
      }

      let isFormValid: [String]?

      var inputs: LoginViewModelInputs { return mine }
      var outputs: LoginViewModelOutputs { return mine }
    }
    """

  /// The findings of a text: their lines, rules and messages.
  private static func findings(in text: String) -> [String] {
    let path = "/Sources/LoginViewModel.quill"
    var configuration = Configuration.standard
    configuration.dialects = [(PathPattern("**"), .dialect(Quill.dialect))]
    // The rules stay as they are: a list of dialects is all that names one.
    let rules = RuleSet.all.filter { $0.dialects.contains(.kickstarterSwift) }.map { rule in
      var rule = rule
      rule.dialects.append(Quill.dialect)
      return rule
    }
    let checker = Checker(facts: [:], onlyRules: nil, rules: rules)
    let file = Quill.read(path: path, text)
    let outcome = checker.check([Checker.Input(file: file, path: path, configuration: configuration)])
    return outcome.findings.sorted { ($0.line, $0.rule) < ($1.line, $1.rule) }
      .map { "\($0.line) \($0.rule): \($0.message)" }
  }

  @Test("Rules and suppressions speak the language and the dialect of a profile that no rule knows")
  func findings() {
    #expect(
      Self.findings(in: Self.text) == [
        "8 documented-inputs: document 'viewDidLoad': say when to call it",
        "8 void-input: remove the return type of 'viewDidLoad': results are delivered through outputs",
        "13 output-type: declare 'isFormValid' as a 'Flow' that cannot fail, not as 'List<String> or nothing'",
        "23 explicit-self: write 'mine.emailCell': it is an instance variable",
        "26 unused-suppression: remove 'explicit-self' from the suppression: it suppresses no finding",
        "34 input-storage-name: rename 'loaded' to 'loadedCell': a property that backs an input ends in 'Cell'",
        "40 section-order: move 'isFormValid' before 'init': a result comes before the beginning",
      ])
  }
}
