import Dispatch
import Foundation

/// Shows a stage on a terminal, and hands it what is pressed, until it ends.
public final class TerminalSession {
  /// How long the rest of a key may take after an escape, in seconds.
  private static let patience = 0.05

  private let stage: TerminalStage
  private let terminal: Terminal
  private var decoder = KeyDecoder()
  private var sources: [any DispatchSourceProtocol] = []
  private var flush: DispatchWorkItem?
  private var isDrawingScheduled = false
  private var finish: (() -> Void)?

  public init(_ stage: TerminalStage, on terminal: Terminal) {
    (self.stage, self.terminal) = (stage, terminal)
  }

  /// Runs until ``end()`` is called, Control-C is pressed, the input ends, or a signal says so.
  public func run() async {
    self.stage.didChange = { [weak self] in self?.setNeedsDisplay() }
    self.observeKeys()
    for number in [SIGTERM, SIGHUP, SIGINT] { self.observe(number) { $0.end() } }
    self.observe(SIGWINCH) { session in
      session.terminal.invalidate()
      session.setNeedsDisplay()
    }
    self.setNeedsDisplay()
    await withCheckedContinuation { continuation in
      self.finish = { continuation.resume() }
    }
    for source in self.sources { source.cancel() }
    self.terminal.close()
  }

  /// Ends it.
  public func end() {
    let finish = self.finish
    self.finish = nil
    finish?()
  }

  // MARK: What comes in

  private func observeKeys() {
    let source = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: .main)
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.readKeys() }
    }
    source.activate()
    self.sources.append(source)
  }

  private func readKeys() {
    var bytes = [UInt8](repeating: 0, count: 1024)
    let count = read(STDIN_FILENO, &bytes, bytes.count)
    guard count > 0 else {
      if count == 0 || (errno != EINTR && errno != EAGAIN) { self.end() }
      return
    }
    self.press(self.decoder.keys(in: bytes.prefix(count)))
    self.flush?.cancel()
    guard self.decoder.isWaiting else { return }
    let flush = DispatchWorkItem { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.press(self.decoder.finish())
      }
    }
    self.flush = flush
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.patience, execute: flush)
  }

  private func press(_ keys: [Key]) {
    // What follows a key that ends it is for nobody.
    for key in keys where self.finish != nil {
      if key == .control("c") { return self.end() }
      self.stage.currentScreen?.press(key)
    }
  }

  private func observe(_ signalNumber: Int32, _ action: @escaping (TerminalSession) -> Void) {
    signal(signalNumber, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: signalNumber, queue: .main)
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated { if let self { action(self) } }
    }
    source.activate()
    self.sources.append(source)
  }

  // MARK: What is shown

  /// Draws soon: what changes together is drawn once.
  private func setNeedsDisplay() {
    guard !self.isDrawingScheduled else { return }
    self.isDrawingScheduled = true
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        self.isDrawingScheduled = false
        guard self.finish != nil, let screen = self.stage.currentScreen else { return }
        let size = self.terminal.size
        self.terminal.show(screen.lines(width: size.width, height: size.height))
      }
    }
  }
}
