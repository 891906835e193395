import ReaderSupport
import SourceModel

/// The implicit receivers of names: in Kotlin the receiver of a closure or an extension, in Swift the extended type.
extension UseResolver {
  /// The implicit receiver of a name, in closures and extensions of Kotlin.
  enum Implicit {
    /// A member of a receiver, with its value.
    case member(Known?)
    /// It may be a member of a receiver.
    case uncertain
    /// Not a member of a receiver.
    case none
  }

  mutating func receiver(_ receiver: UseChain.Receiver, in outer: String, file: Int) -> Value {
    switch receiver {
    case .chain(let index): self.wholeValue(Place(file: file, index: index))
    case .type(let type): Value(known: self.known(type, in: outer, file: file))
    }
  }

  mutating func implicit(
    _ name: String, _ chain: UseChain, in outer: String, file: Int, _ result: inout Result
  ) -> Implicit {
    guard name.first?.isUppercase != true else { return .none }
    // `title` in a Swift extension of a port protocol may be the port or a local variable.
    if self.files[file].language == .swift, name == self.files[file].wanted, chain.type >= 0,
      self.files[file].types[chain.type].isExtension,
      let known = self.known(NamedType(path: outer), in: "", file: file), self.leadsToPorts(known.name),
      self.types[known.name]?.contains(where: { self.type($0).isProtocol }) == true
    {
      result.ofUnknown.append(Self.base)
      result.hidden.append(Use(owner: known, link: Self.base))
    }
    for receiver in chain.receivers {
      let value = self.receiver(receiver, in: outer, file: file)
      guard let known = value.known.map({ self.part(of: $0, having: name) }) else {
        if value.isForeign { continue }
        result.ofUnknown.append(Self.base)
        return .uncertain
      }
      if known.kind != nil {
        result.ofUnknown.append(Self.base)
        return .uncertain
      }
      guard self.leadsToPorts(known.name) else {
        guard known.holdsPorts || known.arguments.contains(where: { self.mayHoldPorts($0) }) else {
          switch self.member(name, of: known) {
          case .value(let value): return .member(value)
          case .unknown: return .uncertain
          case .absent, .foreign: continue
          }
        }
        result.ofUnknown.append(Self.base)
        return .uncertain
      }
      if self.isWithout(name, known) {
        if name == self.files[file].wanted { result.hidden.append(Use(owner: known, link: Self.base)) }
        continue
      }
      if !self.isKind(name, of: known) { result.uses.append(Use(owner: known, link: Self.base)) }
      guard case .value(let next) = self.member(name, of: known) else { return .member(nil) }
      return .member(next)
    }
    return .none
  }

  /// Whether a member of a view model returns its ports.
  private mutating func isKind(_ name: String, of known: Known) -> Bool {
    guard !self.isList(known.name), case .value(let next) = self.member(name, of: known) else { return false }
    return self.isList(next.name)
  }
}
