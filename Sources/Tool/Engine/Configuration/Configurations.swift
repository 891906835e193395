import Rules

/// The configurations of a run: for each folder the nearest one above it, or the same for all.
struct Configurations {
  private let fixed: Configuration?
  /// By the bytes of the paths: two folders may have names that are equal strings.
  private var byFolder: [[UInt8]: Configuration] = [:]

  /// - Parameter path: the path of the configuration that is to be used for all files, if there is one.
  init(fixed path: String?) throws(ConfigurationError) {
    self.fixed = try path.map { path throws(ConfigurationError) in try ConfigurationReader.read(path) }
  }

  /// The configuration of a file.
  mutating func configuration(for path: String) throws(ConfigurationError) -> Configuration {
    try self.configuration(in: Paths.folder(of: path))
  }

  /// The configuration of the files in a folder.
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
