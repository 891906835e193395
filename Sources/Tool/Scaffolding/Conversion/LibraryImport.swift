import SourceModel
import SwiftLanguage

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
