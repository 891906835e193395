package import SourceModel

/// The operators of a library of streams, and its other names that matter for the flow of values.
package struct OperatorTable: Sendable {
  /// The operators by their names.
  package let operators: [String: FlowOperator]
  /// The types whose names stand before operators that are called without a stream.
  let streamTypes: Set<String>
  /// The types that hold values and that values are sent to.
  let sinkTypes: Set<String>
  let actionTypes: Set<String>
  /// The members that are another view of the same stream.
  let views: Set<String>
  /// The members that read the latest value at once.
  let reads: Set<String>
  /// The methods that send a value.
  let sends: Set<String>
  /// The members of an action that are streams.
  let actionOutputs: Set<String>
  /// The streams without values: `empty`.
  let empties: Set<String>
  /// The functions of a type of streams that make a stream of values, or of a closure: `Observable.just`.
  let factories: Set<String>
  /// The functions that create a pair of a stream and its observer.
  let pipes: Set<String>
  /// The functions that derive a stream from other streams.
  let functions: Set<String>
  /// The operators whose argument is an operator: `compose`.
  let composers: Set<String>
  /// The operators that only bind a stream to something.
  let bindings: Set<String>
  /// The functions of the base class that are streams.
  let lifecycle: Set<String>
  /// The types whose objects are made step by step of streams, and make streams of them.
  let builders: Set<String>
  /// The types that values are sent to and whose objects have no value until then.
  let emptySinks: Set<String>
  /// The operators that collections have, too.
  let namesOfCollections: Set<String> = [
    "map", "filter", "flatMap", "compactMap", "reduce", "first", "last", "prefix", "zip", "enumerated",
    "sort", "all", "any",
    "take", "skip", "concat", "then", "merge", "errors", "values", "on", "forEach", "distinct", "contains",
    "count",
    "single", "mapNotNull", "toList", "takeWhile", "onEach", "firstOrNull", "filterNotNull",
  ]
  /// The members of collections, texts, numbers and results that are derived from their value.
  private static let membersOfValues: Set = [
    "await", "contains", "copy", "count", "description", "distinctBy", "dropFirst", "dropLast",
    "exceptionOrNull", "first",
    "firstIndex", "fold", "getOrDefault", "getOrElse", "getOrNull", "getOrThrow", "index", "indexOf",
    "indexOfFirst", "indexOfLast",
    "isBlank", "isEmpty", "isFailure", "isFalse", "isNotBlank", "isNotEmpty", "isNotNull", "isNull",
    "isNullOrBlank", "isNullOrEmpty", "isSuccess", "isTrue", "joinToString", "joined", "last", "lastIndex",
    "lowercased", "mapCatching", "max", "min", "onFailure", "onSuccess", "orEmpty", "recover", "removePrefix",
    "removeSuffix", "reversed", "size", "sorted", "sortedBy", "sum", "takeIf",
    "takeUnless", "toDouble", "toInt", "toLong", "toMutableList", "toSet", "toString", "trim", "trimmed",
    "uppercased",
  ]
  /// The members of collections with names that those of a service often have.
  private static let membersOfServices: Set = ["all", "any", "errors", "on", "then", "values"]
  /// The functions and types of the standard libraries that make values.
  static let functionsOfValues: Set = [
    "Pair", "Triple", "abs", "arrayOf", "awaitAll", "buildList", "buildString", "emptyList", "emptyMap",
    "emptySet", "listOf", "listOfNotNull", "mapOf", "max", "min", "mutableListOf", "mutableMapOf",
    "mutableSetOf", "runCatching", "sequence", "setOf", "stride", "zip",
  ]
  /// The functions that make a collection which methods change.
  static let changeableCollections: Set = [
    "ArrayDeque", "ArrayList", "HashMap", "HashSet", "LinkedHashMap", "LinkedHashSet", "LinkedList",
    "arrayListOf", "hashMapOf", "hashSetOf", "linkedMapOf", "linkedSetOf", "mutableListOf", "mutableMapOf",
    "mutableSetOf", "mutableStateListOf", "mutableStateMapOf",
  ]
  /// The methods that change a collection or another value.
  package static let changes: Set = [
    "add", "addAll", "addFirst", "addLast", "append", "clear", "formUnion", "insert", "merge", "pop", "push",
    "put",
    "putAll", "remove", "removeAll", "removeAt", "removeFirst", "removeIf", "removeLast", "removeValue",
    "replaceAll", "retainAll", "reverse", "set", "shuffle", "sort", "subtract", "swapAt", "toggle", "update",
    "updateValue",
  ]
  /// The functions that only run their closure, now or later.
  static let runners: Set = [
    "async", "awaitClose", "coroutineScope", "launch", "runBlocking", "runCatching", "supervisorScope",
    "withContext", "withLock", "withTimeout", "withTimeoutOrNull",
  ]
  /// Those among them whose result is the work that they start.
  static let starters: Set = ["awaitClose", "launch"]
  /// The operations whose closures run for their effects.
  static let performers: Set = ["also", "apply", "forEach", "onEach", "onFailure", "onSuccess"]
  /// The types whose objects only say where work runs, or end it.
  static let handles: Set = [
    "CompositeDisposable", "CompositeSubscription", "CoroutineContext", "CoroutineDispatcher",
    "CoroutineScope",
    "Disposable", "Job", "Subscription",
  ]
  /// The same in Swift, with what they are members of.
  static let runnersOfSwift: Set = [
    "DispatchQueue.main.async", "DispatchQueue.main.asyncAfter", "DispatchQueue.main.sync",
    "MainActor.assumeIsolated", "MainActor.run", "Task.detached", "withAnimation", "withTransaction",
  ]
  /// The methods of task groups, which start work and do not change the group for other work.
  static let startersOfWork: Set = ["addTask", "addTaskUnlessCancelled"]
  /// The operators whose closures run for their effects and may emit as well.
  let emitting: Set<String> = ["catch", "onCompletion", "onEmpty", "onStart"]
  /// The functions that pass their receiver to their closure: `let`.
  let scopeFunctions: Set<String>
  /// The calls that wait for values of a stream and return them: `first`. They have no arguments other than closures.
  let terminals: Set<String>
  /// The types whose objects keep values by their keys.
  let stores: Set<String>
  /// What the members of such objects do with the value of a key.
  let storeAccess: [String: StoreAccess]

  /// What a member of an object does with the value of a key.
  enum StoreAccess: Sendable {
    /// It returns it.
    case value
    /// It returns a stream of it.
    case stream
    /// It sets it.
    case change
  }
  /// Whether a closure without a label that subscribes gets events, errors included.
  let closuresGetEvents: Bool

  /// - Parameter operators: the names of operators, separated by spaces, by what these do.
  init(
    operators: [(FlowOperator.Kind, FlowOperator.Traits, String)], streamTypes: Set<String>,
    sinkTypes: Set<String>, actionTypes: Set<String>, views: Set<String>, reads: Set<String>,
    sends: Set<String>, actionOutputs: Set<String>, empties: Set<String>, pipes: Set<String>,
    factories: Set<String> = [], functions: Set<String> = [],
    composers: Set<String> = [], bindings: Set<String> = [],
    lifecycle: Set<String> = [], builders: Set<String> = [], emptySinks: Set<String> = [],
    scopeFunctions: Set<String> = [], closuresGetEvents: Bool = false, stores: Set<String> = [],
    storeAccess: [String: StoreAccess] = [:], terminals: Set<String> = []
  ) {
    self.terminals = terminals
    self.closuresGetEvents = closuresGetEvents
    self.stores = stores
    self.storeAccess = storeAccess
    self.scopeFunctions = scopeFunctions
    self.factories = factories
    self.operators = Dictionary(
      operators.flatMap { kind, traits, names in
        names.split(separator: " ").map { name in
          (String(name), FlowOperator(name: String(name), kind: kind, traits: traits))
        }
      }, uniquingKeysWith: { first, _ in first })
    self.streamTypes = streamTypes
    self.sinkTypes = sinkTypes
    self.actionTypes = actionTypes
    self.views = views
    self.reads = reads
    self.sends = sends
    self.actionOutputs = actionOutputs
    self.empties = empties
    self.pipes = pipes
    self.functions = functions
    self.composers = composers
    self.bindings = bindings
    self.lifecycle = lifecycle
    self.builders = builders
    self.emptySinks = emptySinks
  }

  /// The operators of two libraries that are used together. Where they share a name, it is that of the first.
  init(_ first: OperatorTable, and second: OperatorTable) {
    self.operators = first.operators.merging(second.operators) { first, _ in first }
    self.streamTypes = first.streamTypes.union(second.streamTypes)
    self.sinkTypes = first.sinkTypes.union(second.sinkTypes)
    self.actionTypes = first.actionTypes.union(second.actionTypes)
    self.views = first.views.union(second.views)
    self.reads = first.reads.union(second.reads)
    self.sends = first.sends.union(second.sends)
    self.actionOutputs = first.actionOutputs.union(second.actionOutputs)
    self.empties = first.empties.union(second.empties)
    self.pipes = first.pipes.union(second.pipes)
    self.factories = first.factories.union(second.factories)
    self.functions = first.functions.union(second.functions)
    self.composers = first.composers.union(second.composers)
    self.bindings = first.bindings.union(second.bindings)
    self.lifecycle = first.lifecycle.union(second.lifecycle)
    self.builders = first.builders.union(second.builders)
    self.emptySinks = first.emptySinks.union(second.emptySinks)
    self.scopeFunctions = first.scopeFunctions.union(second.scopeFunctions)
    self.closuresGetEvents = first.closuresGetEvents || second.closuresGetEvents
    self.stores = first.stores.union(second.stores)
    self.terminals = first.terminals.union(second.terminals)
    self.storeAccess = first.storeAccess.merging(second.storeAccess) { first, _ in first }
  }

  /// Whether a member of a value is derived from it, as far as its name says.
  func isOfValues(_ member: String, isCalled: Bool) -> Bool {
    Self.membersOfValues.contains(member)
      || isCalled && self.namesOfCollections.contains(member) && !Self.membersOfServices.contains(member)
  }

  /// Whether a call with a name is one that only streams have, and that subscribes to them or keeps them.
  func provesStream(_ name: String) -> Bool {
    guard let operation = self.operators[name], !self.namesOfCollections.contains(name) else { return false }
    return operation.kind == .observe || operation.traits.contains(.shares)
  }

  /// Whether the closure of an operator emits values by calls.
  func emits(_ operation: FlowOperator) -> Bool {
    operation.kind == .flatten
      && (self.functions.contains(operation.name) || operation.name.hasPrefix("transform"))
      || self.emitting.contains(operation.name)
  }

  func isSink(_ type: String?) -> Bool { type.map(self.sinkTypes.contains) ?? false }
  func isStream(_ type: String?) -> Bool {
    type.map { self.streamTypes.contains($0) || self.sinkTypes.contains($0) } ?? false
  }
}

extension StreamLibrary {
  /// The operators of the library; nil where none are known or code is not read.
  package var operatorTable: OperatorTable? {
    if self === StreamLibrary.reactiveSwift { return .reactiveSwift }
    if self === StreamLibrary.rxSwift { return .rxSwift }
    if self === StreamLibrary.rxJava { return .rxJava }
    if self === StreamLibrary.rxJavaInKotlin { return .rxJavaInKotlin }
    if self === StreamLibrary.combine { return .combine }
    return nil
  }
}

/// What an operator does to values.
package struct FlowOperator: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// It passes the values of its operands on, changed or not.
    case relay
    /// It emits the latest values of all operands whenever one emits, or one value of each.
    case join
    /// Its closure returns streams, or its values are streams: it passes on what these emit.
    case flatten
    /// It emits the latest value of its receiver when its argument emits.
    case sampledByArgument
    /// It emits when its receiver emits, with the latest value of its argument.
    case samplesArgument
    /// It passes values on until, or from when, its argument emits.
    case gatedByArgument
    /// It passes values on, and sends something into its argument.
    case pipe
    /// It hands its values to a closure and returns no stream.
    case observe
  }

  package struct Traits: OptionSet, Hashable, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// Values may be missing after it.
    package static let filters = Traits(rawValue: 1)
    /// It emits later than it receives.
    package static let hops = Traits(rawValue: 2)
    /// It waits for time to pass.
    package static let takesTime = Traits(rawValue: 4)
    /// Its observers share one subscription.
    package static let shares = Traits(rawValue: 8)
    /// Its closures run for their effects.
    package static let performs = Traits(rawValue: 32)
    /// No error comes out of it.
    package static let handlesErrors = Traits(rawValue: 16)
    /// It may emit although no operand does.
    package static let starts = Traits(rawValue: 64)
    /// Its closure makes the stream, once for each observer.
    package static let creates = Traits(rawValue: 128)
    /// It subscribes with a function for values alone: an error has no receiver.
    package static let lacksErrorHandler = Traits(rawValue: 256)
  }

  package var name: String
  package var kind: Kind
  package var traits: Traits

  /// The kind of the edge from an argument that is a stream.
  var argumentEdge: FlowEdge.Kind {
    switch self.kind {
    case .relay, .join, .flatten, .observe, .pipe: .values
    case .sampledByArgument: .triggers
    case .samplesArgument: .samples
    // Whether it has emitted is asked when a value comes.
    case .gatedByArgument: .captures
    }
  }

  /// The kind of the edge from the stream that it is called on.
  var receiverEdge: FlowEdge.Kind {
    self.kind == .sampledByArgument ? .samples : .values
  }
}
