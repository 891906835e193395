import Foundation
import TestSupport

/// A run of the built command that a signal ends.
struct InterruptedRun {
  /// When the signal is sent.
  enum Moment {
    case afterStart(Duration)
    /// After the first file has been written.
    case afterFirstFile(Duration)
    case never
  }

  /// Whether the signal ended the run.
  let isInterrupted: Bool
  /// The time until the first file was written; nil where nobody waited for it.
  private(set) var timeToFirstFile: Duration?
  let time: Duration

  init(_ viewModels: SmallViewModels, signal: Int32, at moment: Moment) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandRun.executable)
    process.arguments = SmallViewModels.arguments
    process.currentDirectoryURL = URL(fileURLWithPath: viewModels.folder.path)
    process.standardInput = FileHandle.nullDevice
    let clock = ContinuousClock()
    let start = clock.now
    try CommandRun.hearingSignals { try process.run() }
    if case .afterStart = moment {
    } else {
      while process.isRunning, !viewModels.isWriting { usleep(500) }
      self.timeToFirstFile = clock.now - start
    }
    switch moment {
    case .afterStart(let duration), .afterFirstFile(let duration):
      usleep(UInt32(duration / .microseconds(1)))
      kill(process.processIdentifier, signal)
    case .never: break
    }
    process.waitUntilExit()
    self.time = clock.now - start
    self.isInterrupted = process.terminationReason == .uncaughtSignal && process.terminationStatus == signal
  }
}
