import Foundation
import PortUses
import Rules
import SeededRandom
import SourceModel
import TestSupport
import Testing

@testable import Engine

@Suite("A session") struct SessionTests {
  private static func settings(_ folder: TemporaryFolder) -> LintSettings {
    var settings = LintSettings(paths: [folder.path], version: "test")
    settings.threads = 2
    return settings
  }

  /// Two view models of two files each, and a file without view models.
  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in ["Login", "Signup"] {
      let text = Sample.clean.replacing("LoginViewModel", with: "\(name)ViewModel")
      let start = try #require(text.range(of: "public protocol \(name)ViewModelInputs"))
      let end = try #require(text.range(of: "public protocol \(name)ViewModelOutputs"))
      try folder.write(
        "import ReactiveSwift\n\n" + text[start.lowerBound..<end.lowerBound], to: "\(name)Inputs.swift")
      try folder.write(text.replacing(text[start.lowerBound..<end.lowerBound], with: ""), to: "\(name).swift")
    }
    try folder.write("struct User {}\n", to: "User.swift")
    return folder
  }

  // MARK: Reading

  @Test("A file that is checked again costs no more than its component") func countsFiles() throws {
    let folder = try Self.folder()
    let files = CountedFiles()
    var session = try Session(Self.settings(folder), access: files.access)
    #expect(session.result.report.findings.isEmpty)
    #expect(session.result.report.viewModels == 2)
    #expect(files.take().read.count == 5)

    let text = try folder.text(of: "Login.swift")
    let drifted = text.replacing("public final class", with: "public class")
    let first = try session.check(folder.path("Login.swift"), text: Array(drifted.utf8))
    #expect(first.findings.map(\.rule) == ["final-view-model"])
    #expect(first.others.isEmpty)
    var counted = files.take()
    #expect(counted.read == [])
    #expect(counted.parsed == ["Login.swift", "LoginInputs.swift"])

    let second = try session.check(folder.path("Login.swift"), text: Array(text.utf8))
    #expect(second.findings.isEmpty)
    counted = files.take()
    #expect(counted.read == [])
    #expect(counted.parsed == ["Login.swift"])
  }

  @Test("What has findings in open files alone is checked, and the rest once it is asked for")
  func checksOpenFiles() throws {
    let folder = try Self.folder()
    let files = CountedFiles()
    var session = try Session(Self.settings(folder), access: files.access)
    #expect(files.take().parsed == [])
    let text = try folder.text(of: "Login.swift").replacing("public final class", with: "public class")
    try session.update(folder.path("Login.swift"), text: Array(text.utf8))
    #expect(files.take().parsed == ["Login.swift", "LoginInputs.swift"])
    #expect(session.findings(folder.path("Login.swift")).map(\.rule) == ["final-view-model"])
    try session.update(
      folder.path("Login.swift"), text: Array((text + "extension LoginViewModel: LoginDelegate {}\n").utf8))
    #expect(files.take().parsed == ["Login.swift"])
    #expect(session.findings(folder.path("Signup.swift")).isEmpty)
    #expect(files.take().parsed == ["Signup.swift", "SignupInputs.swift"])
  }

  @Test("Where other names lead to ports after an edit, the uses in all files are joined again")
  func joinsUses() throws {
    let folder = try Self.folder()
    try folder.write("extension LoginActions { func more() {} }\n", to: "More.swift")
    // A file that is nested too deep has no uses itself.
    let deep =
      "let deep = " + String(repeating: "(", count: 2_000) + "1" + String(repeating: ")", count: 2_000) + "\n"
    try folder.write(deep, to: "Deep.swift")
    func usedTypes(_ session: Session) -> Set<String>? {
      session.run.uses?.types(usedIn: [folder.path("More.swift")])
    }
    func hasNoUses(_ session: Session) -> Bool {
      session.run.files.contains { $0.file.path == folder.path("Deep.swift") && $0.uses == nil }
    }
    var session = try Session(Self.settings(folder))
    #expect(hasNoUses(session))
    #expect(usedTypes(session) == [])
    try session.update(folder.path("Deep.swift"), text: Array((deep + "protocol LoginActions {}\n").utf8))
    #expect(hasNoUses(session))
    #expect(usedTypes(session) == ["LoginActions"])
    try session.update(folder.path("Deep.swift"), text: Array(deep.utf8))
    #expect(usedTypes(session) == [])
  }

  @Test("A header that changes costs no other component") func headers() throws {
    let folder = try Self.folder()
    let files = CountedFiles()
    var session = try Session(Self.settings(folder), access: files.access)
    _ = session.result
    _ = files.take()
    let text = try folder.text(of: "Login.swift") + "\nextension LoginViewModel: LoginDelegate {}\n"
    _ = try session.check(folder.path("Login.swift"), text: Array(text.utf8))
    let counted = files.take()
    #expect(counted.read == [])
    #expect(counted.parsed == ["Login.swift", "LoginInputs.swift"])
  }

  @Test("Files that did not change are not read when the folder is looked at again") func reload() throws {
    let folder = try Self.folder()
    let files = CountedFiles()
    var session = try Session(Self.settings(folder), access: files.access)
    _ = session.result
    _ = files.take()
    try folder.write(try folder.text(of: "User.swift") + "struct Account {}\n", to: "User.swift")
    try session.reload()
    _ = session.result
    let counted = files.take()
    #expect(counted.read == ["User.swift"])
    #expect(counted.parsed == [])
  }

  // MARK: Other files

  @Test("Findings that come and go in other files are told") func otherFiles() throws {
    let folder = try Self.folder()
    let inputs = folder.path("LoginInputs.swift")
    try folder.write(
      try folder.text(of: "LoginInputs.swift").replacing("///", with: "//"), to: "LoginInputs.swift")
    var session = try Session(Self.settings(folder))
    let findings = session.findings(inputs)
    #expect(findings.map(\.rule) == ["documented-inputs"])
    let path = folder.path("Login.swift")
    // Nobody asks for the documentation of a protocol without its view model.
    #expect(try session.check(path, text: []).others == [inputs: []])
    #expect(session.findings(inputs).isEmpty)
    let text = try folder.text(of: "Login.swift")
    #expect(try session.check(path, text: Array(text.utf8)).others == [inputs: findings])
  }

  @Test("A file that is in the editor alone takes part, until it is closed") func newFile() throws {
    let folder = try Self.folder()
    var session = try Session(Self.settings(folder))
    let check = try session.check(folder.path("New.swift"), text: Array(Sample.drifted("NewViewModel").utf8))
    #expect(check.findings.contains { $0.rule == "void-input" })
    #expect(session.result.report.viewModels == 3)
    try session.close(folder.path("New.swift"))
    #expect(session.findings(folder.path("New.swift")).isEmpty)
    #expect(session.result.report.viewModels == 2)
  }

  // MARK: Fixes

  @Test("The fix of a finding is told in edits, and is nil once the finding is gone") func fix() throws {
    let folder = try Self.folder()
    var session = try Session(Self.settings(folder))
    let path = folder.path("Login.swift")
    let text = try folder.text(of: "Login.swift")
    let drifted = text.replacing("public final class", with: "public class")
    let finding = try #require(try session.check(path, text: Array(drifted.utf8)).findings.first)
    guard case .edits(let files)? = session.fix(finding), let edits = files.first else {
      Issue.record("There is no fix")
      return
    }
    #expect(files.map(\.path) == [path])
    #expect(edits.edits.map(\.replacement) == ["final "])
    #expect(String(decoding: edits.applied(to: Array(drifted.utf8)), as: UTF8.self) == text)
    _ = try session.check(path, text: Array(text.utf8))
    #expect(session.fix(finding) == nil)
  }

  // MARK: Random edits

  @Test("After any edit the answer is that of a fresh run", arguments: [3, 4] as [UInt64])
  func randomEdits(seed: UInt64) throws {
    let folder = try TemporaryFolder()
    let settings = Self.settings(folder)
    var session = try Session(settings)
    var random = RandomEdits(seed: seed)
    var choice = RandomEdits(seed: seed + 1_000)
    var shown = Self.byPath(session.result.report)
    var findings = 0
    for _ in 0..<TestScale.count(80, atLeast: 30) {
      var check: (path: String, result: FileCheck)?
      try random.edit(
        write: { text, name in
          let isSource = !name.hasSuffix(".yml")
          if isSource, choice.number(below: 3) > 0 {
            check = (folder.path(name), try session.check(folder.path(name), text: Array(text.utf8)))
          }
          try folder.write(text, to: name)
          guard check == nil else { return }
          try session.close(folder.path(name))
          try session.reload()
        },
        remove: { name in
          try folder.remove(name)
          try session.close(folder.path(name))
          try session.reload()
        },
        rename: { old, new in
          try FileManager.default.moveItem(atPath: folder.path(old), toPath: folder.path(new))
          try session.close(folder.path(old))
          try session.reload()
        })
      let expected = try Linter(settings).run()
      #expect(session.result.report == expected.report, "\(random.log.suffix(3))")
      let expectedByPath = Self.byPath(expected.report)
      if let check {
        #expect(check.result.findings == expectedByPath[check.path] ?? [], "\(random.log.suffix(3))")
        // What an editor shows stays right when it follows the answers alone.
        shown[check.path] = check.result.findings
        for (path, findings) in check.result.others { shown[path] = findings }
        #expect(shown.filter { !$0.value.isEmpty } == expectedByPath, "\(random.log.suffix(3))")
      }
      shown = expectedByPath
      findings += expected.report.findings.count
    }
    #expect(findings > (TestScale.isFull ? 500 : 50))
  }

  private static func byPath(_ report: LintReport) -> [String: [ReportedFinding]] {
    Dictionary(grouping: report.findings, by: \.path)
  }

  @Test("After any edit of an example the answer is that of a fresh run") func examples() throws {
    let folder = try TemporaryFolder()
    let sources = Repository.folder.appendingPathComponent("Examples/Drifted").path
    var names: [String] = []
    for name in try FileManager.default.subpathsOfDirectory(atPath: sources).sorted()
    where name.hasSuffix(".swift") || name.hasSuffix(".java") {
      try folder.write(try String(contentsOfFile: sources + "/" + name, encoding: .utf8), to: name)
      names.append(name)
    }
    #expect(names.count > 10)
    let settings = Self.settings(folder)
    var session = try Session(settings)
    var random = RandomEdits(seed: 9)
    var changes = 0
    for _ in 0..<TestScale.count(20, atLeast: 10) {
      let before = session.result.report
      let name = random.pick(names)
      var lines = try folder.text(of: name).components(separatedBy: "\n")
      let (line, other) = (random.number(below: lines.count), random.number(below: lines.count))
      switch random.number(below: 3) {
      case 0: lines.remove(at: line)
      case 1: lines.insert(lines[other], at: line)
      default: lines.swapAt(line, other)
      }
      let text = lines.joined(separator: "\n")
      let check = try session.check(folder.path(name), text: Array(text.utf8))
      try folder.write(text, to: name)
      let expected = try Linter(settings).run().report
      #expect(session.result.report == expected, "\(name): \(line), \(other)")
      #expect(check.findings == expected.findings.filter { $0.path == folder.path(name) })
      if expected != before { changes += 1 }
    }
    #expect(changes > (TestScale.isFull ? 5 : 2))
  }
}
