import Rules
import SourceModel

/// Turns the fixes of the findings of a component into plain edits: moves are resolved.
struct FixResolver {
  private let inputs: [String: Checker.Input]
  private let viewModels: [ViewModel]
  /// How many bytes of fixed text may be read again for each file.
  private let limit: Int
  /// What applies fixes to a file, by its path.
  private var fixers: [String: FileFixer] = [:]
  /// How many bytes of fixed text were read, by the path of the file.
  private var readBytes: [String: Int] = [:]

  /// The limit of most runs: some seconds for one file.
  static let standardLimit = 0x400_0000

  init(_ inputs: [Checker.Input], _ examination: Checker.Examination, limit: Int = Self.standardLimit) {
    self.inputs = Checker.byPath(inputs)
    self.viewModels = examination.viewModels
    self.limit = limit
  }

  /// The edits that fix a finding and nothing else, or the reason why there are none.
  mutating func fix(of checked: Checker.Checked) -> ReportedFix {
    let finding = checked.finding
    guard finding.isFixable, let file = self.inputs[finding.path]?.file else {
      return .unavailable(reason: finding.refusal ?? "'\(checked.rule.id)' has no fix here")
    }
    // Each fix is tried alone, on the whole file: the time would grow with the square of its size.
    self.readBytes[finding.path, default: 0] += file.text.bytes.count
    guard self.readBytes[finding.path, default: 0] <= self.limit else {
      return .unavailable(reason: "the file has too many findings for its size: run 'plumb fix'")
    }
    let fixer =
      self.fixers[finding.path] ?? FileFixer(file, sections: Sections.all(in: file, of: self.viewModels))
    self.fixers[finding.path] = fixer
    let outcome = fixer.apply([FileFix(edits: finding.edits, moves: finding.moves)])
    guard !outcome.made.isEmpty, outcome.bytes != file.text.bytes else {
      return .unavailable(reason: "code that must stay in place is in between")
    }
    // A fix that breaks the file would be a bug of the tool, so it is not offered.
    let fixed = SourceReader.read(path: file.path, text: SourceText(outcome.bytes), file.language)
    guard fixed.problems.isEmpty else { return .unavailable(reason: "the fixed file would not parse") }
    guard let edits = Self.edits(of: outcome, in: file.text) else {
      return .unavailable(reason: "the text is not valid UTF-8")
    }
    return .edits([FileEdits(path: file.path, edits: edits)])
  }

  /// The edits with the same result as the fixes of a text; nil when they insert bytes that are not UTF-8.
  private static func edits(of outcome: FileFixer.Outcome, in text: SourceText) -> [ReportedEdit]? {
    var changes = outcome.changes
    if zip(changes, changes.dropFirst()).contains(where: { $0.range.end > $1.range.start }) {
      changes = [TextChange(range: TextRange(0, text.bytes.count), bytes: outcome.bytes)]
    }
    var edits: [ReportedEdit] = []
    for change in changes.flatMap({ LineChanges.changes(of: $0, in: text) }) {
      let replacement = String(decoding: change.bytes, as: UTF8.self)
      guard replacement.utf8.elementsEqual(change.bytes) else { return nil }
      edits.append(ReportedEdit(range: text.sourceRange(change.range), replacement: replacement))
    }
    return edits
  }
}

extension Sections {
  /// The sections of the declarations of a file by their ranges.
  static func all(in file: SourceFile, of viewModels: [ViewModel]) -> [TextRange: Section] {
    var sections: [TextRange: Section] = [:]
    for viewModel in viewModels where viewModel.path == file.path {
      sections.merge(self.byRange(of: viewModel)) { first, _ in first }
    }
    return sections
  }
}
