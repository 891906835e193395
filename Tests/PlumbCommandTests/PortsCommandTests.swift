import Foundation
import TestSupport
import Testing

@Suite("plumb ports")
struct PortsCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    self.folder = try TemporaryFolder()
    try self.folder.write(Self.viewModel(), to: "Sources/AViewModel.swift")
    try self.folder.write(
      """
      final class AView {
        let viewModel = AViewModel()
        func bind() { self.viewModel.inputs.viewDidLoad() }
      }
      """, to: "Sources/AView.swift")
    try self.folder.write(
      """
      final class AViewModelTests: XCTestCase {
        let vm = AViewModel()
        func testText() { self.vm.outputs.text.observe(observer) }
      }
      """, to: "Tests/AViewModelTests.swift")
  }

  private static func viewModel(_ outputs: String = "") -> String {
    """
    import ReactiveSwift

    protocol AViewModelInputs {
      /// Call when the view did load.
      func viewDidLoad()
    }

    protocol AViewModelOutputs {
      var text: Signal<String, Never> { get }\(outputs)
    }

    final class AViewModel: AViewModelInputs, AViewModelOutputs {
      func viewDidLoad() {}
    }

    """
  }

  @Test("A table says who uses each port")
  func text() throws {
    let run = try CommandRun(["ports", "AViewModel"], in: self.folder)
    #expect(run.exitCode == 0)
    #expect(
      run.output == """
        AViewModel (Sources/AViewModel.swift:12)

        inputs
          viewDidLoad()  AView; no test

        outputs
          text           no view; AViewModelTests

        2 of 2 uses of ports are resolved

        """)
  }

  @Test("A use whose view model is unknown is counted, and named in JSON")
  func unresolved() throws {
    try self.folder.write(
      "final class BView {\n  func bind() { models.forEach { $0.outputs.text.observe(observer) } }\n}\n",
      to: "Sources/BView.swift")
    #expect(
      try CommandRun(["ports"], in: self.folder).output.hasSuffix("2 of 3 uses of ports are resolved\n"))
    let json = try CommandRun(["ports", "--format", "json"], in: self.folder).output
    let lines = json.split(separator: "\n").suffix(9).map { $0.drop { $0 == " " } }
    #expect(
      lines.contains(#""name": "text","#) && lines.contains(#""path": "Sources/BView.swift","#), "\(json)")
  }

  @Test(
    "Every format names the port and its documentation",
    arguments: [
      (
        "markdown",
        "| inputs | `viewDidLoad()` | Call when the view did load. | AViewModel.swift:5 | AViewModel.swift:13 | AView | no test |"
      ),
      ("json", #""documentation": "Call when the view did load.""#),
      (
        "html",
        "<td>viewDidLoad()</td><td>Call when the view did load.</td><td>Sources/AViewModel.swift:5</td>"
      ),
    ])
  func formats(_ format: String, _ line: String) throws {
    let run = try CommandRun(["ports", "--format", format], in: self.folder)
    #expect(run.exitCode == 0)
    #expect(run.output.contains(line), "\(run.output)")
  }

  @Test("What a branch adds, removes and changes is listed")
  func changed() throws {
    try self.git("init", "-q", "-b", "main")
    try self.git("add", ".")
    try self.git("-c", "user.name=A", "-c", "user.email=a@b", "commit", "-qm", "A")
    let unchanged = try CommandRun(["ports", "--changed", "main"], in: self.folder)
    #expect(unchanged.output == "no port is added, removed or changed\n")
    try self.folder.write(
      Self.viewModel("\n  var showError: Signal<String, Never> { get }")
        .replacing("viewDidLoad()", with: "viewLoaded()"), to: "Sources/AViewModel.swift")
    try self.folder.write("final class AViewModelTests {}", to: "Tests/AViewModelTests.swift")
    let run = try CommandRun(["ports", "--changed", "main"], in: self.folder)
    #expect(
      run.output == """
        AViewModel: new input 'viewLoaded()': no view; no test
        AViewModel: output 'text': no test uses it any more
        AViewModel: new output 'showError': no view; no test
        AViewModel: removed input 'viewDidLoad()'

        """)
    let markdown = try CommandRun(["ports", "--changed", "main", "--format", "markdown"], in: self.folder)
    #expect(markdown.output.hasPrefix("- AViewModel: new input `viewLoaded()`: no view; no test\n"))
  }

  /// Commands of the shell after a commit, what follows `plumb ports`, and what is printed.
  static let moves: [(String, String, String)] = [
    ("rm Sources/AViewModel.swift", "", "AViewModel: removed input 'viewDidLoad()'"),
    ("rm Sources/AViewModel.swift", "AViewModel --in Sources", "AViewModel: removed output 'text'"),
    ("rm -r Sources", "", "AViewModel: removed input 'viewDidLoad()'"),
    ("rm Sources/AViewModel.swift", "--in Tests", "no port is added, removed or changed"),
    ("mv Sources/AViewModel.swift Moved.swift", "", "no port is added, removed or changed"),
    ("git mv Sources Other", "", "no port is added, removed or changed"),
    (
      "rm Sources/AViewModel.swift; echo 'exclude: [Sources]' > .plumb.yml", "",
      "no port is added, removed or changed"
    ),
    (
      "sed -i.bak s/viewDidLoad/viewLoaded/ Sources/AViewModel.swift; ln -s Sources link", "--in link",
      "AViewModel: removed input 'viewDidLoad()'"
    ),
  ]

  @Test("Files that a branch deletes or moves are compared as well, also through a link", arguments: moves)
  func moved(_ command: String, _ arguments: String, _ line: String) throws {
    try self.folder.write("final class B {\n}\n", to: "Tests/BViewModel.swift")
    try self.folder.write(
      Self.viewModel().replacing("AViewModel", with: "CViewModel"), to: "Tests/CViewModel.swift")
    try self.git("init", "-q", "-b", "main")
    try self.git("add", ".")
    try self.git("-c", "user.name=A", "-c", "user.email=a@b", "commit", "-qm", "A")
    let run = try CommandRun(shell: "\(command); plumb ports --changed main \(arguments)", in: self.folder)
    #expect(run.exitCode == 0)
    #expect(run.output.split(separator: "\n").contains(Substring(line)), "\(run.text)")
  }

  @Test("A view model that cannot be read is no view model that was removed or added")
  func unreadable() throws {
    try self.git("init", "-q", "-b", "main")
    try self.git("add", ".")
    try self.git("-c", "user.name=A", "-c", "user.email=a@b", "commit", "-qm", "A")
    try self.folder.write(Self.viewModel() + "class {", to: "Sources/AViewModel.swift")
    for arguments in [[], ["--changed", "main"]] {
      let run = try CommandRun(["ports"] + arguments, in: self.folder)
      #expect(run.exitCode == 3)
      #expect(run.error.contains("Sources/AViewModel.swift:15:"), "\(run.text)")
    }
    try self.git("add", ".")
    try self.git("-c", "user.name=A", "-c", "user.email=a@b", "commit", "-qm", "B")
    try self.folder.write(Self.viewModel(), to: "Sources/AViewModel.swift")
    let run = try CommandRun(["ports", "--changed", "main"], in: self.folder)
    #expect(run.exitCode == 0)
    #expect(run.error.contains("what is in the file counts as new"), "\(run.text)")
  }

  @Test(
    "What cannot be printed is said",
    arguments: [
      (
        ["ports", "BViewModel"], "no view model 'BViewModel' found. Did you mean 'AViewModel'?"
      ),
      (["ports", "--changed", "main"], "'--changed' requires a working copy of git"),
      (["ports", "--format", "pdf"], "'pdf'"),
    ])
  func problems(_ arguments: [String], _ message: String) throws {
    let run = try CommandRun(arguments, in: self.folder)
    #expect(run.exitCode == 2)
    #expect(run.error.contains(message), "\(run.error)")
  }

  private func git(_ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", self.folder.path] + arguments
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }
}
