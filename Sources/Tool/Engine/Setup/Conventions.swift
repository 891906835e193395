package import SourceModel

/// What view models that exist, and their tests, have in common, so that new ones can follow it.
package struct Conventions: Hashable, Sendable, CustomStringConvertible {
  /// The dialect of most view models; of those with equal counts, that of the nearest.
  package var dialect: Dialect
  /// The library of most view models of the dialect; nil when their files import none.
  package var library: SignalLibrary?
  /// The indentation of the view models of the dialect.
  package var indentation: Indentation?
  /// The framework of most tests; nil when there are none.
  package var testFramework: TestFramework?
  /// The module that most tests import with `@testable`.
  package var testedModule: String?
  /// The type of the coordinator that most view models take, except for those of cells.
  package var coordinator: String?
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
