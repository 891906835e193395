package import SourceModel

/// A port in the terms that all languages share.
package struct DescribedPort: Sendable {
  package let port: Port
  package let kind: PortKind
  /// The name as it is written.
  package let name: String
  /// The name that it has in Swift by the table of names.
  package let swiftName: String
  /// The types of the arguments of an input or an action.
  package var parameters: [PortType] = []
  /// The values of an output; nil for an input, and for a port that is not a stream.
  package var value: PortType?
  package let documentation: String?
}
