#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

import Foundation

/// An installed program that a command starts and waits for, within limits.
package struct ExternalProgram {
  /// Its path from the root.
  package let path: String
  private let environment: [String: String]
  /// How long it may run.
  package var timeLimit: Duration = .seconds(60)
  /// The most bytes that it may write.
  package var outputLimit = 256 << 20

  /// The variables that any program gets; all others may change what it does.
  private static let variables: Set = ["HOME", "TMPDIR", "XDG_CONFIG_HOME", "DEVELOPER_DIR"]

  /// Finds a program; nil when there is none.
  ///
  /// It is searched in the absolute folders of `PATH`. Programs in the working folder, in the folders of the run, or in
  /// the working copies around these came with the code that is read, and are not started.
  ///
  /// - Parameters:
  ///   - name: its name.
  ///   - paths: the files and folders of the run.
  ///   - variables: the variables that it gets beside the usual ones.
  ///   - isGiven: whether it gets a variable of this process.
  package init?(
    _ name: String, outside paths: [String], variables: [String: String] = [:],
    isGiven: (String) -> Bool = { _ in false }
  ) {
    let own = ProcessInfo.processInfo.environment
    let excluded = ([Paths.workingDirectory] + paths).flatMap(Self.folders)
    let folders = (own["PATH"] ?? "").utf8.split(separator: UInt8(ascii: ":")).compactMap { String($0) }
      .filter { folder in
        guard Paths.isFromRoot(folder), let real = FileSystem.resolved(folder) else { return false }
        return !excluded.contains { Paths.isWithin(real, $0) }
      }
    let path = folders.map { "\($0)/\(name)" }.first { path in
      guard FileSystem.signature(of: path) != nil, access(path, X_OK) == 0 else { return false }
      guard let real = FileSystem.resolved(path) else { return false }
      return !excluded.contains { Paths.isWithin(real, $0) }
    }
    guard let path else { return nil }
    self.path = path
    self.environment = own.filter { Self.variables.contains($0.key) || isGiven($0.key) }
      .merging(["LC_ALL": "C", "PATH": folders.joined(separator: ":")]) { $1 }
      .merging(variables) { $1 }
  }

  /// The folder of a path without links, and the working copies that it is in. The root folder is not included.
  private static func folders(of path: String) -> [String] {
    guard let real = FileSystem.resolved(path) else { return [] }
    var folders = [real]
    var folder = real
    while folder != "/", !folder.isEmpty {
      if FileSystem.isPresent(folder + "/.git") { folders.append(folder) }
      folder = String(Paths.folder(of: folder).dropLast())
    }
    return folders.filter { $0 != "/" }
  }

  /// Runs it to its end.
  ///
  /// When this process gets a termination signal, the program is killed with the processes that it has started.
  ///
  /// - Parameter input: the contents of its standard input.
  /// - Returns: its standard output.
  package func run(_ arguments: [String], input: [UInt8] = []) throws(ProgramFailure) -> [UInt8] {
    try TerminationSignals.deferred { () throws(ProgramFailure) in
      let end = ContinuousClock.now + self.timeLimit
      var process = try RunningProgram.start(self.path, arguments, self.environment, input: input)
      while !process.isFinished {
        if TerminationSignals.arePending { throw .interrupted }
        guard ContinuousClock.now < end else { throw .timeLimit(self.timeLimit) }
        process.transfer()
        guard process.output.count <= self.outputLimit else { throw .outputLimit(self.outputLimit) }
      }
      guard process.status == 0 else { throw .failed(message: process.message) }
      return process.output
    }
  }
}
