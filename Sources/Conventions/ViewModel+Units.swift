import ViewModelModel

extension ViewModel {
  /// The declarations that go with the function of an input, and the function, in source order: the properties right
  /// above it that it alone feeds.
  func unit(of input: InputImplementation) -> [TextRange] {
    let function = input.function.value.header.range
    guard
      let body = self.bodies.first(where: { body in
        body.path == input.function.path && body.value.memberRange.contains(function)
      })?.value, let index = body.members.firstIndex(where: { $0.header.range == function })
    else { return [function] }
    var unit = [function]
    for member in body.members[..<index].reversed() {
      guard let property = member.property, self.isFed(property, by: input) else { break }
      // The names of a pipe stand in one declaration.
      if unit.last != property.header.range { unit.append(property.header.range) }
    }
    return unit.reversed()
  }

  /// Whether an input feeds a property and no other one does.
  private func isFed(_ property: PropertyDeclaration, by input: InputImplementation) -> Bool {
    func feeds(_ other: InputImplementation) -> Bool {
      other.feeds.contains { feed in
        // The signal of a pipe is not fed by name; its observer is.
        feed.storage?.value.header.range == property.header.range
      }
    }
    guard feeds(input) else { return false }
    return !self.inputs.contains { $0.function.value !== input.function.value && feeds($0) }
  }
}
