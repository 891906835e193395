import TestSupport
import Testing

/// An example that has drifted from the convention, and what its first line says of it.
struct Drifted: Sendable, CustomTestStringConvertible {
  let path: String
  let text: String
  /// The models and services that the view model uses.
  let companions: [(path: String, text: String)]

  var testDescription: String { self.path }

  /// The rules that it says it breaks; empty when it says nothing.
  var rules: [String] {
    let heading = "// Drifted: "
    guard let first = self.text.split(separator: "\n").first, first.hasPrefix(heading) else { return [] }
    return first.dropFirst(heading.count).split(separator: ",").map { String($0.drop { $0 == " " }) }
  }

  static let folders = [
    "Examples/Drifted/KickstarterSwift", "Examples/Drifted/RxSwiftBlueprint",
    "Examples/Drifted/KickstarterJava", "Examples/Drifted/KickstarterKotlin",
  ]

  static let all: [Drifted] = zip(folders, Example.folders).flatMap { folder, conforming -> [Drifted] in
    let companions = Repository.sourceFiles(in: conforming).filter { !Example.isViewModel($0.path) }
    return Repository.sourceFiles(in: folder).map {
      Drifted(path: $0.path, text: $0.text, companions: companions)
    }
  }
}
