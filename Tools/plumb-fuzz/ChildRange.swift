import ArgumentParser

/// The numbers that a child tries: `200..<300`.
struct ChildRange: ExpressibleByArgument {
  let range: Range<Int>

  init?(argument: String) {
    let parts = argument.split(separator: ".")
    guard parts.count == 2, let start = Int(parts[0]), let end = Int(parts[1].dropFirst()), start <= end
    else {
      return nil
    }
    self.range = start..<end
  }
}
