import Rules
import SourceModel
import Testing

struct NoBaseServiceTests {
  static let cases = [
    RuleCase(
      "A base service is one by its concrete type, too", .rxSwift,
      messages: [
        "inject a service for this view model instead of 'UsersBaseService': "
          + "a base service is shared by the whole app"
      ],
      Sketch.blueprint(members: "  private let ▸users: UsersBaseService")),
    RuleCase(
      "A service with another name is none", .rxSwift,
      Sketch.blueprint(members: "  private let service: DatabaseServiceType")),
    RuleCase(
      "A service is a base service when its protocol inherits one", .rxSwift,
      Sketch.blueprint(
        members: "  private let ▸users: UsersStoreType\n  private let service: LoginServiceType",
        below: """
          protocol BaseServiceType {}
          protocol StoreType: BaseServiceType {}
          protocol UsersStoreType: StoreType {}
          protocol LoginServiceType {}
          """)),
  ]

  @Test("A view model has no base service", arguments: cases)
  func check(_ testCase: RuleCase) throws { try testCase.check("no-base-service") }
}
