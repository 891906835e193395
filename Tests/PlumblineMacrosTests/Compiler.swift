import Foundation
import TestSupport

/// The compiler, with the macros that were built.
enum Compiler {
  /// The folder of the products: that of the program that runs the tests.
  private static let products: URL = {
    #if os(macOS)
      for bundle in Bundle.allBundles where bundle.bundlePath.hasSuffix(".xctest") {
        return bundle.bundleURL.deletingLastPathComponent()
      }
    #endif
    return URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
  }()

  /// The errors that the compiler reports for a source.
  static func errors(in source: String) throws -> [String] {
    try self.messages(in: source).filter { $0.contains("error: ") }
  }

  /// The warnings that the compiler reports for a source.
  static func warnings(in source: String) throws -> [String] {
    try self.messages(in: source).filter { $0.contains("warning: ") }
  }

  private static func messages(in source: String) throws -> [String] {
    let folder = try TemporaryFolder()
    try folder.write(source, to: "Screen.swift")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let plugin = ["PlumblineMacrosPlugin-tool", "PlumblineMacrosPlugin"]
      .map { self.products.appendingPathComponent($0).path }
      .first { FileManager.default.fileExists(atPath: $0) }
    // A product of tests of macros is built for the host, with names of its own for the same modules.
    let isForHost = FileManager.default.fileExists(
      atPath: self.products.appendingPathComponent("Modules-tool/Plumbline.swiftmodule").path)
    let ending = isForHost ? "-tool" : ""
    // The module for publishers is there when the runtime was built with them.
    let maps = ["PlumblineThreadLocal\(ending)", "COpenCombineHelpers\(ending)"]
      .map { self.products.appendingPathComponent("\($0).build/module.modulemap").path }
      .filter { FileManager.default.fileExists(atPath: $0) }
      .flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
    process.arguments =
      [
        "swiftc", "-frontend", "-typecheck", "-swift-version", "6", "-module-name", "Screen",
        "-diagnostic-style", "llvm", "-I", self.products.appendingPathComponent("Modules\(ending)").path,
        "-load-plugin-executable", "\(plugin ?? "")#PlumblineMacrosPlugin", folder.path("Screen.swift"),
      ] + maps
    let pipe = Pipe()
    process.standardOutput = FileHandle.nullDevice
    process.standardError = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return output.split(separator: "\n").map(String.init)
  }
}
