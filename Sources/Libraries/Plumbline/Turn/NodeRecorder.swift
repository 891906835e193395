internal import PlumblineThreadLocal

/// Learns of the signals that are made, wherever that is.
///
/// Only the code of a task-local value has a recorder, and no recorder is looked for unless there is one in the process:
/// see `Node.init`.
package protocol NodeRecorder: AnyObject, Sendable {
  /// Notes that a node was made.
  func note(_ node: RecordedNode)
}

/// A node of a graph, which the recorder does not retain.
package struct RecordedNode {
  package private(set) weak var node: AnyObject?
}

/// The recorder of the running code.
package enum NodeRecording {
  @TaskLocal private static var recorder: (any NodeRecorder)?

  /// Runs code, and notes the nodes that it makes, in its tasks as well.
  package static func run<Result>(
    _ recorder: any NodeRecorder, isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    plumbline_add_node_recorder(1)
    defer { plumbline_add_node_recorder(-1) }
    return try await Self.$recorder.withValue(recorder, operation: body)
  }

  /// Runs code, and notes the nodes that it makes.
  package static func run<Result>(_ recorder: any NodeRecorder, _ body: () throws -> Result) rethrows
    -> Result
  {
    plumbline_add_node_recorder(1)
    defer { plumbline_add_node_recorder(-1) }
    return try Self.$recorder.withValue(recorder, operation: body)
  }

  /// Notes a node, if the running code has a recorder.
  @inline(never)
  static func note(_ node: Node) { Self.recorder?.note(RecordedNode(node: node)) }
}
