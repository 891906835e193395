/// A library of streams: what its modules and types are called, and what they are for.
///
/// It is an immutable object, so that passing it around is cheap.
package final class StreamLibrary: Sendable {
  /// The modules whose import shows that a file uses the library; in Java and Kotlin, prefixes of the names of
  /// packages.
  package let imports: Set<String>
  package let types: [StreamType]
  /// The suffixes of the names of types that values are sent to; empty where all names are known.
  package let sinkEndings: [String]
  /// The methods that send a value; empty where any call may.
  package let sendingMethods: Set<String>
  /// The superclasses of view models that come with the library.
  package let baseClasses: Set<String>
  /// The methods that change the type of a stream and nothing else.
  package let erasures: Set<String>
  /// The attributes of properties that views observe as they observe streams.
  package let observedAttributes: Set<String>
  package let calls: StreamCalls
  private let namesByRole: [StreamRole: Set<String>]

  package init(
    imports: Set<String>, types: [StreamType], sinkEndings: [String], sendingMethods: Set<String>,
    baseClasses: Set<String>, erasures: Set<String> = [], observedAttributes: Set<String> = [],
    calls: StreamCalls = StreamCalls()
  ) {
    self.calls = calls
    self.imports = imports
    self.types = types
    self.sinkEndings = sinkEndings
    self.sendingMethods = sendingMethods
    self.baseClasses = baseClasses
    self.erasures = erasures
    self.observedAttributes = observedAttributes
    self.namesByRole = Dictionary(
      uniqueKeysWithValues: StreamRole.allCases.map { role in
        (role, Set(types.filter { $0.roles.contains(role) }.map(\.name)))
      })
  }

  /// The names of the types of a role.
  package func names(_ role: StreamRole) -> Set<String> { self.namesByRole[role] ?? [] }

  /// The names of the types of a role, in the order in which messages list them.
  package func orderedNames(_ role: StreamRole) -> [String] {
    self.types.filter { $0.roles.contains(role) }.map(\.name)
  }

  /// Whether a type has a role, by its name.
  package func has(_ name: String?, _ role: StreamRole) -> Bool {
    name.map { self.namesByRole[role]?.contains($0) ?? false } ?? false
  }

  /// Whether values are sent to a type, by its name.
  package func isSink(_ name: String?) -> Bool {
    guard let name else { return false }
    return self.has(name, .sink) || self.sinkEndings.contains { name.hasSuffix($0) }
  }

  /// Whether a type is a stream by its name, including types that values are sent to.
  package func isStream(_ name: String?) -> Bool { self.has(name, .stream) || self.isSink(name) }

  /// The names of the types of a role in several libraries.
  package static func names(_ role: StreamRole, in libraries: [StreamLibrary]) -> Set<String> {
    libraries.reduce(into: []) { $0.formUnion($1.names(role)) }
  }
}

/// What a type of a library of streams is for.
package enum StreamRole: Hashable, Sendable, CaseIterable {
  /// A view observes it: outputs are of such types, or should be of another.
  case stream
  /// What outputs are declared as.
  case output
  /// What inputs are declared as, where they are properties.
  case input
  /// Values are sent to it, so that it can back an input.
  case sink
  /// What an input is stored in.
  case inputStorage
  /// What an output is stored in, where a function returns it.
  case outputStorage
  /// It holds a value that code may change.
  case state
  /// It is an action.
  case action
  /// A value of it carries values of another type, which a port can be described by.
  case carrier
  /// Teams give it another name, by an alias that is needed to understand their ports.
  case aliased
  /// It identifies the library where the imports do not.
  case evidence
  /// It holds subscriptions.
  case subscriptions
}

/// A type of a library of streams.
package struct StreamType: Sendable {
  package let name: String
  package let roles: Set<StreamRole>

  package init(_ name: String, _ roles: StreamRole...) {
    self.name = name
    self.roles = Set(roles)
  }
}
