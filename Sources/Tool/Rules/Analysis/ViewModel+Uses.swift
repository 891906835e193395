import DataFlow
import SourceModel

extension ViewModel {
  /// The parameters of an input that its function does not use; a member such as `this.project` is not a use.
  func unusedParameters(of input: InputImplementation) -> [Parameter] {
    guard let body = input.function.value.body else { return [] }
    return input.function.value.parameters.filter { !body.mayUse($0.name) }
  }

  /// Whether code uses a property.
  func isUsed(_ name: String) -> Bool { !self.uses(ofMember: name).isEmpty }

  /// Whether code reads the stream of a property, and neither sends to it nor passes it on.
  func isReadAlone(_ name: String) -> Bool {
    let uses = self.uses(ofMember: name)
    switch self.profile.inputStorage {
    case .property, .port:
      return !uses.isEmpty && uses.allSatisfy { ["signal", "producer"].contains($0.next?.name.text) }
    case .subject:
      // Without `this` most names are those of parameters.
      return uses.contains(where: \.isQualified)
        && uses.allSatisfy { !$0.isSubscribed && $0.next?.name.text.hasPrefix("on") != true }
    }
  }

  /// Whether code of the view model sends to an input that is a property, or hands on one that only receives values.
  func sends(to input: Port) -> Bool {
    guard input.declaration.property != nil else { return false }
    let onlyReceives = input.type.flatMap { self.resolved($0.type).name }?.hasSuffix("Observer") == true
    return self.uses(ofMember: input.name.text).contains { use in
      guard let next = use.next else { return use.isSubscribed || use.isHandedOn && onlyReceives }
      return self.library.sendingMethods.union(Self.sendingMethods).contains(next.name.text)
    }
  }

  /// The methods that send a value, whatever the library.
  private static let sendingMethods: Set = ["accept", "execute", "on", "onNext", "send"]

  /// Whether code of the view model reads an output that is a property, and does more than define it.
  func observes(_ output: Port) -> Bool {
    guard output.declaration.property != nil else { return false }
    let name = output.name.text
    // A local variable with the name of the output is often what defines it.
    return self.uses(ofMember: name).contains { $0.isQualified && $0.next != nil }
  }

  /// A use of a member, or of a name that may be one.
  private struct MemberUse {
    var isQualified: Bool
    /// What is called or read of it.
    var next: Term.Link?
    /// Whether it subscribes to a stream itself.
    var isSubscribed: Bool
    /// Whether it is an argument, or in a collection that is one.
    var isHandedOn: Bool
  }

  /// The uses of a member in all code of the view model.
  private func uses(ofMember name: String) -> [MemberUse] {
    let terms =
      self.allBodies.flatMap(\.value.statements).flatMap(\.terms)
      + self.properties.compactMap(\.value.initialTerm)
    var pending = terms.map { (term: $0, isSubscribed: false, isHandedOn: false) }
    var uses: [MemberUse] = []
    while let (term, isSubscribed, isHandedOn) = pending.popLast() {
      if let use = Self.use(of: name, in: term, isSubscribed: isSubscribed, isHandedOn: isHandedOn) {
        uses.append(use)
      }
      guard case .chain(let base, let links) = term.kind else {
        let holds = isHandedOn && term.isCollection
        pending += term.parts.map { ($0, false, holds) }
        continue
      }
      for link in links {
        let isSubscription = Self.subscriptions.contains(link.name.text)
        pending += (link.arguments ?? []).map { ($0.value, isSubscription, true) }
      }
      if let base, base.kind != .name(name) { pending.append((base, false, false)) }
    }
    return uses
  }

  /// The functions whose argument gets what a stream emits.
  private static let subscriptions: Set = ["bind", "drive", "emit", "subscribe", "subscribeWith"]

  private static func use(
    of name: String, in term: Term, isSubscribed: Bool, isHandedOn: Bool
  ) -> MemberUse? {
    switch term.kind {
    case .name(name): MemberUse(isQualified: false, isSubscribed: isSubscribed, isHandedOn: isHandedOn)
    case .chain(let base?, let links) where base.isInstance && links.first?.name.text == name:
      MemberUse(
        isQualified: true, next: links.dropFirst().first, isSubscribed: isSubscribed && links.count == 1,
        isHandedOn: isHandedOn && links.count == 1)
    case .chain(let base?, let links) where base.kind == .name(name):
      MemberUse(isQualified: false, next: links.first, isSubscribed: false, isHandedOn: false)
    default: nil
    }
  }
}

extension Term {
  /// Whether it is a collection or a tuple.
  fileprivate var isCollection: Bool {
    switch self.kind {
    case .list, .tuple: true
    default: false
    }
  }
}
