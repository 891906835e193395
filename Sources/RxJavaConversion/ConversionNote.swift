package import SourceModel

/// Something that the conversion leaves, and what to write instead.
package struct ConversionNote: Hashable, Sendable {
  /// The place in the file as it was.
  package var position: SourcePosition
  package var message: String
}
