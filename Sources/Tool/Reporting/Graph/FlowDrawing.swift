import DataFlow
import Drawing
import SourceModel

/// A graph as it is drawn: its boxes and arrows, and what is left out so that it can be read.
struct FlowDrawing: Sendable {
  /// What a change of the code does to a part of it.
  enum Change: String, Sendable {
    case new, gone
  }

  struct Box: Sendable {
    var kind: FlowNode.Kind
    var label: String
    /// The operators of the box that emit values which do not belong together, each with what an event does.
    var hazards: [String] = []
    /// Whether it gets its own values.
    var feedsItself = false
    /// The line and the file of the code.
    var place: String?
    /// The address that it leads to.
    var address: String?
    /// What a change does to it; nil where it is on both sides of a comparison.
    var change: Change?
  }

  struct Arrow: Hashable, Sendable {
    var source: Int
    var target: Int
    var kind: FlowEdge.Kind
    /// What a change does to it; nil where it is on both sides of a comparison.
    var change: Change?
  }

  private(set) var boxes: [Box] = []
  private(set) var arrows: [Arrow] = []
  /// What the drawing does not show, in words; empty if it shows everything of its level.
  private(set) var omissions: [String] = []
  private(set) var layout = LayeredLayout([], [])
  /// The name of the view model.
  let title: String

  /// The widest drawing that a window of 1,600 pixels shows without zoom.
  private static let widest = 1_500.0
  static let lineHeight = 24.0
  /// The width of a character of the font, which is monospaced with 11 pixels.
  private static let characterWidth = 6.7
  private static let longestLabel = 32

  /// - Parameters:
  ///   - picture: the graph, at the level of operators.
  ///   - level: what is shown; nil for the most that a window shows without zoom.
  ///   - hasBackground: whether schedulers and tracking are shown.
  init(_ picture: GraphPicture, level: FlowLevel? = nil, hasBackground: Bool = false) {
    if let level {
      self.init(picture, at: level, hasBackground: hasBackground)
      return
    }
    let all = picture.graph.shown(at: .values)
    let omissions: [Set<FlowNode.Kind>] = [[], [.value], [.value, .dependency, .state, .actionOutput]]
    var fitting: FlowDrawing?
    for omitted in omissions where fitting.map({ $0.layout.width > Self.widest }) ?? true {
      var drawing = FlowDrawing(picture, at: .values, without: omitted, hasBackground: hasBackground)
      let counts = FlowNode.Kind.allCases.filter(omitted.contains).compactMap { kind -> String? in
        let count = all.nodes.count { $0.kind == kind && (hasBackground || !$0.isBackground) }
        return count == 0 ? nil : "\(count) of kind \(kind.noun)"
      }
      drawing.omissions.insert(contentsOf: counts, at: 0)
      fitting = drawing
    }
    self = fitting ?? FlowDrawing(picture, at: .ports, hasBackground: hasBackground)
  }

  /// A drawing of pages that lead to others.
  ///
  /// - Parameters:
  ///   - boxes: the names of the pages and their addresses.
  ///   - arrows: the numbers of boxes.
  init(title: String, boxes: [(name: String, address: String)], _ arrows: [(Int, Int)]) {
    self.title = title
    self.boxes = boxes.map { Box(kind: .value, label: Self.shortened($0.name), address: $0.address) }
    self.arrows = arrows.map { Arrow(source: $0.0, target: $0.1, kind: .values) }
    self.layout = Self.layout(self.boxes, self.arrows)
  }

  var isEmpty: Bool { self.boxes.isEmpty }

  // MARK: Comparison

  /// Two drawings as one, in which each part says whether it is new or gone.
  init(from old: FlowDrawing, to new: FlowDrawing) {
    self.title = new.title
    self.omissions = new.omissions
    self.boxes = new.boxes
    let keys = (old.keys, new.keys)
    var places = Dictionary(zip(keys.1, keys.1.indices), uniquingKeysWith: { first, _ in first })
    let known = Set(keys.0)
    for (place, key) in keys.1.enumerated() where !known.contains(key) { self.boxes[place].change = .new }
    for (box, key) in zip(old.boxes, keys.0) where places[key] == nil {
      places[key] = self.boxes.count
      self.boxes.append(box)
      self.boxes[self.boxes.count - 1].change = .gone
    }
    let before = old.arrows.map { arrow in
      Arrow(
        source: places[keys.0[arrow.source]] ?? 0, target: places[keys.0[arrow.target]] ?? 0, kind: arrow.kind
      )
    }
    let (left, right) = (Set(before), Set(new.arrows))
    self.arrows = new.arrows + before.filter { !right.contains($0) }
    for place in self.arrows.indices {
      let arrow = self.arrows[place]
      if !left.contains(arrow) { self.arrows[place].change = .new }
      if !right.contains(arrow) { self.arrows[place].change = .gone }
    }
    self.layout = Self.layout(self.boxes, self.arrows)
  }

  /// What identifies each box: its kind and its label, and how many like it are before it.
  private var keys: [String] {
    var counts: [String: Int] = [:]
    return self.boxes.map { box in
      let key = "\(box.kind.rawValue) \(box.label)"
      counts[key, default: 0] += 1
      return "\(key) \(counts[key] ?? 0)"
    }
  }

  /// Whether a part of it is new or gone.
  var isChanged: Bool {
    self.boxes.contains { $0.change != nil } || self.arrows.contains { $0.change != nil }
  }

  private static func layout(_ boxes: [Box], _ arrows: [Arrow]) -> LayeredLayout {
    LayeredLayout(
      boxes.map { box in
        LayeredLayout.Node(
          width: Double(self.columns(of: box)) * self.characterWidth + 16, height: self.lineHeight,
          side: [.input, .action, .lifecycle].contains(box.kind)
            ? .left : [.output, .effect].contains(box.kind) ? .right : nil)
      }, arrows.map { LayeredLayout.Edge($0.source, $0.target) })
  }

  private init(
    _ picture: GraphPicture, at level: FlowLevel, without kinds: Set<FlowNode.Kind> = [], hasBackground: Bool
  ) {
    self.title = picture.viewModel.name
    let all = picture.graph.shown(at: level).keeping { !kinds.contains($0.kind) }
    var graph = all
    if !hasBackground {
      graph = all.keeping { !$0.isBackground }
      let omitted = all.nodes.count - graph.nodes.count
      if omitted == 1 { self.omissions.append("1 scheduler or call that tracks or logs") }
      if omitted > 1 { self.omissions.append("\(omitted) schedulers and calls that track or log") }
    }
    let places = self.addBoxes(graph, picture)
    var known: Set<[Int]> = []
    for edge in graph.edges {
      let arrow = Arrow(source: places[edge.source], target: places[edge.target], kind: edge.kind)
      guard arrow.source != arrow.target else {
        if edge.source == edge.target { self.boxes[arrow.source].feedsItself = true }
        continue
      }
      if known.insert([arrow.source, arrow.target]).inserted { self.arrows.append(arrow) }
    }
    self.layout = Self.layout(self.boxes, self.arrows)
  }

  /// Adds the nodes, a state or a stream and the output of its name as one box.
  ///
  /// - Returns: the box of each node.
  private mutating func addBoxes(_ graph: DataFlow, _ picture: GraphPicture) -> [Int] {
    var places: [Int] = []
    let shown = self.outputsOfStates(graph)
    for node in graph.nodes {
      places.append(self.boxes.count)
      guard shown[node.id] == nil else { continue }
      let position = picture.position(of: node)
      self.boxes.append(
        Box(
          kind: node.kind, label: Self.shortened(GraphPicture.label(node)),
          place: position.map { "\(node.path):\($0.line)" }))
    }
    for (state, output) in shown { places[state] = places[output] }
    self.addHazards(picture, graph, places)
    return places
  }

  /// The output of each state, and of each named stream that leads to nothing else, under the same name.
  private func outputsOfStates(_ graph: DataFlow) -> [Int: Int] {
    var result: [Int: Int] = [:]
    for edge in graph.edges where edge.kind == .values {
      let (node, output) = (graph.nodes[edge.source], graph.nodes[edge.target])
      guard output.kind == .output, Self.bareName(node) == Self.bareName(output) else { continue }
      if node.kind == .state || node.kind == .value && graph.edges(from: node.id).count == 1 {
        result[node.id] = output.id
      }
    }
    return result
  }

  /// The name without the underscore and the word that names its storage.
  private static func bareName(_ node: FlowNode) -> Substring {
    var name = node.name.drop { $0 == "_" }
    for ending in ["Property", "Subject", "Relay", "Mutable", "State", "Flow"] where name.hasSuffix(ending) {
      name = name.dropLast(ending.count)
      break
    }
    return name
  }

  /// Marks the boxes of hazards. One of an operator that is not drawn belongs to the first boxes that it leads to.
  private mutating func addHazards(_ picture: GraphPicture, _ graph: DataFlow, _ places: [Int]) {
    guard !picture.hazards.isEmpty else { return }
    let drawn = Dictionary(graph.nodes.map { (Place($0), $0.id) }, uniquingKeysWith: { first, _ in first })
    let starts = Dictionary(grouping: picture.graph.nodes, by: Place.init)
    for hazard in picture.hazards {
      var seen: Set<Int> = []
      var pending = (starts[Place(hazard.node)] ?? []).map(\.id)
      while let node = pending.popLast() {
        guard seen.insert(node).inserted else { continue }
        if let box = drawn[Place(picture.graph.nodes[node])] {
          self.boxes[places[box]].hazards.append("\(hazard.kind.rawValue): \(hazard.event)")
        } else {
          pending += picture.graph.edges(from: node).map(\.target)
        }
      }
    }
  }

  /// What identifies a node in the graphs of one view model.
  private struct Place: Hashable {
    var kind: FlowNode.Kind
    var name: String
    var path: String
    var range: TextRange

    init(_ node: FlowNode) {
      (self.kind, self.name, self.path, self.range) = (node.kind, node.name, node.path, node.range)
    }
  }

  // MARK: Labels

  /// A label without what does not fit. The end of a call tells more than the object that it starts at.
  private static func shortened(_ label: String) -> String {
    guard label.count > self.longestLabel else { return label }
    return label.contains(".")
      ? "…" + label.suffix(self.longestLabel - 1) : label.prefix(self.longestLabel - 1) + "…"
  }

  private static func columns(of box: Box) -> Int {
    box.label.reduce(0) { $0 + DisplayWidth.of($1) } + (box.hazards.isEmpty ? 0 : 2)
      + (box.feedsItself ? 2 : 0)
  }
}
