/// What the compiler or the reader knows about a file, in the same terms.
package struct FileFacts: Equatable, Sendable {
  package var path: String
  /// The package that it belongs to, if it names one.
  package var packageName: String?
  package var imports: [ImportFacts] = []
  /// The declarations at every depth, in source order.
  package var declarations: [DeclarationFacts] = []
  package var comments: [CommentFacts] = []
  /// The simple names that mean a field.
  package var names: [NameFacts] = []
  /// The first reason not to accept the file.
  package var problem: String?

  package init(path: String) { self.path = path }
}
