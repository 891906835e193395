import Rules
import SourceModel
import Testing

struct MissingServiceTests {
  static let cases = [
    RuleCase(
      "A service by another name is one", .rxSwift,
      Sketch.blueprint(members: "  init(repository: MessageRepositoryType) {}")),
    RuleCase(
      "A type tells it where the name does not", .rxSwift,
      Sketch.blueprint(members: "  init(messages: MessageServiceProtocol) {}")),
    RuleCase(
      "A coordinator is none", .rxSwift,
      Sketch.blueprint(members: "  init(coordinator: SceneCoordinatorType) {}").replacing(
        "final class LoginViewModel", with: "final class ▸LoginViewModel")),
    RuleCase("An inherited initializer may take one", .rxSwift, Sketch.blueprint()),
    RuleCase(
      "A protocol of another library takes none", .rxSwift,
      Sketch.blueprint(members: "  init() {}").replacing(
        "final class LoginViewModel", with: "final class ▸LoginViewModel")
        + "\nextension LoginViewModel: Stepper {}"),
    RuleCase(
      "A use case that a property wrapper injects is one", .rxSwift,
      Sketch.blueprint(members: "  @Injected private var logIn: LogInUseCaseProtocol\n  init() {}")),
    RuleCase(
      "A superclass of another library may take one", .rxSwift,
      Sketch.blueprint(members: "  init() {}").replacing(
        "final class LoginViewModel", with: "final class LoginViewModel: PagedViewModel<Int>, Paging")
        + "\nprotocol Paging {}"),
    RuleCase(
      "An enumeration may carry one", .rxSwift,
      Sketch.blueprint(
        members: "  init(kind: Kind) {}", below: "enum Kind { case photos(service: PhotoServiceType) }")),
  ]

  @Test("There always is a service", arguments: cases)
  func check(_ testCase: RuleCase) throws { try testCase.check("missing-service") }
}
