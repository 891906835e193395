import Engine
import SourceModel

/// The folder that holds a team's templates.
enum TemplateFolder {
  /// The files in the folder by their names; empty when the folder does not exist.
  static func files(in folder: String) -> [(name: String, path: String)] {
    let entries = FileSystem.entries(of: folder) ?? []
    return entries.filter { !$0.isDirectory && $0.name.hasSuffix(".mustache") }
      .map { ($0.name, folder + "/" + $0.name) }
  }

  /// How many bytes a template may have.
  private static let largest = 1_000_000

  static func text(of path: String) throws(ConfigurationError) -> String {
    let bytes: [UInt8]
    do throws(FileFailure) {
      bytes = try FileSystem.read(path, limit: .settings)
    } catch {
      throw ConfigurationError(path: path, message: error.reason)
    }
    guard bytes.count <= self.largest else {
      throw ConfigurationError(
        path: path, message: "the template has \(bytes.count) bytes: at most 1 MB is allowed")
    }
    return try YAMLFile.text(of: bytes, path: path)
  }

  /// The template whose name is nearest to a name.
  static func nearest(to name: String) -> String? {
    EditDistance.nearest(to: name, among: TemplateName.allCases.map(\.fileName), atMost: 3)
  }
}
