internal import Foundation
package import Plumbline

/// The signals that code has made and that have not been deinitialized.
///
/// ```swift
/// let nodes = LiveNodes()
/// nodes.record { _ = LoginViewModel() }
/// print(nodes)  // no signals
/// ```
///
/// Each signal, property, action and operator makes at least one node of a graph. The code pays for a backtrace for each
/// node that it makes meanwhile; other code pays nothing.
///
/// Safe because the lock guards the entries, and an entry is read and written as a whole.
/// Test: `LiveNodesTests.tasks`
public final class LiveNodes: @unchecked Sendable {
  private let lock = NSLock()
  private var entries: [Entry] = []
  /// The number of entries from which those of nodes that are gone are removed.
  private var limit = 256

  /// The maximum number of backtraces that are symbolicated.
  private static let symbolicatedCount = 10

  private struct Entry {
    let node: RecordedNode
    let place: Place
  }

  /// Creates a record without nodes.
  public init() {}

  /// Runs code, and records the nodes that it makes.
  ///
  /// - Parameter body: The code.
  /// - Returns: The result of the code.
  /// - Throws: The error of the code.
  public func record<Result>(_ body: () throws -> Result) rethrows -> Result {
    try NodeRecording.run(self, body)
  }

  /// Runs asynchronous code, and records the nodes that it makes, in its tasks as well.
  ///
  /// - Parameters:
  ///   - isolation: The actor of the code. It defaults to that of the caller.
  ///   - body: The code.
  /// - Returns: The result of the code.
  /// - Throws: The error of the code.
  public func record<Result>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await NodeRecording.run(self, isolation: isolation, body)
  }

  /// The number of the nodes.
  public var count: Int { self.live.count }

  /// The places of the code that has made the nodes, in the order in which they were first used: the file, the line and the function.
  ///
  /// Frames of Plumbline itself are skipped. Of more than ten different backtraces, the others are `other places`. Where
  /// backtraces cannot be symbolicated, the place is `unknown place`.
  public var places: [String] { Self.places(of: self.live) }

  private static func places(of entries: [Entry]) -> [String] {
    // A backtrace takes much longer to symbolicate than to compare.
    let backtraces = Counts(entries.map(\.place.addresses))
    var descriptions: [String: String] = [:]
    for entry in entries where descriptions.count < Self.symbolicatedCount {
      let addresses = entry.place.addresses
      if descriptions[addresses] == nil { descriptions[addresses] = entry.place.description }
    }
    let places = Counts(
      backtraces.elements.flatMap { addresses, count in
        Array(repeating: descriptions[addresses] ?? "other places", count: count)
      })
    return places.elements.map { $1 == 1 ? $0 : "\($0), \($1) times" }
  }

  private var live: [Entry] { self.lock.withLock { self.entries.filter { $0.node.node != nil } } }
}

extension LiveNodes: NodeRecorder {
  package func note(_ node: RecordedNode) {
    let entry = Entry(node: node, place: Place())
    self.lock.withLock {
      self.entries.append(entry)
      guard self.entries.count > self.limit else { return }
      self.entries.removeAll { $0.node.node == nil }
      self.limit = max(256, 2 * self.entries.count)
    }
  }
}

extension LiveNodes: CustomStringConvertible {
  /// The number of the nodes, and a line for each place.
  public var description: String {
    let entries = self.live
    if entries.isEmpty { return "no signals" }
    let count = entries.count == 1 ? "1 signal" : "\(entries.count) signals"
    return "\(count), made at:" + Self.places(of: entries).map { "\n  \($0)" }.joined()
  }
}

/// How often each of some texts occurs, in the order of their first occurrences.
private struct Counts {
  private(set) var elements: [(text: String, count: Int)] = []

  init(_ texts: [String]) {
    var places: [String: Int] = [:]
    for text in texts {
      if let place = places[text] {
        self.elements[place].count += 1
      } else {
        places[text] = self.elements.count
        self.elements.append((text, 1))
      }
    }
  }
}
