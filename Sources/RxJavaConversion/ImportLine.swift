/// One import.
struct ImportLine: Hashable {
  var path: String
  var isStatic: Bool

  var text: String { "import \(self.isStatic ? "static " : "")\(self.path);" }

  /// The number of leading names that two imports have in common.
  func nearness(to other: ImportLine) -> Int {
    guard self.isStatic == other.isStatic else { return -1 }
    return zip(self.path.split(separator: "."), other.path.split(separator: ".")).prefix { $0 == $1 }.count
  }
}
