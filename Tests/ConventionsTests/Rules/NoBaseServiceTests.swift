import Conventions
import Testing
import ViewModelModel

struct NoBaseServiceTests {
  static let cases = [
    RuleCase(
      "A base service is one by its concrete type, too", .rxSwift,
      messages: [
        "take a service of the view model's own in place of 'UsersBaseService', which serves the whole app"
      ],
      Sketch.blueprint(members: "  private let ▸users: UsersBaseService")),
    RuleCase(
      "A service with another name is none", .rxSwift,
      Sketch.blueprint(members: "  private let service: DatabaseServiceType")),
  ]

  @Test("A view model has no base service", arguments: cases)
  func check(_ testCase: RuleCase) throws { try testCase.check("no-base-service") }
}
