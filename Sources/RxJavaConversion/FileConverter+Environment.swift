import JavaLanguage
import SourceModel

extension FileConverter {
  /// Whether a type is the builder of the app's environment.
  func isBuilder(_ name: String) -> Bool {
    name.hasSuffix(".Environment.Builder") && self.run.isEnvironment(String(name.dropLast(".Builder".count)))
  }

  /// Converts `environment.client()` and `environment.toBuilder().client(client)`.
  func visitEnvironmentCall(_ call: CallParts, _ receiver: KnownType, expected: KnownType) -> KnownType {
    let name = call.name.text
    let isBuilder = self.isBuilder(receiver.name)
    let environment = isBuilder ? String(receiver.name.dropLast(".Builder".count)) : receiver.name
    for argument in call.arguments { self.visit(argument) }
    switch (name, call.arguments.count, isBuilder) {
    case ("build", 0, true): return KnownType(name: environment)
    case ("toBuilder", 0, false): return KnownType(name: "\(environment).Builder")
    case (_, 1, true):
      let given = call.arguments.first.flatMap { self.types[ObjectIdentifier($0)] } ?? .unknown
      if let type = self.dependency(name, of: environment, otherwise: given, at: call.name.range) {
        self.edits.replace(call.name.range, with: "with")
        self.edits.insert("\(self.spelling(ofType: type)).class, ", at: call.range.start + 1)
      }
      return receiver
    case (_, 0, false):
      guard let type = self.dependency(name, of: environment, otherwise: expected, at: call.name.range) else {
        return self.run.dependency(name, of: environment)?.type ?? .unknown
      }
      self.edits.replace(
        TextRange(call.name.range.start, call.range.end), with: "get(\(self.spelling(ofType: type)).class)")
      return type
    default: return .unknown
    }
  }

  static let libraryEnvironment = "\(TypeTable.library).Environment"

  /// Lists what an earlier run has left of the calls of an environment; nil for other types.
  func visitLibraryCall(_ call: CallParts, _ receiver: KnownType) -> KnownType? {
    let isBuilder = receiver.name == "\(Self.libraryEnvironment).Builder"
    guard isBuilder || receiver.name == Self.libraryEnvironment else { return nil }
    for argument in call.arguments { self.visit(argument) }
    switch (call.name.text, isBuilder) {
    case ("toBuilder", false): return KnownType(name: "\(Self.libraryEnvironment).Builder")
    case ("build", true): return KnownType(name: Self.libraryEnvironment)
    case ("with", true): return receiver
    case ("get", false), ("find", false), ("toString", _), ("equals", _), ("hashCode", _): return .unknown
    case (let name, _):
      let declared = self.run.environment.flatMap { self.run.dependency(name, of: $0) }
      self.noteDependency(name, declared, at: call.name.range)
      return isBuilder ? receiver : declared?.type ?? .unknown
    }
  }

  private func noteDependency(
    _ name: String, _ declared: (type: KnownType, isShared: Bool)?, at range: TextRange
  ) {
    guard let declared, declared.isShared else {
      return self.note(
        "look '\(name)' up by its type: 'get(X.class)', or declare it in an interface", at: range)
    }
    self.note(
      "the environment has several dependencies of '\(declared.type.simpleName)': declare a type for"
        + " '\(name)', and look it up by that", at: range)
  }

  /// The type that a dependency is looked up by; nil when there is none.
  private func dependency(
    _ name: String, of environment: String, otherwise: KnownType, at range: TextRange
  ) -> KnownType? {
    let declared = self.run.dependency(name, of: environment)
    let type = declared?.type ?? otherwise
    let isShared = declared?.isShared ?? false
    guard !isShared, !type.isUnknown, type.arguments.isEmpty, type.name != "[]" else {
      self.noteDependency(name, declared, at: range)
      return nil
    }
    return type.boxed
  }
}
