import Rules
import SourceModel
import Testing

struct SceneCoordinatorTests {
  private static let coordinator = "protocol SceneCoordinatorType {}"

  static let cases = [
    RuleCase(
      "A router is a coordinator under another name", .rxSwift,
      Sketch.blueprint(
        members: "  init(service: ServiceType, router: LoginRouterType) {}", below: coordinator)),
    RuleCase(
      "A run without a coordinator asks for none", .rxSwift,
      Sketch.blueprint(members: "  init(service: ServiceType) {}")),
    RuleCase(
      "What a view binds to does not navigate", .rxSwift,
      Sketch.blueprint(members: "  init(service: ServiceType) {}", below: coordinator)
        .replacing("LoginViewModel", with: "LoginHeaderViewModel")),
    RuleCase(
      "The view model of a cell has none", .rxSwift,
      messages: [
        "remove 'coordinator': the view model of a cell leaves navigation to the view model of its scene"
      ],
      Sketch.blueprint(
        members: """
            private let coordinator: SceneCoordinatorType
            init(coordinator: SceneCoordinatorType) { self.coordinator = coordinator }
          """
      ).replacing("final class LoginViewModel", with: "final class ▸LoginViewModel")
        .replacing("LoginViewModel", with: "LoginCellViewModel")),
    RuleCase(
      "The view model of a scene has one", .rxSwift,
      Sketch.blueprint(members: "  init(service: ServiceType) {}", below: coordinator)
        .replacing("final class LoginViewModel", with: "final class ▸LoginViewModel")),
    RuleCase(
      "A protocol of another library takes none", .rxSwift,
      Sketch.blueprint(
        members: "  init(service: ServiceType) {}",
        below: coordinator + "\nextension LoginViewModel: Stepper {}"
      ).replacing("final class LoginViewModel", with: "final class ▸LoginViewModel")),
    RuleCase(
      "A superclass of another library may take one", .rxSwift,
      Sketch.blueprint(members: "  init(service: ServiceType) {}", below: coordinator)
        .replacing("final class LoginViewModel", with: "final class LoginViewModel: PagedViewModel<Int>")),
  ]

  @Test("The view model of a scene has a coordinator, and that of a cell has none", arguments: cases)
  func check(_ testCase: RuleCase) throws { try testCase.check("scene-coordinator") }
}
