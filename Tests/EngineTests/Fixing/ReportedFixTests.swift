import Foundation
import Rules
import SourceModel
import TestSupport
import Testing

@testable import Engine

@Suite("The fixes that findings carry") struct ReportedFixTests {
  /// The findings of the drifted examples with their fixes, by paths, and the texts of the files.
  private static func findings() throws -> (findings: [ReportedFinding], texts: [String: [UInt8]]) {
    let folder = Repository.folder.appendingPathComponent("Examples/Drifted").path
    var settings = LintSettings(paths: [folder], version: "test")
    settings.includesFixes = true
    let findings = try Linter(settings).run().report.findings
    var texts: [String: [UInt8]] = [:]
    for path in Set(findings.map(\.path)) {
      let absolute = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
      texts[path] = Array(try Data(contentsOf: URL(fileURLWithPath: absolute)))
    }
    return (findings, texts)
  }

  @Test("Edits fix the finding that carries them, and the others say why there are none")
  func edits() throws {
    let (findings, texts) = try Self.findings()
    var fixed = 0
    for finding in findings {
      let bytes = try #require(texts[finding.path])
      switch finding.fix {
      case .edits(let files):
        #expect(finding.fixable)
        let file = try #require(files.first)
        #expect(files.count == 1 && file.path == finding.path)
        #expect(zip(file.edits, file.edits.dropFirst()).allSatisfy { $0.range.end <= $1.range.start })
        let before = try Self.count(finding, in: bytes)
        #expect(try Self.count(finding, in: file.applied(to: bytes)) < before, "\(finding)")
        fixed += 1
      case .unavailable(let reason):
        #expect(!finding.fixable && !reason.isEmpty)
        if let refusal = finding.refusal { #expect(reason == refusal) }
      case nil: Issue.record("\(finding) has no fix and no reason")
      }
    }
    #expect(fixed > 30)
  }

  /// The number of findings with the message of another one in a text.
  private static func count(_ finding: ReportedFinding, in bytes: [UInt8]) throws -> Int {
    var settings = LintSettings(paths: [], version: "test")
    settings.rules = [finding.rule]
    settings.threads = 1
    return try Linter(settings).lint([(finding.path, bytes)]).findings.count { $0.message == finding.message }
  }

  @Test("A run that nobody asks for fixes has none, and finds the same otherwise") func withoutFixes() throws
  {
    let folder = Repository.folder.appendingPathComponent("Examples/Drifted").path
    let plain = try Linter(LintSettings(paths: [folder], version: "test")).run().report.findings
    #expect(plain.allSatisfy { $0.fix == nil })
    let asked = try Self.findings().findings
    #expect(plain.count == asked.count)
    for (var expected, var finding) in zip(plain, asked) {
      finding.fix = nil
      // The rest of the project is looked at for fixes alone.
      if !expected.conditions.isEmpty, finding.refusal != nil {
        #expect(expected.fixable && !finding.fixable)
        expected.fixable = false
        expected.refusal = finding.refusal
      }
      expected.conditions = []
      finding.conditions = []
      #expect(expected == finding)
    }
  }

  @Test("What moves changes only the lines that differ") func moves() throws {
    let text = """
      import ReactiveSwift

      protocol LoginViewModelInputs {
        /// Call when b is tapped.
        func b()

        /// Call when a is tapped.
        func a()
      }

      """
    let report = try Self.findings(in: text + Self.viewModel, rules: ["sorted-inputs"])
    guard case .edits(let files)? = report.first?.fix, let file = files.first else {
      Issue.record("There is no fix")
      return
    }
    #expect(report.count == 1)
    let result = String(decoding: file.applied(to: Array((text + Self.viewModel).utf8)), as: UTF8.self)
    let expected = text.replacing("/// Call when b is tapped.\n  func b()", with: "X")
      .replacing("/// Call when a is tapped.\n  func a()", with: "/// Call when b is tapped.\n  func b()")
      .replacing("X", with: "/// Call when a is tapped.\n  func a()")
    #expect(result == expected + Self.viewModel)
    // The brace of the protocol and what follows it are left alone.
    #expect(file.edits.allSatisfy { $0.range.end.line <= 8 && $0.range.start.line >= 3 })
    #expect(file.edits.count == 2)
  }

  @Test("The fixes of one file are tried up to a number of bytes, and the other findings say what fixes them")
  func manyFixes() {
    let functions = ["d", "c", "b", "a"].map { "  /// Call when \($0) is tapped.\n  func \($0)()\n" }
    let text =
      "import ReactiveSwift\n\nprotocol LoginViewModelInputs {\n\(functions.joined(separator: "\n"))}\n"
      + Self.viewModel
    let file = SourceReader.read(path: "/LoginViewModel.swift", text: SourceText(Array(text.utf8)), .swift)
    var checker = Checker(facts: [:], onlyRules: ["sorted-inputs"])
    checker.includesFixes = true
    checker.fixLimit = 2 * text.utf8.count
    let input = Checker.Input(file: file, path: "/LoginViewModel.swift", configuration: .standard)
    let fixes = checker.check([input]).findings.sorted().map(\.fix)
    let refusal = ReportedFix.unavailable(
      reason: "the file has too many findings for its size: run 'plumb fix'")
    #expect(fixes.map { $0 == refusal } == [false, false, true])
  }

  private static let viewModel = """

    protocol LoginViewModelOutputs {}

    final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {
      func b() {}
      func a() {}
    }

    """

  private static func findings(in text: String, rules: Set<String>) throws -> [ReportedFinding] {
    var settings = LintSettings(paths: [], version: "test")
    settings.rules = rules
    settings.includesFixes = true
    return try Linter(settings).lint([("LoginViewModel.swift", Array(text.utf8))]).findings
  }

  @Test("Ranges are told in UTF-8 offsets and in UTF-16 columns")
  func ranges() throws {
    let text = """
      import ReactiveSwift

      protocol LoginViewModelInputs { /* 👩‍👧 é */ func logIn() -> Bool }

      """
    let mark = "\u{FEFF}"
    for prefix in ["", mark] {
      let whole = prefix + text + Self.viewModel.replacing("func b() {}\n  func a() {}", with: "")
      let finding = try #require(try Self.findings(in: whole, rules: ["void-input"]).first)
      let bytes = Array(whole.utf8)
      let offsets = finding.range.offsets
      let shown = String(decoding: bytes[offsets.start..<offsets.end], as: UTF8.self)
      let line = try #require(
        text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2).first)
      let place = try #require(line.range(of: shown))
      #expect(finding.range.start.line == 2 && finding.range.end.line == 2)
      #expect(finding.range.start.column == place.lowerBound.utf16Offset(in: line))
      #expect(finding.range.end.column == place.upperBound.utf16Offset(in: line))
      #expect(finding.column < finding.range.start.column + 1)
    }
  }

  @Test("Notes carry their ranges") func notes() throws {
    let text = "import ReactiveSwift\n\nprotocol LoginViewModelInputs {\n  func b()\n  func a()\n}\n"
    let finding = try #require(try Self.findings(in: text + Self.viewModel, rules: ["sorted-inputs"]).first)
    let note = try #require(finding.notes.first)
    let offsets = note.range.offsets
    #expect(String(decoding: Array(text.utf8)[offsets.start..<offsets.end], as: UTF8.self) == "b")
    #expect(note.range.start == UTF16Position(line: 3, column: 7))
    #expect(note.range.end == UTF16Position(line: 3, column: 8))
  }
}
