import Foundation

/// The compiler that `Scripts/setup-kotlin` installs, and the JDK that it needs.
enum KotlinCompiler {
  /// Whether tests are to use it: it is installed, or it should be since the environment has `CI`.
  static let isExpected: Bool = {
    guard FileManager.default.fileExists(atPath: Self.path(".build/kotlin-compiler/compiler.jar")) else {
      return !ProcessInfo.processInfo.environment["CI", default: ""].isEmpty
    }
    return true
  }()

  /// The path of a file of the repository.
  static func path(_ path: String) -> String {
    URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent(path).path
  }
}
