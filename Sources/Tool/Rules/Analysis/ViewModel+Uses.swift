import SourceModel

extension ViewModel {
  /// The parameters of an input that its function does not use; a member such as `this.project` is not a use.
  func unusedParameters(of input: InputImplementation) -> [Parameter] {
    guard let body = input.function.value.body, let text = self.file(at: input.function.path)?.text else {
      return []
    }
    let written = text[body.range]
    return input.function.value.parameters.filter { !Self.uses($0.name, in: written) }
  }

  /// Whether a text contains a name as a word that does not follow a single dot.
  static func uses(_ name: String, in text: String) -> Bool {
    text.ranges(of: name).contains { use in
      let (before, after) = (text[..<use.lowerBound], text[use.upperBound...])
      let isWord = ![before.last, after.first].contains {
        $0.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
      }
      return isWord && (before.last != "." || before.hasSuffix(".."))
    }
  }

  /// Whether code reads the stream of a property, and neither sends to it nor passes it on.
  ///
  /// The text is searched, so a comment with the name may make it false.
  func isReadAlone(_ name: String) -> Bool {
    let uses = self.bodies.flatMap { body -> [(before: Substring, after: Substring)] in
      guard let text = self.file(at: body.path)?.text else { return [] }
      let written = text[body.value.memberRange]
      return written.ranges(of: name).compactMap { use in
        let (before, after) = (written[..<use.lowerBound], written[use.upperBound...])
        let isWord = [before.last, after.first].contains { $0?.isLetter ?? false || $0?.isNumber ?? false }
        return isWord ? nil : (before, after)
      }
    }
    switch self.profile.inputStorage {
    case .property, .port:
      // The declarations of the property and of the ports with its name are not uses.
      let accesses = uses.filter { !$0.before.hasSuffix("let ") }
      // A literal in the closure would be compiled for each of them.
      let stream = /\s*\.(signal|producer)\b/
      return !accesses.isEmpty && accesses.allSatisfy { $0.after.prefixMatch(of: stream) != nil }
    case .subject:
      // Without `this` most names are those of parameters.
      let (send, binding) = (/\s*(\.|::)\s*on[A-Z]/, /subscribe(With)?\(\s*(this\.)?$/)
      return uses.contains { $0.before.hasSuffix("this.") }
        && uses.allSatisfy { use in
          use.after.prefixMatch(of: send) == nil && use.before.suffix(30).firstMatch(of: binding) == nil
        }
    }
  }
}
