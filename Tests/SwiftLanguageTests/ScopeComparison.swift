import SourceModel
import SwiftLanguage
import SwiftLexicalLookup
import SwiftParser
import SwiftSyntax

/// Compares which names the reader takes for locals with what `SwiftLexicalLookup` says of them.
///
/// Excluded on purpose:
/// - Names in local types, types, attributes and key paths: the reader does not look into them.
/// - Names that generic parameters or local type aliases declare: they are types, and no member of the
///   instance is meant by either reading.
/// - Names that are declared under `#if` in the body. The reader takes every branch for compiled, and the
///   lookup takes none when it has no build configuration.
/// - `DeclReferenceExpr` results of the lookup: it takes the uses of names in a statement, `a` in `f(a)`,
///   for declarations of them, since it looks for patterns in every expression. The compiler does not.
/// - `error` behind `catch is A`: the lookup takes a pattern without names for none, and the compiler does not.
struct ScopeComparison {
  /// How many names were compared.
  private(set) var count = 0
  /// The names on which the two differ, each with its line.
  private(set) var differences: [String] = []

  init(path: String, text: String) {
    let source = SourceText(text)
    let file = SwiftReader.read(path: path, text: source)
    guard file.problems.isEmpty else { return }
    let bodies = file.declarations.flatMap(Self.bodies).sorted { $0.range.start < $1.range.start }
    let names = NameCollector(viewMode: .sourceAccurate)
    names.walk(Parser.parse(source: text))
    for reference in names.references {
      let token = reference.baseName
      let offset = token.positionAfterSkippingLeadingTrivia.utf8Offset
      guard let body = bodies.last(where: { $0.range.start <= offset && offset < $0.range.end }) else {
        continue
      }
      let isFree = body.references.contains { $0.form == .plain && $0.name.range.start == offset }
      guard let isDeclared = Self.isDeclared(reference, within: body.range) else { continue }
      self.count += 1
      if isDeclared == isFree {
        let line = source.position(at: offset).line
        self.differences.append(
          "\(path):\(line): '\(token.text)' is \(isFree ? "free" : "bound") to the reader and "
            + "\(isDeclared ? "declared" : "not declared") to the lookup")
      }
    }
  }

  private static func bodies(of declaration: Declaration) -> [Body] {
    switch declaration {
    case .type(let type): type.members.flatMap(Self.bodies)
    case .function(let function): [function.body].compactMap { $0 }
    case .property(let property):
      // The names of a tuple share one value.
      (property.tuplePosition ?? 0) == 0
        ? property.bodies : []
    default: []
    }
  }

  /// Whether a parameter, a local, a pattern or a capture declares a name; nil when it is excluded.
  private static func isDeclared(_ reference: DeclReferenceExprSyntax, within body: TextRange) -> Bool? {
    guard let identifier = Identifier(reference.baseName) else { return nil }
    for result in reference.lookup(identifier) {
      for name in result.names {
        for name in Self.parts(of: name) {
          let syntax = Syntax(name.syntax)
          if syntax.is(DeclReferenceExprSyntax.self) { continue }
          if case .implicit(.error(let clause)) = name, !clause.catchItems.isEmpty { continue }
          if syntax.is(GenericParameterSyntax.self) || syntax.is(TypeAliasDeclSyntax.self) { return nil }
          let offset = name.position.utf8Offset
          let isInBody = body.start < offset && offset < body.end
          if isInBody || Self.isParameter(name, of: body, syntax) { return true }
        }
      }
    }
    return Self.mayBeConditional(reference, identifier, within: body) ? nil : false
  }

  private static func parts(of name: LookupName) -> [LookupName] {
    guard case .equivalentNames(let names) = name else { return [name] }
    return names
  }

  /// Whether a name is that of a parameter in front of the body, `newValue` and `oldValue` included.
  private static func isParameter(_ name: LookupName, of body: TextRange, _ syntax: Syntax) -> Bool {
    switch name {
    case .implicit(.newValue(let accessor)), .implicit(.oldValue(let accessor)):
      return accessor.body?.positionAfterSkippingLeadingTrivia.utf8Offset == body.start
    case .implicit: return false
    default: return syntax.is(FunctionParameterSyntax.self) || syntax.is(AccessorParametersSyntax.self)
    }
  }

  /// Whether the body declares the name under `#if`.
  private static func mayBeConditional(
    _ reference: DeclReferenceExprSyntax, _ identifier: Identifier, within body: TextRange
  ) -> Bool {
    let conditional = ConditionalNames(viewMode: .sourceAccurate)
    conditional.walk(reference.root)
    return conditional.names.contains { name, offset in
      name == identifier.name && body.start < offset && offset < body.end
    }
  }
}

/// Collects the uses of names that the reader of bodies looks at.
private final class NameCollector: SyntaxVisitor {
  private(set) var references: [DeclReferenceExprSyntax] = []
  private var depth = 0

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    // A name with argument labels is a function's, which the reader leaves alone.
    guard case .identifier = node.baseName.tokenKind, node.argumentNames == nil else { return .skipChildren }
    if node.parent?.is(KeyPathPropertyComponentSyntax.self) == true { return .skipChildren }
    if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
      return .skipChildren
    }
    self.references.append(node)
    return .skipChildren
  }

  override func visit(_ node: TypeAnnotationSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: TypeExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: GenericArgumentClauseSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { self.enter() }
  override func visitPost(_ node: CodeBlockSyntax) { self.depth -= 1 }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { self.enter() }
  override func visitPost(_ node: ClosureExprSyntax) { self.depth -= 1 }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { self.enter() }
  override func visitPost(_ node: AccessorBlockSyntax) { self.depth -= 1 }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { self.members }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { self.members }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { self.members }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { self.members }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { self.members }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { self.members }

  private func enter() -> SyntaxVisitorContinueKind {
    self.depth += 1
    return .visitChildren
  }

  /// The members of a local type see its own instance.
  private var members: SyntaxVisitorContinueKind { self.depth == 0 ? .visitChildren : .skipChildren }
}

/// Collects the names that are declared under `#if`.
private final class ConditionalNames: SyntaxVisitor {
  private(set) var names: [(String, Int)] = []
  private var depth = 0

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    self.depth += 1
    return .visitChildren
  }

  override func visitPost(_ node: IfConfigDeclSyntax) { self.depth -= 1 }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    self.add(node.identifier)
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    self.add(node.name)
    return .visitChildren
  }

  private func add(_ token: TokenSyntax) {
    guard self.depth > 0, let name = Identifier(token)?.name else { return }
    self.names.append((name, token.positionAfterSkippingLeadingTrivia.utf8Offset))
  }
}
