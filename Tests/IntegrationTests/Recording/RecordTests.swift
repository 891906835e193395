import Foundation
import TestSupport
import Testing

@testable import Recorder

@Suite("A record of what the tool makes of a folder")
struct RecordTests {
  private static let path = "LoginViewModel.swift"
  private static let text = """
    import ReactiveSwift

    public protocol LoginViewModelInputs {
      /// Call when the view loads.
      func viewDidLoad()

      /// Call when the email changes.
      func emailChanged(_ email: String)
    }

    public protocol LoginViewModelOutputs {}

    public final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {
      public func viewDidLoad() {}
      public func emailChanged(_ email: String) {}
    }
    """

  private func record(_ folder: TemporaryFolder) async throws -> Record {
    let program = try RecordedProgram(path: CommandRun.executable, folder: folder.path)
    return try await Recording(program, twins: folder.path, renames: 10).record()
  }

  @Test("A folder stays as it is, and has the same record until it changes")
  func same() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.text, to: Self.path)
    let record = try await self.record(folder)
    #expect(try await self.record(folder).lines == record.lines)
    #expect(record.lines.split(separator: "\n").count == record.texts.count)
    #expect(try folder.text(of: Self.path) == Self.text)
    #expect(try folder.names() == [Self.path])

    let names = record.texts.keys
    for kind in [
      "converted/", "descriptions/", "edits/sorted-inputs/", "fixed/\(Self.path)", "graphs/", "lint/",
      "new/kickstarter-java/", "parity/", "ports/", "renames/LoginViewModel.inputs.viewDidLoad/\(Self.path)",
      "rules/explained/sorted-inputs",
    ] {
      #expect(names.contains { $0.hasPrefix(kind) }, "\(kind)")
    }
    #expect(!record.texts.values.contains { $0.hasPrefix("exit code 3") })

    try folder.write("struct Login {}", to: Self.path)
    let empty = try await self.record(folder)
    #expect(empty.texts["rules/json"] == record.texts["rules/json"])
    #expect(empty.texts["lint/json"] != record.texts["lint/json"])
    #expect(!empty.texts.keys.contains { $0.hasPrefix("descriptions/") })
  }

  @Test("The diff of each file is a text of its own")
  func diff() {
    var record = Record()
    let first = "diff --git a/A.swift b/A.swift\n-a\n+b"
    let second = "diff --git a/B/C.swift b/B/C.swift\n-c\n+d\n"
    record.add("fixed", diff: .init(output: "\(first)\n\(second)", error: "fixed 2", exitCode: 0))
    #expect(
      record.texts == [
        "fixed/report": "exit code 0\nfixed 2\n", "fixed/A.swift.diff": first, "fixed/B/C.swift.diff": second,
      ])
  }
}
