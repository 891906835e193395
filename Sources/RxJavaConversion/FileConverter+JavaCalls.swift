import JavaLanguage
import SourceModel

extension FileConverter {
  /// Converts a call of a collection, of a stream of Java or of an optional value; nil for other objects.
  func visitJavaCall(_ call: CallParts, _ receiver: KnownType) -> KnownType? {
    let isMap = receiver.simpleName.hasSuffix("Map")
    let isStream = receiver.name.hasPrefix("java.util.stream.") || receiver.name == "java.util.Optional"
    guard isMap || isStream || self.iterable(receiver) != nil, !receiver.arguments.isEmpty else { return nil }
    let element = isStream || isMap ? receiver.element : self.iterable(receiver)?.element ?? .unknown
    let parameters = isMap ? receiver.arguments : [element, element]
    var result = KnownType.unknown
    let isUsed = !["forEach", "ifPresent", "peek"].contains(call.name.text)
    for argument in call.arguments {
      switch argument.unwrapped.kind {
      case .lambda, .reference:
        result = self.visitFunction(
          argument, parameters: parameters, expected: isUsed ? .used : .unknown, handlesFailures: false)
      default: self.visit(argument, expected: element)
      }
    }
    switch call.name.text {
    case "stream", "parallelStream": return KnownType(name: "java.util.stream.Stream", arguments: [element])
    case "filter", "sorted", "distinct", "limit", "skip", "or": return isStream ? receiver : .unknown
    case "peek": return isStream ? receiver : element
    case "map" where isStream:
      return KnownType(name: receiver.name, arguments: result.isUnknown ? [] : [result.boxed])
    case "iterator", "listIterator": return KnownType(name: "java.util.Iterator", arguments: [element])
    case "get" where isStream || isMap == false, "orElse", "orElseThrow", "poll", "next", "getFirst",
      "getLast", "first", "last", "element", "pop":
      return element
    case "findFirst", "findAny": return KnownType(name: "java.util.Optional", arguments: [element])
    case "get", "getOrDefault", "remove", "put", "computeIfAbsent": return receiver.arguments.last
    case "values":
      return KnownType(name: "java.util.Collection", arguments: Array(receiver.arguments.suffix(1)))
    case "keySet": return KnownType(name: "java.util.Set", arguments: [element])
    case "entrySet":
      return KnownType(
        name: "java.util.Set",
        arguments: [KnownType(name: "java.util.Map.Entry", arguments: receiver.arguments)])
    case "subList": return receiver
    default: return self.javaResult(of: call.name.text, receiver)
    }
  }

  /// What methods of Java return.
  func javaResult(of name: String, _ receiver: KnownType) -> KnownType {
    if let stream = Self.javaStream(of: name, receiver) { return stream }
    switch (receiver.simpleName, name) {
    case ("List", "get"), ("ArrayList", "get"), ("LinkedList", "getFirst"), ("LinkedList", "getLast"),
      ("Optional", "get"), ("Optional", "orElse"):
      return receiver.element
    case ("Entry", "getKey"), ("Iterator", "next"), ("Response", "body"): return receiver.element
    case ("Entry", "getValue"): return receiver.arguments.dropFirst().first ?? .unknown
    case ("Map", "get"): return receiver.arguments.dropFirst().first ?? .unknown
    case ("Map", "values"):
      return KnownType(
        name: "java.util.Collection", arguments: Array(receiver.arguments.dropFirst().prefix(1)))
    case ("Map", "keySet"):
      return KnownType(name: "java.util.Set", arguments: Array(receiver.arguments.prefix(1)))
    case ("List", "subList"): return receiver
    case ("String", _):
      switch name {
      case "trim", "toLowerCase", "toUpperCase", "substring", "replace", "concat": return .string
      case "length", "indexOf": return KnownType(name: "int")
      case "split": return .array(of: .string)
      default: return .unknown
      }
    case (_, "toString"): return .string
    case (_, "equals"), (_, "isEmpty"), (_, "contains"): return KnownType(name: "boolean")
    case (_, "size"): return KnownType(name: "int")
    default: return .unknown
    }
  }

  /// The stream of Java that a method returns.
  private static func javaStream(of name: String, _ receiver: KnownType) -> KnownType? {
    let isJava = receiver.name.hasPrefix("java.")
    if receiver.name.hasPrefix("java.util.stream.") || receiver.name == "java.util.Optional" {
      return ["get", "orElse", "orElseGet", "orElseThrow", "collect", "count"].contains(name)
        ? nil : KnownType(name: receiver.name)
    }
    guard
      name == "stream" || name == "parallelStream"
        || isJava && ["lines", "chars", "splitAsStream"].contains(name)
    else { return nil }
    return KnownType(name: "java.util.stream.Stream")
  }
}
