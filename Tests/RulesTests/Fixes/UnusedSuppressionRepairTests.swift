import Rules
import SourceModel
import TestSupport
import Testing

struct UnusedSuppressionRepairTests {
  private static func swift(_ members: String) -> String {
    """
    protocol LoginViewModelInputs {
    \(members)
    }
    protocol LoginViewModelOutputs {}
    final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {}
    """
  }

  private static func java(_ members: String) -> String {
    """
    public interface LoginViewModel {
      interface Inputs {
    \(members)
      }
      final class ViewModel extends ActivityViewModel<LoginActivity> implements Inputs {}
    }
    """
  }

  private static func mended(_ description: String, _ bad: String, becomes good: String) -> RepairCase {
    RepairCase(description, .kickstarterSwift, self.swift(bad), becomes: self.swift(good))
  }

  private static func mendedInJava(_ description: String, _ bad: String, becomes good: String) -> RepairCase {
    RepairCase(description, .kickstarterJava, self.java(bad), becomes: self.java(good))
  }

  static let cases = [
    mended(
      "A comment that names nothing else goes with its line",
      "  // plumb:disable:next void-input - why\n  func a()",
      becomes: "  func a()"),
    mended(
      "A comment behind code goes with the space before it", "\tfunc a()  // plumb:disable:this void-input",
      becomes: "\tfunc a()"),
    mended(
      "A comment before code goes with the space behind it", "  /* plumb:disable:this void-input */ func a()",
      becomes: "  func a()"),
    mended(
      "The first of several rules goes with its comma",
      "  // plumb:disable:next void-input, final-view-model - why\n  func a() -> Int",
      becomes: "  // plumb:disable:next void-input - why\n  func a() -> Int"),
    mended(
      "The last of several rules goes with its comma",
      "  // plumb:disable:next void-input,final-view-model\n  func a() -> Int",
      becomes: "  // plumb:disable:next void-input\n  func a() -> Int"),
    mended(
      "A rule in the middle goes alone",
      "  /* plumb:disable:next void-input, final-view-model, void-input */\n  func a() -> Int",
      becomes: "  /* plumb:disable:next void-input, void-input */\n  func a() -> Int"),
    mended(
      "All rules of a comment go one after the other",
      "  func b()\n\n  // plumb:disable:next void-input, final-view-model\n\n  func a()",
      becomes: "  func b()\n\n  func a()"),
    mended(
      "Both ends of a region go", "  // plumb:disable void-input\n  func a()\n  // plumb:enable void-input",
      becomes: "  func a()"),
    mended(
      "A region of several rules keeps the others",
      "  // plumb:disable void-input, final-view-model\n  func a() -> Int\n  // plumb:enable final-view-model, void-input",
      becomes: "  // plumb:disable void-input\n  func a() -> Int\n  // plumb:enable void-input"),
    mended(
      "What ends other regions too stays",
      "  // plumb:disable void-input\n  // plumb:disable final-view-model\n  func a() -> Int\n  // plumb:enable all",
      becomes: "  // plumb:disable void-input\n  func a() -> Int\n  // plumb:enable all"),
    mendedInJava(
      "An annotation goes with its line", "    @SuppressWarnings(\"plumb:void-input\")\n    void a();",
      becomes: "    void a();"),
    mendedInJava(
      "An annotation goes from its line",
      "    @SuppressWarnings({\"plumb:void-input\"}) @Deprecated void a();",
      becomes: "    @Deprecated void a();"),
    mendedInJava(
      "A string of an annotation goes with its comma",
      "    @SuppressWarnings({\"unchecked\", \"plumb:void-input\"})\n    void a();",
      becomes: "    @SuppressWarnings({\"unchecked\"})\n    void a();"),
    mendedInJava(
      "The first string goes with its comma",
      "    @SuppressWarnings(value = {\n      \"plumb:void-input\",\n      \"unchecked\",\n    })\n    void a();",
      becomes: "    @SuppressWarnings(value = {\n      \"unchecked\",\n    })\n    void a();"),
  ]

  static let refused = [
    RepairCase(
      "Regions of one rule that end together are left", .kickstarterSwift,
      swift(
        "  // plumb:disable void-input\n  func a() -> Int\n  // plumb:disable void-input\n  func b()\n  // plumb:enable void-input"
      ),
      refused: "another suppression of 'void-input' ends at the same place"),
    RepairCase(
      "A comment with a mistake in it is left", .kickstarterSwift,
      swift("  // plumb:disable:next void-input because\n  func a()"),
      refused: "the suppression names an unknown rule"),
    RepairCase(
      "A comment that says more is left", .kickstarterSwift,
      swift("  /* plumb:disable:next void-input\n     It was different once. */\n  func a()"),
      refused: "the comment continues on other lines"),
    RepairCase(
      "An annotation with more than strings is left", .kickstarterJava,
      java("    @SuppressWarnings({\"plumb:void-input\", NAMES})\n    void a();"),
      refused: "the annotation contains more than string literals"),
  ]

  @Test("A suppression that is not needed goes", arguments: cases + refused)
  func mends(_ testCase: RepairCase) throws {
    try testCase.check(["unused-suppression", "void-input", "final-view-model"])
  }

  @Test(
    "The end of the file stays as it is", arguments: ["", "\n"],
    [
      ("", "// plumb:disable void-input"), ("\n", "// plumb:disable void-input"),
    ])
  func endsOfFiles(_ ending: String, _ comment: (gap: String, text: String)) throws {
    let text = Self.swift("  func a()")
    let fixed = try Lint.fixed(
      text + "\n" + comment.gap + comment.text + ending, dialect: .kickstarterSwift,
      rules: ["unused-suppression", "void-input"])
    #expect(fixed.text == text + ending)
  }

  @Test("The top of the file stays tidy", arguments: ["", "\u{FEFF}"])
  func topsOfFiles(_ mark: String) throws {
    let text = Self.swift("  func a()")
    let fixed = try Lint.fixed(
      mark + "// plumb:disable void-input\n\n" + text, dialect: .kickstarterSwift,
      rules: ["unused-suppression", "void-input"])
    #expect(fixed.text == mark + text)
  }
}
