import Foundation
import TestSupport
import Testing

/// The guide to what a pull request changes.
struct PullRequestGuideTests {
  /// The files of a screen, and what the branch of the guide replaces in them.
  private static let files = [
    "Sources/KickstarterSwift/LoginViewModel.swift": [
      (
        "  /// Emits the message of a dialog",
        "  /// Emits what the password is.\n  var showPasswordHint: Signal<String, Never> { get }\n\n  /// Emits the message of a dialog"
      ),
      (
        "  /// Call when the user picks one of the suggested e-mail addresses.\n  func emailSuggestionTapped(_ email: String)\n\n",
        ""
      ),
    ],
    "Sources/KickstarterViews/LoginViewController.swift": [
      ("self.viewModel.outputs.goToTwoFactor", "signal")
    ],
    "Tests/KickstarterSwiftTests/LoginViewModelTests.swift": [],
  ]

  @Test("The guide shows what plumb prints: 'make generate' draws the picture again")
  func isCurrent() throws {
    let folder = try TemporaryFolder()
    let root = Repository.folder
    var changed: [(String, String)] = []
    for (path, replacements) in Self.files.sorted(by: { $0.key < $1.key }) {
      var text = try String(contentsOf: root.appendingPathComponent("Examples/" + path), encoding: .utf8)
      try folder.write(text, to: path)
      for (old, new) in replacements {
        #expect(text.contains(old), "'\(old)' is not in \(path)")
        text.replace(old, with: new, maxReplacements: 1)
      }
      changed.append((path, text))
    }
    for arguments in [
      ["init", "-q", "-b", "main"], ["add", "."],
      ["-c", "user.name=A", "-c", "user.email=a@b", "commit", "-qm", "A"],
    ] {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["git", "-C", folder.path] + arguments
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
    for (path, text) in changed { try folder.write(text, to: path) }
    let text = try CommandRun(["ports", "--changed", "main"], in: folder).output
    let markdown = try CommandRun(["ports", "--changed", "main", "--format", "markdown"], in: folder).output

    let documentation = root.appendingPathComponent("Documentation")
    let guide = try String(
      contentsOf: documentation.appendingPathComponent("PullRequests.md"), encoding: .utf8)
    #expect(guide.contains("```console\n$ plumb ports --changed main\n\(text)```"), "\(text)")
    #expect(guide.contains("```markdown\n\(markdown)```"), "\(markdown)")

    let picture = try String(
      contentsOf: documentation.appendingPathComponent("Images/ports-changed.svg"), encoding: .utf8)
    #expect(
      PictureTests.texts(of: picture)
        == ["$ plumb ports --changed main"] + text.split(separator: "\n").map(String.init))
  }
}
