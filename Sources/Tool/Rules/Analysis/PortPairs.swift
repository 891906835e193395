import SourceModel

/// The fields that stand directly above the one function that they serve. In a view model that pairs most of its fields
/// so, a field and its function move together.
struct PortPairs {
  /// The pairs, by the starts of their fields and of their functions.
  private var units: [Int: MemberUnit] = [:]

  init(of viewModel: ViewModel) {
    var owners: [Int: Int] = [:]
    for field in viewModel.backingFields {
      let functions = Set(
        field.inputs.map(\.function.value.header.range.start)
          + field.outputs.map(\.function.value.header.range.start))
      if let function = functions.first, functions.count == 1 {
        owners[field.field.value.header.range.start] = function
      }
    }
    let ranges = viewModel.declaration.members.map(\.header.range)
    for (field, function) in zip(ranges, ranges.dropFirst()) where owners[field.start] == function.start {
      var unit = MemberUnit(field)
      unit.together.append(function)
      self.units[field.start] = unit
      self.units[function.start] = unit
    }
    if self.units.count <= owners.count { self.units = [:] }
  }

  /// What moves with a field or a function, itself among them.
  func unit(of declaration: Declaration) -> MemberUnit {
    let range = declaration.header.range
    return self.units[range.start] ?? MemberUnit(range)
  }
}
