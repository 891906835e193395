@testable import Engine
import Rules
import TestSupport
import Testing

/// A rule that was renamed is accepted under its former name, with a note.
struct FormerRuleNameTests {
  private static let names = FormerRuleNames(["no-results": "void-input"])

  private static func file(_ line: String) -> String {
    """
    import ReactiveSwift

    protocol LoginViewModelInputs {
      /// Call when the button is tapped.
      \(line)
      func logIn() -> Bool
    }

    protocol LoginViewModelOutputs {}

    final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {}
    """
  }

  @Test("In a configuration")
  func configuration() throws {
    let folder = try Folder([
      ".plumb.yml": "rules:\n  no-results: error\n", "LoginViewModel.swift": Self.file(""),
    ])
    let result = try folder.lint(rules: nil) { $0.formerNames = Self.names }
    #expect(result.report.findings.contains { $0.rule == "void-input" && $0.severity == .error })
    #expect(
      result.notes.map(folder.relative) == [
        ".plumb.yml:2:3: the rule 'no-results' is now called 'void-input': use the new name"
      ])
    #expect(
      try folder.lint(["LoginViewModel.swift"], rules: nil) { $0.formerNames = Self.names }.notes.count == 1)
  }

  @Test("A name that no rule ever had is an error")
  func unknownName() throws {
    let folder = try Folder([".plumb.yml": "rules:\n  no-results: error\n", "A.swift": ""])
    #expect(folder.error()?.hasPrefix(".plumb.yml:2:3: error: unknown rule 'no-results'") == true)
  }

  @Test(
    "In a suppression, which is reported as a note",
    arguments: [("// plumb:disable:next no-results", 1), ("", 0), ("// plumb:disable:next void-input", 0)])
  func suppression(_ line: String, notes: Int) throws {
    let folder = try Folder(["LoginViewModel.swift": Self.file(line)])
    let rules: Set = ["void-input", "invalid-suppression", "unused-suppression"]
    let findings = try folder.lint(rules: rules) { $0.formerNames = Self.names }.report.findings
    #expect(
      findings.map(\.rule) == (notes == 1 ? ["invalid-suppression"] : line.isEmpty ? ["void-input"] : []))
    guard notes == 1 else { return }
    #expect(findings.first?.message == "write 'void-input' instead of 'no-results': the rule was renamed")
    #expect(findings.first?.severity == .note)
  }

  @Test("In a suppression that is no longer needed, which is removed")
  func removal() throws {
    let text = Self.file("// plumb:disable:next no-results").replacing(" -> Bool", with: "")
    let folder = try Folder(["LoginViewModel.swift": text])
    var settings = LintSettings(paths: [folder.files.path], version: "test")
    settings.rules = ["void-input", "unused-suppression"]
    settings.formerNames = Self.names
    let changes = try Linter(settings).fix().changes
    #expect(
      changes.map { String(decoding: $0.new, as: UTF8.self) } == [
        text.replacing("  // plumb:disable:next no-results\n", with: "")
      ])
  }

  @Test("In an annotation in Java that is no longer needed, which is removed")
  func annotation() throws {
    let text = """
      import rx.Observable;

      public interface LoginViewModel {
        interface Inputs {
          /** Call when the button is tapped. */
          @SuppressWarnings("plumb:no-results")
          void logIn();
        }
        interface Outputs {}
        final class ViewModel implements Inputs, Outputs {
          @Override public void logIn() {}
        }
      }

      """
    let folder = try Folder(["LoginViewModel.java": text])
    var settings = LintSettings(paths: [folder.files.path], version: "test")
    settings.rules = ["void-input", "unused-suppression"]
    settings.formerNames = Self.names
    let changes = try Linter(settings).fix().changes
    #expect(
      changes.map { String(decoding: $0.new, as: UTF8.self) } == [
        text.replacing("    @SuppressWarnings(\"plumb:no-results\")\n", with: "")
      ])
  }

  @Test("In a baseline")
  func baseline() throws {
    let folder = try Folder([
      "LoginViewModel.swift": Self.file(""),
      "b.json": """
      {"version": 1, "findings": [
        {"rule": "no-results", "path": "LoginViewModel.swift", "content": "func logIn() -> Bool", "count": 1}
      ]}
      """,
    ])
    let findings = try folder.lint().report.findings
    #expect(findings.count == 1)
    let path = folder.files.path("b.json")
    #expect(try Baseline(contentsOf: path, formerNames: Self.names).filter(findings).isEmpty)
    #expect(try Baseline(contentsOf: path).filter(findings) == findings)
  }
}
