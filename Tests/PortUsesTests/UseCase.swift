import PortUses
import SourceModel
import Testing

/// Source text of an app, and the uses of ports in it.
struct UseCase: Sendable, CustomTestStringConvertible {
  /// What the case is about, in a sentence.
  var testDescription: String
  /// The language of the view model.
  var language: Language
  /// The language of the text.
  var other: Language
  var source: String
  /// The uses: the port, and who uses it.
  var uses: [String]
  var unresolved: [String]

  init(
    _ description: String, _ language: Language = .swift, other: Language? = nil, uses: [String],
    unresolved: [String] = [],
    _ source: String
  ) {
    self.testDescription = description
    self.language = language
    self.other = other ?? language
    self.source = source
    self.uses = uses
    self.unresolved = unresolved
  }

  static let viewModels: [Language: String] = [
    .swift: """
    protocol LoginViewModelInputs {
      func emailChanged(_ email: String)
      func viewDidLoad()
    }
    protocol LoginViewModelOutputs {
      var title: Signal<String, Never> { get }
      var isValid: Signal<Bool, Never> { get }
    }
    protocol LoginViewModelType {
      var inputs: LoginViewModelInputs { get }
      var outputs: LoginViewModelOutputs { get }
    }
    final class LoginViewModel: LoginViewModelType, LoginViewModelInputs, LoginViewModelOutputs {
      init() {
        self.title = self.inputs.title
      }
    }
    """,
    .java: """
    public interface LoginViewModel {
      interface Inputs { void emailChanged(String email); void viewAppeared(); }
      interface Outputs { Observable<String> title(); Observable<Boolean> isValid(); }
      final class ViewModel extends ActivityViewModel<LoginActivity> implements Inputs, Outputs {
        public final Inputs inputs = this;
        public final Outputs outputs = this;
      }
    }
    """,
    .kotlin: """
    interface LoginViewModel {
      interface Inputs { fun emailChanged(email: String); fun viewAppeared() }
      interface Outputs { fun title(): Observable<String>; fun isValid(): Observable<Boolean> }
      class LoginViewModel(environment: Environment) : ViewModel(), Inputs, Outputs {
        val inputs: Inputs = this
        val outputs: Outputs = this
      }
    }
    """,
  ]

  /// The run that consists of the view model and the text.
  var run: RunUses {
    let files = [
      ("LoginViewModel", self.language, Self.viewModels[self.language] ?? ""),
      ("Code", self.other, self.source),
    ]
    return RunUses(
      files.map { path, language, text in
        RunUses.Source(path: path, language: language, uses: SourceUses(Array(text.utf8), language))
      })
  }

  /// The uses in the text.
  var found: [String] {
    let types: Set = [
      "LoginViewModel", "LoginViewModelType", "LoginViewModelInputs", "LoginViewModelOutputs",
      "LoginViewModel.Inputs",
      "LoginViewModel.Outputs", "LoginViewModel.ViewModel", "LoginViewModel.LoginViewModel",
    ]
    return self.run.summary(of: types, having: []).compactMap { line in
      let words = line.split(separator: " ")
      guard words.count == 4, words[2] == "Code", let name = words[0].split(separator: ".").last else {
        return nil
      }
      let isDirect = !words[0].contains("puts")
      return "\(name) \(words[1])\(isDirect ? " directly" : "")"
    }.sorted()
  }
}
