package import SourceModel

/// The port uses in the text of one file.
package struct SourceUses: Sendable {
  let file: FileUses

  /// - Parameter wanted: the name of a port whose possible uses are all needed.
  /// - Returns: nil for a file that cannot contain a use.
  package init?(_ bytes: [UInt8], _ language: Language, wanted: String? = nil) {
    guard let file = UseReader.read(bytes, language, wanted: wanted) else { return nil }
    self.file = file
  }
}
