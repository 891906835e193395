import JavaLanguage
import SourceModel

extension FileConverter {
  /// The type of a variable that builds an intent.
  ///
  /// No code can have this name: code that has builders already is converted.
  static let intentBuilder = "builder of an intent"

  static let intentAdvice = [
    "getAction": "TypedIntent::action", "getData": "TypedIntent::uri", "getDataString": "TypedIntent::data",
    "getExtras": "TypedIntent::extras",
  ]

  private static let intentTypes: Set = [
    "android.content.Intent", "android.os.Bundle", "com.plumbline.android.TypedIntent",
    "com.plumbline.android.TypedBundle",
  ]

  /// Whether a type is that of intents or of arguments, of Android or of the library.
  func isIntent(_ type: KnownType) -> Bool { Self.intentTypes.contains(type.name) }

  /// The types of the extras that a method reads; unknown where the caller chooses the type.
  private static let readers: [String: KnownType] = {
    var readers: [String: KnownType] = [
      "getStringExtra": .string, "getString": .string, "getParcelableExtra": .unknown,
      "getSerializableExtra": .unknown, "getParcelable": .unknown, "getSerializable": .unknown,
    ]
    for name in ["Boolean", "Byte", "Double", "Float", "Int", "Long", "Short", "Char"] {
      let type = ["Int": "Integer", "Char": "Character"][name] ?? name
      readers["get\(name)Extra"] = KnownType(name: "java.lang.\(type)")
      readers["get\(name)"] = KnownType(name: "java.lang.\(type)")
    }
    return readers
  }()

  static func readsExtra(_ name: String) -> Bool { Self.readers[name] != nil && name.hasSuffix("Extra") }

  // MARK: Reading

  /// Whether a function may do nothing but read an extra of its parameter.
  func mayReadExtra(_ function: JavaNode) -> Bool {
    guard self.convertsIntents, case .lambda(let parameters, .expression(let body)) = function.unwrapped.kind,
      parameters.count == 1, let call = CallParts(body.unwrapped), case .name(let name)? = call.target?.kind,
      name.text == parameters[0].name.text
    else { return false }
    return Self.readers[call.name.text] != nil
  }

  /// The read of an extra that is all that a function does, of an intent or of arguments.
  func extraRead(in function: JavaNode, _ element: KnownType) -> JavaNode? {
    guard self.mayReadExtra(function), case .lambda(_, .expression(let body)) = function.unwrapped.kind,
      let call = CallParts(body.unwrapped)
    else { return nil }
    let isRead =
      element.name == "android.content.Intent" || element.name == "android.os.Bundle"
      || (element.isUnknown && Self.readsExtra(call.name.text))
    return isRead ? body.unwrapped : nil
  }

  /// Converts `map(Intent::getAction)`; nil for other functions.
  ///
  /// - Parameter isChecked: whether null was dropped before as well.
  func convertIntentReference(_ call: CallParts, _ function: JavaNode, isChecked: Bool) -> KnownType? {
    guard self.convertsIntents, case .reference(let target, let name) = function.unwrapped.kind,
      self.typeName(of: target) == "android.content.Intent",
      let new = ["getAction": "action", "getDataString": "data"][name.text]
    else { return nil }
    let type = self.spelling(
      of: "\(TypeTable.library).TypedIntent", for: self.keepsIntents ? nil : "android.content.Intent")
    self.edits.replace(function.range, with: "\(type)::\(new)")
    self.edits.replace(call.name.range, with: "mapOptional")
    if !isChecked {
      self.note("nothing is emitted where RxJava 1 emitted null: check what depends on it", at: name.range)
    }
    return .string
  }

  /// Converts `map(i -> i.getStringExtra(KEY))`.
  ///
  /// - Parameter isChecked: whether null was dropped before as well.
  @discardableResult
  func convertExtraMapping(
    _ call: CallParts, _ function: JavaNode, _ read: JavaNode, _ element: KnownType, _ wanted: KnownType,
    isChecked: Bool = false
  ) -> KnownType {
    guard let reader = CallParts(read) else { return .unknown }
    let isOptional = reader.arguments.count == 1
    if isOptional {
      self.optionalReads.insert(ObjectIdentifier(read))
      self.edits.replace(call.name.range, with: "mapOptional")
      if !isChecked {
        self.note(
          "without this extra nothing is emitted, where RxJava 1 emitted null: check what depends on it",
          at: reader.name.range)
      }
    }
    let given = element.isUnknown ? KnownType(name: "android.content.Intent") : element
    return self.visitFunction(function, parameters: [given], expected: wanted)
  }

  /// Converts a call of a method of an intent or of arguments; nil when it stays.
  func visitIntentCall(_ call: CallParts, expected: KnownType) -> KnownType? {
    guard self.convertsIntents else { return nil }
    let name = call.name.text
    if let given = Self.readers[name], (1...2).contains(call.arguments.count) {
      return self.convertRead(call, given: given, expected: expected)
    }
    let isOptional = self.optionalReads.contains(ObjectIdentifier(call.node))
    let orNull = isOptional ? "" : ".orElse(null)"
    switch (name, call.arguments.count) {
    case ("hasExtra", 1), ("containsKey", 1):
      if self.peekIsBundle(call) {
        self.edits.replace(call.name.range, with: "asMap().containsKey")
      } else {
        self.edits.replace(call.name.range, with: "extras().asMap().containsKey")
      }
      self.visit(call.arguments[0])
      return KnownType(name: "boolean")
    case ("getAction", 0):
      self.edits.replace(TextRange(call.name.range.start, call.range.end), with: "action()\(orNull)")
      return .string
    case ("getDataString", 0):
      self.edits.replace(TextRange(call.name.range.start, call.range.end), with: "data()\(orNull)")
      return .string
    case ("getExtras", 0):
      self.edits.replace(call.name.range, with: "extras")
      return KnownType(name: "android.os.Bundle")
    case ("getData", 0):
      self.note("write 'uri()', an optional 'java.net.URI'", at: call.name.range)
      return .unknown
    case ("find", _), ("get", _), ("extras", _), ("action", _), ("data", _), ("uri", _), ("toBuilder", _):
      return nil
    default:
      if Self.builderMethods.contains(name), !self.keepsIntents, let target = call.target,
        let type = self.types[ObjectIdentifier(target)]
      {
        self.convertChange(call, target)
        return type
      }
      // In a file that was converted it is one already.
      guard !self.keepsIntents else { return nil }
      guard self.version > 0 || self.names.imported["Intent"] == "android.content.Intent" else { return nil }
      self.note("a 'TypedIntent' has no '\(name)'", at: call.name.range)
      for argument in call.arguments { self.visit(argument) }
      return .unknown
    }
  }

  private func peekIsBundle(_ call: CallParts) -> Bool {
    call.target.flatMap { self.types[ObjectIdentifier($0)] }?.name == "android.os.Bundle"
  }

  private func convertRead(_ call: CallParts, given: KnownType, expected: KnownType) -> KnownType {
    let key = call.arguments[0]
    let keyName = self.keyName(of: key)
    let isChosen = expected.isUnknown || expected.name == "java.lang.Object"
    let type = given.isUnknown ? (isChosen ? self.index.keys[keyName] : expected.boxed) : given
    guard let type, type.arguments.isEmpty, type.name != "[]", !self.typeParameters.contains(type.name) else {
      self.note(
        "write 'find(TypedKey.of(\(self.text(of: key.range)), X.class))' with the type of the extra",
        at: call.name.range)
      self.visit(key)
      return .unknown
    }
    self.index.keys[keyName] = type
    self.edits.replace(call.name.range, with: "find")
    self.writeKey(key, type)
    if call.arguments.count == 2 {
      let fallback = call.arguments[1]
      self.edits.replace(TextRange(key.range.end, fallback.range.start), with: ").orElse(")
      self.visit(fallback)
    } else if !self.optionalReads.contains(ObjectIdentifier(call.node)) {
      self.edits.insert(".orElse(null)", at: call.node.range.end)
    }
    return type
  }

  /// Puts `TypedKey.of(KEY, Type.class)` in the place of a key.
  private func writeKey(_ key: JavaNode, _ type: KnownType) {
    self.visit(key)
    let typedKey = self.spelling(of: "\(TypeTable.library).TypedKey")
    self.edits.insert("\(typedKey).of(", at: key.range.start)
    self.edits.insert(", \(self.spelling(ofType: type)).class)", at: key.range.end)
  }

  /// What keys that are the same have in common.
  private func keyName(of key: JavaNode) -> String {
    guard case .member(let target, let name) = key.kind, let owner = self.typeName(of: target) else {
      return self.text(of: key.range)
    }
    return "\(owner).\(name.text)"
  }

  // MARK: Building

  private static let builderMethods: Set = [
    "putExtra", "setAction", "setData", "putParcelable", "putSerializable", "putString", "putBoolean",
    "putInt",
    "putLong", "putFloat", "putDouble",
  ]

  /// The types whose objects are built from their counterparts, by the old ones.
  private static let built = [
    "android.content.Intent": "\(TypeTable.library).TypedIntent",
    "android.os.Bundle": "\(TypeTable.library).TypedBundle",
  ]

  /// Whether an expression creates an intent without anything, or with an action alone.
  private func createdIntent(_ node: JavaNode) -> (type: String, action: JavaNode?)? {
    guard case .creation(let type, let arguments, nil) = node.kind else { return nil }
    let name = self.known(type).name
    switch name {
    case "android.os.Bundle": return self.isTest && arguments.isEmpty ? (name, nil) : nil
    case "android.content.Intent":
      if arguments.isEmpty { return (name, nil) }
      return self.isTest && arguments.count == 1 ? (name, arguments[0]) : nil
    default: return nil
    }
  }

  /// The calls after `new Intent()`, if an expression is nothing else.
  private func intentChain(_ node: JavaNode) -> (root: JavaNode, type: String, calls: [CallParts])? {
    var calls: [CallParts] = []
    var node = node
    while let call = CallParts(node), let target = call.target, Self.builderMethods.contains(call.name.text) {
      calls.insert(call, at: 0)
      node = target
    }
    if let created = self.createdIntent(node) { return (node, created.type, calls) }
    if case .name(let name) = node.kind, let type = self.variable(name.text), Self.isIntentBuilder(type),
      !calls.isEmpty
    {
      return (node, type.element.name, calls)
    }
    return nil
  }

  static func isIntentBuilder(_ type: KnownType) -> Bool { type.name == Self.intentBuilder }

  /// Converts `new Intent().putExtra(KEY, value)`; nil for other expressions.
  func convertIntentChain(_ node: JavaNode, expected: KnownType) -> KnownType? {
    guard self.convertsIntents, !self.keepsIntents, let (root, type, calls) = self.intentChain(node),
      let counterpart = Self.built[type]
    else { return nil }
    let isBuilder = Self.isIntentBuilder(expected)
    var isOfVariable = false
    if let created = self.createdIntent(root) {
      let name = self.spelling(of: counterpart, for: type)
      let isEmpty = calls.isEmpty && !isBuilder && created.action == nil
      if let action = created.action {
        self.edits.replace(TextRange(root.range.start, action.range.start), with: "\(name).builder().action(")
        self.visit(action)
        self.edits.replace(TextRange(action.range.end, root.range.end), with: ")")
      } else {
        self.edits.replace(root.range, with: "\(name).\(isEmpty ? "empty" : "builder")()")
      }
      if isEmpty { return KnownType(name: type) }
    } else {
      isOfVariable = true
    }
    for call in calls { self.convertBuilderCall(call) }
    if !isBuilder, !isOfVariable { self.edits.insert(".build()", at: node.range.end) }
    return isBuilder || isOfVariable
      ? KnownType(name: Self.intentBuilder, arguments: [KnownType(name: type)]) : KnownType(name: type)
  }

  /// Converts `intent().putExtra(KEY, value)`: the intent of a call does not change.
  private func convertChange(_ call: CallParts, _ target: JavaNode) {
    self.edits.insert(".toBuilder()", at: target.range.end)
    self.convertBuilderCall(call)
    self.edits.insert(".build()", at: call.node.range.end)
  }

  private func convertBuilderCall(_ call: CallParts) {
    switch (call.name.text, call.arguments.count) {
    case (_, 2):
      let (key, value) = (call.arguments[0], call.arguments[1])
      if value.isNull {
        self.note("leave out the extra: an intent has no null", at: value.range)
        return
      }
      let found = self.visit(value).boxed
      let name = self.keyName(of: key)
      guard let type = self.index.keys[name] ?? (found.isUnknown ? nil : found), type.arguments.isEmpty else {
        self.visit(key)
        return self.note(
          "write 'with(TypedKey.of(\(self.text(of: key.range)), X.class), …)' with the type of the extra",
          at: call.name.range)
      }
      if self.index.keys[name] == nil { self.index.keys[name] = type }
      self.edits.replace(call.name.range, with: "with")
      self.writeKey(key, type)
    case ("setAction", 1):
      self.edits.replace(call.name.range, with: "action")
      self.visit(call.arguments[0])
    case ("setData", 1):
      self.edits.replace(call.name.range, with: "data")
      let argument = call.arguments[0]
      if let parse = CallParts(argument), parse.name.text == "parse", let target = parse.target,
        self.typeName(of: target) == "android.net.Uri", parse.arguments.count == 1
      {
        self.edits.remove(TextRange(argument.range.start, parse.arguments[0].range.start))
        self.edits.remove(TextRange(parse.arguments[0].range.end, argument.range.end))
        self.visit(parse.arguments[0])
      } else {
        self.visit(argument)
        self.edits.insert(".toString()", at: argument.range.end)
      }
    default: self.note("a 'TypedIntent' has no '\(call.name.text)'", at: call.name.range)
    }
  }

  /// Converts `Intent intent = new Intent();` where statements add extras to it.
  func buildsIntent(_ type: JavaTypeName, _ name: Name, _ value: JavaNode) -> Bool {
    let old = self.known(type).name
    guard self.convertsIntents, !self.keepsIntents, let counterpart = Self.built[old],
      let chain = self.intentChain(value), self.createdIntent(chain.root) != nil, let body = self.bodies.last,
      Self.changes(name.text, in: body)
    else { return false }
    let spelling = self.spelling(of: counterpart, for: old)
    let builder = KnownType(name: Self.intentBuilder, arguments: [KnownType(name: old)])
    self.edits.replace(type.range, with: "\(spelling).Builder")
    _ = self.convertIntentChain(value, expected: builder)
    self.declare(name, builder)
    return true
  }

  /// Whether a statement adds something to an intent.
  private static func changes(_ variable: String, in statements: [JavaStatement]) -> Bool {
    statements.contains { statement in
      switch statement {
      case .block(let inner): self.changes(variable, in: inner)
      case .expression(let node):
        if let call = CallParts(node), self.builderMethods.contains(call.name.text) {
          self.root(of: node) == variable
        } else {
          false
        }
      default: false
      }
    }
  }

  private static func root(of node: JavaNode) -> String? {
    var node = node
    while let call = CallParts(node), let target = call.target { node = target }
    guard case .name(let name) = node.kind else { return nil }
    return name.text
  }
}
