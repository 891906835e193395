public import SourceModel

/// What the text of one file says about the uses of ports.
public struct SourceUses: Sendable {
  let file: FileUses

  /// - Returns: nil for a file in which nothing can be a use.
  public init?(_ bytes: [UInt8], _ language: Language) {
    guard let file = UseReader.read(bytes, language) else { return nil }
    self.file = file
  }
}
