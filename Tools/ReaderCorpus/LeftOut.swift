/// What the comparison with the compiler leaves out on purpose.
package enum LeftOut: String, CaseIterable, Sendable {
  case fieldsHiddenByInheritance
  case constantsInLabels
  case outerTypeArguments
  case typeParametersOfFunctions
  case documentationOfComponentsAndBlocks
  case codeWithoutBody

  /// Why it is left out.
  package var reason: String {
    switch self {
    case .fieldsHiddenByInheritance:
      "A field of an outer type may be hidden by one that a type in between inherits. The reader sees one file, "
        + "and takes the name for that of the outer type."
    case .constantsInLabels:
      "A name behind 'case' mostly is a constant of an enum, or static. The reader does not take it for a field, which "
        + "a constant of each instance is."
    case .outerTypeArguments:
      "In 'Outer<A>.Inner<B>' the description has 'Outer.Inner<B>': no rule asks what an outer type is made of."
    case .typeParametersOfFunctions: "The description has the type parameters of types, not of functions."
    case .documentationOfComponentsAndBlocks:
      "The compiler gives no documentation to the components of a record and to blocks. The reader has the "
        + "comments before them."
    case .codeWithoutBody:
      "Without a body nothing is described of a function, so not its default values, and no rule asks for them."
    }
  }
}
