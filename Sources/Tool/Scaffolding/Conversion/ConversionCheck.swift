import SourceModel
import SwiftLanguage

/// Checks that a conversion has lost nothing.
enum ConversionCheck {
  /// The words of headings that would have an empty section in the other form.
  static let headings = [["MARK", "Inputs"], ["MARK", "Outputs"], ["MARK", "Actions"], ["MARK", "Ports"]]

  /// Whether a comment is one of these headings.
  static func isHeading(_ comment: String) -> Bool {
    let words = comment.split { !$0.isLetter }.map(String.init)
    return self.headings.contains(words)
  }

  /// Checks the text that a file was converted to.
  ///
  /// - Throws: the reason why it cannot be converted.
  static func check(_ text: String, of file: SourceFile) throws(ConversionRefusal) {
    let converted = SourceText(text)
    guard SwiftReader.read(path: file.path, text: converted).problems.isEmpty else {
      throw ConversionRefusal(reason: "the result would not be valid Swift; please report this bug")
    }
    var kept: [String: Int] = [:]
    for comment in NameUses.comments(in: converted) { kept[comment, default: 0] += 1 }
    for comment in NameUses.comments(in: file.text) {
      kept[comment, default: 0] -= 1
      guard kept[comment, default: 0] < 0, !self.isHeading(comment) else { continue }
      throw ConversionRefusal(reason: "the comment '\(comment)' would be lost: move it elsewhere")
    }
  }
}
