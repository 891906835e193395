import Recognition
import Rules
import SourceModel

extension UncheckedType {
  /// The finding about it, at its name.
  func finding(in language: Language) -> Finding {
    let name = self.name.value.text
    let keyword = language.profile.portKeyword
    let advice = "declare the inputs and outputs of '\(name)' in \(keyword)s: "
    let message =
      switch self.form {
      case .transform: advice + "'transform' maps its inputs to its outputs"
      case .typeProtocol(let type): advice + "'\(type)' is its only \(keyword)"
      case .observable(let attribute): advice + "views observe it with '\(attribute)'"
      case .nothing: advice + "it has no port \(keyword)s"
      case .unknownLibrary:
        "set the dialect of '\(name)' under 'dialects' in .plumb.yml: no import tells the library of its streams"
      }
    return Finding(message, path: self.name.path, range: self.name.value.range)
  }
}
