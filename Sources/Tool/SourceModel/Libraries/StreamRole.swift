/// What a type of a library of streams is for.
public enum StreamRole: Hashable, Sendable, CaseIterable {
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
