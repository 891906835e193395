import Foundation

/// Runs the built `plumb` as people do: as a process with a working folder, input and environment.
package struct CommandRun: Sendable {
  /// What is written to standard output.
  package let output: String
  /// What is written to standard error.
  package let error: String
  package let exitCode: Int32

  /// Both outputs.
  package var text: String { self.output + self.error }

  /// The folder of the products: that of the bundle of the tests.
  private static let products: URL = {
    #if os(macOS)
      for bundle in Bundle.allBundles where bundle.bundlePath.hasSuffix(".xctest") {
        return bundle.bundleURL.deletingLastPathComponent()
      }
    #endif
    return URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
  }()

  /// The path of the built command.
  ///
  /// Tests that use macros are built for the machine that compiles, like plugins. What they depend on then has another
  /// name. `PLUMBLINE_TOOL` names another one, for example that of a release.
  package static let executable: String = {
    if let path = ProcessInfo.processInfo.environment["PLUMBLINE_TOOL"] { return path }
    let paths = ["plumb-tool", "plumb"].map { Self.products.appendingPathComponent($0).path }
    return paths.first(where: FileManager.default.isExecutableFile) ?? paths[1]
  }()

  /// Runs the command and waits for its end.
  ///
  /// - Parameters:
  ///   - arguments: the arguments without the name of the command.
  ///   - folder: the working folder.
  ///   - input: what standard input holds.
  ///   - environment: what is added to an environment without colours, terminals and a user's cache.
  package init(
    _ arguments: [String], in folder: TemporaryFolder, input: [UInt8] = [],
    environment: [String: String] = [:]
  ) throws {
    try self.init(
      executable: Self.executable, arguments, in: folder, input: input, environment: environment)
  }

  /// Runs a line of the shell, in which `plumb` is the built command.
  package init(shell line: String, in folder: TemporaryFolder, environment: [String: String] = [:]) throws {
    let script = "plumb() { \"$PLUMB\" \"$@\"; }; " + line
    try self.init(
      executable: "/bin/bash", ["-c", script], in: folder, input: [], environment: environment)
  }

  /// Runs the command with an open file as its standard input.
  init(_ arguments: [String], in folder: TemporaryFolder, standardInput: FileHandle) throws {
    try self.init(
      executable: Self.executable, arguments, in: folder, input: [], environment: [:],
      standardInput: standardInput)
  }

  private init(
    executable: String, _ arguments: [String], in folder: TemporaryFolder, input: [UInt8],
    environment: [String: String], standardInput: FileHandle? = nil
  ) throws {
    // Files instead of pipes: however much is written, nobody waits for a reader.
    let scratch = try TemporaryFolder()
    try scratch.write(input, to: "input")
    try scratch.write("", to: "output")
    try scratch.write("", to: "error")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    var variables = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "PLUMB": Self.executable,
      "HOME": scratch.path, "TERM": "xterm",
    ]
    variables.merge(environment) { $1 }
    process.environment = variables
    let input = try FileHandle(forReadingFrom: URL(fileURLWithPath: scratch.path("input")))
    process.standardInput = standardInput ?? input
    process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: scratch.path("output")))
    process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: scratch.path("error")))
    try Self.hearingSignals { try process.run() }
    process.waitUntilExit()
    self.exitCode =
      process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
    self.output = try scratch.text(of: "output")
    self.error = try scratch.text(of: "error")
  }

  /// Starts a process that hears signals: the threads of tests do not, and pass that on.
  package static func hearingSignals(_ start: () throws -> Void) rethrows {
    var none = sigset_t()
    var previous = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &previous)
    defer { pthread_sigmask(SIG_SETMASK, &previous, nil) }
    try start()
  }
}
