import ViewModelModel

extension Array<InputDescription> {
  /// The inputs with names of their own for those that only labels tell apart: `tappedProject`, `tappedUser`.
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
