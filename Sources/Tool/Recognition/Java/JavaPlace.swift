/// A place in a Java file, where the name of a type may be written.
package struct JavaPlace: Sendable {
  package let file: JavaFile
  /// The names of the types around it, outermost first.
  package let enclosing: [String]

  package init(file: JavaFile, enclosing: [String]) {
    self.file = file
    self.enclosing = enclosing
  }
}
