import Engine
import Foundation
import Rules
import TestSupport
import Testing

struct LinterTests {
  @Test("The result is the same with one thread and with eight")
  func threads() throws {
    var settings = LintSettings(paths: [Repository.folder.path + "/Examples"], version: "test")
    settings.rules = Set(RuleSet.all.map(\.id))
    settings.threads = 1
    let one = try Linter(settings).run()
    settings.threads = 8
    let eight = try Linter(settings).run()
    #expect(one.report.findings.count > 20)
    #expect(one.report.findings == eight.report.findings)
    #expect(one.report.files == eight.report.files)
    #expect(one.report.viewModels == eight.report.viewModels)
  }

  @Test("Many small files give the same with any number of threads", arguments: [1, 2, 8, 100])
  func manyFiles(_ threads: Int) throws {
    let names = (0..<150).map { "ViewModel\($0)" }
    let folder = try Folder(
      Dictionary(uniqueKeysWithValues: names.map { ("\($0).swift", Sample.drifted($0 + "ViewModel")) }))
    let report = try folder.lint(threads: threads).report
    #expect(report.findings.map { folder.relative($0.path) } == names.map { $0 + ".swift" }.sorted())
    #expect(report.viewModels == 150)
  }

  @Test("The imports of a file are checked once, however many view models it has")
  func manyViewModels() throws {
    let text = (0..<1_000).map { number in
      """
      import ReactiveSwift
      import Foundation

      protocol V\(number)ViewModelInputs { func tapped() }
      protocol V\(number)ViewModelOutputs { var title: Signal<(), Never> { get } }
      final class V\(number)ViewModel: V\(number)ViewModelInputs, V\(number)ViewModelOutputs {}


      """
    }
    let report = try Folder(["A.swift": text.joined()]).lint(rules: ["no-ui-import", "sorted-imports"]).report
    #expect(report.viewModels == 1_000)
    #expect(report.findings.count == 1_000)
    #expect(Set(report.findings.map(\.viewModel)) == ["V0ViewModel"])
  }

  @Test("The findings are sorted by path, line and column")
  func order() throws {
    let folder = try Folder([
      "B.swift": Sample.drifted("BViewModel"), "A/Z.swift": Sample.drifted("ZViewModel"),
      "A.swift": Sample.drifted("AViewModel"),
    ])
    let findings = try folder.lint(rules: nil).report.findings
    #expect(findings == findings.sorted())
    #expect(Set(findings.map(\.path)).count == 3)
  }

  @Test("An empty folder and an empty list have nothing to report")
  func nothing() throws {
    let folder = try Folder()
    #expect(try folder.lint().report.files == 0)
    #expect(try folder.lint([]).report.files == 0)
  }

  @Test("An empty file and one without view models are files without findings")
  func filesWithoutViewModels() throws {
    let folder = try Folder(["A.swift": "", "B.swift": "struct Point {}\n", "C.swift": "\u{FEFF}"])
    let report = try folder.lint(rules: nil).report
    #expect(report.files == 3)
    #expect(report.viewModels == 0)
    #expect(report.findings.isEmpty)
  }

  @Test("A file that does not parse is an error, and the others are checked")
  func parseErrors() throws {
    let folder = try Folder([
      "A.swift": Sample.drifted("AViewModel") + "\nfunc (", "B.swift": Sample.drifted("BViewModel"),
    ])
    let findings = try folder.lint(rules: ["parse-error", "void-input"]).report.findings
    #expect(
      findings.map { "\(folder.relative($0.path)) \($0.rule) \($0.severity)" } == [
        "A.swift parse-error error", "B.swift void-input warning",
      ])
  }

  @Test("Bytes that are not UTF-8 do not end the run")
  func notUTF8() throws {
    let folder = try Folder()
    try folder.files.write(Array("// ".utf8) + [0xFF, 0x0A] + Array(Sample.drifted().utf8), to: "A.swift")
    #expect(try folder.lint().report.findings.map(\.line) == [5])
  }

  @Test("Standard input stands for the file of its path, which need not exist")
  func standardInput() throws {
    let folder = try Folder([
      "A.swift": Sample.drifted("AViewModel"), "B.swift": Sample.drifted("BViewModel"),
    ])
    func paths(_ names: [String], typed: String, _ path: String) throws -> [String] {
      try folder.lint(names) { $0.standardInput = (Array(typed.utf8), folder.files.path(path)) }
        .report.findings.map { folder.relative($0.path) }
    }
    #expect(try paths([], typed: Sample.drifted(), "Sources/New.swift") == ["Sources/New.swift"])
    #expect(try paths([], typed: "", "A.swift") == [])
    #expect(try paths([""], typed: "", "A.swift") == ["B.swift"])
    #expect(try paths([""], typed: "\n" + Sample.drifted("AViewModel"), "B.swift") == ["A.swift", "B.swift"])
    try folder.files.write("exclude: [A.swift]\n", to: ".plumb.yml")
    #expect(try paths([], typed: Sample.drifted(), "A.swift") == [])
    #expect(try paths([], typed: Sample.drifted(), "./x/../A.swift") == [])
  }

  @Test("Standard input sees the protocols in the other files of the run")
  func standardInputWithOtherFiles() throws {
    let text = Sample.drifted()
    let ports = String(text.prefix(upTo: text.firstRange(of: "final")?.lowerBound ?? text.endIndex))
    let viewModel = "import ReactiveSwift\n\n" + text.dropFirst(ports.count)
    let folder = try Folder(["Ports.swift": ports])
    let report = try folder.lint { $0.standardInput = (Array(viewModel.utf8), folder.files.path("VM.swift")) }
      .report
    #expect(report.viewModels == 1)
    #expect(report.findings.map { folder.relative($0.path) } == ["Ports.swift"])
  }

  @Test("The progress ends with all files of the view models")
  func progress() throws {
    let folder = try Folder([
      "A.swift": Sample.drifted("AViewModel"), "B.swift": Sample.drifted("BViewModel"),
    ])
    let calls = Calls()
    _ = try folder.lint { $0.progress = { done, total in calls.add(done, total) } }
    #expect(calls.all.map(\.done) == [1, 2])
    #expect(calls.all.map(\.total) == [2, 2])
  }
  @Test("A file that goes away during the run is told", arguments: [false, true])
  func vanished(isFixed: Bool) throws {
    let folder = try Folder([
      "A.swift": Sample.drifted("AViewModel"),
      "B.swift": Sample.drifted("BViewModel").replacing(
        "BViewModelInputs, BViewModelOutputs {}", with: "Ports {}"),
      "Ports.swift": "typealias Ports = More\n",
      "PortsToo.swift": "typealias More = BViewModelInputs & BViewModelOutputs\n",
    ])
    let lost = folder.files.path("Ports.swift")
    var settings = LintSettings(paths: [folder.files.path], version: "test")
    settings.threads = 1
    settings.progress = { done, _ in if done == 1 { unlink(lost) } }
    let linter = Linter(settings)
    let failures = isFixed ? try linter.fix().left.failures : try linter.run().failures
    #expect(failures.map { folder.relative($0.path) } == ["Ports.swift"])
    #expect(failures.map(\.reason) == ["No such file or directory"])
  }
}
