import JavaLanguage
import SourceModel

extension FileConverter {
  /// Converts two calls that become one; nil when these are not such calls.
  func fuse(_ call: CallParts, _ target: JavaNode, expected: KnownType) -> KnownType? {
    guard let inner = CallParts(target), let source = inner.target, self.typeName(of: source) == nil,
      !self.isJavaStream(source)
    else { return nil }
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

  /// Whether an expression is a stream of `java.util.stream`, or an `Optional`.
  private func isJavaStream(_ node: JavaNode) -> Bool {
    var node = node.unwrapped
    while let call = CallParts(node) {
      if ["stream", "parallelStream", "chars", "ofNullable"].contains(call.name.text) { return true }
      guard let target = call.target else { return false }
      if let type = self.typeName(of: target) { return type.hasPrefix("java.util.") }
      node = target.unwrapped
    }
    return self.peek(node).name.hasPrefix("java.util.")
  }

  /// Whether a stream is one of an old version.
  private func isOld(_ type: KnownType) -> Bool {
    if StreamKind(type.name) != nil { return (StreamKind.version(of: type.name) ?? 3) < 3 }
    return type.isUnknown && self.version == 1
  }

  /// The code between two calls, which goes; nil when it has comments.
  private func link(_ call: CallParts, after inner: CallParts) -> TextRange? {
    let range = TextRange(inner.node.range.end, call.node.range.end)
    let hasComments = self.tree.comments.contains {
      $0.range.start >= range.start && $0.range.end <= range.end
    }
    return hasComments ? nil : range
  }

  private func fuseBlocking(_ call: CallParts, _ inner: CallParts, _ source: JavaNode) -> KnownType? {
    guard let new = OperatorTable.blocking[call.name.text], inner.arguments.isEmpty else { return nil }
    let receiver = self.visit(source)
    let link = TextRange(source.range.end, inner.node.range.end)
    let hasComments = self.tree.comments.contains { $0.range.start >= link.start && $0.range.end <= link.end }
    guard self.isOld(receiver), !hasComments else {
      for argument in call.arguments { self.visit(argument) }
      return .unknown
    }
    self.edits.remove(link)
    self.edits.replace(call.name.range, with: new)
    for argument in call.arguments {
      self.visitFunction(argument, parameters: [receiver.element], expected: .unknown)
    }
    return call.name.text == "toIterable"
      ? KnownType(name: "java.lang.Iterable", arguments: receiver.arguments) : receiver.element
  }

  /// `.map(f).filter(x -> x != null)` → `.compose(mapNotNull(f))`
  private func fuseNullCheck(
    _ call: CallParts, _ inner: CallParts, _ source: JavaNode, expected: KnownType
  ) -> KnownType? {
    guard inner.arguments.count == 1, let link = self.link(call, after: inner) else { return nil }
    let function = inner.arguments[0]
    let receiver = self.visit(source)
    let name = KnownType(name: StreamKind(receiver.name) == nil ? "rx.Observable" : self.plain(receiver.name))
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
    if self.isOld(receiver) {
      self.writeMapNotNull(inner)
      self.edits.remove(link)
    } else {
      self.visit(call.arguments[0])
    }
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
    let receiver: KnownType
    switch function.kind {
    case .lambda(_, .expression(let body)):
      receiver = self.visit(source)
      self.visitFunction(function, parameters: [receiver.element], expected: .unknown)
      guard self.isOld(receiver) else { break }
      self.edits.insert("\(self.text(of: owner.range)).\(check.text)(", at: body.range.start)
      self.edits.insert(")", at: body.range.end)
      self.visitTypeName(owner)
      self.edits.remove(link)
      return KnownType(name: "rx.Observable", arguments: [KnownType(name: "java.lang.Boolean")])
    case .reference(let target, let method):
      guard let type = self.typeName(of: target), let form = self.form(of: method.text, in: type) else {
        return nil
      }
      receiver = self.visit(source)
      let value = self.freeName("value")
      let prefix = self.text(of: owner.range)
      let text = self.text(of: target.range)
      let inside = form.isStatic ? "\(text).\(method.text)(\(value))" : "\(value).\(method.text)()"
      guard self.isOld(receiver) else { break }
      // The type is named no more where the method is one of the value.
      if form.isStatic { self.imports.keep(type) }
      self.edits.replace(function.range, with: "\(value) -> \(prefix).\(check.text)(\(inside))")
      self.edits.remove(link)
      return KnownType(name: "rx.Observable", arguments: [KnownType(name: "java.lang.Boolean")])
    default: return nil
    }
    self.visit(call.arguments[0])
    return KnownType(name: receiver.name)
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
      let read = self.extraRead(in: function, receiver.element)
      if let read, self.isOld(receiver) { self.optionalReads.insert(ObjectIdentifier(read)) }
      let result = self.visitFunction(function, parameters: [receiver.element], expected: .unknown)
      self.visit(call.arguments[0])
      guard self.isOld(receiver) else { return KnownType(name: receiver.name) }
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
      self.visit(call.arguments[0])
      guard self.isOld(receiver) else {
        self.visit(function)
        return KnownType(name: receiver.name)
      }
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
      // What was visited is not visited again.
      self.visitFunction(
        inner.arguments[0], parameters: [receiver.element], expected: .unknown, isOfStream: true)
      return KnownType(name: self.plain(receiver.name), arguments: [self.visit(type)])
    }
    let known = self.visit(type)
    self.convertExtraMapping(inner, inner.arguments[0], read, receiver.element, known, isChecked: true)
    self.edits.remove(link)
    return KnownType(name: self.plain(receiver.name), arguments: [known])
  }
}
