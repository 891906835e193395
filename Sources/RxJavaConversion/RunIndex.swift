import JavaLanguage
import SourceModel

/// The types that the files of the run declare, and what their members are.
final class RunIndex {
  private(set) var types: [String: DeclaredType] = [:]
  /// The types of the extras, by the qualified names of their keys.
  var keys: [String: KnownType] = [:]
  /// The type parameters that are those of values of a stream, by the names of the types of the run.
  private var streamParameters: [String: Set<Int>] = [:]

  init(_ trees: [JavaTree]) {
    for tree in trees {
      let names = FileNames(tree)
      for type in tree.types { self.add(type, names, enclosing: []) }
    }
  }

  private func add(_ tree: JavaTypeTree, _ names: FileNames, enclosing: [String]) {
    let name = enclosing.last.map { "\($0).\(tree.name.text)" } ?? names.qualified(tree.name.text)
    // The first one wins, so that the result does not depend on flavours of an app with equal names.
    guard self.types[name] == nil else { return }
    self.types[name] = DeclaredType(name: name, tree: tree, names: names, enclosing: enclosing)
    for type in tree.types { self.add(type, names, enclosing: enclosing + [name]) }
  }

  // MARK: Names

  /// The qualified name of a type that is written with simple names.
  func resolve(_ path: [String], in names: FileNames, enclosing: [String]) -> String {
    guard let first = path.first else { return "?" }
    let rest = path.dropFirst().map { ".\($0)" }.joined()
    if path.count > 1, first.first?.isLowercase == true, names.imported[first] == nil {
      return path.joined(separator: ".")
    }
    if let found = self.nested(first, in: enclosing) { return found + rest }
    if let imported = names.imported[first] { return imported + rest }
    if names.declared.contains(first) { return names.qualified(first) + rest }
    if self.types[names.qualified(first)] != nil { return names.qualified(first) + rest }
    for package in names.packages {
      let name = "\(package).\(first)"
      let isOfPackage =
        RxPackage.isKnown(package)
        ? RxPackage.declares(first, in: package)
        : TypeTable.counterpart(of: name) != nil && StreamKind.version(of: name) == nil
      if self.types[name] != nil || isOfPackage { return name + rest }
    }
    if FileNames.language.contains(first) { return "java.lang.\(first)" + rest }
    for (package, types) in Self.java where names.packages.contains(package) && types.contains(first) {
      return "\(package).\(first)" + rest
    }
    // Without imports of whole packages it can only be a neighbour.
    if names.packages.isEmpty, first.first?.isUppercase == true { return names.qualified(first) + rest }
    return first + rest
  }

  /// The types of Java's packages that tell what a name is.
  private static let java: [(package: String, types: Set<String>)] = [
    ("java.util", RunIndex.collections), ("java.util.concurrent", ["Callable", "Future", "TimeUnit"]),
    (
      "java.util.function",
      [
        "BiConsumer", "BiFunction", "BinaryOperator", "Consumer", "Function", "Predicate", "Supplier",
        "UnaryOperator",
      ]
    ),
  ]

  static let collections: Set = [
    "List", "ArrayList", "LinkedList", "Collection", "Collections", "Arrays", "Set", "HashSet", "TreeSet",
    "Map",
    "HashMap", "Queue", "Deque", "ArrayDeque", "Comparator", "Date",
  ]

  /// The type with a name in some types or in those that they extend.
  func nested(_ name: String, in enclosing: [String]) -> String? {
    for type in enclosing.reversed() {
      var current: String? = type
      var seen = 0
      while let known = current, seen < 20 {
        if self.types["\(known).\(name)"] != nil { return "\(known).\(name)" }
        if known.hasSuffix(".\(name)"), self.types[known] != nil, known == type { return known }
        current = self.superclass(of: known)?.name
        if let current, StreamKind.version(of: current) == 1, StreamKind(current)?.isObservable ?? false,
          RxPackage.declares(name, in: "rx.Observable")
        {
          return "rx.Observable.\(name)"
        }
        seen += 1
      }
    }
    return nil
  }

  // MARK: Types

  /// The type that a declaration writes.
  ///
  /// - Parameter parameters: the type parameters in scope, which stay names.
  func type(
    _ type: JavaTypeName, in names: FileNames, enclosing: [String], parameters: Set<String>
  ) -> KnownType {
    switch type {
    case .primitive(let name, _): return KnownType(name: name)
    case .array(let element, _):
      return .array(of: self.type(element, in: names, enclosing: enclosing, parameters: parameters))
    case .wildcard(let bound, _):
      guard let bound else { return .unknown }
      return self.type(bound, in: names, enclosing: enclosing, parameters: parameters)
    case .named(let path, let arguments, _):
      let texts = path.map(\.text)
      if texts.count == 1, parameters.contains(texts[0]) { return KnownType(name: texts[0]) }
      return KnownType(
        name: self.resolve(texts, in: names, enclosing: enclosing),
        arguments: arguments.map {
          self.type($0, in: names, enclosing: enclosing, parameters: parameters)
        })
    }
  }

  private func type(_ type: JavaTypeName, of declared: DeclaredType, _ parameters: [String] = []) -> KnownType
  {
    self.type(
      type, in: declared.names, enclosing: declared.enclosing + [declared.name],
      parameters: Set(declared.tree.parameters + parameters))
  }

  func superclass(of name: String) -> KnownType? {
    guard let declared = self.types[name], let superclass = declared.tree.superclass else { return nil }
    return self.type(
      superclass, in: declared.names, enclosing: declared.enclosing, parameters: Set(declared.tree.parameters)
    )
  }

  /// The types that a type of the run extends and implements.
  func supertypes(of name: String) -> [KnownType] {
    guard let declared = self.types[name] else { return [] }
    return ([declared.tree.superclass].compactMap { $0 } + declared.tree.interfaces).map {
      self.type(
        $0, in: declared.names, enclosing: declared.enclosing, parameters: Set(declared.tree.parameters))
    }
  }

  /// Finds something in a type of the run or in those that it extends and implements.
  private func find<Value>(
    in type: KnownType, depth: Int = 0, _ look: (DeclaredType, KnownType) -> Value?
  ) -> Value? {
    guard depth < 20, let declared = self.types[type.name] else { return nil }
    if let found = look(declared, type) { return found }
    for supertype in self.supertypes(of: type.name) {
      let replaced = supertype.replacing(self.replacements(of: declared, in: type))
      if let found = self.find(in: replaced, depth: depth + 1, look) { return found }
    }
    return nil
  }

  private func replacements(of declared: DeclaredType, in type: KnownType) -> [String: KnownType] {
    Dictionary(
      zip(declared.tree.parameters, type.arguments), uniquingKeysWith: { first, _ in first })
  }

  /// The type of a field.
  func field(_ name: String, of type: KnownType) -> KnownType? {
    self.find(in: type) { declared, type in
      declared.fields[name].map {
        self.type($0.type, of: declared).replacing(self.replacements(of: declared, in: type))
      }
    }
  }

  /// A method with a number of arguments: its result, the types of its parameters, and whether it may return null.
  func method(_ name: String, arguments count: Int?, of type: KnownType) -> MethodFacts? {
    self.find(in: type) { declared, type in
      for method in declared.methods[name] ?? [] where !method.isConstructor {
        guard count == nil || method.parameters.count == count else { continue }
        let replacements = self.replacements(of: declared, in: type)
        func known(_ name: JavaTypeName?) -> KnownType {
          name.map { self.type($0, of: declared, method.typeParameters).replacing(replacements) } ?? .unknown
        }
        // What the caller chooses is not known here.
        let result =
          method.annotations.contains(where: Self.isRequest)
          ? known(method.result).replacing([KnownType.void.name: .emptyBody]) : known(method.result)
        let isChosen = method.typeParameters.contains(result.name)
        let flowing = method.parameters.indices.filter { index in
          guard case .named(let path, _, _)? = method.parameters[index].type, path.count == 1,
            let parameter = declared.tree.parameters.firstIndex(of: path[0].text)
          else { return false }
          return self.hasStreams(ofParameter: parameter, of: declared.name)
        }
        return MethodFacts(
          path: "\(declared.name).\(name)",
          result: isChosen
            ? .unknown
            : result.replacing(
              Dictionary(
                method.typeParameters.map { ($0, KnownType.unknown) }, uniquingKeysWith: { first, _ in first }
              )),
          parameters: method.parameters.map { known($0.type) }, streamParameters: Set(flowing),
          isStatic: method.isStatic,
          isNullable: method.annotations.contains(where: Self.isNullable))
      }
      return nil
    }
  }

  /// Whether a field is declared as one that may be null.
  func isNullable(field name: String, of type: KnownType) -> Bool {
    self.find(in: type) { declared, _ in
      declared.fields[name].map { $0.annotations.contains(where: Self.isNullable) }
    } ?? false
  }

  /// Whether an annotation is that of a request of Retrofit.
  static func isRequest(_ annotation: String) -> Bool {
    ["DELETE", "GET", "HEAD", "HTTP", "OPTIONS", "PATCH", "POST", "PUT"].contains(annotation)
  }

  /// Whether an annotation says that something may be null.
  static func isNullable(_ annotation: String) -> Bool {
    annotation == "Nullable" || annotation.hasSuffix(".Nullable") || annotation == "CheckForNull"
  }

  /// The method of a function of RxJava that a type of the run implements.
  ///
  /// - Parameter given: the types of the arguments, which tell two functions from each other.
  func function(of type: KnownType, arguments count: Int, _ given: [KnownType] = []) -> ImplementedFunction? {
    if let new = TypeTable.method(of: type.name) {
      return TypeTable.parameterCount(of: type.name) == count
        ? ImplementedFunction(old: "call", new: new) : nil
    }
    return self.find(in: type) { declared, type in
      let replacements = self.replacements(of: declared, in: type)
      var functions: [(new: String, old: String, parameters: [KnownType])] = []
      for supertype in self.supertypes(of: declared.name) {
        guard
          let old = TypeTable.method(of: supertype.name) == nil
            ? TypeTable.newMethod(of: supertype.name) : "call",
          let new = TypeTable.method(of: supertype.name) ?? TypeTable.newMethod(of: supertype.name),
          let shape = FunctionShape(supertype.replacing(replacements)),
          (TypeTable.method(of: supertype.name) == nil
            ? shape.parameters.count : TypeTable.parameterCount(of: supertype.name)) == count,
          // Two methods cannot have the new name.
          old == new || !(declared.methods[new] ?? []).contains(where: { $0.parameters.count == count })
        else { continue }
        functions.append((new, old, shape.parameters.map(\.boxed)))
      }
      guard let first = functions.first else { return nil }
      let methods = (declared.methods[first.old] ?? []).filter {
        $0.parameters.count == count && $0.body != nil
      }
      // The constants of an enum have methods of their own.
      let isImplemented =
        methods.contains(where: \.failures.isEmpty) && methods.count <= max(1, functions.count)
      let matching =
        functions.count == 1 ? functions : functions.filter { $0.parameters == given.map(\.boxed) }
      return ImplementedFunction(
        old: first.old, new: matching.count == 1 ? matching[0].new : "", isImplemented: isImplemented)
    }
  }

  /// What the only method of a functional interface takes and returns; nil for other types.
  func shape(of type: KnownType) -> FunctionShape? {
    if let known = FunctionShape(type) { return known }
    return self.find(in: type) { declared, type in
      guard declared.tree.isInterface else { return nil }
      let replacements = self.replacements(of: declared, in: type)
      let methods = declared.tree.methods.filter { $0.body == nil && !$0.isStatic }
      guard let method = methods.first, methods.count == 1 else {
        guard methods.isEmpty else { return nil }
        return self.supertypes(of: declared.name).lazy
          .compactMap { FunctionShape($0.replacing(replacements)) }.first
      }
      func known(_ name: JavaTypeName?) -> KnownType {
        name.map { self.type($0, of: declared, method.typeParameters).replacing(replacements) } ?? .unknown
      }
      return FunctionShape(
        method.parameters.map { known($0.type) }, known(method.result),
        handlesFailures: method.failures.contains { known($0).simpleName == "Throwable" })
    }
  }

  /// The new name of a method without parameters that a type has from RxJava 1; nil when it has none.
  func renamedMember(_ name: String, of type: KnownType) -> String? {
    let owners = TypeTable.members.filter { $0.value[name] != nil }
    guard !owners.isEmpty, let owner = self.supertype(of: type, where: { owners[$0.name] != nil }) else {
      return nil
    }
    return owners[owner.name]?[name]
  }

  /// The type that a type of the run implements among some; itself if it is one.
  func supertype(of type: KnownType, where isWanted: (KnownType) -> Bool) -> KnownType? {
    if isWanted(type) { return type }
    return self.find(in: type) { declared, type in
      self.supertypes(of: declared.name).first(where: isWanted)?
        .replacing(self.replacements(of: declared, in: type))
    }
  }

  // MARK: Values of streams

  /// Types whose arguments are values of a stream where they are such values themselves.
  private static let containers: Set = [
    "ArrayList", "Collection", "Entry", "Iterable", "List", "Map", "Notification", "Pair", "Set", "ValuePair",
  ]

  /// Whether the argument of a type is that of values of a stream.
  func hasStreams(ofArgument number: Int, of type: String, isValue: Bool) -> Bool {
    if StreamKind.version(of: type) != nil || type.hasPrefix("\(TypeTable.library).testing.") { return true }
    if self.types[type] != nil { return self.hasStreams(ofParameter: number, of: type) }
    let simple = type.split(separator: ".").last.map(String.init) ?? type
    return isValue && Self.containers.contains(simple)
  }

  /// Whether a type of the run has streams of a type parameter.
  private func hasStreams(ofParameter number: Int, of name: String) -> Bool {
    guard let declared = self.types[name] else { return false }
    if self.streamParameters[name] == nil {
      // What refers to itself has no streams because of that.
      self.streamParameters[name] = []
      let tree = declared.tree
      let written =
        [tree.superclass].compactMap { $0 } + tree.interfaces + tree.fields.map(\.type)
        + tree.methods.flatMap { [$0.result].compactMap { $0 } + $0.parameters.compactMap(\.type) }
      let found = tree.parameters.indices.filter { index in
        written.contains { self.flows(tree.parameters[index], in: $0, of: declared, isValue: false) }
      }
      self.streamParameters[name] = Set(found)
    }
    return self.streamParameters[name]?.contains(number) ?? false
  }

  private func flows(
    _ parameter: String, in type: JavaTypeName, of declared: DeclaredType, isValue: Bool
  ) -> Bool {
    switch type {
    case .primitive: return false
    case .array(let element, _):
      return self.flows(parameter, in: element, of: declared, isValue: isValue)
    case .wildcard(let bound, _):
      return bound.map { self.flows(parameter, in: $0, of: declared, isValue: isValue) } ?? false
    case .named(let path, let arguments, _):
      if path.count == 1, path[0].text == parameter { return isValue }
      let name = self.type(type, of: declared).name
      return arguments.enumerated().contains { number, argument in
        self.flows(
          parameter, in: argument, of: declared,
          isValue: self.hasStreams(ofArgument: number, of: name, isValue: isValue))
      }
    }
  }

  /// Whether a type parameter of a method is that of values of a stream.
  func hasStreams(of method: JavaMethod, parameter: String, in declared: DeclaredType) -> Bool {
    ([method.result].compactMap { $0 } + method.parameters.compactMap(\.type)).contains {
      self.flows(parameter, in: $0, of: declared, isValue: false)
    }
  }

  /// Whether the explicit type arguments of a call are those of values of a stream.
  func hasStreams(ofTypeArgument number: Int, of method: String, in type: String) -> Bool {
    self.find(in: KnownType(name: type)) { declared, _ in
      declared.methods[method]?.first { number < $0.typeParameters.count }
        .map { self.hasStreams(of: $0, parameter: $0.typeParameters[number], in: declared) }
    } ?? false
  }

  // MARK: Members

  /// Whether a type of the run declares a method, or one that it extends does.
  func declares(_ name: String, in type: String) -> Bool {
    self.method(name, arguments: nil, of: KnownType(name: type)) != nil
  }
}
