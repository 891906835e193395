/// What is derived from the tree of a body: its effects, its references, its calls, its locals.
struct BodyFacts: Sendable {
  var effects: [Effect] = []
  var references: [NameReference] = []
  var calls: [Expression] = []
  var types: [TypeDeclaration] = []
  var locals: [LocalDeclaration] = []
  var otherInstances: [TextRange] = []
  var possibleInstances: [TextRange] = []
  var result: Expression?

  init() {}

  /// Derives the facts about a body.
  init(of body: Body, in language: LanguageProfile) {
    var reader = FactsReader(language, Scopes())
    self = reader.facts(of: body)
  }
}
