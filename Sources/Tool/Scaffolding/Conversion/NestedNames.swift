import SourceModel
import SwiftLanguage

/// The names that are valid in a class, in text that moves out of the class.
enum NestedNames {
  /// Replaces the names of port protocols by those outside of the class: `LoginViewModel.Inputs` becomes
  /// `LoginViewModelInputs`.
  ///
  /// - Parameter nested: the names of the port protocols in the class.
  static func leavingLists(_ nested: Set<String>, of name: String, in text: String) -> String {
    let source = SourceText(text)
    let file = SwiftReader.read(path: "", text: source)
    let bodies = file.declarations.compactMap(\.type).filter { $0.name == name }.map(\.header.range)
    var editor = SourceEditor(source)
    for use in NameUses.find(nested, in: source) where use.role != .declaration {
      let isInside = bodies.contains { $0.contains(use.name.range) }
      let owner = use.qualifiers.last
      guard owner?.text == name || (isInside && (owner == nil || owner?.text == "Self")) else { continue }
      let start = owner?.range.start ?? use.name.range.start
      editor.replace(TextRange(start, use.name.range.end), with: name + use.name.text)
    }
    return editor.result
  }

  /// The replacements for names that are valid only inside a class, by their positions:
  /// `LoginViewModel.State` for `State`, and the class for `Self`.
  static func qualified(for viewModel: ViewModel) -> [(range: TextRange, text: String)] {
    let types = viewModel.bodies.flatMap { body in
      body.value.types.map(\.name) + body.value.aliases.map(\.header.name.text)
    }
    let lists = Set(viewModel.groups.map(\.simpleName))
    let uses = NameUses.find(Set(types).subtracting(lists).union(["Self"]), in: viewModel.file.text)
    return uses.compactMap { use in
      guard use.role != .declaration else { return nil }
      let isSelf = use.qualifiers.isEmpty ? use.name.text == "Self" : use.qualifiers[0].text == "Self"
      if isSelf { return (use.qualifiers.first?.range ?? use.name.range, viewModel.name) }
      guard use.qualifiers.isEmpty else { return nil }
      return (use.name.range, "\(viewModel.name).\(use.name.text)")
    }
  }
}
