import Rules
import SourceModel
import Testing

struct ServiceStructTests {
  private static func sketch(_ type: String, below: String) -> String {
    Sketch.blueprint(
      members: "  private let service: \(type)\n  init(service: \(type)) { self.service = service }",
      below: below)
  }

  static let cases = [
    RuleCase(
      "An actor is no struct", .rxSwift,
      messages: ["make 'LoginService' a struct: only a base service has state"],
      sketch("LoginServiceType", below: "actor LoginService: LoginServiceType {}").replacing(
        "let service", with: "let ▸service")),
    RuleCase(
      "A protocol by the other ending names its service as well", .rxSwift,
      sketch("LoginServiceProtocol", below: "final class LoginService: LoginServiceProtocol {}").replacing(
        "let service", with: "let ▸service")),
    RuleCase(
      "A service that the run does not have may be one", .rxSwift, sketch("LoginServiceType", below: "")),
    RuleCase(
      "A base service has state", .rxSwift,
      sketch("UsersBaseServiceType", below: "final class UsersBaseService: UsersBaseServiceType {}")),
    RuleCase(
      "A coordinator is no service", .rxSwift,
      sketch("SceneCoordinatorType", below: "final class SceneCoordinator: SceneCoordinatorType {}")),
    RuleCase(
      "A protocol may say what its service does", .rxSwift,
      sketch("any LoginServicing", below: "final class LoginService: LoginServicing {}").replacing(
        "let service", with: "let ▸service")),
    RuleCase(
      "A base service may, too", .rxSwift,
      sketch("UsersBaseServicing", below: "final class UsersBaseService: UsersBaseServicing {}")),
  ]

  @Test("The service of a view model is a struct", arguments: cases)
  func check(_ testCase: RuleCase) throws { try testCase.check("service-struct") }
}
