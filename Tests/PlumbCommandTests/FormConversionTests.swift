import Foundation
import TestSupport
import Testing

@Suite("plumb convert")
struct FormConversionTests {
  private let folder: TemporaryFolder

  init() throws {
    self.folder = try TemporaryFolder()
    for name in ["MessageCell", "Pledge"] {
      let path = "Examples/Sources/KickstarterSwift/\(name)ViewModel.swift"
      let text = try String(contentsOf: Repository.folder.appendingPathComponent(path), encoding: .utf8)
      try self.folder.write(text, to: "Sources/\(name)ViewModel.swift")
    }
    try self.folder.write("let viewModel: PledgeViewModelType\n", to: "Tests/PledgeTests.swift")
  }

  private func run(_ arguments: String...) throws -> CommandRun {
    try CommandRun(["convert"] + arguments, in: self.folder)
  }

  @Test("View models are converted, names in use stay, and they come back")
  func thereAndBack() throws {
    let there = try self.run("--to-macro", "Sources", "Tests")
    #expect(there.exitCode == 0)
    #expect(there.error == "plumb: note: converted 2 view models\n")
    let pledge = try self.folder.text(of: "Sources/PledgeViewModel.swift")
    #expect(pledge.contains("@ViewModel\npublic final class PledgeViewModel {\n"))
    #expect(pledge.contains("public typealias PledgeViewModelType = PledgeViewModel\n"))
    #expect(!(try self.folder.text(of: "Sources/MessageCellViewModel.swift")).contains("typealias"))
    #expect(try CommandRun(["lint", "--no-cache", "Sources"], in: self.folder).exitCode == 0)
    // There is nothing more to do.
    #expect(try self.run("--to-macro").error == "plumb: note: converted 0 view models\n")

    #expect(try self.run("--from-macro", "Sources/MessageCellViewModel.swift").exitCode == 0)
    let cell = try self.folder.text(of: "Sources/MessageCellViewModel.swift")
    #expect(cell.contains("public protocol MessageCellViewModelType {\n"))
    #expect(!cell.contains("PlumblineMacros"))
    #expect(try CommandRun(["lint", "--no-cache", "Sources"], in: self.folder).exitCode == 0)
  }

  @Test("Names that excluded files use stay as well")
  func excluded() throws {
    try self.folder.write("exclude: [Tests]\n", to: ".plumb.yml")
    #expect(try self.run("--to-macro").exitCode == 0)
    let pledge = try self.folder.text(of: "Sources/PledgeViewModel.swift")
    #expect(pledge.contains("public typealias PledgeViewModelType = PledgeViewModel\n"))
  }

  @Test("An import of ReactiveSwift changes where this is asked for")
  func changesImport() throws {
    let old = try self.folder.text(of: "Sources/PledgeViewModel.swift")
    try self.folder.write(
      old.replacing("import Plumbline", with: "import ReactiveSwift"), to: "Sources/PledgeViewModel.swift")
    let run = try self.run("--to-macro", "--import", "Plumbline", "Sources", "Tests")
    #expect(run.exitCode == 1)
    #expect(
      run.error.contains("the import is now Plumbline: change it in the files that use the signals of "))
    let pledge = try self.folder.text(of: "Sources/PledgeViewModel.swift")
    #expect(pledge.contains("import Plumbline\nimport PlumblineMacros\n"))
    #expect(!pledge.contains("ReactiveSwift"))
  }

  @Test(
    "The library of an import is Plumbline, and changes with the form alone",
    arguments: [
      (["--to-macro", "--import", "RxSwift"], "'--import' must be 'Plumbline', not 'RxSwift'"),
      (["--to-ports", "--import", "Plumbline"], "'--import' requires '--to-macro'"),
    ])
  func misusedImport(_ arguments: [String], _ message: String) throws {
    let run = try CommandRun(["convert"] + arguments, in: self.folder)
    #expect(run.exitCode == 2)
    #expect(run.error.contains(message))
  }

  @Test(
    "A file that cannot be read is told, the others are converted, and what killed runs left is removed",
    .enabled(if: OutsideFileTests.takesAnyName))
  func unreadable() throws {
    let run = try CommandRun(
      shell: """
        touch $'\\xff.swift' none.txt .plumb-tmp-abc123
        plumb convert --dry-run --to-macro > dry 2>&1
        test -e .plumb-tmp-abc123 || exit 9
        plumb convert --to-macro . nowhere.swift none.txt
        """, in: self.folder)
    #expect(run.exitCode == 3)
    #expect(
      run.error.hasPrefix(
        """
        \u{FFFD}.swift: error: its name is not in UTF-8: rename it
        nowhere.swift: error: no such file or folder
        none.txt: error: is neither Swift, Java nor Kotlin

        """), "\(run.error)")
    #expect(run.error.contains("note: converted 2 "), "\(run.error)")
    #expect(try !self.folder.names().contains(".plumb-tmp-abc123"))
  }

  @Test("A diff of files outside of the working folder is refused")
  func diffOutside() throws {
    let run = try CommandRun(shell: "cd Tests && plumb convert --to-macro --diff ../Sources", in: self.folder)
    #expect(run.exitCode == 2)
    #expect(run.output.isEmpty)
    #expect(run.error.hasPrefix("plumb: error: '--diff' prints paths relative to the working folder: "))
  }

  @Test("A diff is what would change, and nothing is written")
  func diff() throws {
    let before = try self.folder.text(of: "Sources/PledgeViewModel.swift")
    let run = try self.run("--to-macro", "--diff", "Sources")
    #expect(run.exitCode == 1)
    #expect(run.output.contains("\n+@ViewModel\n"))
    #expect(try self.folder.text(of: "Sources/PledgeViewModel.swift") == before)
    #expect(try self.run("--to-macro", "--dry-run").error == "plumb: note: would convert 2 view models\n")
  }

  @Test("What stays is told with the reason")
  func refused() throws {
    try self.folder.write(
      try self.folder.text(of: "Sources/PledgeViewModel.swift")
        .replacing("import Plumbline", with: "import ReactiveSwift"), to: "Sources/PledgeViewModel.swift")
    let run = try self.run("--to-macro")
    #expect(run.exitCode == 1)
    #expect(
      run.error == """
        plumb: note: Sources/PledgeViewModel.swift: 'PledgeViewModel' is not converted: the macro requires Plumbline, \
        which the file does not import: '--import Plumbline' changes the import
        plumb: note: converted 1 view model

        """)
  }

  @Test("View models without port protocols get theirs, and what stays is told")
  func ports() throws {
    let text = """
      import Plumbline

      final class HelpViewModel {
        let title: Signal<String, Never> = .never
      }

      """
    try self.folder.write(text, to: "HelpViewModel.swift")
    try self.folder.write("import RxSwift\nstruct FeedViewModel {}\n", to: "FeedViewModel.swift")
    try self.folder.write("class MapViewModel {}\n", to: "MapViewModel.java")
    let run = try self.run("--to-ports", ".")
    #expect(
      run.error == """
        plumb: note: FeedViewModel.swift: 'FeedViewModel' is not converted: only those of 'kickstarter-swift' are converted
        plumb: note: converted 1 view model

        """)
    #expect(run.exitCode == 1)
    #expect(
      try self.folder.text(of: "HelpViewModel.swift").contains(
        "\n  var title: Signal<String, Never> { get }\n"))
  }

  @Test("One form at a time, and in files")
  func usage() throws {
    let pairs = [
      ["--to-macro", "--from-macro"], ["--from-macro", "--to-macro", "--from-macro"],
      ["--to-ports", "--to-macro"], [],
    ]
    for flags in pairs {
      let run = try CommandRun(["convert"] + flags, in: self.folder)
      #expect(run.exitCode == 2)
      #expect(
        run.error.hasPrefix(
          "plumb: error: choose one of '--to-macro', '--from-macro' and '--to-ports'"))
    }
  }
}
