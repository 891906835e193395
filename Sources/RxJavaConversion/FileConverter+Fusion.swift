import JavaLanguage
import SourceModel

extension FileConverter {
  /// Converts two calls that become one; nil when these are not such calls.
  func fuse(_ call: CallParts, _ target: JavaNode, expected: KnownType) -> KnownType? {
    guard let inner = CallParts(target), let source = inner.target, self.typeName(of: source) == nil else {
      return nil
    }
    switch (inner.name.text, call.name.text) {
    case ("toBlocking", _): return self.fuseBlocking(call, inner, source)
    case ("map", "filter"):
      guard call.arguments.count == 1, self.isNullCheck(call.arguments[0]) == false else { return nil }
      return self.fuseNullCheck(call, inner, source, expected: expected)
    case ("map", "ofType"), ("map", "cast"): return self.fuseType(call, inner, source)
    case ("map", "compose"): return self.fuseCoalesce(call, inner, source)
    case ("map", "map"):
      guard call.arguments.count == 1, let isNull = self.isNullCheck(call.arguments[0]) else { return nil }
      return self.fuseNullMapping(call, inner, source, isNull: isNull)
    default: return nil
    }
  }

  /// Whether a stream is one that is converted.
  private func isOld(_ type: KnownType) -> Bool {
    StreamKind(type.name) != nil && (StreamKind.version(of: type.name) ?? 3) < 3
  }

  /// The code between two calls, which goes; nil when it has comments.
  private func link(_ call: CallParts, after inner: CallParts) -> TextRange? {
    let range = TextRange(inner.node.range.end, call.node.range.end)
    return self.hasComments(in: range) ? nil : range
  }

  /// Whether there are comments in a range.
  private func hasComments(in range: TextRange) -> Bool {
    let comments = self.tree.comments
    var (low, high) = (0, comments.count)
    while low < high {
      let middle = (low + high) / 2
      if comments[middle].range.start < range.start { low = middle + 1 } else { high = middle }
    }
    return low < comments.count && comments[low].range.end <= range.end
  }

  private func fuseBlocking(_ call: CallParts, _ inner: CallParts, _ source: JavaNode) -> KnownType? {
    let name = call.name.text
    let arguments = call.arguments
    guard let new = OperatorTable.blocking[name], inner.arguments.isEmpty, arguments.count < 2 else {
      return nil
    }
    let receiver = self.visit(source)
    guard self.isOld(receiver) else { return self.visitAfter(receiver, inner, call) }
    let link = TextRange(source.range.end, inner.node.range.end)
    self.edits.remove(link)
    if let value = arguments.first, name.hasSuffix("OrDefault"), self.nullBranch(of: value) != nil,
      self.hasNull(value)
    {
      // The one that returns null where there is no value.
      let element = "\(name.dropLast("OrDefault".count))Element"
      self.edits.replace(
        TextRange(call.name.range.start, call.node.range.end), with: "\(element)().blockingGet()")
      return receiver.element
    }
    if let condition = arguments.first, ["first", "last", "single"].contains(name) {
      self.edits.replace(call.name.range, with: "filter")
      self.visitPredicate(condition, receiver.element)
      self.edits.insert(".\(new)()", at: call.node.range.end)
      return receiver.element
    }
    self.edits.replace(call.name.range, with: new)
    for argument in arguments {
      if name.hasSuffix("OrDefault"), self.convertNull(argument, to: receiver.element) { continue }
      self.visitFunction(argument, parameters: [receiver.element], expected: .unknown)
    }
    return name == "toIterable"
      ? KnownType(name: "java.lang.Iterable", arguments: receiver.arguments) : receiver.element
  }

  /// Whether an expression is nothing but null.
  private func hasNull(_ node: JavaNode) -> Bool {
    if case .cast(_, let operand) = node.unwrapped.kind { return operand.isNull }
    return node.isNull
  }

  /// Converts two calls on a receiver that was converted already.
  private func visitAfter(_ receiver: KnownType, _ inner: CallParts, _ call: CallParts) -> KnownType {
    guard let source = inner.target else { return .unknown }
    let type = self.visit(inner, on: receiver, source, expected: .unknown)
    self.types[ObjectIdentifier(inner.node)] = type
    return self.visit(call, on: type, inner.node, expected: .unknown)
  }

  /// `.map(f).filter(x -> x != null)` → `.compose(mapNotNull(f))`
  private func fuseNullCheck(
    _ call: CallParts, _ inner: CallParts, _ source: JavaNode, expected: KnownType
  ) -> KnownType? {
    guard inner.arguments.count == 1, let link = self.link(call, after: inner) else { return nil }
    let function = inner.arguments[0]
    let receiver = self.visit(source)
    guard self.isConverted(receiver) else { return self.visitAfter(receiver, inner, call) }
    let name = KnownType(name: self.plain(receiver.name))
    let wanted = StreamKind(expected.name) != nil ? expected.element : .unknown
    if let read = self.extraRead(in: function, receiver.element) {
      let type = self.convertExtraMapping(
        inner, function, read, receiver.element, wanted, isChecked: true)
      self.edits.remove(link)
      return name.of(type)
    }
    if let type = self.convertIntentReference(inner, function, isChecked: true) {
      self.edits.remove(link)
      return name.of(type)
    }
    let result = self.visitFunction(function, parameters: [receiver.element], expected: wanted)
    self.writeMapNotNull(inner)
    self.edits.remove(link)
    return result.isUnknown ? name : name.of(result.boxed)
  }

  private func plain(_ name: String) -> String {
    StreamKind.version(of: name) == 1 ? "rx.Observable" : name
  }

  /// `.map(f).map(Objects::isNull)` → `.map(x -> Objects.isNull(f(x)))`
  private func fuseNullMapping(
    _ call: CallParts, _ inner: CallParts, _ source: JavaNode, isNull: Bool
  ) -> KnownType? {
    guard inner.arguments.count == 1, let link = self.link(call, after: inner),
      case .reference(let owner, let check) = call.arguments[0].kind
    else { return nil }
    let function = inner.arguments[0]
    let isBoolean = KnownType(name: "java.lang.Boolean")
    switch function.kind {
    case .lambda(_, .expression(let body)):
      let receiver = self.visit(source)
      guard self.isConverted(receiver) else { return self.visitAfter(receiver, inner, call) }
      self.visitFunction(function, parameters: [receiver.element], expected: .unknown)
      self.edits.insert("\(self.text(of: owner.range)).\(check.text)(", at: body.range.start)
      self.edits.insert(")", at: body.range.end)
      self.visitTypeName(owner)
      self.edits.remove(link)
      return KnownType(name: "rx.Observable", arguments: [isBoolean])
    case .reference(let target, let method):
      guard let type = self.typeName(of: target), let form = self.form(of: method.text, in: type) else {
        return nil
      }
      let receiver = self.visit(source)
      guard self.isConverted(receiver) else { return self.visitAfter(receiver, inner, call) }
      let value = self.freeName("value")
      let prefix = self.text(of: owner.range)
      let text = self.text(of: target.range)
      let inside = form.isStatic ? "\(text).\(method.text)(\(value))" : "\(value).\(method.text)()"
      // The type is named no more where the method is one of the value.
      if form.isStatic { self.imports.keep(type) }
      self.edits.replace(function.range, with: "\(value) -> \(prefix).\(check.text)(\(inside))")
      self.edits.remove(link)
      return KnownType(name: "rx.Observable", arguments: [isBoolean])
    default: return nil
    }
  }

  /// How a method of a type of the run is called; nil when the run does not show it.
  private func form(of method: String, in type: String) -> MethodFacts? {
    let owner = KnownType(name: type)
    if let facts = self.index.method(method, arguments: 1, of: owner), facts.isStatic { return facts }
    return self.index.method(method, arguments: 0, of: owner)
  }

  /// `.map(f).compose(coalesce(x))` → `.map(x -> Optional.ofNullable(f(x))).compose(coalesce(x))`
  private func fuseCoalesce(_ call: CallParts, _ inner: CallParts, _ source: JavaNode) -> KnownType? {
    guard call.arguments.count == 1, let coalesce = CallParts(call.arguments[0]),
      coalesce.name.text == "coalesce", inner.arguments.count == 1
    else { return nil }
    let function = inner.arguments[0]
    switch function.kind {
    case .lambda(_, .expression(let body)):
      let receiver = self.visit(source)
      guard self.isConverted(receiver) else { return self.visitAfter(receiver, inner, call) }
      let read = self.extraRead(in: function, receiver.element)
      if let read { self.optionalReads.insert(ObjectIdentifier(read)) }
      let result = self.visitFunction(function, parameters: [receiver.element], expected: .unknown)
      self.visit(call.arguments[0])
      if read == nil {
        self.edits.insert("\(self.spelling(of: "java.util.Optional")).ofNullable(", at: body.range.start)
        self.edits.insert(")", at: body.range.end)
      }
      return KnownType(name: "rx.Observable", arguments: result.isUnknown ? [] : [result.boxed])
    case .reference(let target, let method):
      guard let type = self.typeName(of: target), let form = self.form(of: method.text, in: type) else {
        return nil
      }
      let receiver = self.visit(source)
      guard self.isConverted(receiver) else { return self.visitAfter(receiver, inner, call) }
      self.visit(call.arguments[0])
      let value = self.freeName("value")
      let inside =
        form.isStatic
        ? "\(self.text(of: target.range)).\(method.text)(\(value))" : "\(value).\(method.text)()"
      if form.isStatic { self.visitTypeName(target) }
      self.edits.replace(
        function.range, with: "\(value) -> \(self.spelling(of: "java.util.Optional")).ofNullable(\(inside))")
      return KnownType(name: "rx.Observable", arguments: [form.result.boxed])
    default: return nil
    }
  }

  /// `.map(i -> i.getParcelableExtra(KEY)).ofType(Project.class)`: the read has the type.
  private func fuseType(_ call: CallParts, _ inner: CallParts, _ source: JavaNode) -> KnownType? {
    guard inner.arguments.count == 1, call.arguments.count == 1,
      case .classLiteral(let type) = call.arguments[0].kind, let link = self.link(call, after: inner),
      self.mayReadExtra(inner.arguments[0])
    else { return nil }
    let receiver = self.visit(source)
    guard let read = self.extraRead(in: inner.arguments[0], receiver.element) else {
      return self.visitAfter(receiver, inner, call)
    }
    let known = self.visit(type)
    self.convertExtraMapping(inner, inner.arguments[0], read, receiver.element, known, isChecked: true)
    self.edits.remove(link)
    return KnownType(name: self.plain(receiver.name), arguments: [known])
  }
}
