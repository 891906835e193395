package import SourceModel

/// A port in words that are the same for all languages.
package struct DescribedPort: Sendable {
  package let port: Port
  package let kind: PortKind
  /// The name as it is written.
  package let name: String
  /// The name that it has in Swift by the table of names.
  package let swiftName: String
  /// What an input or an action takes.
  package var parameters: [PortType] = []
  /// The values of an output; nil for an input, and for what is no stream.
  package var value: PortType?
  package let documentation: String?
}
