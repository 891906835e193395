import SourceModel

/// The default argument labels of the parameters of an input.
enum ParameterLabels {
  private static let prepositions: Set = ["At", "By", "For", "From", "In", "Of", "On", "To", "With"]

  /// Parameters with labels as the seeds have them: `configureWith(project:)`, `emailChanged(_:)`, `moved(_:row:)`.
  static func labelled(_ parameters: [(name: String, type: PortType)], of input: String) -> [PortParameter] {
    let takesLabel = NameWords.of(input).last.map(self.prepositions.contains) ?? false
    return parameters.enumerated().map { index, parameter in
      PortParameter(
        label: index > 0 || takesLabel ? parameter.name : nil, name: parameter.name, type: parameter.type)
    }
  }

  /// The parameters that one value represents: those of a tuple in which each has a name, or the value alone.
  static func parameters(for type: PortType, of input: String) -> [PortParameter] {
    guard type != .void else { return [] }
    if case .tuple(let elements) = type {
      let labels = elements.compactMap(\.label)
      if labels.count == elements.count, Set(labels).count == labels.count {
        return self.labelled(zip(labels, elements).map { ($0, $1.type) }, of: input)
      }
    }
    let names = ParameterNaming.names(of: input, [type])
    return self.labelled([(names[0], type)], of: input)
  }
}
