import Foundation
import TestSupport

/// Lets one call of the system fail in a command, or all from one on, by a library that is preloaded into it.
struct FaultInjection {
  private let call: String
  private let number: Int
  private let lasts: Bool
  private let kills: Bool
  private let root: String
  private let scratch: TemporaryFolder

  /// - Parameters:
  ///   - call: the kind of call: open, write, rename, sync or unlink; any for all of them.
  ///   - number: which of them fails, counted from 1. Those count that concern the folder or the standard streams.
  ///   - lasts: whether those after it fail as well.
  ///   - kills: whether the process is killed before the call.
  init(_ call: String, _ number: Int, lasts: Bool = false, kills: Bool = false, in folder: TemporaryFolder)
    throws
  {
    self.call = call
    self.number = number
    self.lasts = lasts
    self.kills = kills
    self.root = folder.path
    self.scratch = try TemporaryFolder()
  }

  /// A line of the shell in which a command has the fault.
  func line(_ command: String) -> String {
    """
    LD_PRELOAD='\(Self.library ?? "")' FAULT_CALL=\(self.call) FAULT_AT=\(self.number) \(self.lasts ? "FAULT_LASTS=1 " : "")\
    \(self.kills ? "FAULT_KILL=1 " : "")\
    FAULT_ROOT='\(self.root)' FAULT_MARK='\(self.scratch.path("mark"))' \(command)
    """
  }

  /// Whether the call has failed: there were as many.
  var hasFailed: Bool { self.scratch.exists("mark") }

  static var isPossible: Bool { self.library != nil }

  private static let folder = try? TemporaryFolder()

  /// The path of the library.
  private static let library: String? = {
    #if os(Linux)
      guard let folder = Self.folder, Tool.exists("clang") else { return nil }
      let source = Repository.folder.appendingPathComponent("TestSupport/Faults/Faults.c").path
      let run = try? CommandRun(shell: "clang -shared -fPIC -O1 -o faults.so '\(source)' -ldl", in: folder)
      return run?.exitCode == 0 ? folder.path("faults.so") : nil
    #else
      return nil
    #endif
  }()
}
