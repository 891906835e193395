import Rules
import SourceModel
import TestSupport
import Testing

/// View models of the Kickstarter dialect on Combine.
struct CombineTests {
  private static let inOrder = """
    import Combine

    public protocol LoginViewModelInputs {
      /// Call when the email changes.
      func emailChanged(_ email: String)
      /// Call when the login button is tapped.
      func loginButtonTapped()
    }

    public protocol LoginViewModelOutputs {
      /// Emits the message of a failure.
      var errorMessage: String? { get }
      /// Emits whether the form is valid.
      var isFormValid: AnyPublisher<Bool, Never> { get }
      /// Emits the title of the button.
      var title: any Publisher<String, Never> { get }
    }

    public typealias LoginViewModelType = LoginViewModelInputs & LoginViewModelOutputs & ObservableObject

    public final class LoginViewModel: LoginViewModelType {
      public init() {
        self.isFormValid = self.emailChangedSubject
          .map { !$0.isEmpty }
          .eraseToAnyPublisher()

        self.loginButtonTappedSubject
          .combineLatest(self.emailChangedSubject)
          .sink { [weak self] _, email in self?.errorMessage = email }
          .store(in: &self.cancellables)

        self.emailChangedSubject.subscribe(self.titleSubject).store(in: &self.cancellables)
      }

      private let emailChangedSubject = PassthroughSubject<String, Never>()
      public func emailChanged(_ email: String) {
        self.emailChangedSubject.send(email)
      }

      private let loginButtonTappedSubject = PassthroughSubject<Void, Never>()
      public func loginButtonTapped() {
        self.loginButtonTappedSubject.send(())
      }

      @Published public private(set) var errorMessage: String?
      public let isFormValid: AnyPublisher<Bool, Never>
      private let titleSubject = CurrentValueSubject<String, Never>("")
      public var title: any Publisher<String, Never> { self.titleSubject.eraseToAnyPublisher() }

      public var inputs: LoginViewModelInputs { self }
      public var outputs: LoginViewModelOutputs { self }

      private var cancellables = Set<AnyCancellable>()
    }

    """

  @Test("A view model on Combine that keeps the convention has no findings")
  func conforming() throws {
    let report = try Lint.report([("LoginViewModel.swift", Self.inOrder)])
    #expect(report.viewModels == 1)
    #expect(report.findings.map { "\($0.line): \($0.message) (\($0.rule))" } == [])
  }

  @Test(
    "What holds subscriptions and what outputs hand out belongs to a view model, also to one with its ports alone"
  )
  func closed() throws {
    let text = Self.inOrder.replacing(" & ObservableObject", with: "")
      .replacing("private let titleSubject", with: "private var titleSubject")
    let rules: Set = ["helper-placement", "private-storage"]
    #expect(try Lint.findings(in: text, rules: rules).map(\.message) == [])
    let counting = text.replacing(
      "  private var cancellables", with: "  private var count = 0\n  private var cancellables")
    #expect(
      try Lint.findings(in: counting, rules: rules).map(\.message) == [
        "derive 'count' from the inputs in 'init': a view model stores only its inputs and outputs"
      ])
  }

  private static let drifts = [
    Drift(
      rule: "output-type", old: "var isFormValid: AnyPublisher<Bool, Never> { get }",
      new: "var isFormValid: Bool { get }",
      message: "declare 'isFormValid' as an 'AnyPublisher' that cannot fail, not as 'Bool'"),
    Drift(
      rule: "output-type", old: "var isFormValid: AnyPublisher<Bool, Never> { get }",
      new: "var isFormValid: AnyPublisher<Bool, LoginError> { get }",
      message: "declare the error of 'isFormValid' as 'Never': a view cannot handle a failure"),
    Drift(
      rule: "output-type", old: "@Published public private(set) var errorMessage",
      new: "public private(set) var errorMessage",
      message: "declare 'errorMessage' as an 'AnyPublisher' that cannot fail, not as 'String?'"),
    Drift(
      rule: "outputs-in-init", old: "{ self.titleSubject.eraseToAnyPublisher() }",
      new: "{ self.titleSubject.map { $0 }.eraseToAnyPublisher() }",
      message: "store 'title' in a constant that 'init' assigns"),
    Drift(
      rule: "input-storage-type",
      old: "private let emailChangedSubject = PassthroughSubject<String, Never>()",
      new: "private let emailChangedSubject = MutableProperty<String?>(nil)",
      message: "declare 'emailChangedSubject' as a 'PassthroughSubject': it backs an input"),
  ]

  @Test("An input that sets an output is told to store its value, and the output is no storage")
  func settingOutputs() throws {
    let text = Self.inOrder.replacing(
      "self.emailChangedSubject.send(email)", with: "self.errorMessage = email")
    let rules: Set = [
      "input-storage", "input-storage-name", "input-storage-type", "private-storage", "section-order",
    ]
    let findings = try Lint.findings(in: text, rules: rules)
    #expect(
      findings.map { "\($0.rule): \($0.message)" } == [
        "input-storage: set a 'PassthroughSubject' in 'emailChanged': outputs are derived from stored inputs"
      ])
  }

  @Test("A member that a part of the type alias asks for is no helper")
  func membersOfAliases() throws {
    let text = Self.inOrder.replacing("& ObservableObject", with: "& Hashable")
      .replacing(
        "  public var inputs", with: "  public func hash(into hasher: inout Hasher) {}\n\n  public var inputs"
      )
    #expect(try Lint.findings(in: text, rules: ["helper-placement"]).map(\.message) == [])
  }

  @Test("What drifts from the convention is reported in the words of Combine", arguments: drifts)
  func drifted(_ drift: Drift) throws {
    let text = Self.inOrder.replacing(drift.old, with: drift.new)
    try #require(text != Self.inOrder)
    let messages = try Lint.findings(in: text).filter { $0.rule == drift.rule }.map(\.message)
    #expect(messages.contains { $0.hasPrefix(drift.message) }, "\(messages)")
  }

  @Test(
    "Names of storage end in 'Subject'",
    arguments: [
      ("emailChangedSubject", 0), ("emailChanged", 1), ("emailChangedPipe", 1), ("emailChangedProperty", 0),
    ])
  func storageNames(_ name: String, _ count: Int) throws {
    let text = Self.inOrder.replacing("emailChangedSubject", with: name)
    let findings = try Lint.findings(in: text, rules: ["input-storage-name"])
    #expect(findings.count == count)
    #expect(findings.allSatisfy { $0.message.hasPrefix("rename '\(name)' to 'emailChangedSubject'") })
  }

  @Test(
    "The imports tell the library, and where they name several the types do",
    arguments: [
      (["Combine"], "Signal", "Combine"), (["OpenCombine"], "Int", "Combine"),
      (["Combine", "ReactiveSwift"], "Signal", "ReactiveSwift"),
      (["Combine", "ReactiveSwift"], "AnyPublisher", "Combine"),
      (["Combine", "ReactiveSwift"], "Int", "ReactiveSwift"), (["Combine", "RxSwift"], "Int", "RxSwift"),
      (["Foundation"], "AnyPublisher", "none"),
    ])
  func libraries(_ imports: [String], _ type: String, _ expected: String) throws {
    let text =
      imports.map { "import \($0)\n" }.joined()
      + Self.inOrder.split(separator: "\n", maxSplits: 1)[1].replacing(
        "AnyPublisher<Bool", with: "\(type)<Bool"
      )
      .replacing("any Publisher", with: type).replacing("PassthroughSubject<", with: "Unknown<")
      .replacing("CurrentValueSubject<", with: "Unknown<").replacing("Set<AnyCancellable>", with: "[Any]")
    let report = try Lint.report(
      [("A.swift", text)], rules: ["output-type", "sorted-outputs", "port-protocols"])
    #expect(report.viewModels == (expected == "none" ? 0 : 1))
    let wanted = ["Combine": "AnyPublisher", "ReactiveSwift": "Signal", "RxSwift": "Observable"][expected]
    if let wanted, wanted != type {
      #expect(report.findings.contains { $0.rule == "output-type" && $0.message.contains("'\(wanted)'") })
    }
  }
}
