/// The facts that a Java file declares about its names.
package final class JavaFile: Sendable {
  /// The name of its package; empty when it has none.
  let package: String
  package let imports: JavaImports

  package init(package: String, imports: JavaImports) {
    self.package = package
    self.imports = imports
  }

  /// The full name of a type of the file.
  ///
  /// - Parameter path: the name after those of its enclosing types.
  func fullName(of path: some Sequence<String>) -> String {
    let name = path.joined(separator: ".")
    return self.package.isEmpty ? name : "\(self.package).\(name)"
  }

  /// The full name of a type that is declared elsewhere, by the imports; nil when it is unknown.
  func importedName(of path: [String]) -> String? {
    guard let first = path.first else { return nil }
    guard let name = self.imports.type(named: first) else {
      // A name that starts with a package is a full one.
      return path.count > 1 && first.first?.isLowercase == true ? path.joined(separator: ".") : nil
    }
    return ([name] + path.dropFirst()).joined(separator: ".")
  }
}
