package import SourceModel

/// Something that the conversion leaves, and what to write instead.
package struct ConversionNote: Hashable, Sendable {
  /// The place in the new text.
  package var position: SourcePosition
  package var message: String
}
