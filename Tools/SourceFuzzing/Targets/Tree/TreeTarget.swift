import Engine
import PlumbCommand
import Rules

/// Directory trees with odd names, links and special files, which are checked and fixed.
///
/// An input has a line for each entry, so that failing ones can be made smaller.
package struct TreeTarget: FileTarget {
  private let generator: TreeGenerator

  package init(seed: UInt64, isThorough: Bool) {
    self.generator = TreeGenerator(seed: seed, isThorough: isThorough)
  }

  package func input(_ number: Int) -> FuzzInput { self.generator.input(number) }

  package func prepare(_ bytes: [UInt8], in sandbox: Sandbox) {
    let builder = TreeBuilder(sandbox: sandbox)
    for line in bytes.split(separator: UInt8(ascii: "\n")) { TreeEntry(line: line).map(builder.make) }
    sandbox.keepTree()
  }

  package func failure(of bytes: [UInt8], in sandbox: Sandbox) -> String? {
    var settings = LintSettings(paths: [sandbox.tree], version: "fuzz")
    settings.threads = 1
    do throws(ConfigurationError) {
      let result = try Linter(settings).run()
      let fix = try Linter(settings).fix()
      for path in (result.report.findings + fix.left.report.findings).map(\.path) + fix.changes.map(\.path)
      where !path.utf8.starts(with: (sandbox.tree + "/").utf8) {
        return "a file outside of the folder is checked: \(path)"
      }
      for failure in result.failures + fix.left.failures + fix.write() {
        if let wrong = MessageCheck.failure(of: Message.text(of: failure)) { return wrong }
      }
      return nil
    } catch {
      return MessageCheck.failure(of: Message.text(of: error))
    }
  }
}
