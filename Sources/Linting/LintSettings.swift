/// What a run of the linter is asked to do.
public struct LintSettings: Sendable {
  /// The files and folders to check.
  public var paths: [String]
  /// Text to check as if it stood in a file, and the path of that file.
  public var standardInput: (bytes: [UInt8], path: String)?
  /// The configuration for all files; nil for the nearest one above each.
  public var configuration: String?
  /// The rules to check, opt-in ones included; nil for those that the configuration has on.
  public var rules: Set<String>?
  /// The number of threads; nil for one a core.
  public var threads: Int?
  /// The folder of the cache; nil for none.
  public var cache: String?
  /// The version of the tool, which the cache depends on.
  public var version: String
  /// Is told how many of the files are done, and of how many, while a long run goes on.
  public var progress: (@Sendable (Int, Int) -> Void)?

  /// Whether all files are read together, even those that hold no view model as far as their bytes tell.
  ///
  /// It takes longer and finds the same, which is what the tests use it for.
  package var readsEveryFile = false

  public init(paths: [String], version: String) {
    self.paths = paths
    self.version = version
  }

  /// The usual folder of the cache; nil when the user has no home.
  public static var standardCache: String? { Cache.standardFolder }
}
