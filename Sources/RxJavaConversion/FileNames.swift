import JavaLanguage
import SourceModel

/// What the simple names of a file mean.
struct FileNames {
  var package: String
  /// The qualified names of the imported types, by their simple names.
  private(set) var imported: [String: String] = [:]
  /// The qualified names of the imported members, by their simple names.
  private(set) var members: [String: String] = [:]
  /// The packages whose types are all imported.
  private(set) var packages: [String] = []
  /// The types that the file declares at its top.
  private(set) var declared: Set<String> = []
  /// The types whose static members are all imported.
  private(set) var owners: [String] = []

  init(_ tree: JavaTree) {
    self.package = tree.package
    self.declared = Set(tree.types.map(\.name.text))
    for anImport in tree.imports {
      let isStatic = anImport.modifiers.contains("static")
      if anImport.path.hasSuffix(".*") {
        let name = String(anImport.path.dropLast(2))
        if isStatic { self.owners.append(name) } else { self.packages.append(name) }
      } else {
        let name = String(anImport.path.split(separator: ".").last ?? "")
        if isStatic { self.members[name] = anImport.path } else { self.imported[name] = anImport.path }
      }
    }
  }

  func qualified(_ name: String) -> String { self.package.isEmpty ? name : "\(self.package).\(name)" }

  /// The types of `java.lang`, but for those that an app hardly uses.
  static let language: Set = [
    "Appendable", "AssertionError", "AutoCloseable", "Boolean", "Byte", "CharSequence", "Character", "Class",
    "ClassCastException", "ClassLoader", "ClassNotFoundException", "CloneNotSupportedException", "Cloneable",
    "Comparable", "Deprecated", "Double", "Enum", "Error", "Exception", "Float", "FunctionalInterface",
    "IllegalAccessException", "IllegalArgumentException", "IllegalStateException",
    "IndexOutOfBoundsException",
    "InheritableThreadLocal", "Integer", "InterruptedException", "Iterable", "Long", "Math",
    "NoSuchFieldException",
    "NoSuchMethodException", "NullPointerException", "Number", "NumberFormatException", "Object",
    "OutOfMemoryError",
    "Override", "Package", "Process", "Readable", "Record", "Runnable", "Runtime", "RuntimeException",
    "SafeVarargs",
    "SecurityException", "Short", "StackTraceElement", "StrictMath", "String", "StringBuffer",
    "StringBuilder",
    "SuppressWarnings", "System", "Thread", "ThreadGroup", "ThreadLocal", "Throwable",
    "UnsupportedOperationException", "Void",
  ]
}
