import Foundation
import SeededRandom
import TestSupport
import Testing

/// Every command reads code that is deep and valid, also where the system gives it a small stack.
struct DeepCodeTests {
  /// A view model with many branches in one, and with closures in one another.
  private static func source(branches: Int, closures: Int) -> String {
    let chain = (0..<branches).map { "if email == \"\($0)\" { return }" }.joined(separator: " else ")
    let nest =
      String(repeating: "{ () -> Int in ", count: closures) + "1" + String(repeating: " }()", count: closures)
    return RenameCommandTests.source.replacing(
      "  func saveTapped() {",
      with:
        "  private let nested = \(nest)\n  private func check(email: String) { \(chain) }\n  func saveTapped() {"
    )
  }

  private static let commands = [
    "rename AViewModel.saveTapped keepTapped --dry-run", "lint --no-cache", "fix --dry-run",
    "convert --to-macro --dry-run",
    "describe A", "graph A", "ports A", "parity A android", "rules --effective",
    "new --from A/d.yml --to New",
  ]

  @Test("Deep code is no reason to crash", arguments: commands)
  func deep(_ command: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.source(branches: 7_000, closures: 200), to: "A/AViewModel.swift")
    try folder.write(RenameCommandTests.view, to: "A/AViewController.swift")
    try folder.write(RenameCommandTests.android, to: "android/AViewModel.java")
    try folder.write("name: CViewModel\ninputs:\n  - viewDidLoad\n", to: "A/d.yml")
    for stack in TestScale.most(["256", "8192"]) {
      let run = try CommandRun(shell: "ulimit -c 0; ulimit -s \(stack); \"$PLUMB\" \(command)", in: folder)
      #expect(run.exitCode <= 3, "\(stack): \(run.exitCode) \(run.text.suffix(500))")
    }
  }
}
