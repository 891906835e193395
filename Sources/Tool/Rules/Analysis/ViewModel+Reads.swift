import DataFlow
import SourceModel

extension ViewModel {
  /// The names that its code mentions, but for members that a statement only sets or changes.
  var namesRead: Set<String> {
    self.allBodies.flatMap(\.value.withNestedBodies).reduce(into: []) { names, body in
      let written = Set(body.effects.compactMap(\.writtenMember))
      for reference in body.references where !written.contains(reference.name.range) {
        names.insert(reference.name.text)
      }
    }
  }
}

extension Effect {
  /// The range of the name of the member that it sets, or changes by a method: `self.title = title`, `items.append(item)`.
  fileprivate var writtenMember: TextRange? {
    guard let chain = self.target.chain else { return nil }
    var names = chain.links.map(\.name)
    switch chain.base {
    case .instance: break
    case .name(let name): names.insert(name, at: 0)
    default: return nil
    }
    switch self.kind {
    case .assignment: return names.count == 1 ? names[0].range : nil
    case .call:
      return names.count == 2 && OperatorTable.changes.contains(names[1].text) ? names[0].range : nil
    }
  }
}
