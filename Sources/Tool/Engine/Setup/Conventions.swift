package import SourceModel

/// What view models that exist, and their tests, have in common, so that new ones can follow it.
package struct Conventions: Hashable, Sendable, CustomStringConvertible {
  /// The dialect of most view models; of those with equal counts, that of the nearest.
  package var dialect: Dialect
  /// The library of most view models of the dialect; nil when their files import none.
  package var library: SignalLibrary?
  /// The indentation of the view models of the dialect.
  package var indentation: Indentation?
  /// Whether a carriage return and a line feed end the lines of most view models.
  package var usesCRLF = false
  /// The framework of most tests; nil when there are none.
  package var testFramework: TestFramework?
  /// The module that most tests import with `@testable`.
  package var testedModule: String?
  /// The type of the coordinator that most view models take, except for those of cells.
  package var coordinator: String?
  /// The names of the folders that most view models are in.
  var folderNames: [String] = []
  /// How many view models of the dialect were read.
  package var viewModels: Int
  /// The displayed folder of the view models, with `/` at its end, or their paths.
  package var place: String
  /// Whether there are more files than were read.
  package var isPartial = false

  package var description: String {
    let library = self.library.map { " on \($0.rawValue)" } ?? ""
    let parts =
      ["\(self.dialect)\(library)"]
      + Self.parts(self.indentation, self.testFramework, self.testedModule, self.coordinator)
    return parts.joined(separator: ", ") + ": " + self.reason
  }

  /// What the conventions come from: `as in 14 view models of App/`.
  package var reason: String {
    let count = self.viewModels == 1 ? "the view model" : "\(self.viewModels) view models"
    let place = self.place == "./" ? "this folder" : self.place
    return "as in \(self.isPartial ? "the nearest " : "")\(count) of \(place)"
  }

  /// The parts of a description that are not about the dialect.
  package static func parts(
    _ indentation: Indentation?, _ testFramework: TestFramework?, _ module: String?, _ coordinator: String?
  ) -> [String] {
    let tests = [testFramework.map { "tests with \($0.name)" }, module.map { "@testable import \($0)" }]
    return [
      indentation?.description, coordinator.map { "coordinators of \($0)" },
      tests.compactMap(\.self).joined(separator: " and "),
    ].compactMap(\.self).filter { !$0.isEmpty }
  }
}

extension Sequence where Element: Hashable {
  /// The most frequent element; of several, the one that comes first.
  var mostFrequent: Element? {
    var counts: [Element: (count: Int, first: Int)] = [:]
    for (index, element) in self.enumerated() { counts[element, default: (0, index)].count += 1 }
    return counts.max { ($0.value.count, $1.value.first) < ($1.value.count, $0.value.first) }?.key
  }
}

/// How far code is indented at each level.
package enum Indentation: Hashable, Sendable, CustomStringConvertible {
  case spaces(Int)
  case tabs

  /// The usual indentation of some texts; nil when no line is indented.
  package init?(of texts: some Sequence<some Sequence<UInt8>>) {
    var counts: [Indentation: Int] = [:]
    for text in texts {
      var last = 0
      for line in Array(text).split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") })
      {
        let spaces = line.prefix { $0 == UInt8(ascii: " ") }.count
        // The lines of a block comment have one space more than the code.
        guard let first = line.dropFirst(spaces).first, first != UInt8(ascii: "*") else { continue }
        if first == UInt8(ascii: "\t"), spaces == 0 {
          counts[.tabs, default: 0] += 1
        } else {
          if (2...8).contains(spaces - last) { counts[.spaces(spaces - last), default: 0] += 1 }
          last = spaces
        }
      }
    }
    guard let most = counts.max(by: { ($0.value, $1.key.text.count) < ($1.value, $0.key.text.count) }) else {
      return nil
    }
    self = most.key
  }

  /// The white space of one level.
  package var text: String {
    switch self {
    case .spaces(let count): String(repeating: " ", count: count)
    case .tabs: "\t"
    }
  }

  package var description: String {
    switch self {
    case .spaces(let count): "\(count) \(count == 1 ? "space" : "spaces")"
    case .tabs: "tabs"
    }
  }

  /// A text that is indented in another way. What is not a whole level stays: the space before a `*` in a comment.
  package func applied(to text: String, from old: Indentation) -> String {
    guard self != old else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var (line, levels) = (line, "")
      while line.hasPrefix(old.text) {
        line = line.dropFirst(old.text.count)
        levels += self.text
      }
      return levels + line
    }.joined(separator: "\n")
  }
}

/// A framework of unit tests.
package enum TestFramework: String, Hashable, Sendable, CaseIterable {
  case swiftTesting = "swift-testing"
  case xcTest = "xctest"
  /// With Nimble.
  case quick
  /// The versions in which the function of a specification is one of the instance.
  case quick6
  case junit5
  case junit4

  /// The display name.
  package var name: String {
    switch self {
    case .swiftTesting: "Swift Testing"
    case .xcTest: "XCTest"
    case .quick: "Quick"
    case .quick6: "Quick before 7"
    case .junit5: "JUnit 5"
    case .junit4: "JUnit 4"
    }
  }

  /// The languages whose tests can use it.
  private var languages: Set<Language> {
    switch self {
    case .swiftTesting, .xcTest, .quick, .quick6: [.swift]
    case .junit5, .junit4: [.java, .kotlin]
    }
  }

  /// Whether it is a version of Quick.
  package var isQuick: Bool { [.quick, .quick6].contains(self) }

  /// Whether tests in a language can use it.
  package func isAvailable(in language: Language) -> Bool { self.languages.contains(language) }

  /// The framework of new tests in a language where nothing else is known: the first one.
  package static func standard(for language: Language) -> TestFramework {
    self.allCases.first { $0.isAvailable(in: language) } ?? .swiftTesting
  }

  /// The framework that a file imports; nil for a file without tests.
  ///
  /// A file that imports Quick may import XCTest as well.
  static func imported(_ imports: Set<String>) -> TestFramework? {
    if imports.contains("Quick") { return .quick }
    if imports.contains("Testing") { return .swiftTesting }
    if imports.contains("XCTest") { return .xcTest }
    if imports.contains(where: { $0.hasPrefix("org.junit.jupiter.") }) { return .junit5 }
    return imports.contains { $0.hasPrefix("org.junit.") } ? .junit4 : nil
  }
}

/// The library, in its version, that view models take their streams from.
package enum SignalLibrary: String, Hashable, Sendable, CaseIterable {
  case plumbline = "Plumbline"
  case macro = "Plumbline with '@ViewModel'"
  case reactiveSwift = "ReactiveSwift"
  case combine = "Combine"
  case openCombine = "OpenCombine"
  case rxSwift = "RxSwift"
  case blueprint = "PlumblineBlueprint"
  case rxJava1 = "RxJava 1"
  case rxJava2 = "RxJava 2"
  case rxJava3 = "RxJava 3"
  case flows = "flows"

  /// The library of a view model; nil when its files import none.
  package init?(of viewModel: ViewModel) {
    let imports = ([viewModel.file] + viewModel.portFiles).flatMap(\.imports)
    let modules = Set(imports.map(\.module))
    func holds(_ prefix: String) -> Bool { imports.contains { $0.path.hasPrefix(prefix) } }
    let library: SignalLibrary? =
      switch (viewModel.dialect, viewModel.form) {
      case (_, .generated): .macro
      case (_, .flows): .flows
      case (.rxSwift, _): modules.contains("PlumblineBlueprint") ? .blueprint : .rxSwift
      case (.kickstarterSwift, _) where viewModel.profile.library === StreamLibrary.combine:
        modules.contains("OpenCombine") ? .openCombine : .combine
      case (.kickstarterSwift, _) where modules.contains("Plumbline"): .plumbline
      case (.kickstarterSwift, _):
        modules.isDisjoint(with: StreamLibrary.reactiveSwift.imports) ? nil : .reactiveSwift
      case _ where holds("io.reactivex.rxjava3."): .rxJava3
      case _ where holds("io.reactivex."): .rxJava2
      case _ where holds("rx."): .rxJava1
      case _: holds("kotlinx.coroutines.flow.") ? .flows : nil
      }
    guard let library else { return nil }
    self = library
  }
}
