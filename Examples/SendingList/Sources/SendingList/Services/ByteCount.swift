/// A number of bytes, as people read it.
nonisolated struct ByteCount {
  private let count: Int

  init(_ count: Int) { self.count = count }

  /// The number in the largest unit that it has one of: `999 bytes`, `1.5 kB`, `20 MB`.
  var text: String {
    if self.count == 1 { return "1 byte" }
    if self.count < 1000 { return "\(self.count) bytes" }
    var amount = Double(self.count) / 1000
    var units = ["kB", "MB", "GB", "TB"][...]
    // What would be written as 1000 is one of the next unit.
    while amount >= 999.5, units.count > 1 {
      amount /= 1000
      units.removeFirst()
    }
    let tenths = (amount * 10).rounded()
    let number = tenths < 100 ? "\(Int(tenths) / 10).\(Int(tenths) % 10)" : "\(Int(amount.rounded()))"
    return "\(number) \(units.first ?? "")"
  }
}
