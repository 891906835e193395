import ViewModelModel

/// One way in which a mutation changes an example.
struct Variant: Sendable {
  /// What is changed: the name of a member mostly.
  var place: String
  var editor: SourceEditor
  /// Files that the mutant brings along.
  var files: [(path: String, text: String)] = []
  /// Whether a finding may stand anywhere: a missing brace shows only where the text ends.
  var isAnywhere = false
}

extension Example {
  /// A variant of this example.
  func variant(_ place: String, _ edit: (inout SourceEditor) -> Void) -> Variant {
    var editor = SourceEditor(self.source)
    edit(&editor)
    return Variant(place: place, editor: editor)
  }
}

extension Array {
  /// At most so many elements, spread over the whole.
  func spread(_ count: Int) -> [Element] {
    guard self.count > count, count > 1 else { return Array(self.prefix(count)) }
    return (0..<count).map { self[$0 * (self.count - 1) / (count - 1)] }
  }

  /// The pairs of neighbours.
  var neighbours: [(Element, Element)] { Array<(Element, Element)>(zip(self, self.dropFirst())) }
}
