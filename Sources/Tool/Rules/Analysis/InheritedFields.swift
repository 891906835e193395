import SourceModel

/// Tells which names in the methods of a view model in Java are fields of its superclass.
///
/// The superclass is in the run, but not among the files of the view model. A name that nothing else declares is
/// inherited.
struct InheritedFields {
  /// What else a name may refer to: members of the type around the class, static imports, and packages.
  private let others: Set<String>

  /// Nil when the superclass is not in the run, or when a name may come from elsewhere.
  init?(_ viewModel: ViewModel) {
    switch (viewModel.language.methodNames, viewModel.language.constants) {
    case (.ofTheirOwn, .finalModifier): break
    // A name may refer to a property at the top level.
    case (.ofTheirOwn, .letKeyword), (.ofTheirOwn, .valKeyword), (.sharedWithProperties, _): return nil
    }
    guard let superclass = viewModel.base?.type.name, viewModel.kindOfType(superclass) == .class,
      viewModel.enclosingTypes.count <= 1, viewModel.wrapper != nil || viewModel.enclosingTypes.isEmpty
    else { return nil }
    var others = Set(viewModel.properties.map(\.value.header.name.text))
    others.formUnion(viewModel.wrapper?.value.properties.map(\.header.name.text) ?? [])
    for statement in viewModel.file.imports {
      guard statement.modifiers.contains("static") else {
        if let package = statement.path.pathNames.first { others.insert(package) }
        continue
      }
      if statement.path.hasSuffix(".*") { return nil }
      others.insert(statement.path.lastPathName)
    }
    self.others = others.union(["android", "androidx", "com", "io", "java", "javax", "kotlin", "org", "rx"])
  }

  /// Whether a name that is written without `this` is a field of the superclass.
  func mayContain(_ reference: NameReference) -> Bool {
    // Constants and types start with a capital letter.
    reference.form == .plain && reference.name.text.first?.isLowercase ?? false
      && !self.others.contains(reference.name.text)
  }
}
