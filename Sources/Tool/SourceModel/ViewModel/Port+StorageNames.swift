extension Port {
  /// The names from which the macro of a view model may derive that of an input's storage, the preferred one first: its
  /// argument where it configures, its name, and its name with its labels or with its parameters where it is one of
  /// several.
  ///
  /// - Parameter name: the name of the input.
  /// - Returns: four names; nil where the argument has none.
  package func storageNames(named name: String) -> [String?] {
    let parameters = self.declaration.function?.parameters ?? []
    func with(_ words: [String]) -> String { name + words.map(NameWords.uppercasingFirst).joined() }
    let configures = parameters.count == 1 && NameWords.areOfConfiguring(name)
    return [
      configures ? parameters[0].name : name, name, with(parameters.compactMap(\.label)),
      with(parameters.compactMap(\.name)),
    ]
  }
}
