extension [Double] {
  /// The median; 0 of no values.
  package var median: Double {
    let values = self.sorted()
    guard !values.isEmpty else { return 0 }
    let middle = values.count / 2
    return values.count.isMultiple(of: 2) ? (values[middle - 1] + values[middle]) / 2 : values[middle]
  }
}
