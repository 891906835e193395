import Rules
import SourceModel
import Testing

struct InjectedDependenciesTests {
  private static func sketch(_ members: String, below: String = "") -> String {
    Sketch.blueprint(members: members, below: below)
  }

  static let cases = [
    RuleCase(
      "A default argument is a parameter", .rxSwift,
      sketch(
        "  private let service: ServiceType\n  init(service: ServiceType = Service.shared) { self.service = service }"
      )),
    RuleCase(
      "A value or a model is no dependency", .rxSwift, sketch("  let contact: Contact\n  var title: String")),
    RuleCase(
      "A type that the run does not have may be a protocol", .rxSwift,
      sketch(
        "  private let service: MessageService\n  init(service: MessageService) { self.service = service }")),
    RuleCase(
      "A class is no protocol", .rxSwift,
      messages: ["declare 'service' with a protocol as its type: 'MessageService' is a class"],
      sketch(
        "  private let ▸service: MessageService\n  init(service: MessageService) { self.service = service }",
        below: "final class MessageService {}")),
    RuleCase(
      "What is made in the initializer is not passed to it", .rxSwift,
      messages: ["inject 'service' through 'init' instead of creating it there: a test injects its own"],
      sketch("  private let ▸service: ServiceType\n  init() { self.service = MessageService() }")),
    RuleCase(
      "What is made at the declaration is not passed either", .rxSwift,
      messages: ["inject 'coordinator' through 'init': a test injects its own"],
      sketch("  private let ▸coordinator: SceneCoordinatorType = SceneCoordinator.shared")),
    RuleCase(
      "A variable or a visible one is reported", .rxSwift,
      sketch("  let ▸service: ServiceType\n  private var ▸sceneCoordinator: SceneCoordinatorType!")),
    RuleCase(
      "What is weak cannot be a constant", .rxSwift,
      sketch("  private weak var coordinator: SceneCoordinatorType?")),
    RuleCase(
      "A wrapper injects in its own way", .rxSwift, sketch("  @Inject private var service: ServiceType")),
    RuleCase(
      "A shared instance is not passed", .rxSwift,
      messages: ["inject 'service' through 'init' instead of creating it there: a test injects its own"],
      sketch("  private let ▸service: ServiceType\n  init() { self.service = Service.shared }")),
    RuleCase(
      "A shared coordinator is not used", .rxSwift,
      messages: [
        "inject the coordinator through 'init' instead of using 'SceneCoordinator.shared': a test injects its own"
      ],
      sketch(
        "  lazy var close = CocoaAction { ▸SceneCoordinator.shared.pop() }\n  func log() { Logger.shared.log() }"
      )),
    RuleCase(
      "A view model holds no view", .rxSwift,
      messages: [
        "remove 'cell': a view model does not hold views; tell a view what to do with an output",
        "remove 'controller': a view model does not hold views; tell a view what to do with an output",
        "remove 'delegate': a view model does not hold views; tell a view what to do with an output",
      ],
      sketch(
        """
          weak var ▸cell: UIView?
          unowned let ▸controller: LoginViewController
          weak var ▸delegate: LoginViewModelDelegate?
          weak var parent: LoginViewModelType?
          weak var flow: LoginCoordinatorDelegate?
          private let overview: Overview
        """)),
    RuleCase(
      "A coordinator behind something shared and a shared service are not injected", .rxSwift,
      messages: [
        "inject the coordinator through 'init' instead of using 'AppDelegate.shared': a test injects its own",
        "inject the service through 'init' instead of using 'TrackStore.shared': a test injects its own",
      ],
      Sketch.blueprint(
        members: """
            init() {
              a = b.map { ▸AppDelegate.shared.coordinator.pop($0) }
              c = b.flatMap { ▸TrackStore.shared.tracks(of: $0) }
              d = b.map { UIApplication.shared.canOpenURL($0) }
              e = b.map { AppDelegate.shared.coordinator($0) }
            }
          """)),
  ]

  @Test("Service and coordinator are injected", arguments: cases)
  func check(_ testCase: RuleCase) throws { try testCase.check("injected-dependencies") }
}
