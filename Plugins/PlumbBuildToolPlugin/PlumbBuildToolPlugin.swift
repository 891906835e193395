import Foundation
import PackagePlugin

/// Reports the findings in the view models of a target whenever the target is built.
///
/// Findings appear as warnings and errors of the build; an error fails it. The nearest `.plumb.yml` applies.
@main
struct PlumbBuildToolPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    return try Self.commands(
      checking: target.sourceFiles(withSuffix: "swift").filter { $0.type == .source }.map(\.url),
      named: target.name, with: context.tool(named: "plumb").url, in: context.pluginWorkDirectoryURL)
  }

  /// The command that checks some files.
  ///
  /// - Parameters:
  ///   - files: the files, which are checked together.
  ///   - name: the name of the target.
  ///   - plumb: the program.
  ///   - folder: where a plugin may write.
  static func commands(
    checking files: [URL], named name: String, with plumb: URL, in folder: URL
  ) throws -> [Command] {
    guard !files.isEmpty else { return [] }
    // A target may have more files than a command may have arguments.
    let list = folder.appending(path: "files.txt")
    let text = files.map { $0.path(percentEncoded: false) + "\n" }.joined()
    try Data(text.utf8).write(to: list)
    // Like a compiler's diagnostics, findings are reported again when a file of the target or a configuration changed.
    let configurations = Self.configurations(above: files)
    return [
      .buildCommand(
        displayName: "plumb lint \(name)", executable: plumb,
        arguments: [
          "lint", "--files-from", list.path(percentEncoded: false), "--cache-path",
          folder.appending(path: "cache").path(percentEncoded: false), "--format", "xcode",
          "--fail-level", "error", "--quiet",
        ],
        inputFiles: files + [list] + configurations,
        outputFiles: [])
    ]
  }

  /// The configurations in the folders of some files and in those above them.
  private static func configurations(above files: [URL]) -> [URL] {
    var folders = Set(files.map { $0.deletingLastPathComponent() })
    var left = Array(folders)
    while let folder = left.popLast() {
      let parent = folder.deletingLastPathComponent()
      if parent.pathComponents.count < folder.pathComponents.count, folders.insert(parent).inserted {
        left.append(parent)
      }
    }
    return folders.map { $0.appending(path: ".plumb.yml") }
      .filter { FileManager.default.fileExists(atPath: $0.path(percentEncoded: false)) }
      .sorted { $0.path(percentEncoded: false) < $1.path(percentEncoded: false) }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension PlumbBuildToolPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let files = target.inputFiles.filter { $0.type == .source && $0.url.pathExtension == "swift" }
      return try Self.commands(
        checking: files.map(\.url), named: target.displayName, with: context.tool(named: "plumb").url,
        in: context.pluginWorkDirectoryURL)
    }
  }
#endif
