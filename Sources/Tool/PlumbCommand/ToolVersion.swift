/// The version of the tool.
package enum ToolVersion {
  /// The version that is released next, or was released.
  package static let current = "0.1.0"

  /// The commit that a release was built from and its date; nil for a build of a developer.
  ///
  /// `Scripts/release binary` writes it into its copy of the sources, so that other builds depend on no commit.
  package static let build: (commit: String, date: String)? = nil

  /// What `plumb --version` prints.
  package static var description: String { self.description(of: self.build) }

  package static func description(of build: (commit: String, date: String)?) -> String {
    guard let build else { return "\(self.current) (development build)" }
    return "\(self.current) (\(build.commit) \(build.date))"
  }
}
