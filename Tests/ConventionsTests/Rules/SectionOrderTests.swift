import Conventions
import Testing
import ViewModelModel

struct SectionOrderTests {
  static let cases = [
    RuleCase(
      "The whole template is in order",
      """
      public struct Credentials {}
      public protocol LoginViewModelInputs { func tapped() }
      public typealias Row = (Int, Int)
      public protocol LoginViewModelOutputs { var title: Signal<String, Never> { get } }
      public protocol LoginViewModelType {
        var inputs: LoginViewModelInputs { get }
        var outputs: LoginViewModelOutputs { get }
      }
      public final class LoginViewModel: LoginViewModelType, LoginViewModelInputs, LoginViewModelOutputs {
        private let service: Service
        private static let pageSize = 20
        public init(service: Service) {
          self.service = service
          self.title = .empty
        }
        public convenience init() { self.init(service: Service()) }
        deinit {}
        private let tappedProperty = MutableProperty(())
        public func tapped() { self.tappedProperty.value = () }
        public let title: Signal<String, Never>
        public var inputs: LoginViewModelInputs { return self }
        public var outputs: LoginViewModelOutputs { return self }
      }
      public enum Kind {}
      private func helper() {}
      """),
    RuleCase(
      "The type protocol stands after the ports",
      messages: [
        "move 'LoginViewModelType' before 'LoginViewModel': the type protocol stands before the class"
      ],
      """
      public protocol ▸LoginViewModelType { var inputs: LoginViewModelInputs { get } }
      public protocol LoginViewModelInputs {}
      public protocol LoginViewModelOutputs {}
      public final class LoginViewModel: LoginViewModelType, LoginViewModelInputs, LoginViewModelOutputs {}
      """),
    RuleCase(
      "Neighbours of one section are one finding",
      messages: [
        "move 'a' through 'b' before 'inputs': an output stands before the declaration of the ports"
      ],
      Sketch.template(
        outputs: "  var a: Signal<Int, Never> { get }\n  var b: Signal<Int, Never> { get }",
        members: """
            public init() {}
            public func other() {}
            public let ▸a: Signal<Int, Never>
            public let b: Signal<Int, Never>
            private let tProperty = MutableProperty(())
            public func t() { self.tProperty.value = () }
            public func u() { self.tProperty.value = () }
            public var inputs: LoginViewModelInputs { return self }
          """
      ).replacing("LoginViewModelInputs {\n\n}", with: "LoginViewModelInputs {\n  func t()\n  func u()\n}")),
    RuleCase(
      "A dependency below the initializer is out of place",
      Sketch.template(
        members: """
            public init(service: Service) { self.service = service }
            private let ▸service: Service
          """)),
    RuleCase(
      "Auxiliary properties may stand anywhere",
      Sketch.template(
        outputs: "  var a: Signal<Int, Never> { get }",
        members: """
            public init() { self.a = self.xProperty.signal }
            public let a: Signal<Int, Never>
            private let xProperty = MutableProperty(0)
            public var outputs: LoginViewModelOutputs { return self }
            private let yProperty = MutableProperty(0)
          """)),
    RuleCase(
      "Two view models in one file are each in order",
      """
      public protocol RowViewModelInputs {}
      public protocol RowViewModelOutputs {}
      public protocol ListViewModelInputs {}
      public protocol ListViewModelOutputs {}
      public final class RowViewModel: RowViewModelInputs, RowViewModelOutputs {}
      private func helper() {}
      public final class ListViewModel: ListViewModelInputs, ListViewModelOutputs {}
      """),
    RuleCase(
      "The blueprint is in order", .rxSwift,
      Sketch.blueprint(
        inputs: "  var a: PublishSubject<Int> { get }", outputs: "  var b: Observable<Int> { get }",
        actions: "  var c: CocoaAction { get }",
        members: """
            var inputs: LoginViewModelInputsType { return self }
            var outputs: LoginViewModelOutputsType { return self }
            var actions: LoginViewModelActionsType { return self }

            // Setup
            private let service: ServiceType

            // Inputs
            let a: PublishSubject<Int>

            // Outputs
            let b: Observable<Int>

            // ViewModel Life Cycle
            private let disposeBag = DisposeBag()

            init(service: ServiceType) {
              // Setup
              self.service = service
            }

            deinit {}

            // Actions
            lazy var c: CocoaAction = CocoaAction { .empty() }
            private lazy var d = CocoaAction { .empty() }

            enum Mode {}
          """)),
    RuleCase(
      "Actions stand below the initializer", .rxSwift,
      messages: ["move 'c' through 'd' after 'init': an action stands after the initializer"],
      Sketch.blueprint(
        actions: "  var c: CocoaAction { get }",
        members: """
            lazy var ▸c: CocoaAction = CocoaAction { .empty() }
            lazy var d = CocoaAction { .empty() }
            private let service: ServiceType
            private let coordinator: SceneCoordinatorType
            init(service: ServiceType, coordinator: SceneCoordinatorType) {
              self.service = service
              self.coordinator = coordinator
            }
          """)),
    RuleCase(
      "What a member is decides, not the comment above it", .rxSwift,
      Sketch.blueprint(
        inputs: "  var a: PublishSubject<Int> { get }", outputs: "  var b: Observable<Int> { get }",
        members: """
            // MARK: - Outputs
            let a: PublishSubject<Int>
            // MARK: - Inputs
            let b: Observable<Int>
            init() {}
          """)),
  ]

  @Test("Declarations and members stand in the order of the template", arguments: cases)
  func check(_ testCase: RuleCase) throws { try testCase.check("section-order") }
}
