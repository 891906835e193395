import Foundation
import Measuring

/// The Checkstyle of Debian with three checks that are near to rules of `plumb`.
struct Checkstyle {
  private let configuration: URL
  private let report: URL

  private static let text = """
    <?xml version="1.0"?>
    <!DOCTYPE module PUBLIC "-//Checkstyle//DTD Checkstyle Configuration 1.3//EN"
      "https://checkstyle.org/dtds/configuration_1_3.dtd">
    <module name="Checker">
      <property name="severity" value="ignore"/>
      <property name="haltOnException" value="false"/>
      <module name="TreeWalker">
        <module name="DeclarationOrder"/>
        <module name="FinalClass"/>
        <module name="RequireThis"/>
      </module>
    </module>
    """

  /// - Parameter folder: where its configuration and its report are kept.
  init(in folder: URL) throws {
    self.configuration = folder.appendingPathComponent("checkstyle.xml")
    self.report = folder.appendingPathComponent("checkstyle.txt")
    try Self.text.write(to: self.configuration, atomically: true, encoding: .utf8)
  }

  func process(checking folder: String) -> ChildProcess {
    // The exit code is the number of files that it cannot parse: it knows an older Java.
    ChildProcess(
      arguments: ["checkstyle", "-c", self.configuration.path, "-o", self.report.path, folder],
      successes: Set(0...253))
  }

  /// Makes sure that it did its work.
  func confirm() throws {
    let text = try String(contentsOf: self.report, encoding: .utf8)
    guard text.contains("Audit done.") else {
      throw ChildProcessError(arguments: ["checkstyle"], reason: "the audit was not done")
    }
  }
}
