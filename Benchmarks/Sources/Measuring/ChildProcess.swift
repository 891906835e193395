import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Runs a program and tells what it took.
package struct ChildProcess {
  /// The program and its arguments. A name without `/` is looked up in `PATH`.
  package var arguments: [String]
  /// The exit codes that mean that the program did its work.
  package var successes: Set<Int32>

  package init(arguments: [String], successes: Set<Int32> = [0]) {
    self.arguments = arguments
    self.successes = successes
  }

  /// Runs the program in the working folder, with its output thrown away.
  package func run() throws -> Sample {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)

    var pointers = self.arguments.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    let clock = ContinuousClock()
    let start = clock.now
    var identifier: pid_t = 0
    let error = posix_spawnp(&identifier, self.arguments[0], &actions, nil, &pointers, environ)
    guard error == 0 else {
      throw ChildProcessError(arguments: self.arguments, reason: String(cString: strerror(error)))
    }
    var status: Int32 = 0
    var usage = rusage()
    while wait4(identifier, &status, 0, &usage) < 0 {
      guard errno == EINTR else {
        throw ChildProcessError(arguments: self.arguments, reason: String(cString: strerror(errno)))
      }
    }
    let duration = clock.now - start
    guard status & 0x7f == 0 else {
      throw ChildProcessError(arguments: self.arguments, reason: "ended by signal \(status & 0x7f)")
    }
    let code = (status >> 8) & 0xff
    guard self.successes.contains(code) else {
      throw ChildProcessError(arguments: self.arguments, reason: "exit code \(code)")
    }
    return Sample(
      seconds: duration / .seconds(1),
      processorSeconds: Self.seconds(usage.ru_utime) + Self.seconds(usage.ru_stime),
      memory: Self.bytes(usage.ru_maxrss))
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1e6
  }

  private static func bytes(_ maximum: Int) -> Int {
    #if canImport(Darwin)
      maximum
    #else
      maximum * 1024
    #endif
  }
}
