/// Unique names for the code that is generated around ports.
struct UniqueNames {
  private var taken: Set<String>

  /// - Parameter taken: the names that are already used.
  init(besides taken: some Sequence<String> = []) {
    self.taken = Set(taken)
  }

  /// Returns the first name that is not taken; the last one with a number where all are taken.
  ///
  /// - Parameter companion: returns the name of a companion declaration, which must be unique as well.
  mutating func take(_ names: String..., along companion: (String) -> String = { $0 }) -> String {
    func isFree(_ name: String) -> Bool {
      !self.taken.contains(name) && !self.taken.contains(companion(name))
    }
    let last = names.last ?? ""
    var name = names.first(where: isFree) ?? last
    var number = 2
    while !isFree(name) {
      name = last + String(number)
      number += 1
    }
    self.taken.formUnion([name, companion(name)])
    return name
  }
}
