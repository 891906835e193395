import JavaLanguage
import SourceModel

extension FileConverter {
  /// Converts a type that is written in the code; returns the type that it was.
  ///
  /// - Parameter isValue: whether it is that of values of a stream, so that `Void` has a counterpart.
  @discardableResult
  func visit(_ type: JavaTypeName, isValue: Bool = false) -> KnownType {
    let known = self.known(type)
    switch type {
    case .primitive: break
    case .array(let element, _): self.visit(element, isValue: isValue && !self.known(element).isVoid)
    case .wildcard(let bound, _): if let bound { self.visit(bound, isValue: isValue) }
    case .named(let path, let arguments, _):
      if let first = path.first, let last = path.last {
        self.convertName(known.name, at: TextRange(first.range.start, last.range.end), isValue: isValue)
      }
      if known.name == "rx.subjects.Subject", arguments.count == 2 {
        self.visit(arguments[0], isValue: true)
        self.edits.remove(TextRange(arguments[0].range.end, arguments[1].range.end))
      } else {
        let isOfRx3 = self.counterpart(of: known.name) == "\(TypeTable.rx3).observers.TestObserver"
        for (number, argument) in arguments.enumerated() {
          let isValue =
            !isOfRx3
            && self.index.hasStreams(
              ofArgument: number, of: known.name,
              isValue: isValue || (self.isReactive && Self.pairs.contains(known.name)))
          self.visit(argument, isValue: isValue)
        }
      }
    }
    return known
  }

  /// Converts the name of a type.
  func convertName(_ name: String, at range: TextRange, isValue: Bool = false) {
    if name == "java.lang.Void" {
      guard isValue, self.isReactive, !self.keepsVoid else { return }
      return self.edits.replace(range, with: self.spelling(of: "\(TypeTable.library).NoValue"))
    }
    if let advice = TypeTable.advice(of: name) {
      self.keepName(name, at: range)
      return self.note("'\(name)' is not converted: \(advice)", at: range)
    }
    if let new = self.counterpart(of: name) {
      let spelling = self.spelling(of: new, for: name)
      if self.text(of: range) != spelling { self.edits.replace(range, with: spelling) }
      return
    }
    // A type in one that has a counterpart: `Environment.Builder`.
    if let dot = name.lastIndex(of: "."), let new = self.counterpart(of: String(name[..<dot])),
      new.hasSuffix(".Environment") || new.hasSuffix(".Scheduler")
    {
      let outer = self.spelling(of: new, for: String(name[..<dot]))
      return self.edits.replace(range, with: outer + name[dot...])
    }
    if let version = StreamKind.version(of: name), version < 3 {
      self.keepName(name, at: range)
      return self.note("'\(name)' is not converted: RxJava 3 has no such type", at: range)
    }
    self.imports.keep(name)
  }

  /// Keeps the name of a type that has no counterpart.
  private func keepName(_ name: String, at range: TextRange) {
    self.listed.insert(name)
    let simple = name.split(separator: ".").last.map(String.init) ?? ""
    // What is written with a type around it that has a counterpart is written with its package.
    let isNested = name.indices.contains {
      name[$0] == "." && self.counterpart(of: String(name[..<$0])) != nil
    }
    if self.names.imported[simple] != name, isNested, self.text(of: range) != simple {
      if self.text(of: range) != name { self.edits.replace(range, with: name) }
    } else {
      self.imports.keep(name)
    }
  }

  /// Whether the file has to do with streams.
  var isReactive: Bool { self.version > 0 || self.isViewModelFile }

  /// The spelling of a new type in this file.
  func spelling(of new: String, for old: String? = nil) -> String {
    self.imports.spelling(of: new, for: old) { simple in
      if let imported = self.names.imported[simple] {
        return imported == new || self.counterpart(of: imported) == new
      }
      if self.typeParameters.contains(simple) || FileNames.language.contains(simple) { return false }
      let enclosing = self.tree.types.map { self.names.qualified($0.name.text) }
      if self.index.nested(simple, in: enclosing + self.enclosing) != nil { return false }
      let neighbour = self.names.qualified(simple)
      if self.index.types[neighbour] != nil { return self.counterpart(of: neighbour) == new }
      // A name that the file uses is that of a neighbour, or of a package that is imported as a whole.
      guard self.simpleNames.contains(simple) else { return true }
      let used = self.index.resolve([simple], in: self.names, enclosing: enclosing)
      return used == new || self.counterpart(of: used) == new
    }
  }

  func text(of range: TextRange) -> String { self.tree.text[range] }

  // MARK: Declarations

  func visit(_ type: JavaTypeTree) {
    let name = self.enclosing.last.map { "\($0).\(type.name.text)" } ?? self.names.qualified(type.name.text)
    let parameters = Set(type.parameters)
    self.frames.append(
      TypeFrame(
        type: KnownType(name: name, arguments: type.parameters.map { KnownType(name: $0) }), superclass: nil,
        methods: type.methods, parameters: parameters,
        isNamed: self.index.types[name] != nil, depth: self.scopes.count))
    let superclass = type.superclass.map { self.visitSuperclass($0) }
    let interfaces = type.interfaces.map { self.visit($0) }
    self.frames[self.frames.count - 1].superclass = superclass
    self.frames[self.frames.count - 1].interfaces = interfaces
    self.visitMembers(type.members, supertypes: [superclass].compactMap { $0 } + interfaces)
    let frame = self.frames.removeLast()
    if !frame.inherited.isEmpty { self.declare(frame.inherited, in: type) }
    if let superclass, self.run.isBase(superclass.name) {
      for method in type.methods where Self.lifecycle.contains(method.name.text) {
        self.note(
          "the library has no '\(method.name.text)': do this in the constructor or in 'onFinished'",
          at: method.name.range)
      }
    }
    self.listMissingMethods([superclass].compactMap { $0 } + interfaces, type.methods, at: type.name.range)
  }

  /// Lists the methods that a type has to implement from RxJava 3 on.
  func listMissingMethods(_ supertypes: [KnownType], _ methods: [JavaMethod], at range: TextRange) {
    func declares(_ name: String) -> Bool { methods.contains { $0.name.text == name } }
    for supertype in supertypes {
      switch (StreamKind.version(of: supertype.name), supertype.simpleName) {
      case (1, "Observer"), (3, "Observer"):
        if !declares("onSubscribe") { self.note("implement 'onSubscribe(Disposable)' as well", at: range) }
      case (1, "Observable"), (1, "Subject"), (3, "Observable"), (3, "Subject"), (1, "Single"),
        (1, "Completable"):
        guard !declares("subscribeActual") else { continue }
        self.note(
          "a '\(supertype.simpleName)' of RxJava 3 has other methods: implement 'subscribeActual' and the like",
          at: range)
      default: break
      }
    }
  }

  /// A class cannot extend the library's pair.
  private func visitSuperclass(_ type: JavaTypeName) -> KnownType {
    let known = self.known(type)
    guard Self.pairs.contains(known.name), case .named(_, let arguments, _) = type else {
      return self.visit(type)
    }
    self.imports.keep(known.name)
    self.note("a 'ValuePair' cannot be extended: write a class with two fields", at: type.range)
    for argument in arguments { self.visit(argument) }
    return known
  }

  private static let lifecycle: Set = ["onCreate", "onResume", "onPause", "onDestroy", "onDetach"]

  /// Converts the members of a type, whose frame is there already.
  func visitMembers(_ members: [JavaMember], supertypes: [KnownType]) {
    var fields: [String: KnownType] = [:]
    for case .field(let field) in members {
      for variable in field.variables { fields[variable.name.text] = self.known(field.type) }
    }
    self.frames[self.frames.count - 1].fields = fields
    for member in members {
      switch member {
      case .type(let type): self.visit(type)
      case .block(let statements): self.inScope { self.visit(statements) }
      case .field(let field):
        let type = self.visit(field.type)
        for variable in field.variables {
          if let value = variable.value { self.inScope { _ = self.visit(value, expected: type) } }
        }
      case .method(let method): self.visit(method, supertypes: supertypes)
      }
    }
  }

  private func visit(_ method: JavaMethod, supertypes: [KnownType]) {
    let outer = self.frames[self.frames.count - 1].parameters
    self.frames[self.frames.count - 1].parameters.formUnion(method.typeParameters)
    defer { self.frames[self.frames.count - 1].parameters = outer }
    // What implements a function of `Void` values has these in its methods.
    let isOfValues = supertypes.contains { supertype in
      guard let version = StreamKind.version(of: supertype.name), version < 3 else { return false }
      return supertype.arguments.contains(.void)
    }
    let owner = self.frames[self.frames.count - 1].type.name
    let isOfStream = self.run.voidParameters.contains("\(owner).\(method.name.text)")
    let isOfRetrofit = method.annotations.contains { RunIndex.isRequest($0) }
    if isOfRetrofit, let type = method.result, self.known(type).element.isVoid {
      self.note(
        "Retrofit has no value of this type: return a 'Completable', or 'Observable<Response<Void>>'",
        at: type.range)
    }
    self.keepsVoid = isOfRetrofit
    let result = method.result.map { self.visit($0, isValue: isOfValues) } ?? .unknown
    self.keepsVoid = false
    var variables: [String: KnownType] = [:]
    let source = supertypes.firstResult { type in TypeTable.sources[type.name].map { (type, $0) } }
    let isSource = method.name.text == "call" && method.parameters.count == 1
    for parameter in method.parameters {
      guard let type = parameter.type else { continue }
      if isSource, let (_, source) = source {
        variables[parameter.name.text] = self.convertEmitter(type, source)
        continue
      }
      variables[parameter.name.text] = self.visit(type, isValue: isOfValues || isOfStream)
    }
    for failure in method.failures { self.visit(failure) }
    if method.name.text == "call" { self.renameImplementation(method, supertypes) }
    if isSource, source != nil { self.edits.replace(method.name.range, with: "subscribe") }
    if method.parameters.isEmpty, let new = self.renamedMember(method, supertypes) {
      if self.frames[self.frames.count - 1].methodsByName[new]?.contains(where: \.parameters.isEmpty) ?? false
      {
        self.note(
          "'\(method.name.text)' is '\(new)' in RxJava 3, which this type has already", at: method.name.range)
      } else {
        self.edits.replace(method.name.range, with: new)
      }
    }
    if method.annotations.contains("Override"), let owner = supertypes.first(where: { self.isLeft($0.name) })
    {
      self.note(
        "'\(owner.name)' is not converted: \(TypeTable.advice(of: owner.name) ?? "RxJava 3 has no such type")",
        at: method.range)
    }
    guard let body = method.body else { return }
    self.results.append(
      FunctionResult(expected: result, isStreamValue: isOfValues && result.isVoid || self.isStreamFunction))
    self.bodies.append(body)
    self.handlesFailures.append(method.failures.contains { self.known($0).simpleName == "Throwable" })
    self.streamValues.append([])
    self.inScope(variables) {
      for parameter in method.parameters where parameter.annotations.contains(where: RunIndex.isNullable) {
        self.setNullable(parameter.name.text, true)
      }
      self.visit(body)
    }
    self.streamValues.removeLast()
    self.handlesFailures.removeLast()
    self.bodies.removeLast()
    self.results.removeLast()
  }

  /// The new name of a method that one of some types declares, or that an earlier run has left.
  private func renamedMember(_ method: JavaMethod, _ supertypes: [KnownType]) -> String? {
    let name = method.name.text
    if let new = supertypes.firstResult(of: { self.index.renamedMember(name, of: $0) }) { return new }
    guard method.annotations.contains("Override"), let new = Self.renamed[name] else { return nil }
    let types: Set = ["\(TypeTable.rx3).disposables.Disposable", "\(TypeTable.rx3).core.Observer"]
    return supertypes.contains { self.index.supertype(of: $0) { types.contains($0.name) } != nil } ? new : nil
  }

  /// Whether a type of an old version of RxJava has no counterpart.
  private func isLeft(_ name: String) -> Bool {
    (StreamKind.version(of: name) ?? 3) < 3 && self.counterpart(of: name) == nil
  }

  /// Converts `Subscriber<? super T>`, of the parameter of a function that makes a stream.
  func convertEmitter(_ type: JavaTypeName, _ source: (subscriber: String, name: String, emitter: String))
    -> KnownType
  {
    guard case .named(let path, let arguments, _) = type, let first = path.first, let last = path.last,
      self.known(type).name == source.subscriber
    else { return self.visit(type) }
    self.edits.replace(
      TextRange(first.range.start, last.range.end),
      with: self.spelling(of: "\(TypeTable.rx3).core.\(source.emitter)", for: source.subscriber))
    var element: [KnownType] = []
    for argument in arguments {
      if case .wildcard(let bound?, let range) = argument {
        self.edits.remove(TextRange(range.start, bound.range.start))
        element = [self.visit(bound, isValue: true)]
      } else {
        element = [self.visit(argument, isValue: true)]
      }
    }
    let name = source.subscriber == "rx.Subscriber" ? TypeTable.emitter : source.subscriber
    return KnownType(name: name, arguments: element)
  }

  /// Renames the method that implements a function of RxJava 1.
  private func renameImplementation(_ method: JavaMethod, _ supertypes: [KnownType]) {
    let count = method.parameters.count
    let isOfFunction = supertypes.contains { $0.name.hasPrefix("io.reactivex.rxjava3.functions.") }
    if isOfFunction, method.annotations.contains("Override") {
      // One that was left by an earlier run.
      return self.note("a function of RxJava 3 has no 'call': rename it", at: method.name.range)
    }
    let given = method.parameters.map { $0.type.map { self.known($0).boxed } ?? .unknown }
    let functions = supertypes.filter { (self.index.function(of: $0, arguments: count)?.old) == "call" }
    let matching =
      functions.count < 2 ? functions : functions.filter { self.index.shape(of: $0)?.parameters == given }
    guard matching.count == 1, let new = self.index.function(of: matching[0], arguments: count, given)?.new,
      !new.isEmpty
    else {
      if !functions.isEmpty {
        self.note("write the new name of 'call', which two functions have", at: method.name.range)
      }
      return
    }
    let hasOther = self.frames[self.frames.count - 1].methods.contains {
      $0.name.text == new && $0.parameters.count == count
    }
    if hasOther {
      self.note("a function of RxJava 3 has no 'call': rename it", at: method.name.range)
    } else {
      self.edits.replace(method.name.range, with: new)
    }
  }

  /// Declares fields that the old base class had.
  private func declare(_ fields: [InheritedField], in type: JavaTypeTree) {
    let bytes = self.tree.text.bytes
    let lineBreak = self.tree.text.lineBreak(at: type.bodyRange.start)
    let constructors = type.methods.filter(\.isConstructor)
    var environments: [(body: TextRange, end: Int, name: String)] = []
    for constructor in constructors {
      guard let body = constructor.body, let range = constructor.bodyRange,
        let parameter = constructor.parameters.first(where: { parameter in
          parameter.type.map { self.run.isEnvironment(self.known($0).name) } ?? false
        }), case .expression(let call)? = body.first, case .call(nil, _, let name, _, _) = call.kind,
        name.text == "super"
      else { continue }
      environments.append((range, call.range.end, parameter.name.text))
    }
    guard environments.count == constructors.count, !constructors.isEmpty else {
      for field in fields {
        self.note(
          "declare '\(field.name)': the base class of the library does not have it", at: type.name.range)
      }
      return
    }
    let indentation = self.indentation(at: constructors[0].range.start)
    for field in fields {
      let spelling = self.spelling(ofType: field.type)
      let position = type.bodyRange.start + 1
      self.edits.insert("\(lineBreak)\(indentation)private final \(spelling) \(field.name);", at: position)
      for environment in environments {
        // Behind the semicolon.
        let end = (bytes[environment.end...].firstIndex(of: UInt8(ascii: ";")) ?? environment.end) + 1
        let inner = self.indentation(at: environment.end)
        self.edits.insert(
          "\(lineBreak)\(inner)this.\(field.name) = \(environment.name).get(\(spelling).class);", at: end)
      }
    }
  }

  /// The spelling of a type that the file may not import yet, without its arguments.
  func spelling(ofType type: KnownType) -> String {
    if let new = self.counterpart(of: type.name) { return self.spelling(of: new, for: type.name) }
    guard type.name.contains(".") else { return type.name }
    let simple = type.simpleName
    if type.name.hasPrefix("java.lang."), type.name.split(separator: ".").count == 3 { return simple }
    if self.index.resolve([simple], in: self.names, enclosing: self.enclosing) == type.name { return simple }
    // A nested type is written with its outer one.
    if let dot = type.name.lastIndex(of: "."),
      self.index.types[String(type.name[..<dot])] != nil
        || type.name[..<dot].split(separator: ".").last?.first?.isUppercase == true
    {
      return self.spelling(ofType: KnownType(name: String(type.name[..<dot]))) + ".\(simple)"
    }
    return self.spelling(of: type.name)
  }

  /// The white space at the start of the line of an offset.
  func indentation(at offset: Int) -> String {
    let bytes = self.tree.text.bytes
    let start = (bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
    let end = bytes[start...].firstIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } ?? start
    return String(decoding: bytes[start..<min(end, offset)], as: UTF8.self)
  }
}
