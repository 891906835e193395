import ViewModelModel

/// The names of what backs inputs.
enum StorageNames {
  /// Inputs that hand a view model what it is about; their storage is called after that.
  private static let configuring: Set = ["configure", "configureWith"]

  /// The names of the properties in Swift, in the order of the inputs.
  ///
  /// The source is `inputs-outputs`, Swift, Inputs: "named with a `Property` suffix".
  static func swift(_ description: ViewModelDescription) -> [String] {
    self.names(description) { $0 + "Property" }
  }

  /// The names of the fields in Java, in the order of the inputs.
  ///
  /// The source is `inputs-outputs`, Java, Inputs: "the input variable and its function have the same name".
  static func java(_ description: ViewModelDescription) -> [String] {
    self.names(description) { $0 }
  }

  private static func names(
    _ description: ViewModelDescription, _ storage: (String) -> String
  ) -> [String] {
    var taken = Set((description.outputs.map(\.name) + description.actions.map(\.name)))
    let usual = description.inputs.filter { self.subject(of: $0) == nil }.map { storage($0.name) }
    let counts = Dictionary(usual.map { ($0, 1) }, uniquingKeysWith: +)
    return description.inputs.map { input in
      let subject = self.subject(of: input).map(storage)
      let labelled = storage(NameWords.joined([input.name] + input.parameters.compactMap(\.label)))
      // What it is about, unless another input has that name; its own name, unless others share it.
      var candidates: [String] = []
      if let subject, counts[subject] == nil { candidates.append(subject) }
      if counts[storage(input.name), default: 0] < 2 { candidates.append(storage(input.name)) }
      candidates +=
        [labelled]
        + (2...).lazy.prefix(description.inputs.count + taken.count).map { number in
          storage(input.name + String(number))
        }
      let name = candidates.first { !taken.contains($0) } ?? labelled
      taken.insert(name)
      return name
    }
  }

  private static func subject(of input: InputDescription) -> String? {
    guard self.configuring.contains(input.name), input.parameters.count == 1 else { return nil }
    return input.parameters[0].name
  }
}
