/// The positions of a name that are not, or may not be, uses of a port of a view model, by file path.
package struct OtherPlaces {
  /// Uses of other view models.
  package var uses: [String: Set<Int>]
  /// Members of types that are not view models.
  package var members: [String: Set<Int>]
  /// Members of values of unknown types, and names without a receiver that may be uses.
  package var unknown: [String: Set<Int>]
  /// Members of a value that is named like a view model, and whose type is unknown.
  package var uncertain: [String: Set<Int>]
}
