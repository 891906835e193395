import Foundation
import TestSupport
import Testing

/// The guide to what a pull request changes.
struct PullRequestGuideTests {
  /// The files of a screen, and what the branch of the guide replaces in them.
  private static let files = [
    "Sources/KickstarterSwift/LoginViewModel.swift": [
      (
        "  var showErrorMessageDialog: Signal<String, Never> { get }\n",
        "  var showErrorMessageDialog: Signal<String, Never> { get }\n\n  /// Emits what the password is.\n  var showPasswordHint: Signal<String, Never> { get }\n"
      ),
      ("emailSuggestionTapped(_ email", "emailSuggestionTapped(with email"),
      (
        "Signal.merge(\n      self.viewDidLoadProperty.signal.mapConst(true),\n      isLoading.signal.map { !$0 }\n    )",
        "isLoading.signal.map { !$0 }"
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
        text.replace(old, with: new)
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
    let text = try CommandRun(["diff", "main..."], in: folder).output
    let markdown = try CommandRun(["diff", "main...", "--format", "markdown"], in: folder).output

    let documentation = root.appendingPathComponent("Documentation")
    let guide = try String(
      contentsOf: documentation.appendingPathComponent("PullRequests.md"), encoding: .utf8)
    #expect(guide.contains("```console\n$ plumb diff main...\n\(text)```"), "\(text)")
    #expect(guide.contains("````markdown\n\(markdown)````"), "\(markdown)")

    let picture = try String(
      contentsOf: documentation.appendingPathComponent("Images/diff.svg"), encoding: .utf8)
    #expect(
      PictureTests.texts(of: picture)
        == ["$ plumb diff main..."] + text.split(separator: "\n").map(String.init))
  }
}
