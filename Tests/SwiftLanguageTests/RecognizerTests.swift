import Recognition
import SourceModel
import SwiftLanguage
import Testing

/// Which types are view models, and what belongs to them.
struct RecognizerTests {
  private static func viewModels(
    _ texts: [String], dialect: Dialect? = .kickstarterSwift
  ) -> [ViewModel] {
    let files = texts.enumerated().map { index, text in
      SwiftReader.read(path: "File\(index).swift", text: SourceText(text))
    }
    return Recognizer(files) { _ in dialect }.viewModels()
  }

  // MARK: Shapes

  static let shapes: [(name: String, text: String)] = [
    ("a pair of protocols", "protocol AInputs {}\nprotocol AOutputs {}\nclass A: AInputs, AOutputs {}"),
    ("singular names", "protocol AInput {}\nprotocol AOutput {}\nclass A: AInput, AOutput {}"),
    (
      "names that end in Type",
      "protocol AInputsType {}\nprotocol AOutputsType {}\nclass A {}\nextension A: AInputsType, AOutputsType {}"
    ),
    (
      "an alias",
      "protocol AInputs {}\nprotocol AOutputs {}\ntypealias AType = AInputs & AOutputs\nclass A: AType {}"
    ),
    (
      "an alias that is nested in another type",
      "protocol AInputs {}\nprotocol AOutputs {}\nenum P { typealias All = AInputs & AOutputs }\nclass A: P.All {}"
    ),
    (
      "an alias in its own extension",
      "protocol AInputs {}\nprotocol AOutputs {}\nextension A { typealias All = AInputs & AOutputs }\nclass A: All {}"
    ),
    (
      "a protocol that inherits a composition of aliases",
      "protocol AInputs {}\nprotocol AOutputs {}\ntypealias I = AInputs\ntypealias O = AOutputs\nprotocol P: I & O {}\n"
        + "class A: P {}"
    ),
    (
      "a type protocol that inherits the ports",
      "protocol AInputs {}\nprotocol AOutputs {}\nprotocol AType: AInputs, AOutputs {}\nclass A: AType {}"
    ),
    (
      "nested protocols with the macro",
      "@ViewModel class A { protocol Inputs {}\nprotocol Outputs {} }\nextension A: A.Inputs, A.Outputs {}"
    ),
    (
      "nested protocols without it",
      "class A { protocol Inputs {}\nprotocol Outputs {} }\nextension A: A.Inputs, A.Outputs {}"
    ),
    (
      "one list and its accessor",
      "protocol AOutputs {}\nclass A: AOutputs { var outputs: AOutputs { return self } }"
    ),
    (
      "one list of its own name",
      "protocol LoginViewModelOutputs {}\nclass LoginViewModel: LoginViewModelOutputs {}"
    ),
    (
      "lists that the run does not have",
      "class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {}"
    ),
    ("a misspelled list", "protocol LoginViewModelOuput {}\nclass LoginViewModel: LoginViewModelOuput {}"),
    (
      "a class in a class",
      "enum Screen { class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {} }"
    ),
    (
      "a condition around all",
      "#if os(iOS)\nclass LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {}\n#endif"
    ),
  ]

  @Test("A view model is told by its shape", arguments: shapes)
  func recognizes(_ testCase: (name: String, text: String)) {
    #expect(Self.viewModels([testCase.text]).count == 1)
  }

  static let others: [(name: String, text: String)] = [
    (
      "a presenter with the view's output",
      "protocol LoginViewOutput {}\nprotocol LoginModuleInput {}\nclass LoginModel: LoginViewOutput, LoginModuleInput {}"
    ),
    (
      "an interactor that holds its output",
      "protocol LoginInteractorInput {}\nprotocol LoginInteractorOutput {}\nclass LoginInteractor: LoginInteractorInput { var output: LoginInteractorOutput! }"
    ),
    (
      "a presenter",
      "protocol LoginInputs {}\nprotocol LoginOutputs {}\nclass LoginPresenter: LoginInputs, LoginOutputs {}"
    ),
    (
      "a use case",
      "protocol LoginInputs {}\nprotocol LoginOutputs {}\nclass LoginUseCase: LoginInputs, LoginOutputs {}"
    ),
    (
      "the transform style",
      "protocol ViewModelType { associatedtype Input }\nclass LoginViewModel: ViewModelType { struct Input {}\nstruct Output {} }"
    ),
    ("a text field", "class Field: UITextField, UITextInput {}"),
    ("a class without ports", "class LoginViewModel {}"),
    ("protocols without a class", "protocol AInputs {}\nprotocol AOutputs {}"),
    ("a stand-in", "protocol AInputs {}\nprotocol AOutputs {}\nclass MockA: AInputs, AOutputs {}"),
    ("a module", "import RxSwift\nclass LoginModule: LoginModuleInput, LoginModuleOutput {}"),
    ("a struct of its own among the ports", "struct LoginInput {}\nclass LoginModel: LoginInput {}"),
  ]

  @Test("Other architectures are left alone", arguments: others)
  func leavesAlone(_ testCase: (name: String, text: String)) {
    #expect(Self.viewModels([testCase.text]).isEmpty)
  }

  // MARK: Dialects

  static let dialects: [(imports: String, type: String, dialect: Dialect?)] = [
    ("import ReactiveSwift", "Signal<Int, Never>", .kickstarterSwift),
    ("import ReactiveCocoa\nimport Result", "Signal<Int, NoError>", .kickstarterSwift),
    ("import Plumbline", "Signal<Int, Never>", .kickstarterSwift),
    ("import RxSwift", "Observable<Int>", .rxSwift),
    ("import Action\nimport RxCocoa", "Signal<Int>", .rxSwift),
    ("import PlumblineBlueprint", "Observable<Int>", .rxSwift),
    ("import ReactiveSwift\nimport RxSwift", "Signal<Int, Never>", .kickstarterSwift),
    ("import ReactiveSwift\nimport RxSwift", "Observable<Int>", .rxSwift),
    ("import Combine", "AnyPublisher<Int, Never>", .kickstarterSwift),
    ("import Foundation", "Observable<Int>", nil),
    ("import Combine\nimport ReactiveSwift", "AnyPublisher<Int, Never>", .kickstarterSwift),
  ]

  @Test("The imports tell the dialect", arguments: dialects)
  func tellsDialects(_ testCase: (imports: String, type: String, dialect: Dialect?)) {
    let text = """
      \(testCase.imports)
      protocol AInputs {}
      protocol AOutputs { var a: \(testCase.type) { get } }
      class A: AInputs, AOutputs {}
      """
    #expect(Self.viewModels([text], dialect: nil).first?.dialect == testCase.dialect)
  }

  // MARK: Other files

  @Test("Protocols, aliases and extensions are found in other files")
  func joinsFiles() throws {
    let viewModels = Self.viewModels([
      "final class LoginViewModel: LoginPorts { private let aProperty = MutableProperty(()) }",
      "typealias LoginPorts = LoginViewModelInputs & LoginViewModelOutputs",
      "protocol LoginViewModelInputs: PickerDelegate { func a() }",
      "protocol LoginViewModelOutputs { var b: Signal<Int, Never> { get } }",
      "typealias Model = LoginViewModel\ntypealias Screen = Model",
      "extension Screen { func a() { self.aProperty.value = () } }",
      "protocol PickerDelegate { func picked() }",
      "protocol LoginViewModelType { var inputs: LoginViewModelInputs { get } }",
    ])
    let viewModel = try #require(viewModels.first)
    #expect(viewModels.count == 1)
    #expect(viewModel.ports(.inputs).map(\.fullName) == ["a()", "picked()"])
    #expect(viewModel.ports(.inputs).map(\.isOwn) == [true, false])
    #expect(viewModel.ports(.outputs).map(\.path) == ["File3.swift"])
    #expect(viewModel.inputs.first?.feeds.map(\.member.text) == ["aProperty"])
    #expect(viewModel.isComplete)
    guard case .declared(let type) = viewModel.typeProtocol else {
      Issue.record("the type protocol is not found")
      return
    }
    #expect(type.path == "File7.swift")
  }

  @Test("Of two protocols of one name the nearer one is meant")
  func prefersNearerFiles() {
    let files = ["A", "B"].flatMap { folder in
      [
        ("\(folder)/Ports.swift", "protocol SearchViewModelInputs { func in\(folder)() }"),
        ("\(folder)/Search.swift", "class SearchViewModel: SearchViewModelInputs, SearchViewModelOutputs {}"),
      ]
    }.map { SwiftReader.read(path: $0.0, text: SourceText($0.1)) }
    let viewModels = Recognizer(files) { _ in .kickstarterSwift }.viewModels()
    #expect(viewModels.map { $0.ports(.inputs).map(\.name.text) } == [["inA"], ["inB"]])
  }

  @Test("Of two view models of one name each has its own extension")
  func keepsExtensionsApart() {
    let files = ["A", "B"].map { folder in
      SwiftReader.read(
        path: "\(folder)/Login.swift",
        text: SourceText(
          "class LoginViewModel {}\nextension LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {}")
      )
    }
    let viewModels = Recognizer(files) { _ in .rxSwift }.viewModels()
    #expect(viewModels.map { $0.extensions.map(\.path) } == [["A/Login.swift"], ["B/Login.swift"]])
  }

  @Test("The protocols of another view model are not a second implementation's own")
  func leavesProtocolsToTheirType() throws {
    let viewModels = Self.viewModels([
      "protocol AViewModelInputs {}\nprotocol AViewModelOutputs {}\nprotocol AViewModelType { var inputs: AViewModelInputs { get } }",
      "class AViewModel: AViewModelType, AViewModelInputs, AViewModelOutputs {}",
      "class OtherViewModel: AViewModelType, AViewModelInputs, AViewModelOutputs {}",
    ])
    let other = try #require(viewModels.last)
    #expect(viewModels.count == 2)
    #expect(other.groups.allSatisfy { !$0.isOwn })
    guard case .elsewhere = other.typeProtocol else {
      Issue.record("the type protocol is taken for its own")
      return
    }
  }

  @Test("Nested protocols of one name belong to the type around them")
  func keepsNestedProtocolsApart() {
    let text = ["A", "B"].map { name in
      """
      @ViewModel final class \(name)ViewModel {
        protocol Inputs { func in\(name)() }
        protocol Outputs {}
      }
      extension \(name)ViewModel: \(name)ViewModel.Inputs, \(name)ViewModel.Outputs {}
      """
    }.joined(separator: "\n")
    #expect(Self.viewModels([text]).map { $0.ports(.inputs).map(\.name.text) } == [["inA"], ["inB"]])
  }

  @Test("What is in no file of the run is told from what is missing")
  func tellsUnknownFromMissing() throws {
    let unknown = try #require(Self.viewModels(["class LoginViewModel: LoginViewModelInputs, Base {}"]).first)
    #expect(!unknown.isComplete)
    #expect(unknown.groups.map { $0.declaration == nil } == [true])
    let system = try #require(
      Self.viewModels([
        "protocol LoginViewModelInputs {}\nclass LoginViewModel: NSObject, UIPickerViewDelegate, LoginViewModelInputs {}"
      ]).first)
    #expect(system.isComplete)
  }

  @Test("What an output is made of can be told from the references of its assignment")
  func tellsWhatOutputsAreMadeOf() throws {
    let text = """
      protocol AViewModelInputs {}
      protocol AViewModelOutputs { var title: Signal<Int, Never> { get } }
      class AViewModel: AViewModelInputs, AViewModelOutputs {
        init() {
          let local = self.oneProperty.signal
          self.title = Signal.merge(local, self.twoProperty.signal)
        }
        let title: Signal<Int, Never>
        private let oneProperty = MutableProperty(0)
        private let twoProperty = MutableProperty(0)
      }
      """
    let viewModel = try #require(Self.viewModels([text]).first)
    let assignment = try #require(viewModel.outputs.first?.assignments.first)
    let body = try #require(viewModel.initializers.first?.value.body)
    let names = body.references.filter { assignment.value.range.contains($0.name.range) }.map(\.name.text)
    #expect(names.contains("twoProperty") && !names.contains("oneProperty"))
  }
}
