import Engine
import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The server on a pair of file descriptors: standard input and output.
package struct ServerConnection {
  private let input: Int32
  private let output: Int32

  package init(input: Int32 = 0, output: Int32 = 1) {
    self.input = input
    self.output = output
  }

  /// Serves until the editor says 'exit', closes the connection or ends.
  ///
  /// - Returns: 0 after 'shutdown' and 'exit', else 1.
  package func serve(_ surroundings: LanguageServer.Surroundings) -> Int32 {
    let queue = MessageQueue()
    let editor = Editor()
    guard
      let reader = WorkThread(
        stackSize: 4 << 20, { [input] in Self.read(input, into: queue, whileLives: editor) })
    else { return 1 }
    // It ends with the process: nothing interrupts a read.
    _ = reader
    let writer = Writer(output: self.output)
    var server = LanguageServer(surroundings, readsLater: { Self.read($0, into: queue) }) { writer.write($0) }
    while true {
      for item in queue.takeAll() {
        switch item {
        case .end: return server.exitCode ?? 1
        case .failure(let error): writer.write(.failure(error, of: nil))
        case .reading(let reading): server.take(reading)
        case .message(let message):
          server.handle(message, isCancelled: message.id.map(queue.begin) ?? false)
          editor.set(server.editor)
        }
        if let code = server.exitCode { return code }
        if writer.isClosed { return 1 }
      }
      // Changes that arrive meanwhile are found out together.
      if queue.isEmpty { server.settle() }
      while queue.isEmpty, server.checkNext() {}
    }
  }

  // MARK: Reading

  /// Reads files beside the messages.
  private static func read(
    _ task: @escaping @Sendable () -> LanguageServer.Reading, into queue: MessageQueue
  ) -> Bool {
    // It needs no join: the server ends with the process, and a session changes nothing outside of it.
    WorkThread(stackSize: 4 << 20) { queue.add(.reading(task())) } != nil
  }

  private static func read(_ input: Int32, into queue: MessageQueue, whileLives editor: Editor) {
    var frames = MessageFrames()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      var state = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
      let ready = poll(&state, 1, 5_000)
      if ready == 0 {
        if editor.hasEnded { break }
        continue
      }
      let count = ready < 0 ? -1 : Foundation.read(input, &buffer, buffer.count)
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      guard count > 0 else { break }
      frames.append(buffer[..<count])
      while let frame = frames.next() { queue.add(self.item(of: frame)) }
    }
    queue.add(.end)
  }

  private static func item(of frame: MessageFrames.Frame) -> MessageQueue.Item {
    switch frame {
    case .content(let content):
      do throws(ResponseError) { return .message(try IncomingMessage(content)) } catch {
        return .failure(error)
      }
    case .broken: return .failure(.parseError)
    case .tooLong(let length):
      return .failure(
        ResponseError(
          code: -32600, message: "a message of \(length) bytes is longer than \(MessageFrames.maximumLength)")
      )
    }
  }

  /// The process of the editor, which the reading thread watches.
  ///
  /// Safe because every access to the number holds the lock.
  /// Test: `ServerConnectionTests.editorEnds`
  private final class Editor: @unchecked Sendable {
    private let lock = NSLock()
    private var process: Int?

    func set(_ process: Int?) { self.lock.withLock { self.process = process } }

    /// Whether it is known to have ended.
    var hasEnded: Bool {
      guard let process = self.lock.withLock({ self.process }), let id = Int32(exactly: process), id > 0
      else {
        return false
      }
      return kill(id, 0) != 0 && errno == ESRCH
    }
  }

  // MARK: Writing

  private final class Writer {
    private let output: Int32
    private(set) var isClosed = false

    init(output: Int32) {
      self.output = output
    }

    func write(_ message: OutgoingMessage) {
      guard !self.isClosed else { return }
      self.isClosed = !FileSystem.write(MessageFrames.framed(message.content), to: self.output)
    }
  }
}
