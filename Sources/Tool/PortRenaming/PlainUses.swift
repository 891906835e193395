import PortUses
import SourceModel

/// The uses of a port without an explicit receiver in Kotlin files, where an implicit receiver may have the port:
/// `fun LoginViewModel.Outputs.all()`, `LoginViewModel.Outputs.() -> Unit`, `if (this is LoginViewModel.Outputs)`.
struct PlainUses {
  private let port: Port
  /// The names of the types that have the port.
  private let types: Set<String>
  /// Whether another declaration of the run has the name.
  private let isDeclared: Bool
  /// Whether closures of the run have a receiver with the port.
  private let hasClosures: Bool

  init(of port: Port, _ types: Set<String>, declared: Bool, in sources: [PortRename.Source]) {
    self.port = port
    self.types = types
    self.isDeclared = declared
    self.hasClosures = sources.contains { source in
      source.language == .kotlin && types.contains { Self.isReceiver($0, in: source, ofClosures: true) }
    }
  }

  /// - Parameter words: the occurrences of the name in the file.
  func mayBeUse(_ place: CodeWords.Place, _ words: CodeWords, in source: PortRename.Source) -> Bool {
    guard !Self.isDeclaration(place, .kotlin), !Self.isImport(place) else { return false }
    if self.hasClosures || self.types.contains(where: { Self.isReceiver($0, in: source) }) { return true }
    let isCall = place.after.first == "("
    // A name before `=` is an argument label.
    let isLabel = place.after.first == "=" && place.after.dropFirst().first != "="
    guard !self.isDeclared, !isLabel, isCall || self.port.declaration.property != nil else { return false }
    return !Self.hasOtherReceivers(source) && !words.code.contains(where: Self.isImport)
  }

  private static func isImport(_ place: CodeWords.Place) -> Bool {
    var before = place.before[...]
    while before.first == "." { before = before.dropFirst(2) }
    return before.first == "import" || before.first == "package"
  }

  static func isDeclaration(_ place: CodeWords.Place, _ language: Language) -> Bool {
    if language == .java {
      return place.after.first == "(" && place.before.first?.last.map { $0.isLetter || $0 == ">" } == true
        && !["return", "new", "else"].contains(place.before[0])
    }
    // A name before `:` or `->` is that of a parameter.
    return ["fun", "val", "var", "func", "let"].contains(place.before.first) || place.after.first == ":"
      || place.after.starts(with: ["-", ">"]) || place.after.first == "," && place.before.first == "{"
  }

  /// Whether a file declares extension functions of other types, which use their members without a receiver.
  private static func hasOtherReceivers(_ source: PortRename.Source) -> Bool {
    CodeWords("fun", in: source.text.bytes, source.language).code.contains { place in
      place.after.first == "<" || place.after.dropFirst().first == "."
    }
  }

  /// The tokens before the type of a receiver, nearest first.
  private static let receiving = [["(", "context"], ["is", "this"], ["is", "!", "this"], ["as", "this"]]

  /// - Parameter ofClosures: whether only the receivers of closures count, which may be in other files.
  private static func isReceiver(
    _ type: String, in source: PortRename.Source, ofClosures: Bool = false
  ) -> Bool {
    guard source.text.bytes.holds(Array(type.utf8)) else { return false }
    return CodeWords(type, in: source.text.bytes, source.language).code.contains { place in
      var after = place.after.filter { $0 != "?" }[...]
      // The port protocol that is nested in the view model.
      while after.first == ".", after.dropFirst().first?.first?.isUppercase == true {
        after = after.dropFirst(2)
      }
      if after.first == ".", after.dropFirst().first == "(" { return true }
      guard !ofClosures else { return false }
      // `context(LoginViewModel.Outputs)`, whose parameters are unnamed, `this is LoginViewModel.Outputs`, and
      // `fun <T : LoginViewModel.Outputs> T.all()`.
      if Self.receiving.contains(where: { place.before.starts(with: $0) }) { return true }
      if place.before.first == ":", place.before.dropFirst(2).starts(with: ["<", "fun"]),
        place.after.contains(place.before[1])
      {
        return true
      }
      guard after.first == "." else { return false }
      var before = place.before[...]
      while before.first == "." { before = before.dropFirst(2) }
      if before.first == ">" { before = before.drop { $0 != "<" }.dropFirst() }
      return ["fun", "val", "var"].contains(before.first)
    }
  }
}
