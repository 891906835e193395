import Foundation
import PackagePlugin

/// `swift package plumb lint`: runs `plumb` in the folder of the package.
@main
struct PlumbPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    try Self.run(
      context.tool(named: "plumb").url, with: arguments, in: context.package.directoryURL)
  }

  /// Runs the command.
  ///
  /// - Throws: an error unless it ends with 0.
  static func run(_ plumb: URL, with arguments: [String], in folder: URL) throws {
    let process = Process()
    process.executableURL = plumb
    process.arguments = arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit else {
      throw PlumbPluginError(message: "plumb was ended by signal \(process.terminationStatus)")
    }
    // A plugin that throws ends with 1, which is right for findings; the report says the rest.
    guard process.terminationStatus == 0 else {
      throw PlumbPluginError(message: "plumb ended with exit code \(process.terminationStatus)")
    }
  }
}

/// Why the command did not succeed.
struct PlumbPluginError: Error, CustomStringConvertible {
  var message: String
  var description: String { self.message }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension PlumbPlugin: XcodeCommandPlugin {
    /// Runs `plumb lint` on a project. Xcode passes the targets that were selected; all files are checked together.
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      let words = Self.withoutTargets(arguments)
      try Self.run(
        context.tool(named: "plumb").url, with: words.isEmpty ? ["lint", "--format", "xcode"] : words,
        in: context.xcodeProject.directoryURL)
    }

    /// The arguments without `--target NAME`, which Xcode adds for each selected target.
    private static func withoutTargets(_ arguments: [String]) -> [String] {
      var words: [String] = []
      var rest = arguments[...]
      while let word = rest.popFirst() {
        if word == "--target" { rest = rest.dropFirst() } else { words.append(word) }
      }
      return words
    }
  }
#endif
