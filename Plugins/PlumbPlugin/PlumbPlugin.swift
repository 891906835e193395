import Foundation
import PackagePlugin

/// `swift package plumb lint`: runs `plumb` in the folder of the package.
@main
struct PlumbPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let process = Process()
    process.executableURL = try context.tool(named: "plumb").url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
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
