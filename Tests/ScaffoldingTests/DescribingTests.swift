import Engine
import Scaffolding
import SourceModel
import TestSupport
import Testing

@Suite("Describing what a description cannot say")
struct DescribingTests {
  private static func outcome(_ text: String, path: String = "X.swift") throws -> Describer.Outcome {
    let (viewModels, problems) = try Run.reading(text, at: path)
    try #require(problems.isEmpty, "\(problems)")
    return try Describer.describe(try #require(viewModels.first))
  }

  private static let template = """
    import ReactiveSwift

    public protocol ViewModelInputs {
      func configureWith(project project: Project)
    }

    public protocol ViewModelOutputs {
      var creatorName: Signal<String, NoError> { get }
    }

    public protocol ViewModelType {
      var inputs: ViewModelInputs { get }
      var outputs: ViewModelOutputs { get }
    }

    public final class ViewModel: ViewModelType, ViewModelInputs, ViewModelOutputs {
      public let creatorName: Signal<String, NoError> { get }
      public var inputs: ViewModelInputs { return self }
      public var outputs: ViewModelOutputs { return self }
    }
    """

  @Test(
    "The view model of the template has the name of its file, or another one",
    arguments: [("Sources/MessagesViewModel.swift", "MessagesViewModel"), ("template.swift", "MyViewModel")])
  func template(_ path: String, _ name: String) throws {
    let outcome = try Self.outcome(Self.template, path: path)
    #expect(outcome.description.name == name)
    #expect(outcome.description.inputs.map(\.fullName) == ["configureWith(project:)"])
    #expect(outcome.description.outputs.map(\.name) == ["creatorName"])
    #expect(
      outcome.notes == ["'ViewModel' has the name of the template, and is described as '\(name)'"])
  }

  @Test("A protocol of errors is described as outputs, and what is no port is omitted, both with a note")
  func errors() throws {
    let text = Self.template.replacing("ViewModel", with: "LoginViewModel")
      .replacing(
        "public protocol LoginViewModelType {",
        with: """
          public protocol LoginViewModelErrors {
            var showError: Signal<String, NoError> { get }
          }

          public protocol LoginViewModelType {
            var errors: LoginViewModelErrors { get }
            var isLoggedIn: Bool { get }
          """
      )
      .replacing(
        "LoginViewModelType, LoginViewModelInputs,",
        with: "LoginViewModelType, LoginViewModelErrors, LoginViewModelInputs,")
    let outcome = try Self.outcome(text)
    #expect(outcome.description.outputs.map(\.name) == ["creatorName", "showError"])
    #expect(
      outcome.notes == [
        "'LoginViewModelErrors' is described as outputs: a description has no errors",
        "'isLoggedIn' of 'LoginViewModelType' is no port, and is omitted",
      ])
  }

  // MARK: What outputs are made of

  private static func form(_ code: String) -> String {
    """
    import Plumbline

    protocol FormViewModelInputs {
      func emailChanged(_ email: String)
      func saveTapped()
    }

    protocol FormViewModelOutputs {
      var isValid: Signal<Bool, Never> { get }
      var saved: Signal<String, Never> { get }
    }

    final class FormViewModel: FormViewModelInputs, FormViewModelOutputs {
      init() {
        \(code)
      }

      private let emailChangedProperty = MutableProperty<String?>(nil)
      func emailChanged(_ email: String) { self.emailChangedProperty.value = email }
      private let saveTappedProperty = MutableProperty(())
      func saveTapped() { self.saveTappedProperty.value = () }

      let isValid: Signal<Bool, Never>
      let saved: Signal<String, Never>
    }
    """
  }

  private static let email = "self.emailChangedProperty.signal.skipNil()"

  @Test(
    "An output is described with the inputs that it is made of, a placeholder with those that its comment names",
    arguments: [
      ("self.isValid = \(email).map { !$0.isEmpty }", ["emailChanged"]),
      (
        "self.isValid = \(email).takeWhen(self.saveTappedProperty.signal).map { !$0.isEmpty }",
        ["emailChanged", "saveTapped"]
      ),
      ("self.isValid = unknown(\(email))", []), ("self.isValid = .empty", []),
      ("// Made of saveTapped.\nself.isValid = .empty", ["saveTapped"]),
      ("// Made of saveTapped,\n// emailChanged.\nself.isValid = .empty", ["emailChanged", "saveTapped"]),
      ("// Made of saveTapped.\nself.saved = .empty\nself.isValid = .empty", []),
      ("// Made of nothing that is known.\nself.isValid = .empty", []),
      ("// Made of saveTapped.\nself.isValid = unknown(\(email))", []),
      ("// Made of saveTapped.\nself.isValid = \(email).map { !$0.isEmpty }", ["emailChanged"]),
    ])
  func sources(_ code: String, _ names: [String]) throws {
    let outputs = try Self.outcome(Self.form(code)).description.outputs
    #expect(outputs.first { $0.name == "isValid" }?.madeOf == names)
  }

  @Test("A long list of what an output is made of is written in several lines, and comes back")
  func manySources() throws {
    let names = (10..<40).map { "somethingChanged\($0)" }
    let description = ViewModelDescription(
      "AViewModel", inputs: names.map { InputDescription($0) },
      outputs: [OutputDescription("title", .named("String"), madeOf: names)])
    for dialect in ScaffoldDialect.allCases {
      let text = try Twin.text(of: description, in: dialect)
      #expect(text.split(separator: "\n").allSatisfy { $0.count <= 110 })
      #expect(try Twin.description(of: text, in: dialect).description == description)
    }
  }

  @Test("What an output is made of has the names of the platform in the comment of its placeholder")
  func namesOfSources() throws {
    let description = ViewModelDescription(
      "AViewModel",
      inputs: [
        InputDescription("default"), InputDescription("saveTapped"), InputDescription("viewDidLoad"),
      ], outputs: [OutputDescription("goToNext", .void, madeOf: ["saveTapped", "viewDidLoad", "default"])])
    let java = try Twin.text(of: description, in: .kickstarterJava)
    #expect(
      java.contains(
        "      // Made of default, onCreate, saveClicked.\n      this.startNext = Observable.never();"))
    let rxSwift = try Twin.text(of: description, in: .rxSwift)
    #expect(
      rxSwift.contains("    // Made of default, saveTapped, viewDidLoad.\n    goToNext = .never()"))
    for dialect in ScaffoldDialect.allCases {
      #expect(try Twin.back(description, by: dialect) == description)
    }
  }

  // MARK: Kotlin

  private static let kotlin = """
    package com.example

    import com.example.models.Message
    import io.reactivex.Observable

    interface MessagesViewModel {
      interface Inputs {
        /** Call when the app asks for it. */
        fun configureWith(message: Message?, done: (Int, Message?) -> Unit)

        fun onCreate()

        fun rated(stars: Long, letter: Char)
      }

      interface Outputs {
        val count: Observable<Int>

        fun isEmptyGone(): Observable<Boolean>

        fun rows(): Observable<Triple<String, List<Message>, Map<String, Any>>>

        fun title(): String
      }

      class MessagesViewModel(environment: Environment) : ViewModel(), Inputs, Outputs {
        val inputs: Inputs = this
        val outputs: Outputs = this
      }
    }
    """

  @Test("A view model in Kotlin has the types and the names of Swift")
  func kotlinTypes() throws {
    let outcome = try Self.outcome(Self.kotlin, path: "MessagesViewModel.kt")
    let text = DescriptionWriter.text(outcome.description)
    #expect(
      text == """
        name: MessagesViewModel
        java:
          imports:
            - com.example.models.Message
        inputs:
          - port: 'configureWith(message: Message?, done: (Int, Message?) -> Void)'
            documentation: 'Call when the app asks for it.'
          - 'rated(_ stars: Int64, letter: Character)'
          - viewDidLoad
        outputs:
          - 'count: Int'
          - 'isEmptyHidden: Bool'
          - 'rows: (String, [Message], [String: Any])'

        """)
    #expect(outcome.notes == ["'title' is not a stream, and is omitted"])
  }

  @Test("The functions of a view model with flows are its inputs, and its flows its outputs")
  func flows() throws {
    let text = """
      import kotlinx.coroutines.flow.MutableStateFlow
      import kotlinx.coroutines.flow.StateFlow

      class CounterViewModel : ViewModel() {
        private val mutableCount = MutableStateFlow(0)
        /** The number of taps. */
        val count: StateFlow<Int> = mutableCount
        val total = mutableCount.asStateFlow()

        fun tapped() { mutableCount.value += 1 }
        private fun helper() {}
      }
      """
    let outcome = try Self.outcome(text, path: "CounterViewModel.kt")
    #expect(outcome.description.inputs.map(\.description) == ["tapped"])
    #expect(outcome.description.outputs.map(\.description) == ["count: Int"])
    #expect(outcome.description.outputs.map(\.documentation) == ["The number of taps."])
    #expect(outcome.description.java.imports.isEmpty)
    #expect(outcome.notes == ["'total' is declared without a type, and is omitted"])
  }
}
