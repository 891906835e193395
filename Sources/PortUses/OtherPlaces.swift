/// The places of a name that are no uses of a port of a view model, or may be none, by the paths of their files.
package struct OtherPlaces {
  /// Uses of other view models.
  package var uses: [String: Set<Int>]
  /// Members of what is no view model.
  package var members: [String: Set<Int>]
  /// Members of what may be any type, and names without anything before them that may be uses.
  package var unknown: [String: Set<Int>]
  /// Members of what is called after a view model, and is not known.
  package var uncertain: [String: Set<Int>]
}
