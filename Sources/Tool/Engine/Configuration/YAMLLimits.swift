import CYaml

/// Refuses YAML that could become larger than its text, before its nodes are composed.
///
/// An alias repeats all nodes of its anchor, so that a file of 600 bytes can have a billion of them. Keys that are
/// lists or mappings are compared with all of their contents.
struct YAMLLimits {
  /// How deeply lists and mappings may be nested.
  private static let depth = 64
  private static let depthRefusal = "lists and mappings must not be nested more than \(depth) levels deep"

  private static let tagRefusal = "tags are not supported: remove the word that begins with '!'"

  /// What a node stands for in the list or mapping around it.
  private enum Place {
    case element, key, value
  }

  /// How many nodes there may be: a baseline of 200,000 findings has fewer.
  private static let nodes = 3_000_000

  /// The lists and mappings that are open.
  private var places: [Place] = []
  private var nodes = 0

  private init() {}

  /// - Throws: the first node that is refused, with its position. Errors in the syntax are left to the composition.
  static func check(_ text: String, path: String) throws(ConfigurationError) {
    var text = text
    guard let problem = text.withUTF8({ self.problem(in: $0) }) else { return }
    throw ConfigurationError(
      path: path, line: Int(problem.mark.line) + 1, column: Int(problem.mark.column) + 1,
      message: problem.message)
  }

  private static func problem(
    in bytes: UnsafeBufferPointer<UInt8>
  ) -> (mark: yaml_mark_t, message: String)? {
    guard let start = bytes.baseAddress, !bytes.isEmpty else { return nil }
    // The parser keeps a pointer to itself.
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    yaml_parser_initialize(parser)
    defer {
      yaml_parser_delete(parser)
      parser.deallocate()
    }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, start, bytes.count)
    var limits = YAMLLimits()
    var event = yaml_event_t()
    while yaml_parser_parse(parser, &event) == 1, event.type != YAML_STREAM_END_EVENT {
      defer { yaml_event_delete(&event) }
      if let message = limits.problem(with: event) { return (event.start_mark, message) }
    }
    // The parser reads ahead, and has a limit of its own.
    let isNested = parser.pointee.flow_level > Self.depth
    return isNested ? (parser.pointee.problem_mark, Self.depthRefusal) : nil
  }

  /// The reason why an event is refused; nil when it is not.
  private mutating func problem(with event: yaml_event_t) -> String? {
    self.nodes += 1
    guard self.nodes <= Self.nodes else { return "the file has too many values" }
    switch event.type {
    case YAML_ALIAS_EVENT:
      let name = String(cString: event.data.alias.anchor)
      return "aliases are not supported: write out what '*\(name)' stands for"
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      if scalar.tag != nil { return Self.tagRefusal }
      let isMerge = UnsafeBufferPointer(start: scalar.value, count: scalar.length).elementsEqual("<<".utf8)
      if isMerge, self.places.last == .key, scalar.style == YAML_PLAIN_SCALAR_STYLE {
        return "merge keys are not supported: write out the keys in the place of '<<'"
      }
      self.finishNode()
    case YAML_SEQUENCE_START_EVENT: return self.open(.element, hasTag: event.data.sequence_start.tag != nil)
    case YAML_MAPPING_START_EVENT: return self.open(.key, hasTag: event.data.mapping_start.tag != nil)
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
      self.places.removeLast()
      self.finishNode()
    default: break
    }
    return nil
  }

  /// Opens a list or a mapping; returns the reason why it is refused.
  private mutating func open(_ place: Place, hasTag: Bool) -> String? {
    if hasTag { return Self.tagRefusal }
    if self.places.last == .key { return "a key must be text, not a list or a mapping" }
    guard self.places.count < Self.depth else {
      return Self.depthRefusal
    }
    self.places.append(place)
    return nil
  }

  /// Goes on to the place after a node.
  private mutating func finishNode() {
    guard let place = self.places.popLast() else { return }
    switch place {
    case .element: self.places.append(.element)
    case .key: self.places.append(.value)
    case .value: self.places.append(.key)
    }
  }
}
