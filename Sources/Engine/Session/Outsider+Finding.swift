import Recognition
import Rules
import SourceModel

extension Outsider {
  /// What is said of it, at its name.
  func finding(in language: Language) -> Finding {
    let name = self.name.value.text
    let keyword = language.profile.portKeyword
    let state =
      switch self.form {
      case .transform: "'transform' maps its inputs to its outputs"
      case .typeProtocol(let type): "'\(type)' is its only \(keyword)"
      case .observable(let attribute): "views observe it with '\(attribute)'"
      case .nothing: "it has no port \(keyword)s"
      }
    return Finding(
      "declare the inputs and outputs of '\(name)' in \(keyword)s: \(state)", path: self.name.path,
      range: self.name.value.range)
  }
}
