internal import SourceModel
internal import SwiftSyntax

/// The members that the macro generates in a class whose protocols are outside of it.
struct OutsideExpansion {
  private let viewModel: ViewModelDeclaration
  private let lists: [OutsideList]

  init(_ viewModel: ViewModelDeclaration, _ lists: [OutsideList]) {
    self.viewModel = viewModel
    self.lists = lists
  }

  /// The members: the properties that the initializers read, the constants that they assign, and the accessors.
  func members() -> [DeclSyntax] {
    let uses = SelfUses(in: self.viewModel.written.initializers)
    let inputs = uses.read.filter { $0.text.hasSuffix("Property") && !self.isWritten($0) }
    let outputs = uses.assigned.filter { !self.isWritten($0) }
    var texts = inputs.map { name in
      "private let \(name.written): \(OutsideWriter.alias(of: name)) = \(OutsideWriter.alias(of: name))()"
    }
    texts += outputs.map { name in
      "\(self.viewModel.access.prefix)let \(name.written): \(OutsideWriter.alias(of: name))"
    }
    texts.append(self.inputProperty(inputs))
    texts += self.lists.compactMap(self.accessor)
    return Expansion.declarations(texts.joined(separator: "\n\n"))
  }

  private func isWritten(_ name: Identifier) -> Bool { self.viewModel.written.properties.contains(name) }

  /// The function that returns the properties to the functions of the inputs.
  private func inputProperty(_ inputs: [Identifier]) -> String {
    let written = self.viewModel.written.properties.filter { $0.text.hasSuffix("Property") }
    let all = inputs + written.sorted { $0.text < $1.text }
    let cases = all.map { "  case \"\($0.text)\": return self.\($0.written)\n" }
    let body =
      all.isEmpty
      ? "  return nil" : "  switch name {\n\(cases.joined().dropLast())\n  default: return nil\n  }"
    return """
      /// The property that stores an input, for the function of the input.
      \(self.viewModel.access.prefix)func _inputProperty(_ name: String) -> AnyObject? {
      \(body)
      }
      """
  }

  private func accessor(for list: OutsideList) -> String? {
    guard !self.isWritten(Identifier(list.kind.rawValue)) else { return nil }
    return """
      /// The view model as its \(list.kind.rawValue).
      \(self.viewModel.access.prefix)var \(list.kind.rawValue): any \(list.type) {
        return self
      }
      """
  }
}
