/// File names of pages: unique on disks that ignore case, and plain in an address.
struct PageNames {
  private var known: Set<String> = []

  mutating func name(of viewModel: String) -> String {
    let plain = viewModel.unicodeScalars.map { scalar -> String in
      let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
      return isPlain || scalar == "_" ? String(scalar) : "-" + String(scalar.value, radix: 16)
    }.joined()
    let base = String(plain.prefix(120))
    var name = base
    var number = 1
    while !self.known.insert(name.lowercased()).inserted {
      number += 1
      name = "\(base)-\(number)"
    }
    return name
  }
}

/// The module that a file belongs to, by its path.
enum ModuleName {
  /// The folder in `Sources` of a Swift package, the folder that has `src` of a Gradle project, or else the first
  /// folders of the path.
  static func of(_ path: String) -> String {
    let folders = path.split(separator: "/").dropLast().map(String.init)
    if let place = folders.firstIndex(of: "Sources"), place + 1 < folders.count { return folders[place + 1] }
    if let place = folders.firstIndex(of: "src") { return place > 0 ? folders[place - 1] : "src" }
    return folders.first ?? "."
  }
}
