/// What a terminal or a build server obeys in the output of a command.
package enum OutputHazards {
  /// The lines of an output with a control character or a command, each with a reason.
  ///
  /// - Parameter allowsAnnotations: whether a line may be an annotation of the format for GitHub.
  package static func found(in output: String, allowsAnnotations: Bool = false) -> [String] {
    output.unicodeScalars.split(separator: "\n").flatMap { line -> [String] in
      let text = String(line)
      var hazards = line.filter(self.isControl).map {
        "U+\(String($0.value, radix: 16)) in \(text.debugDescription)"
      }
      let start = String(line.drop(while: \.properties.isWhitespace))
      let isAnnotation = start.contains(self.annotation)
      if start.unicodeScalars.starts(with: "::".unicodeScalars), !(allowsAnnotations && isAnnotation) {
        hazards.append("a command of GitHub: \(text.debugDescription)")
      }
      if text.contains(self.command) {
        hazards.append("a command of a build server: \(text.debugDescription)")
      }
      return hazards
    }
  }

  private static var annotation: Regex<(Substring, Substring)> {
    /^::(notice|warning|error) file=[^:,]*,line=[0-9]+,[^:]*::/.matchingSemantics(.unicodeScalar)
  }
  private static var command: Regex<Substring> { /##[A-Za-z]*\[/.matchingSemantics(.unicodeScalar) }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control || scalar.properties.isBidiControl
      || [.lineSeparator, .paragraphSeparator].contains(scalar.properties.generalCategory)
  }
}
