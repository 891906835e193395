import TestSupport
import Testing

/// What `plumb fix` does where the system gives it less than it wants.
struct ScarcityTests {
  @Test("With few open files, what is said is what was done", arguments: 3...16)
  func openFiles(_ limit: Int) throws {
    let folder = try MendableFolder(["A.swift"])
    let run = try CommandRun(shell: "ulimit -n \(limit); plumb fix -q A.swift", in: folder.files)
    if run.exitCode == 0 {
      try folder.expect(mended: ["A.swift"], untouched: [])
    } else {
      try folder.expect(mended: [], untouched: ["A.swift"])
      #expect(!run.error.contains("was changed"), "\(run.error)")
    }
  }

  @Test("With few open files the reason is told, and with enough the file is mended")
  func reason() throws {
    let folder = try MendableFolder(["A.swift"])
    let runs = try (3...16).map { limit in
      let run = try CommandRun(shell: "ulimit -n \(limit); plumb fix -q A.swift", in: folder.files)
      try folder.files.write(folder.mendable("A.swift"), to: "A.swift")
      return run
    }
    #expect(runs.contains { $0.exitCode == 3 && $0.error.contains("Too many open files") })
    #expect(runs.last?.exitCode == 0)
  }

  @Test(
    "With little memory for threads it ends", .enabled(if: Tool.exists("timeout"), "there is no 'timeout'"),
    arguments: [200_000, 300_000, 400_000, 500_000, 700_000, 900_000])
  func memory(_ limit: Int) throws {
    let folder = try MendableFolder(["A.swift", "B.swift"])
    let run = try CommandRun(
      shell: "ulimit -c 0; ulimit -v \(limit); timeout -k 1 120 \"$PLUMB\" fix -q", in: folder.files)
    // 124 and 137 are those of a command that had to be ended.
    #expect(run.exitCode != 124 && run.exitCode != 137, "\(run.text)")
    if run.exitCode == 0 { try folder.expect(mended: ["A.swift", "B.swift"], untouched: []) }
    for name in ["A.swift", "B.swift"] {
      let text = try folder.files.text(of: name)
      #expect(text == folder.mendable(name) || text == folder.mended(name))
    }
  }
}
