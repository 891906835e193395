#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

import SystemCalls

/// A process that runs a program, with pipes to its standard streams. It is killed with its group at the end of its life.
struct RunningProgram: ~Copyable {
  /// Its standard output so far.
  private(set) var output: [UInt8] = []
  /// The beginning of its standard error so far.
  private var errors: [UInt8] = []
  /// The exit code, or the negative number of the signal that has ended it; nil while it runs.
  private(set) var status: CInt?

  private let number: pid_t
  private var input: ArraySlice<UInt8>
  /// This end of the pipes to standard input, output and error; -1 when it is closed.
  private var pipes: [CInt]

  private static let keptErrors = 4096
  /// The maximal time of one wait for an event, in milliseconds.
  private static let pause: Int32 = 50

  private init(_ number: pid_t, _ pipes: [CInt], _ input: [UInt8]) {
    self.number = number
    self.pipes = pipes
    self.input = input[...]
    for end in pipes { _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK) }
  }

  /// Starts a program.
  ///
  /// - Throws: why the system does not start it.
  static func start(
    _ path: String, _ arguments: [String], _ environment: [String: String], input: [UInt8]
  ) throws(ProgramFailure) -> RunningProgram {
    var ends: [CInt] = []
    for _ in 0..<3 {
      var pair: [CInt] = [-1, -1]
      guard pipe(&pair) == 0 else {
        let reason = FileSystem.lastError
        for end in ends { systemClose(end) }
        throw .notStarted(reason)
      }
      for end in pair { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      ends += pair
    }
    let name = String(path.split(separator: "/").last ?? "")
    var words = ([name] + arguments).map { strdup($0) } + [nil]
    var variables = environment.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") } + [nil]
    let number = plumb_start_program(path, &words, &variables, ends[0], ends[3], ends[5])
    let reason = FileSystem.lastError
    for text in words + variables { free(text) }
    let (own, others) = ([ends[1], ends[2], ends[4]], [ends[0], ends[3], ends[5]])
    for end in number > 0 ? others : ends { systemClose(end) }
    guard number > 0 else { throw .notStarted(reason) }
    return RunningProgram(number, own, input)
  }

  deinit {
    for end in self.pipes where end >= 0 { systemClose(end) }
    guard self.status == nil else { return }
    // Its process ID is not reused before `waitpid`.
    kill(-self.number, SIGKILL)
    while waitpid(self.number, nil, 0) < 0, errno == EINTR {}
  }

  /// The first line of its standard error.
  var message: String {
    let line = self.errors.prefix { $0 != UInt8(ascii: "\n") }
    return String(decoding: line, as: UTF8.self)
  }

  var isFinished: Bool { self.status != nil }

  /// Writes and reads what is possible without blocking, after a short wait at most, and checks whether it has ended.
  mutating func transfer() {
    if self.input.isEmpty { self.closePipe(0) }
    var wanted = self.pipes.enumerated().map { place, end in
      pollfd(fd: end, events: Int16(place == 0 ? POLLOUT : POLLIN), revents: 0)
    }
    guard poll(&wanted, nfds_t(wanted.count), Self.pause) >= 0 else { return }
    if wanted[0].revents != 0 { self.write() }
    for place in 1...2 where wanted[place].revents != 0 { self.read(place) }
    // Its output is read to the end before it is waited for.
    guard self.pipes[1] < 0, self.pipes[2] < 0 else { return }
    var status: CInt = 0
    guard waitpid(self.number, &status, WNOHANG) == self.number else { return }
    self.status = status & 0x7F == 0 ? (status >> 8) & 0xFF : -(status & 0x7F)
  }

  private mutating func write() {
    let count = self.input.withUnsafeBytes { systemWrite(self.pipes[0], $0.baseAddress, $0.count) }
    if count > 0 {
      self.input.removeFirst(count)
    } else if errno != EAGAIN, errno != EINTR {
      // It does not read any more.
      self.input = []
      self.closePipe(0)
    }
  }

  private mutating func read(_ place: Int) {
    let size = 1 << 16
    var count = 0
    let end = self.pipes[place]
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, initialized in
      count = systemRead(end, buffer.baseAddress, size)
      initialized = max(0, count)
    }
    if count == 0 || count < 0 && errno != EAGAIN && errno != EINTR { return self.closePipe(place) }
    if place == 1 {
      self.output += bytes
    } else {
      self.errors += bytes.prefix(Self.keptErrors - self.errors.count)
    }
  }

  private mutating func closePipe(_ place: Int) {
    guard self.pipes[place] >= 0 else { return }
    systemClose(self.pipes[place])
    self.pipes[place] = -1
  }
}

private func systemRead(_ descriptor: CInt, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, buffer, count)
}

private func systemWrite(_ descriptor: CInt, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, buffer, count)
}

private func systemClose(_ descriptor: CInt) { _ = close(descriptor) }
