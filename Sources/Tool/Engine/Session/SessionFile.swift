import SourceModel

/// A file of a session with its cached state.
struct SessionFile: Sendable {
  /// The file; its text is that of the editor where it is open there.
  var file: RunFile
  var index: FileIndex
  /// The bytes, kept where a component has the file.
  var bytes: [UInt8]?
  /// The description, kept while the file's component has a file that is open in the editor.
  var description: SourceFile?
  /// The state of the file when it was read; nil when it cannot tell whether the file has changed since.
  var signature: FileSystem.Signature?
  var failure: FileFailure?
}
