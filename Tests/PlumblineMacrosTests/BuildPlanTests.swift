import SeededRandom
import Testing

/// Each test plans the build of a package, which takes many seconds.
@Suite(.enabled(if: TestScale.isLarge, "PLUMBLINE_TEST_SCALE is below 50"))
struct BuildPlanTests {
  @Test("Who imports Plumbline alone builds no swift-syntax")
  func plumbline() throws {
    let plan = try BuildPlan(using: "Plumbline")
    #expect(plan.compiles("Plumbline"))
    #expect(!plan.compiles("SwiftSyntax"))
    #expect(!plan.compiles("PlumblineMacrosPlugin"))
    #expect(!plan.sources.contains { $0.contains("swift-syntax") })
  }

  @Test("Who imports the macros builds it, and the plan shows that")
  func macros() throws {
    let plan = try BuildPlan(using: "PlumblineMacros")
    #expect(plan.compiles("Plumbline"))
    #expect(plan.compiles("PlumblineMacrosPlugin"))
    #expect(plan.sources.contains { $0.contains("swift-syntax") })
  }

  @Test("Tests with PlumblineTesting build none either")
  func testing() throws {
    let plan = try BuildPlan(using: "PlumblineTesting")
    #expect(plan.compiles("PlumblineTesting"))
    #expect(!plan.sources.contains { $0.contains("swift-syntax") })
  }
}
