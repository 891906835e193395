import JavaLanguage
import SourceModel

extension FileConverter {
  /// Converts an expression; returns the type that it had.
  ///
  /// - Parameter expected: the type that the place has.
  @discardableResult
  func visit(_ node: JavaNode, expected: KnownType = .unknown) -> KnownType {
    let type = self.visitKind(of: node, expected)
    if type.element == .emptyBody, Self.isNoValue(expected.element), case .call = node.kind {
      self.note("this stream has no 'NoValue': map it to one", at: node.range)
    }
    self.types[ObjectIdentifier(node)] = type
    return type
  }

  private func visitKind(of node: JavaNode, _ expected: KnownType) -> KnownType {
    switch node.kind {
    case .string: return .string
    case .number: return self.typeOfNumber(node)
    case .character: return KnownType(name: "char")
    case .boolean: return KnownType(name: "boolean")
    case .null, .superInstance: return .unknown
    case .this: return self.frames.last?.type ?? .unknown
    case .name(let name): return self.visitName(name, node)
    case .member(let target, let name): return self.visitMember(target, name, node)
    case .call(let target, let typeArguments, let name, let arguments, let range):
      let owner = target.flatMap { self.typeName(of: $0) }
      let isOfStream = owner.map { StreamKind.version(of: $0) != nil } ?? true
      for (number, type) in typeArguments.enumerated() {
        let isValue =
          isOfStream
          || owner.map { self.index.hasStreams(ofTypeArgument: number, of: name.text, in: $0) } ?? false
        self.visit(type, isValue: isValue)
      }
      let call = CallParts(
        node: node, target: target, name: name, arguments: arguments, range: range,
        typeArguments: typeArguments.map { self.known($0) })
      return self.visit(call, expected: expected)
    case .creation(let type, let arguments, let members):
      return self.visitCreation(type, arguments, members, node, expected)
    case .lambda, .reference:
      let shape = self.index.shape(of: expected)
      return self.visitFunction(
        node, parameters: shape?.parameters ?? [], expected: shape?.result ?? .unknown,
        isOfStream: shape?.handlesFailures == true && shape?.result.isVoid == true,
        handlesFailures: shape?.handlesFailures ?? (StreamKind.version(of: expected.name) != nil))
    case .cast(let type, let operand):
      let known = self.visit(type)
      self.visit(operand, expected: known)
      return known
    case .conditional(let condition, let first, let second):
      self.visit(condition)
      let type = self.visit(first, expected: expected)
      let other = self.visit(second, expected: expected)
      return type.isUnknown || (type.element.isUnknown && !other.arguments.isEmpty) ? other : type
    case .parentheses(let inner): return self.visit(inner, expected: expected)
    case .assignment(let target, let value):
      let type = self.visit(target)
      self.visit(value, expected: type)
      return type
    case .operation(let operands):
      self.noteComparison(of: operands)
      let types = operands.map { self.visit($0) }
      if self.isElement(operands) { return types[0].name == "[]" ? types[0].element : .unknown }
      return types.count > 1 && types.contains(.string) ? .string : .unknown
    case .type(let type): return self.visit(type)
    case .pattern(let type, let name):
      let known = self.visit(type)
      self.declare(name, known)
      return known
    case .classLiteral(let type):
      let known = self.visit(type)
      return KnownType(name: "java.lang.Class", arguments: [known])
    case .other(let statements):
      if let type = self.outerInstance(node) { return type }
      let isArray: Bool =
        if case .expression(let first)? = statements.first, case .type = first.kind { true } else { false }
      if isArray {
        for statement in statements {
          if case .expression(let part) = statement, case .other(let values) = part.kind {
            self.inScope { self.visitElements(values, expected.element) }
          } else {
            self.inScope { self.visit([statement]) }
          }
        }
        return self.argumentType(node)
      }
      if expected.name == "[]" {
        self.inScope { self.visitElements(statements, expected.element) }
        return expected
      }
      self.inScope { self.visit(statements) }
      return .unknown
    }
  }

  private func visitElements(_ values: [JavaStatement], _ element: KnownType) {
    for case .expression(let value) in values { self.visit(value, expected: element) }
  }

  /// Whether two operands are an array and an index.
  func isElement(_ operands: [JavaNode]) -> Bool {
    guard operands.count == 2 else { return false }
    let between = TextRange(operands[0].range.end, operands[1].range.start)
    return self.text(of: between).contains { $0 == "[" }
  }

  /// The type of `Outer.this`; nil for other expressions.
  func outerInstance(_ node: JavaNode) -> KnownType? {
    guard case .other(let parts) = node.kind, parts.isEmpty else { return nil }
    let path = self.text(of: node.range).filter { !$0.isWhitespace }.split(separator: ".").map(String.init)
    guard path.last == "this", path.count > 1 else { return nil }
    return KnownType(
      name: self.index.resolve(Array(path.dropLast()), in: self.names, enclosing: self.enclosing))
  }

  func typeOfNumber(_ node: JavaNode) -> KnownType {
    let text = self.text(of: node.range)
    let isHexadecimal = text.hasPrefix("0x") || text.hasPrefix("0X")
    if text.last == "l" || text.last == "L" { return KnownType(name: "long") }
    if !isHexadecimal {
      if text.last == "f" || text.last == "F" { return KnownType(name: "float") }
      if text.last == "d" || text.last == "D" || text.contains(".") { return KnownType(name: "double") }
    }
    return KnownType(name: "int")
  }

  /// A value of a stream that is compared with null is never null any more.
  private func noteComparison(of operands: [JavaNode]) {
    guard self.hasStreams else { return }
    for (operand, other) in Array(zip(operands, operands.dropFirst()))
      + Array(zip(operands.dropFirst(), operands))
    where other.isNull {
      guard case .name(let name) = operand.unwrapped.kind, self.streamValues.last?.contains(name.text) == true
      else { continue }
      self.note(
        "'\(name.text)' is never null in RxJava 3: make its stream one of 'Optional' values, or remove this",
        at: operand.range)
    }
  }

  // MARK: Names

  private func visitName(_ name: Name, _ node: JavaNode) -> KnownType {
    if !self.scopes.contains(where: { $0[name.text] != nil }) {
      self.useInherited(name.text, at: name.range, isQualified: false)
    }
    if let type = self.variable(name.text) {
      if type.name == Self.intentBuilder {
        self.edits.insert(".build()", at: node.range.end)
        return type.element
      }
      return type
    }
    if name.text.first?.isUppercase == true, self.typeName(of: node) != nil {
      return self.visitTypeName(node) ?? .unknown
    }
    return .unknown
  }

  private func visitMember(_ target: JavaNode, _ name: Name, _ node: JavaNode) -> KnownType {
    if case .this = target.kind {
      self.useInherited(name.text, at: name.range, isQualified: true)
      return self.frames.last.flatMap { self.field(name.text, of: $0) } ?? .unknown
    }
    if self.typeName(of: node) != nil { return self.visitTypeName(node) ?? .unknown }
    if let type = self.typeName(of: target), type == "android.content.Intent" {
      // The library has no constants of Android.
      self.imports.keep(type)
      return .string
    }
    if let type = self.visitTypeName(target) {
      return self.index.field(name.text, of: type)
        ?? (self.index.types[type.name] == nil ? .unknown : self.constantType(name.text, of: type))
    }
    let type = self.visit(target)
    if Self.pairs.contains(type.name) {
      switch name.text {
      case "first": return type.arguments.first ?? .unknown
      case "second": return type.arguments.dropFirst().first ?? .unknown
      default: return .unknown
      }
    }
    return self.index.field(name.text, of: type) ?? .unknown
  }

  /// The type of `Reason.OTHER`: of a constant of an enum, which is no field of the tree.
  private func constantType(_ name: String, of type: KnownType) -> KnownType {
    name == name.uppercased() ? type : .unknown
  }

  static let pairs: Set = [
    "android.util.Pair", "android.support.v4.util.Pair", "androidx.core.util.Pair",
    "com.plumbline.android.ValuePair",
  ]

  /// The qualified name of the type that an expression names; nil when it is a value.
  func typeName(of node: JavaNode) -> String? {
    switch node.kind {
    case .type(let type): return self.known(type).name
    case .name(let name):
      guard name.text.first?.isUppercase == true, self.variable(name.text) == nil else { return nil }
      // A constant is no type.
      guard
        name.text.contains(where: \.isLowercase) || name.text.count == 1
          || self.names.imported[name.text] != nil
      else { return nil }
      return self.index.resolve([name.text], in: self.names, enclosing: self.enclosing)
    case .member(let target, let name):
      guard name.text.first?.isUppercase == true else { return nil }
      if let outer = self.typeName(of: target) {
        let nested = "\(outer).\(name.text)"
        let isType =
          self.index.types[nested] != nil
          || (name.text.contains(where: \.isLowercase) && self.counterpart(of: nested) != nil)
          || TypeTable.advice[nested] != nil
          || (self.index.types[outer] == nil && name.text.contains(where: \.isLowercase))
        return isType ? nested : nil
      }
      guard let package = Self.packageName(of: target),
        self.variable(String(package.prefix { $0 != "." })) == nil
      else { return nil }
      return "\(package).\(name.text)"
    default: return nil
    }
  }

  /// Names in lower case with dots between them, which may be a package.
  private static func packageName(of node: JavaNode) -> String? {
    switch node.kind {
    case .name(let name): name.text.first?.isLowercase == true ? name.text : nil
    case .member(let target, let name):
      name.text.first?.isLowercase == true ? self.packageName(of: target).map { "\($0).\(name.text)" } : nil
    default: nil
    }
  }

  /// Converts the name of a type in an expression; nil when it is a value.
  @discardableResult
  func visitTypeName(_ node: JavaNode) -> KnownType? {
    if case .type(let type) = node.kind { return self.visit(type) }
    guard let name = self.typeName(of: node) else { return nil }
    self.convertName(name, at: node.range)
    return KnownType(name: name)
  }

  // MARK: Fields of the old base class

  private var baseFrame: Int? {
    self.frames.lastIndex { $0.superclass.map { self.run.isBase($0.name) } ?? false }
  }

  /// Declares a field in the view model if the old base class had it.
  func useInherited(_ name: String, at range: TextRange, isQualified: Bool) {
    guard let number = self.baseFrame, let base = self.frames[number].superclass,
      !self.frames[number...].contains(where: { $0.fields[name] != nil }),
      !self.frames[number].inherited.contains(where: { $0.name == name })
    else { return }
    let isUnknown = self.index.types[base.name] == nil
    guard let field = self.index.field(name, of: base) else {
      if isUnknown, isQualified {
        self.note("declare '\(name)': the base class of the library does not have it", at: range)
      }
      return
    }
    guard let accessor = self.accessor(of: name, in: base.name) else {
      return self.note("declare '\(name)': the base class of the library does not have it", at: range)
    }
    self.frames[number].inherited.append(InheritedField(name: name, type: field, accessor: accessor))
  }

  /// The method of the environment that a constructor initializes a field with: `this.x = environment.y()`.
  private func accessor(of field: String, in type: String) -> String? {
    guard let declared = self.index.types[type] else { return nil }
    for constructor in declared.tree.methods where constructor.isConstructor {
      for case .expression(let node) in constructor.body ?? [] {
        guard case .assignment(let target, let value) = node.kind,
          case .member(let owner, let name) = target.kind,
          case .this = owner.kind, name.text == field,
          case .call(let environment?, _, let method, let arguments, _) = value.kind, arguments.isEmpty,
          case .name(let parameter) = environment.kind,
          constructor.parameters.contains(where: { $0.name.text == parameter.text })
        else { continue }
        return method.text
      }
    }
    return nil
  }

  // MARK: Creation

  private func visitCreation(
    _ type: JavaTypeName, _ arguments: [JavaNode], _ members: [JavaMember]?, _ node: JavaNode,
    _ expected: KnownType
  ) -> KnownType {
    let known = self.known(type)
    if let built = self.convertIntentChain(node, expected: expected) { return built }
    if Self.pairs.contains(known.name), !known.name.hasPrefix(TypeTable.library),
      self.counterpart(of: known.name) != nil
    {
      guard members != nil else { return self.convertPairCreation(type, arguments, node) }
      self.note("a 'ValuePair' cannot be extended: write a class with two fields", at: type.range)
    }
    self.visit(type)
    self.listConstructor(of: known, arguments, at: type.range)
    for argument in arguments { self.visit(argument) }
    if let members {
      let methods = members.compactMap { if case .method(let method) = $0 { method } else { nil } }
      self.listMissingMethods([known], methods, at: type.range)
      self.frames.append(
        TypeFrame(
          type: known, superclass: known, methods: methods, parameters: [], isNamed: false,
          depth: self.scopes.count))
      self.inScope { self.visitMembers(members, supertypes: [known]) }
      self.frames.removeLast()
    }
    // The diamond.
    if known.arguments.isEmpty, expected.name == known.name { return expected }
    return known
  }

  /// `new Pair<>(a, b)` → `ValuePair.create(a, b)`
  private func convertPairCreation(
    _ type: JavaTypeName, _ arguments: [JavaNode], _ node: JavaNode
  ) -> KnownType {
    guard case .named(let path, let typeArguments, let range) = type, let last = path.last else {
      return .unknown
    }
    let name = self.known(type).name
    let spelling = self.spelling(of: "\(TypeTable.library).ValuePair", for: name)
    if typeArguments.isEmpty {
      self.edits.replace(TextRange(node.range.start, range.end), with: "\(spelling).create")
    } else {
      self.edits.replace(TextRange(node.range.start, last.range.end), with: "\(spelling).")
      for argument in typeArguments { self.visit(argument, isValue: true) }
      self.edits.insert("create", at: range.end)
    }
    return KnownType(name: name, arguments: self.visitPairArguments(arguments))
  }

  func visitPairArguments(_ arguments: [JavaNode]) -> [KnownType] {
    arguments.map { argument in
      if self.nullBranch(of: argument) != nil || self.mayBeNull(value: argument) {
        self.note("a 'ValuePair' has no null: pair an 'Optional'", at: argument.range)
      }
      return self.visit(argument).boxed
    }
  }
}
