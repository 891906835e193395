import SeededRandom
import SourceModel

/// What the generator knows of a language.
struct AppDialect: Sendable {
  /// The parts of a view model whose text differs from port to port.
  struct Ports {
    var inputs: [(name: String, type: String?)]
    var outputs: [(name: String, type: String)]
  }

  /// The types of values, each with a value.
  var values: [(type: String, text: String)]
  var fileExtension: String
  /// Uses of ports, and other code.
  var uses: [Snippet]
  var others: [Snippet]
  /// Statements that use ports.
  var call: @Sendable (_ receiver: String, _ name: String, _ argument: String) -> String
  var observe: @Sendable (_ receiver: String, _ name: String) -> String
  /// The view model; the snippet stands in it.
  var viewModel: @Sendable (_ name: String, Ports, _ more: String, inout SplitMix64) -> String
  /// Further members of a view model.
  var members: [String]
  /// The whole text of a file.
  var file: @Sendable (_ number: Int, _ text: String) -> String
  /// The view of a view model.
  var view: @Sendable (_ name: String, _ members: String, _ bodies: [String]) -> String
  /// The files of the libraries, by their paths.
  var library: [String: String]

  static func of(_ language: Language) -> AppDialect {
    switch language {
    case .java: .java
    case .kotlin: .kotlin
    default: .swift
    }
  }
}
