import Foundation
import TestSupport
import Testing

@Suite("plumb fix --rxjava 3")
struct RxJavaFixTests {
  private static let old = """
    import rx.Observable;

    class Names {
      Observable<String> all(final Observable<String> names) {
        return names.doOnCompleted(() -> {}).onBackpressureLatest();
      }
    }

    """

  private static let new = """
    import io.reactivex.rxjava3.core.Observable;

    class Names {
      Observable<String> all(final Observable<String> names) {
        return names.doOnComplete(() -> {}).onBackpressureLatest();
      }
    }

    """

  private static let note =
    "plumb: note: app/Names.java:5: 'onBackpressureLatest' is not converted: use a 'Flowable': an 'Observable' has "
    + "no back pressure\n"

  private let folder: TemporaryFolder

  init() throws {
    self.folder = try TemporaryFolder()
    try self.folder.write(Self.old, to: "app/Names.java")
    try self.folder.write("class Other {}\n", to: "app/Other.java")
    try self.folder.write("struct Other {}\n", to: "app/Other.swift")
  }

  private func run(_ arguments: String...) throws -> CommandRun {
    try CommandRun(["fix", "--rxjava"] + arguments, in: self.folder)
  }

  @Test("Files are converted, and what is left is listed by file and line")
  func converted() throws {
    let run = try self.run("3", "app")
    #expect(run.exitCode == 1)
    #expect(run.error == Self.note + "plumb: note: converted 1 file\n")
    #expect(run.output.isEmpty)
    #expect(try self.folder.text(of: "app/Names.java") == Self.new)
    // A second run changes nothing, and lists the same.
    let again = try self.run("3", "app")
    #expect(again.exitCode == 1)
    #expect(again.error == Self.note + "plumb: note: converted 0 files\n")
    #expect(try self.folder.text(of: "app/Names.java") == Self.new)
  }

  @Test("With nothing left the exit code is 0")
  func nothingLeft() throws {
    try self.folder.write(Self.old.replacing(".onBackpressureLatest()", with: ""), to: "app/Names.java")
    let run = try self.run("3")
    #expect(run.exitCode == 0)
    #expect(run.error == "plumb: note: converted 1 file\n")
  }

  @Test("A diff is what would change, and nothing is written")
  func diff() throws {
    let run = try self.run("3", "--diff", "app")
    #expect(run.exitCode == 1)
    #expect(run.output.contains("\n-import rx.Observable;\n+import io.reactivex.rxjava3.core.Observable;\n"))
    #expect(try self.folder.text(of: "app/Names.java") == Self.old)
    let dry = try self.run("3", "--dry-run", "app")
    #expect(dry.exitCode == 1)
    #expect(dry.error == Self.note + "plumb: note: would convert 1 file\n")
    #expect(dry.output.isEmpty)
    #expect(try self.folder.text(of: "app/Names.java") == Self.old)
  }

  @Test("A file that cannot be read is exit code 3")
  func unreadable() throws {
    let run = try self.run("3", "missing")
    #expect(run.exitCode == 3)
  }

  @Test("Only version 3, and nothing else at the same time")
  func usage() throws {
    let version = try self.run("2", "app")
    #expect(version.exitCode == 2)
    #expect(version.error.hasPrefix("plumb: error: '--rxjava 2' is not supported: write '--rxjava 3'\n"))
    for flags in [["--to-macro"], ["--rules", "sorted-inputs"]] {
      let run = try CommandRun(["fix", "--rxjava", "3"] + flags, in: self.folder)
      #expect(run.exitCode == 2)
      #expect(
        run.error.hasPrefix(
          "plumb: error: '--rxjava' cannot be combined with '--to-macro', '--from-macro', '--to-ports', '--stdin-path' or '--rules'\n"
        ))
    }
  }
}
