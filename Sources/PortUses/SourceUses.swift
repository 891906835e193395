public import SourceModel

/// What the text of one file says about the uses of ports.
public struct SourceUses: Sendable {
  let file: FileUses

  /// - Parameter wanted: the name of a port, all places of which are wanted that may be uses.
  /// - Returns: nil for a file in which nothing can be a use.
  public init?(_ bytes: [UInt8], _ language: Language, wanted: String? = nil) {
    guard let file = UseReader.read(bytes, language, wanted: wanted) else { return nil }
    self.file = file
  }
}
