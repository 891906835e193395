import SourceModel

/// A field of a view model in Java that backs ports.
struct BackingField {
  let field: Located<PropertyDeclaration>
  /// The inputs whose methods feed it.
  let inputs: [InputImplementation]
  /// The outputs whose methods return it.
  let outputs: [OutputFunction]

  var name: Name { self.field.value.header.name }

  /// Whether it backs inputs alone. A subject that backs both belongs to no section.
  var isInput: Bool { !self.inputs.isEmpty && self.outputs.isEmpty }

  /// Whether it backs outputs alone.
  var isOutput: Bool { self.inputs.isEmpty && !self.outputs.isEmpty }
}
