extension DataFlow {
  /// Work that a stream starts once for each of its observers.
  package struct UnsharedWork {
    /// The request.
    package var work: FlowNode
    /// The stream that several observe.
    package var stream: FlowNode
    package var count: Int
  }

  /// The requests in closures of unshared streams that are observed several times.
  ///
  /// - Parameter inProducers: whether only producers do work for each of their observers, which start them.
  package func unsharedWork(inProducers: Bool) -> [UnsharedWork] {
    let requests = self.requests
    guard !requests.isEmpty else { return [] }
    let counts = self.subscribers(among: inProducers ? self.producers(of: requests) : nil)
    var found: [UnsharedWork] = []
    for work in requests {
      guard let count = counts[work.id], count > 1 else { continue }
      // The way to the first stream that several observe.
      var stream = work.id
      for _ in self.nodes {
        let next = self.streams(from: stream).filter { counts[$0] != 0 }
        guard next.count == 1, counts[next[0]] == count, self.nodes[next[0]].kind != .output else { break }
        stream = next[0]
      }
      if stream != work.id, !found.contains(where: { $0.stream.id == stream }) {
        found.append(UnsharedWork(work: work, stream: self.nodes[stream], count: count))
      }
    }
    return found
  }

  /// A stream that fails, and what it ends.
  package struct Failure {
    package var work: FlowNode
    package var ended: FlowNode
  }

  /// The requests whose errors reach an output or a subject although those of the same service are handled elsewhere.
  package var swallowedErrors: [Failure] {
    self.failingRequests.compactMap { work in
      self.end(of: work) { [.output, .storage, .state, .input].contains($0.kind) }
    }
  }

  /// The requests whose errors reach a subscription without an error handler although those of the same service are handled
  /// elsewhere.
  package var unhandledErrors: [Failure] {
    self.failingRequests.compactMap { work in
      self.end(of: work) { $0.operation?.traits.contains(.lacksErrorHandler) == true }
    }
  }

  /// The requests to services whose errors are handled somewhere.
  private var failingRequests: [FlowNode] {
    let failing = Set(
      self.nodes(.dependency).filter { node in
        node.takesValues && self.isHandledAtOnce(node.id)
      }.map(\.service))
    return self.requests.filter { failing.contains($0.service) }
  }

  /// The first node that the errors of a request reach, among some; nil where code that is not understood may handle them.
  private func end(of work: FlowNode, where isEnd: (FlowNode) -> Bool) -> Failure? {
    var pending = [work.id]
    var seen = Set(pending)
    while let next = pending.popLast() {
      for target in self.streams(from: next) where seen.insert(target).inserted {
        let node = self.nodes[target]
        if isEnd(node) { return Failure(work: work, ended: node) }
        switch node.kind {
        case .operator where node.operation?.traits.contains(.handlesErrors) != true: pending.append(target)
        case .value: pending.append(target)
        case .opaque: return nil
        default: break
        }
      }
    }
    return nil
  }

  /// The calls with values that the closures of streams return, and those of other code that say that they ask for
  /// something.
  private var requests: [FlowNode] {
    self.nodes(.dependency).filter { node in
      node.takesValues
        && (self.edges(to: node.id).contains { $0.kind == .triggers }
          || node.isRequest && self.edges(from: node.id).contains { $0.kind == .values })
    }
  }

  /// Whether the errors of a stream are handled before a stream of streams passes it on.
  private func isHandledAtOnce(_ node: Int) -> Bool {
    var pending = [node]
    var seen = Set(pending)
    while let next = pending.popLast() {
      for target in self.streams(from: next) where seen.insert(target).inserted {
        guard let operation = self.nodes[target].operation else { continue }
        if operation.traits.contains(.handlesErrors) { return true }
        if operation.kind != .flatten { pending.append(target) }
      }
    }
    return false
  }

  /// The nodes that observe a node, once for each place where they do.
  private func streams(from node: Int) -> [Int] {
    let sends = self.nodes[node].operation?.kind == .pipe
    return self.edges(from: node).filter { edge in
      let target = self.nodes[edge.target]
      switch edge.kind {
      case .values: return !(sends && [.storage, .state, .input].contains(target.kind))
      case .samples: return true
      // Work that a closure starts does not observe the stream that runs the closure.
      case .triggers: return target.operation?.argumentEdge == .triggers
      case .captures, .feeds: return false
      }
    }.map(\.target)
  }

  /// The streams that something starts, their sources and the streams derived from these, and the requests with the
  /// streams that closures derive from them.
  private func producers(of requests: [FlowNode]) -> Set<Int> {
    var found = Set(requests.map(\.id))
    for node in self.nodes(.operator) where node.isNested && node.operation?.kind != .observe {
      if let receiver = self.receiver(of: node.id), found.contains(receiver) { found.insert(node.id) }
    }
    var pending = self.nodes(.operator).filter(\.starts).map(\.id)
    while let next = pending.popLast() {
      // It was not a producer before the conversion.
      guard !["producer", "SignalProducer"].contains(self.nodes[next].name),
        let receiver = self.receiver(of: next),
        [.operator, .value].contains(self.nodes[receiver].kind), found.insert(receiver).inserted
      else { continue }
      pending.append(receiver)
    }
    for node in self.nodes
    where node.kind == .value || node.kind == .operator && node.operation?.kind != .observe {
      if let receiver = self.receiver(of: node.id), found.contains(receiver) { found.insert(node.id) }
    }
    return found
  }

  /// The stream that an operator is called on, or that a name stands for.
  private func receiver(of node: Int) -> Int? {
    let kind = self.nodes[node].operation?.receiverEdge ?? .values
    return self.edges(to: node).first { $0.kind == kind }?.source
  }

  /// The number of observers at the ends of the paths from each node; nil where it is unknown.
  ///
  /// - Parameter producers: the streams that work for each observer that starts them; nil for all.
  private func subscribers(among producers: Set<Int>?) -> [Int?] {
    var counts: [Int?] = Array(repeating: 0, count: self.nodes.count)
    var isVisited = Array(repeating: false, count: self.nodes.count)
    for start in self.nodes.indices where !isVisited[start] {
      var pending = [(node: start, isLeft: false)]
      while let (node, isLeft) = pending.popLast() {
        if isLeft {
          counts[node] = self.subscribers(of: node, counts, among: producers)
        } else if !isVisited[node] {
          isVisited[node] = true
          pending.append((node, true))
          pending += self.streams(from: node).map { ($0, false) }
        }
      }
    }
    return counts
  }

  private func subscribers(of node: Int, _ counts: [Int?], among producers: Set<Int>?) -> Int? {
    let (kind, isStart) = (self.nodes[node].kind, self.nodes[node].starts && !self.nodes[node].isNested)
    // A node that a producer is bound to starts it.
    if let producers, !producers.contains(node), kind != .opaque, kind != .storage, kind != .state {
      return isStart ? 1 : 0
    }
    switch (self.nodes[node].kind, self.nodes[node].operation?.kind) {
    case (.storage, _), (.state, _), (.action, _), (.input, _), (.operator, .observe): return 1
    case (.opaque, _): return nil
    case (.effect, _), (.actionOutput, _), (.lifecycle, _): return 0
    default: break
    }
    var count = self.nodes[node].kind == .output ? 1 : 0
    for next in self.streams(from: node) {
      guard let more = counts[next] else { return nil }
      count = min(count + more, 1_000)
    }
    return self.nodes[node].operation?.traits.contains(.shares) == true ? min(count, 1) : count
  }
}

extension FlowNode {
  /// Whether it observes a producer, whose work it starts.
  fileprivate var starts: Bool { self.operation?.kind == .observe && self.name.hasPrefix("start") }

  /// Whether it is called like a request: `client.fetchUser`.
  fileprivate var isRequest: Bool {
    let name = self.name.split(separator: ".").last ?? ""
    return Self.requests.contains { verb in
      name.hasPrefix(verb) && name.dropFirst(verb.count).first?.isLowercase != true
    }
  }

  private static let requests = [
    "create", "delete", "download", "fetch", "load", "logIn", "login", "post", "put", "query", "request",
    "retrieve", "save", "search", "send", "submit", "update", "upload",
  ]

  /// The object that a call is made on: `this.client` of `this.client.fetch`.
  fileprivate var service: Substring { self.name.lastIndex(of: ".").map { self.name[..<$0] } ?? "" }
}
