/// What the only method of a functional interface takes and returns.
struct FunctionShape {
  var parameters: [KnownType]
  var result: KnownType = .unknown
  /// Whether its method throws everything, as those of RxJava do.
  var handlesFailures = false

  init(_ parameters: [KnownType], _ result: KnownType = .unknown, handlesFailures: Bool = false) {
    self.parameters = parameters
    self.result = result
    self.handlesFailures = handlesFailures
  }

  /// The shape of an interface of Java or of RxJava; nil for other types.
  init?(_ type: KnownType) {
    let arguments = type.arguments
    let name = type.simpleName
    let isOfRx = StreamKind.version(of: type.name) != nil
    guard
      isOfRx
        || ["java.util.function.", "java.util.concurrent.", "java.lang.", "java.util."].contains(where: {
          type.name.hasPrefix($0) && !type.name.dropFirst($0.count).contains(".")
        })
    else { return nil }
    let first = arguments.first ?? .unknown
    switch name {
    case _ where name.hasSuffix("Transformer") && isOfRx:
      guard arguments.count == 2, let stream = Self.stream(ofTransformer: type.name) else { return nil }
      self.init([stream.of(first)], stream.of(arguments[1]), handlesFailures: true)
    case "Func0", "Func1", "Func2", "Func3", "Func4", "Func5", "Func6", "Func7", "Func8", "Func9", "Function",
      "BiFunction", "Function3", "Function4", "Function5", "Function6", "Function7", "Function8", "Function9":
      self.init(Array(arguments.dropLast()), arguments.last ?? .unknown, handlesFailures: isOfRx)
    case "Supplier", "Callable": self.init([], first, handlesFailures: isOfRx)
    case "Action0", "Action1", "Action2", "Action", "Consumer", "BiConsumer", "Runnable":
      self.init(arguments, handlesFailures: isOfRx)
    case "Predicate", "BiPredicate", "BooleanSupplier":
      self.init(arguments, KnownType(name: "boolean"), handlesFailures: isOfRx)
    case "UnaryOperator": self.init([first], first)
    case "BinaryOperator": self.init([first, first], first)
    case "Comparator": self.init([first, first])
    default: return nil
    }
  }

  /// The type of the streams of `rx.Observable.Transformer` and `io.reactivex.ObservableTransformer`.
  private static func stream(ofTransformer name: String) -> KnownType? {
    if name.hasPrefix("rx.") { return KnownType(name: String(name.dropLast(".Transformer".count))) }
    return KnownType(name: String(name.dropLast("Transformer".count)))
  }
}
