import SourceModel

/// What an expression is, as far as the flow of values requires.
struct FlowValue: Sendable {
  enum Form: Sendable {
    case plain
    case instance
    case list([(label: String?, value: FlowValue)])
    case closure(Closure, scopes: [[String: FlowValue]], path: String)
    case function(Located<FunctionDeclaration>)
    /// A type, or what a leading dot stands for.
    case type(String)
    /// Something that is declared elsewhere, as it is written: `service.user`.
    case foreign(String)
    case keyPath([String])
    /// An object of the view model that keeps values by their keys.
    case store(String)
  }

  /// The nodes that its values come from.
  var nodes: [Int] = []
  /// Whether it is a stream; nil when that is unknown.
  var isStream: Bool? = false
  /// Whether it is only assumed to be a stream: it is declared elsewhere, and has a method that collections have, too.
  var isAssumed = false
  /// The number of the call that returns it, where a function that is declared elsewhere does.
  var call: Int?
  /// The number of the call whose answer it is, or is a part of.
  var answer: Int?
  /// Whether it is known to be a value and no object that can be asked for more, such as an element of an answer.
  var isData = false
  /// Whether it is a collection or another value that the view model stores, and not a copy of it.
  var isOwnState = false
  /// The outputs that are cases of an enumeration and that it is, by their nodes.
  var events: [Int] = []
  /// Whether it is what code returns that makes no value, but sends one or starts work.
  var isNothing = false
  /// Whether it has the inputs or the outputs of the view model as its members.
  var isPorts = false
  var form = Form.plain
  /// The other values that are declared elsewhere and that it may be.
  var others: [FlowValue] = []

  static let constant = FlowValue()
  static let nothing = FlowValue(isNothing: true)

  static func stream(_ nodes: [Int]) -> FlowValue { FlowValue(nodes: nodes, isStream: true) }

  /// The two ends of a pipe, of which a node is both.
  static func pipe(_ node: Int) -> FlowValue {
    let end = FlowValue.stream([node])
    return FlowValue(nodes: [node], isStream: true, form: .list([("output", end), ("input", end)]))
  }

  static func foreign(_ text: String) -> FlowValue { FlowValue(isStream: nil, form: .foreign(text)) }

  private var isForeign: Bool {
    guard self.isStream == nil, case .foreign = self.form else { return false }
    return true
  }

  /// One value for several, of which code uses one.
  static func either(_ values: [FlowValue]) -> FlowValue {
    guard values.count != 1 else { return values[0] }
    var one = self.anyOf(values)
    one.events = values.flatMap(\.events)
    one.isNothing = values.allSatisfy(\.isNothing)
    return one
  }

  private static func anyOf(_ values: [FlowValue]) -> FlowValue {
    let streams = values.filter { $0.isStream == true }
    var nodes: [Int] = []
    // What something that is declared elsewhere is made of does not come out of the stream itself.
    for value in values where streams.isEmpty || !value.isForeign {
      for node in value.nodes where !nodes.contains(node) { nodes.append(node) }
    }
    let others = values.flatMap { value in
      (value.isForeign
        ? [
          FlowValue(
            nodes: value.nodes, isStream: nil, answer: value.answer, isData: value.isData, form: value.form)
        ] : [])
        + value.others
    }
    if !streams.isEmpty {
      let isAssumed = streams.allSatisfy(\.isAssumed)
      return FlowValue(nodes: nodes, isStream: true, isAssumed: isAssumed, others: others)
    }
    if let unknown = values.first(where: { $0.isStream == nil }) {
      return FlowValue(
        nodes: nodes, isStream: nil, answer: unknown.answer, isData: unknown.isData, form: unknown.form,
        others: Array(others.dropFirst(unknown.isForeign ? 1 : 0)))
    }
    return FlowValue(nodes: nodes)
  }
}
