import SourceModel

/// The packages and interfaces of common libraries.
enum JavaLibraries {
  private static let packages =
    [
      "java.", "javax.", "jakarta.", "android.", "androidx.", "kotlin.", "kotlinx.", "dalvik.", "com.google.",
    ] + StreamLibrary.rxJava.imports

  /// The interfaces that need no import, and those of packages with wildcard imports that are named like ports.
  private static let interfaces: Set = [
    "Appendable", "AutoCloseable", "CharSequence", "Cloneable", "Comparable", "DataInput", "DataOutput",
    "Iterable",
    "ObjectInput", "ObjectOutput", "Readable", "Runnable",
  ]

  /// Whether an interface outside the run is known to declare no ports.
  ///
  /// - Parameters:
  ///   - path: the name as written.
  ///   - file: the file of the name.
  static func bringNoPorts(_ path: [String], in file: FileScope) -> Bool {
    guard let name = file.importedName(of: path) else {
      return path.count == 1 && self.interfaces.contains(path[0])
    }
    return self.packages.contains { name.hasPrefix($0) }
  }
}
