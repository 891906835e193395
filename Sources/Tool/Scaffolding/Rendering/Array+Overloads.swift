import SourceModel

extension Array<InputDescription> {
  /// The inputs, with distinct names for overloads that differ only in their labels: `tappedProject`, `tappedUser`.
  ///
  /// Neither methods of Java nor properties of Swift have labels.
  var withoutOverloads: [InputDescription] {
    let counts = Dictionary(self.map { ($0.name, 1) }, uniquingKeysWith: +)
    return self.map { input in
      guard counts[input.name, default: 0] > 1 else { return input }
      var input = input
      input.name = NameWords.joined([input.name] + input.parameters.map { $0.label ?? $0.name })
      return input
    }
  }
}
