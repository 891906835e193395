/// The configuration that applies at a place.
package enum EffectiveConfiguration {
  /// Reads a configuration.
  ///
  /// - Parameter path: the file; nil for the nearest one of the working folder and those above it.
  package static func find(_ path: String?) throws(ConfigurationError) -> Configuration {
    var configurations = try Configurations(fixed: path)
    return try configurations.configuration(in: Paths.workingDirectory + "/")
  }
}
