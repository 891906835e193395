import SourceModel
import SwiftLanguage

/// A converted view model, with notes.
package struct Conversion: Sendable {
  /// The text of its file.
  package var text: String
  /// What was not converted although the other form differs, one sentence each.
  package var notes: [String] = []
}

/// The reason why a view model is not converted.
package struct ConversionRefusal: Error, Hashable, Sendable {
  package var reason: String

  package init(reason: String) {
    self.reason = reason
  }
}

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

/// The replacement of ReactiveSwift by Plumbline in the imports of a file.
enum LibraryImport {
  /// The import of ReactiveSwift, or of the library that had its types before.
  static func reactiveSwift(in file: SourceFile) -> Import? {
    ["ReactiveSwift", "ReactiveCocoa"].firstResult { module in
      file.imports.first { $0.path == module && $0.kind == nil }
    }
  }

  /// Names that Plumbline spells differently or lacks, with their replacements.
  private static let replacements: [(old: String, new: String)] = [
    ("Action", "'Action<Input, Output>', which has no type for errors"), ("UIScheduler", "'MainScheduler'"),
    ("disabledErrors", "'.notEnabled' in 'errors'"), ("logEvents", "'on(event:)'"),
    ("producerFailed", "'ActionError.underlying'"), ("reactive", "'bind(to:on:)' or a 'Lifetime'"),
  ]

  /// What else has to change in a file, one sentence each.
  static func notes(on file: SourceFile) -> [String] {
    let text = file.text[TextRange(0, file.text.bytes.count)]
    let words = Set(text.split { !($0.isLetter || $0.isNumber || $0 == "_") })
    var notes = self.replacements.filter { words.contains($0.old[...]) }.map { name in
      "'\(name.old)' differs in Plumbline: use \(name.new)"
    }
    for module in ["ReactiveExtensions", "Result"] where file.imports.contains(where: { $0.module == module })
    {
      notes.append("'import \(module)' may go: Plumbline needs no '\(module)'")
    }
    notes.append(
      "the import is now Plumbline: change it in the files that use the signals of '\(file.path)' as well")
    return notes
  }
}
