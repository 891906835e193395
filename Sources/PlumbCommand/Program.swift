import ArgumentParser
import Linting

/// Runs the command and tells the exit code.
public enum Program {
  /// Parses the arguments and runs what they ask for.
  ///
  /// - Parameter arguments: the arguments without the name of the command.
  /// - Returns: the exit code.
  public static func run(_ arguments: [String]) -> Int32 {
    do {
      var command = try Plumb.parseAsRoot(Arguments.withExplicitEmptyList(arguments))
      try command.run()
      return ExitStatus.success.rawValue
    } catch let status as ExitStatus {
      return status.rawValue
    } catch let error as ConfigurationError {
      Terminal.writeError("\(error)\n")
      return ExitStatus.usage.rawValue
    } catch let failure as FileFailure {
      Terminal.writeError("\(failure.path): error: \(failure.reason)\n")
      return ExitStatus.file.rawValue
    } catch {
      let message = Plumb.fullMessage(for: error)
      let code = Plumb.exitCode(for: error)
      if code == .success {
        Terminal.write(message.hasSuffix("\n") ? message : message + "\n")
        return ExitStatus.success.rawValue
      }
      Terminal.writeError(message + "\n")
      return ExitStatus.usage.rawValue
    }
  }
}
