import SourceModel

/// The text of a file of a run.
public struct FoundText: Sendable {
  /// Why a search leaves a file out.
  public enum Exclusion: Hashable, Sendable {
    /// The configuration leaves it out.
    case configured
    /// Git ignores it.
    case ignored
    /// A tool writes it.
    case generated
  }

  /// The path that findings show. Names that Swift takes for equal are shown differently.
  public var path: String
  /// The absolute path.
  public var file: String
  public var bytes: [UInt8]
  /// Whether it is a link that the search came across or that a list names, and that leads out of the searched folders.
  public var leadsOut = false
  /// Why a search leaves it out, where it was wanted all the same.
  public var exclusion: Exclusion?
  var dialect: Configuration.DialectSetting?
}
