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

  /// A use of a member, or of a name that may be one.
  private struct MemberUse {
    var isQualified: Bool
    /// What is called or read of it.
    var next: Term.Link?
    /// Whether it subscribes to a stream itself.
    var isSubscribed: Bool
  }

  /// The uses of a member in all code of the view model.
  private func uses(ofMember name: String) -> [MemberUse] {
    let terms =
      self.allBodies.flatMap(\.value.statements).flatMap(\.terms)
      + self.properties.compactMap(\.value.initialTerm)
    var pending = terms.map { (term: $0, isSubscribed: false) }
    var uses: [MemberUse] = []
    while let (term, isSubscribed) = pending.popLast() {
      if let use = Self.use(of: name, in: term, isSubscribed: isSubscribed) { uses.append(use) }
      guard case .chain(let base, let links) = term.kind else {
        pending += term.parts.map { ($0, false) }
        continue
      }
      for link in links {
        let isSubscription = ["subscribe", "subscribeWith"].contains(link.name.text)
        pending += (link.arguments ?? []).map { ($0.value, isSubscription) }
      }
      if let base, base.kind != .name(name) { pending.append((base, false)) }
    }
    return uses
  }

  private static func use(of name: String, in term: Term, isSubscribed: Bool) -> MemberUse? {
    switch term.kind {
    case .name(name): MemberUse(isQualified: false, isSubscribed: isSubscribed)
    case .chain(let base?, let links) where base.isInstance && links.first?.name.text == name:
      MemberUse(
        isQualified: true, next: links.dropFirst().first, isSubscribed: isSubscribed && links.count == 1)
    case .chain(let base?, let links) where base.kind == .name(name):
      MemberUse(isQualified: false, next: links.first, isSubscribed: false)
    default: nil
    }
  }
}
