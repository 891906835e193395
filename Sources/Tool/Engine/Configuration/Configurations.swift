import Rules

/// The configurations of a run: for each folder the nearest one above it, or the same for all.
struct Configurations {
  private let fixed: Configuration?
  /// By the bytes of the paths: two folders may have names that are equal strings.
  private var byFolder: [[UInt8]: Configuration] = [:]
  /// The configurations with overrides for some paths.
  private var overridden: [OverriddenKey: Configuration] = [:]

  private struct OverriddenKey: Hashable {
    var folder: String
    var overrides: [Int]
  }

  /// - Parameter path: the path of the configuration that is to be used for all files, if there is one.
  init(fixed path: String?) throws(ConfigurationError) {
    self.fixed = try path.map { path throws(ConfigurationError) in try ConfigurationReader.read(path) }
  }

  /// - Parameter text: the text of a configuration that is not written yet, for the working folder.
  init(text: String) throws(ConfigurationError) {
    let path = Paths.absolute(Configuration.fileName, relativeTo: Paths.workingDirectory)
    self.fixed = nil
    self.byFolder[Array(Paths.folder(of: path).utf8)] = try ConfigurationReader.read(text, path: path)
  }

  /// The configuration of a file.
  mutating func configuration(for path: String) throws(ConfigurationError) -> Configuration {
    self.overridden(try self.configuration(in: Paths.folder(of: path)), for: path)
  }

  /// The configuration of a folder's files, with the overrides for one of them.
  mutating func overridden(_ configuration: Configuration, for path: String) -> Configuration {
    let overrides = configuration.overrides(of: path)
    guard !overrides.isEmpty else { return configuration }
    let key = OverriddenKey(folder: configuration.folder, overrides: overrides)
    if let known = self.overridden[key] { return known }
    let result = configuration.applying(overrides)
    self.overridden[key] = result
    return result
  }

  /// The configuration of the files in a folder, without overrides.
  ///
  /// - Parameter folder: an absolute path with `/` at its end.
  mutating func configuration(in folder: String) throws(ConfigurationError) -> Configuration {
    if let fixed { return fixed }
    if let known = self.byFolder[Array(folder.utf8)] { return known }
    let file = folder + Configuration.fileName
    let configuration: Configuration
    // A broken link is an error, not a missing file.
    if FileSystem.isPresent(file) {
      configuration = try ConfigurationReader.read(file)
    } else if folder == "/" || folder.isEmpty {
      configuration = .standard
    } else {
      configuration = try self.configuration(in: Paths.folder(of: String(folder.dropLast())))
    }
    self.byFolder[Array(folder.utf8)] = configuration
    return configuration
  }
}
