import SourceModel

/// The names that an expression uses and does not declare itself.
struct FreeNames {
  /// Variables and functions: names that start with a lowercase letter. `self` and `this` are among them as `self`.
  private(set) var lowercase: Set<String> = []
  private let library: StreamLibrary

  /// Nil where the expression uses a type of the app, as in `AppEnvironment.current`, or code that is not known.
  init?(of term: Term, in library: StreamLibrary) {
    self.library = library
    guard self.read(term, knowing: []) else { return nil }
  }

  /// Types of the libraries whose members are streams or times, and not dependencies.
  private static let streamAndTimeSuffixes = [
    "Disposables", "Scheduler", "Schedulers", "TimeInterval", "Producer", "TimeUnit",
  ]

  private mutating func read(_ term: Term, knowing names: Set<String>) -> Bool {
    switch term.kind {
    case .name(let name):
      self.insert(name, knowing: names)
      return true
    case .instance:
      self.lowercase.insert("self")
      return true
    case .type(let name, _):
      self.insert(name, knowing: names)
      return true
    case .implicit, .null, .literal, .constant, .keyPath, .superInstance: return true
    case .unknown: return false
    case .chain(let base, let links):
      if let base {
        guard !self.isDependency(base, links), self.read(base, knowing: names) else { return false }
      } else if let function = links.first {
        self.insert(function.name.text, knowing: names)
      }
      return links.allSatisfy { link in
        link.arguments?.allSatisfy { self.read($0.value, knowing: names) } ?? true
      }
    case .closure(let closure): return self.read(closure, knowing: names)
    case .list(let elements), .tuple(let elements):
      return elements.allSatisfy { self.read($0.value, knowing: names) }
    case .operation(_, let operands): return operands.allSatisfy { self.read($0, knowing: names) }
    case .block(let statements): return self.read(statements, knowing: names)
    }
  }

  private mutating func read(_ closure: Closure, knowing names: Set<String>) -> Bool {
    var inner = names.union(closure.parameters)
    // The parameter of a lambda without a list of them, in Kotlin.
    if closure.parameters.isEmpty { inner.insert("it") }
    return self.read(closure.captures + closure.statements, knowing: inner)
  }

  private mutating func read(_ statements: [Statement], knowing names: Set<String>) -> Bool {
    var names = names
    return statements.allSatisfy { statement in
      switch statement {
      case .declaration(let declared, let value):
        defer { names.formUnion(declared.map(\.text)) }
        return self.read(value, knowing: names)
      case .assignment(let target, _, let value, _):
        return self.read(target, knowing: names) && self.read(value, knowing: names)
      case .condition(let term), .expression(let term): return self.read(term, knowing: names)
      case .result(let term): return term.map { self.read($0, knowing: names) } ?? true
      case .local(let declared, _, let terms):
        names.formUnion(declared.map(\.text))
        return terms.allSatisfy { self.read($0, knowing: names) }
      case .hidden, .type: return true
      case .function(let name, let closure):
        names.insert(name.text)
        return self.read(closure, knowing: names)
      case .branches(let branches): return branches.allSatisfy { self.read($0, knowing: names) }
      }
    }
  }

  private mutating func insert(_ name: String, knowing names: Set<String>) {
    guard !names.contains(name), let first = name.first, !first.isUppercase, first != "$" else { return }
    self.lowercase.insert(name)
  }

  /// Whether a value is a type whose members are objects of the app; `String::trim` only names a method.
  private func isDependency(_ base: Term, _ links: [Term.Link]) -> Bool {
    guard let name = base.name, name.first?.isUppercase == true, links.first?.isReference == false
    else { return false }
    return !self.library.isStream(name) && !Self.streamAndTimeSuffixes.contains(where: name.hasSuffix)
  }
}
