package import SourceModel

/// Where the new files of a dialect go.
package struct ScaffoldFolders: Hashable, Sendable {
  package var sources: String
  package var tests: String
  /// The folder that must contain the folder of tests, even if a link leads elsewhere; nil when the user has named the
  /// latter.
  package var root: String?

  package init(sources: String, tests: String, root: String? = nil) {
    self.sources = sources
    self.tests = tests
    self.root = root
  }

  /// The folders of a package: tests of `Sources/App/Login` are in `Tests/AppTests/Login`, those of
  /// `src/main/java/app` in `src/test/java/app`. Elsewhere they are next to the tested file.
  package static func usual(for sources: String) -> ScaffoldFolders {
    var parts = sources.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    var common = 0
    if let index = parts.lastIndex(of: "Sources"), index + 1 < parts.count, !parts[index + 1].isEmpty {
      parts[index] = "Tests"
      parts[index + 1] += "Tests"
      common = index
    } else if let index = parts.lastIndex(of: "main"), index > 0, parts[index - 1] == "src" {
      parts[index] = "test"
      common = index - 1
    } else {
      return ScaffoldFolders(sources: sources, tests: sources)
    }
    // The part before `Sources`: the working folder when there is none, `/` when nothing precedes its slash.
    let root = parts[..<common].joined(separator: "/")
    return ScaffoldFolders(
      sources: sources, tests: parts.joined(separator: "/"),
      root: common == 0 ? "." : root.isEmpty ? "/" : root)
  }

  /// The module of a folder of sources: `App` for `Sources/App/Login`; nil when it is unknown.
  package static func module(of sources: String) -> String? {
    let parts = sources.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard let index = parts.lastIndex(of: "Sources"), index + 1 < parts.count, !parts[index + 1].isEmpty
    else {
      return nil
    }
    // A module's name has no other characters than a name in Swift.
    return String(parts[index + 1].map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }

  /// The package of a folder of sources in Java or Kotlin: `app.login` for `src/main/java/app/login`; nil when it
  /// is unknown.
  package static func package(of sources: String) -> String? {
    let parts = sources.split(separator: "/").map(String.init)
    guard let index = parts.lastIndex(where: { ["java", "kotlin"].contains($0) }), index + 1 < parts.count
    else { return nil }
    let names = parts[(index + 1)...]
    return names.allSatisfy(JavaWords.isName) ? names.joined(separator: ".") : nil
  }
}

/// The forms that a new view model can have.
package enum ScaffoldDialect: String, Hashable, Sendable, CaseIterable {
  /// Handwritten storage, functions and accessors, on ReactiveSwift or Plumbline.
  case kickstarterSwift = "kickstarter-swift"
  /// `@ViewModel`, which generates them.
  case macro
  /// The blueprint of inputs, outputs and actions, on RxSwift and Action.
  case rxSwift = "rxswift"
  case kickstarterJava = "kickstarter-java"
  /// On RxJava 2 or 3.
  case kickstarterKotlin = "kickstarter-kotlin"

  package var language: Language {
    switch self {
    case .kickstarterJava: .java
    case .kickstarterKotlin: .kotlin
    case .kickstarterSwift, .macro, .rxSwift: .swift
    }
  }

  /// The views that can be written for it.
  package var views: Set<ScaffoldOptions.View> {
    switch self {
    case .kickstarterSwift, .macro: [.uiKit, .swiftUI]
    case .rxSwift: [.uiKit]
    case .kickstarterJava: [.activity]
    case .kickstarterKotlin: [.activity, .compose, .fragment]
    }
  }
}
