import SourceModel

/// The text of a file of a run.
public struct FoundText: Sendable {
  /// Why a search excludes a file.
  public enum Exclusion: Hashable, Sendable {
    /// The configuration excludes it.
    case configured
    /// Git ignores it.
    case ignored
    /// A tool generates it.
    case generated
  }

  /// The path that findings show. Names that are equal strings with different bytes are shown differently.
  public var path: String
  /// The absolute path.
  public var file: String
  public var bytes: [UInt8]
  /// Whether it is a link that the search came across or that a list names, and that leads out of the searched folders.
  public var leadsOut = false
  /// Why a search excludes it; such files are found only on request.
  public var exclusion: Exclusion?
  var dialect: Configuration.DialectSetting?
}
