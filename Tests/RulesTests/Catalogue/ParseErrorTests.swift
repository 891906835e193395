import Rules
import SourceModel
import Testing

import TestSupport

struct ParseErrorTests {
  @Test("Nothing else is reported for a file that does not parse")
  func isAlone() throws {
    let text = Sketch.template(inputs: "  func b()\n  func a(")
    let findings = try Lint.findings(in: text, dialect: .kickstarterSwift)
    #expect(findings.map(\.rule) == ["parse-error"])
    #expect(findings.map(\.severity) == [.error])
    #expect(findings.first?.line == 3)
  }

  @Test("The other files of the run are checked")
  func othersAreChecked() throws {
    let report = try Lint.report(
      [
        ("A.swift", "final class AViewModel: AViewModelInputs { func a( }"),
        ("B.swift", Sketch.template(inputs: "  func b()\n  func a()")),
      ],
      dialect: .kickstarterSwift, rules: ["parse-error", "sorted-inputs"])
    #expect(report.findings.map(\.rule) == ["parse-error", "sorted-inputs"])
  }

  @Test("Protocols in a file that does not parse are not taken for missing")
  func brokenProtocolsAreNotMissing() throws {
    let report = try Lint.report(
      [
        ("Ports.swift", "protocol LoginViewModelInputs {}\nprotocol LoginViewModelOutputs {"),
        (
          "Login.swift",
          "final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs, LoginViewModelType {}"
        ),
      ], dialect: .kickstarterSwift)
    #expect(report.findings.map(\.rule) == ["parse-error"])
  }

  @Test("A file that holds nothing of a view model is not read")
  func otherFilesAreNotRead() throws {
    #expect(try Lint.findings(in: "class A {").isEmpty)
  }
}
