import JavaLanguage
import SourceModel

extension FileConverter {
  /// Converts a type that is written in the code; returns the type that it was.
  @discardableResult
  func visit(_ type: JavaTypeName, isArgument: Bool = false) -> KnownType {
    let known = self.known(type)
    switch type {
    case .primitive: break
    case .array(let element, _): self.visit(element, isArgument: isArgument)
    case .wildcard(let bound, _): if let bound { self.visit(bound, isArgument: isArgument) }
    case .named(let path, let arguments, _):
      if let first = path.first, let last = path.last {
        self.convertName(known.name, at: TextRange(first.range.start, last.range.end), isArgument: isArgument)
      }
      if known.name == "rx.subjects.Subject", arguments.count == 2 {
        self.visit(arguments[0], isArgument: true)
        self.edits.remove(TextRange(arguments[0].range.end, arguments[1].range.end))
      } else {
        let keepsVoid = Self.typesWithVoid.contains(known.simpleName)
        for argument in arguments { self.visit(argument, isArgument: !keepsVoid) }
      }
    }
    return known
  }

  /// Types of Java and of Android that have no values when their argument is `Void`.
  private static let typesWithVoid: Set = [
    "Callable", "Future", "AsyncTask", "Class", "CompletableFuture", "FutureTask", "Constructor", "Task",
    "Call",
    "ResponseEntity", "Optional",
  ]

  /// Converts the name of a type.
  func convertName(_ name: String, at range: TextRange, isArgument: Bool = false) {
    if name == "java.lang.Void" {
      guard isArgument, self.isReactive else { return }
      return self.edits.replace(range, with: self.spelling(of: "\(TypeTable.library).NoValue"))
    }
    if let advice = TypeTable.advice[name] {
      self.imports.keep(name)
      return self.note("'\(name)' is not converted: \(advice)", at: range)
    }
    if let new = self.counterpart(of: name) {
      let spelling = self.spelling(of: new, for: name)
      if self.text(of: range) != spelling { self.edits.replace(range, with: spelling) }
      return
    }
    // A type in one that has a counterpart: `Environment.Builder`.
    if let dot = name.lastIndex(of: "."), let new = self.counterpart(of: String(name[..<dot])),
      new.hasSuffix(".Environment")
    {
      let outer = self.spelling(of: new, for: String(name[..<dot]))
      return self.edits.replace(range, with: outer + name[dot...])
    }
    if StreamKind.version(of: name) == 1 {
      self.note("'\(name)' is not converted: RxJava 3 has no such type", at: range)
    }
    self.imports.keep(name)
  }

  /// Whether the file has to do with streams.
  var isReactive: Bool { self.version > 0 || self.isViewModelFile || self.isTest }

  /// The spelling of a new type in this file.
  func spelling(of new: String, for old: String? = nil) -> String {
    self.imports.spelling(of: new, for: old) { simple in
      if let imported = self.names.imported[simple] {
        return imported == new || self.counterpart(of: imported) == new
      }
      if self.names.declared.contains(simple) || self.typeParameters.contains(simple) { return false }
      let neighbour = self.names.qualified(simple)
      if self.index.types[neighbour] != nil { return self.counterpart(of: neighbour) == new }
      return !FileNames.language.contains(simple)
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
        fields: [:], methods: type.methods, parameters: parameters,
        isNamed: self.index.types[name] != nil))
    let superclass = type.superclass.map { self.visit($0) }
    let interfaces = type.interfaces.map { self.visit($0) }
    self.frames[self.frames.count - 1].superclass = superclass
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
    let result = method.result.map { self.visit($0) } ?? .unknown
    var variables: [String: KnownType] = [:]
    for parameter in method.parameters {
      guard let type = parameter.type else { continue }
      variables[parameter.name.text] = self.visit(type, isArgument: self.version > 0)
    }
    for failure in method.failures { self.visit(failure) }
    for supertype in supertypes where method.name.text == "call" {
      if let new = TypeTable.method(of: supertype.name) { self.edits.replace(method.name.range, with: new) }
    }
    if method.name.text == "onCompleted", supertypes.contains(where: { $0.name == "rx.Observer" }) {
      self.edits.replace(method.name.range, with: "onComplete")
      self.note("implement 'onSubscribe(Disposable)' as well", at: method.name.range)
    }
    guard let body = method.body else { return }
    self.results.append(FunctionResult(expected: result, isStreamValue: false))
    self.bodies.append(body)
    self.inScope(variables) { self.visit(body) }
    self.bodies.removeLast()
    self.results.removeLast()
  }

  /// Declares fields that the old base class had.
  private func declare(_ fields: [InheritedField], in type: JavaTypeTree) {
    let bytes = self.tree.text.bytes
    let lineBreak = bytes.contains(UInt8(ascii: "\r")) ? "\r\n" : "\n"
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
