import ArgumentParser
import Engine
import PortRenaming
import Reporting
import SourceModel

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Runs the command and returns the exit code.
package enum Program {
  /// Runs the command with the whole command line.
  ///
  /// A static program on Linux reads it from a file, and gets none of it where no more files can be opened.
  package static func run(commandLine: [String]) -> Int32 {
    guard !commandLine.isEmpty else {
      Message.error("the arguments cannot be read: Too many open files")
      return ExitStatus.file.rawValue
    }
    return self.run(Array(commandLine.dropFirst()))
  }

  /// Parses the arguments and runs the command.
  ///
  /// - Parameter arguments: the arguments without the name of the command.
  /// - Returns: the exit code.
  package static func run(_ arguments: [String]) -> Int32 {
    // Exceeding the maximum file size is reported as an error, like a full disk.
    signal(SIGXFSZ, SIG_IGN)
    // So is a closed pipe: a fix must not end between two files because nobody reads its notes.
    signal(SIGPIPE, SIG_IGN)
    Terminal.occupyClosedStreams()
    let code = Parallel.wholly { self.exitCode(of: arguments) } ?? self.exitCode(of: arguments)
    // It is not a success when messages could not be printed.
    let isHeard = !Terminal.hasLostErrors || code == ExitStatus.usage.rawValue
    return isHeard ? code : ExitStatus.file.rawValue
  }

  private static func exitCode(of arguments: [String]) -> Int32 {
    if let message = ArgumentMessages.ofCommand(arguments) {
      Message.error(message)
      return ExitStatus.usage.rawValue
    }
    do {
      var command = try Plumb.parseAsRoot(Arguments.withExplicitEmptyList(arguments))
      // Relative paths would otherwise be resolved as absolute ones. Help is given everywhere.
      if let command = command as? any PathCommand {
        if let failure = Paths.missingWorkingDirectory { throw failure }
        if !command.printing.quiet { self.noteInterruptedRenamings(command, arguments) }
      }
      try command.run()
      return ExitStatus.success.rawValue
    } catch let status as ExitStatus {
      return status.rawValue
    } catch let error as ConfigurationError {
      Message.error(error)
      return ExitStatus.usage.rawValue
    } catch let problem as UsageProblem {
      Message.error(problem.message)
      return ExitStatus.usage.rawValue
    } catch let failure as FileFailure {
      Message.error(failure)
      return ExitStatus.file.rawValue
    } catch {
      if Plumb.exitCode(for: error) == .success {
        let message = Plumb.fullMessage(for: error)
        return self.show(message.hasSuffix("\n") ? message : message + "\n")
      }
      let message = Plumb.fullMessage(for: ArgumentMessages.printable(error, of: arguments))
      Message.error("\(markup: ArgumentMessages.text(message))")
      return ExitStatus.usage.rawValue
    }
  }

  /// Notes that a renaming was interrupted near the working folder or the named files, which may explain what a command
  /// reports.
  private static func noteInterruptedRenamings(_ command: any ParsableCommand, _ arguments: [String]) {
    if let rename = command as? RenameCommand, !rename.diff, !rename.dryRun { return }
    let paths = ["."] + arguments.filter { !$0.hasPrefix("-") && FileSystem.exists($0) }
    for journal in RenameJournal.around(paths) where RenameJournal.isAbandoned(journal) {
      Message.note("\(journal): a renaming was interrupted: the next 'plumb rename' finishes it")
    }
  }

  /// Prints a help text or the like.
  private static func show(_ text: String) -> Int32 {
    do throws(FileFailure) {
      try Terminal.write(document: text.utf8)
      return ExitStatus.success.rawValue
    } catch {
      Message.error(error)
      return ExitStatus.file.rawValue
    }
  }
}

/// Arguments that the parser cannot distinguish.
enum Arguments {
  /// Distinguishes an empty list after `--` from no list.
  ///
  /// `plumb lint` checks the working folder; `plumb lint -- $(list)` with an empty list checks nothing. The same
  /// applies to `plumb fix`.
  static func withExplicitEmptyList(_ arguments: [String]) -> [String] {
    guard ["lint", "fix"].contains(arguments.first), arguments.last == "--" else { return arguments }
    return arguments.dropLast() + ["--no-paths"]
  }
}
