import Foundation

/// The JDK that `Scripts/lib/java.sh` finds.
enum JavaDevelopmentKit {
  /// Whether tests are to use it: it is installed, or it should be since the environment has `CI`.
  static let isExpected: Bool = {
    guard ProcessInfo.processInfo.environment["CI", default: ""].isEmpty else { return true }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["bash", "-c", ". \"$0\" && [ -n \"$java_home\" ]", Self.path("Scripts/lib/java.sh")]
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()

  /// The path of a file of the repository.
  static func path(_ path: String) -> String {
    URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent(path).path
  }
}
