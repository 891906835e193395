import Engine
import Scaffolding
import SourceModel
import Testing

@Suite("Describing what a description cannot say")
struct DescribingTests {
  private static func outcome(_ text: String, path: String = "X.swift") throws -> Describer.Outcome {
    let (viewModels, problems) = try ViewModelReader.read([], standardInput: (Array(text.utf8), path))
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
