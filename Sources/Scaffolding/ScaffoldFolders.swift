import SourceModel

/// Where the new files of a dialect go.
public struct ScaffoldFolders: Hashable, Sendable {
  public var sources: String
  public var tests: String

  public init(sources: String, tests: String) {
    self.sources = sources
    self.tests = tests
  }

  /// The folders of a package: tests of `Sources/App/Login` are in `Tests/AppTests/Login`, those of
  /// `src/main/java/app` in `src/test/java/app`. Elsewhere they are next to the tested file.
  public static func usual(for sources: String) -> ScaffoldFolders {
    var parts = sources.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    if let index = parts.lastIndex(of: "Sources"), index + 1 < parts.count, !parts[index + 1].isEmpty {
      parts[index] = "Tests"
      parts[index + 1] += "Tests"
    } else if let index = parts.lastIndex(of: "main"), index > 0, parts[index - 1] == "src" {
      parts[index] = "test"
    }
    return ScaffoldFolders(sources: sources, tests: parts.joined(separator: "/"))
  }

  /// The module of a folder of sources: `App` for `Sources/App/Login`; nil when it is unknown.
  public static func module(of sources: String) -> String? {
    let parts = sources.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard let index = parts.lastIndex(of: "Sources"), index + 1 < parts.count, !parts[index + 1].isEmpty
    else {
      return nil
    }
    // A module's name has no other characters than a name in Swift.
    return String(parts[index + 1].map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }

  /// The package of a folder of Java sources: `app.login` for `src/main/java/app/login`; nil when it
  /// is unknown.
  public static func package(of sources: String) -> String? {
    let parts = sources.split(separator: "/").map(String.init)
    guard let index = parts.lastIndex(where: { $0 == "java" }), index + 1 < parts.count else { return nil }
    let names = parts[(index + 1)...]
    return names.allSatisfy(JavaWords.isName) ? names.joined(separator: ".") : nil
  }
}
