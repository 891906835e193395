import JavaLanguage
import SourceModel

extension FileConverter {
  /// Converts a call of an operator of the app.
  func visitTransformer(_ call: CallParts, owner: String, isImported: Bool) -> KnownType {
    let name = call.name.text
    let isOfLibrary = owner == "\(TypeTable.library).Transformers"
    let new = name == "pipeErrorsTo" ? "neverError" : name
    let isKnown = TypeTable.transformers.contains(new)
    if !isOfLibrary, isKnown, self.run.libraryType(of: owner) != nil {
      if new != name { self.edits.replace(call.name.range, with: new) }
      if isImported {
        self.imports.needMember("\(TypeTable.library).Transformers.\(new)", for: "\(owner).\(name)")
      } else if let target = call.target {
        self.visitTypeName(target)
      }
    } else if !isOfLibrary, !isImported, let target = call.target {
      // Another class has the name from now on.
      if self.tree.imports.contains(where: { $0.path == owner }), self.usesLibraryTransformers {
        self.edits.replace(target.range, with: owner)
      } else {
        self.imports.keep(owner)
      }
    }
    let facts = self.index.method(name, arguments: call.arguments.count, of: KnownType(name: owner))
    self.visitArguments(call.arguments, facts)
    return facts?.result ?? .unknown
  }

  /// The type of a stream after an operator of the app or of the library.
  func transformed(_ source: KnownType, by node: JavaNode) -> KnownType {
    guard let call = CallParts(node) else {
      switch node.unwrapped.kind {
      case .lambda, .reference:
        let result = self.visitFunction(node, parameters: [source], expected: .unknown)
        return StreamKind(result.name) != nil ? result : KnownType(name: source.name)
      default: return self.applied(self.visit(node), to: source)
      }
    }
    let type = self.visit(node)
    let element = source.element
    let other = call.arguments.first.flatMap { self.types[ObjectIdentifier($0)] }?.element ?? .unknown
    let name = KnownType(name: source.name)
    switch call.name.text {
    case "bindToLifecycle", "neverError", "observeForUI", "takeWhen", "waitUntil", "pipeErrorsTo", "coalesce":
      return source
    case "takePairWhen", "combineLatestPair", "zipPair":
      return name.of(KnownType(name: "android.util.Pair", arguments: [element.boxed, other.boxed]))
    case "ignoreValues", "completed": return name.of(.void)
    case "incrementalCount": return name.of(KnownType(name: "java.lang.Integer"))
    case "values": return name.of(element.element)
    case "errors": return name.of(KnownType(name: "java.lang.Throwable"))
    default: return self.applied(type, to: source)
    }
  }

  private func applied(_ transformer: KnownType, to source: KnownType) -> KnownType {
    var type = transformer
    // A class of the app that implements `Observable.Transformer<A, B>`.
    if self.index.types[type.name] != nil,
      let implemented = self.index.supertypes(of: type.name).first(where: { $0.name.hasSuffix("Transformer") }
      )
    {
      type = implemented
    }
    guard type.arguments.count == 2 else { return KnownType(name: source.name) }
    if type.arguments[0] == type.arguments[1] { return source }
    return KnownType(name: source.name, arguments: [type.arguments[1]])
  }
}
