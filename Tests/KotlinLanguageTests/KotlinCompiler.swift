import Foundation

/// The compiler that `Scripts/setup kotlin` installs, and the JDK that it needs.
enum KotlinCompiler {
  /// Whether it is installed. `make test` does without it; `make test-all` installs it, or fails where `CI` is set.
  static let isInstalled = FileManager.default.fileExists(
    atPath: Self.path(".build/kotlin-compiler/compiler.jar"))

  /// The path of a file of the repository.
  static func path(_ path: String) -> String {
    URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent(path).path
  }
}
