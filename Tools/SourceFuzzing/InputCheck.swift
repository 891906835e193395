import Engine
import JavaLanguage
import Recognition
import Rules
package import SourceModel

/// Does with a text what the command does, and holds the result against what must be true of any text.
///
/// It has to run on a thread with the stack that the readers ask for. The linter is called from one with the
/// usual stack, as by the command.
package struct InputCheck: Sendable {
  /// Whether only what must not trap or hang is run, once; for texts of megabytes.
  private let isBrief: Bool
  private let language: Language
  private let path: String

  package init(_ language: Language, isBrief: Bool) {
    self.language = language
    self.isBrief = isBrief
    self.path = "Input.\(language.fileExtension)"
  }

  /// What is wrong, as a sentence; nil when nothing is.
  package func failure(of bytes: [UInt8]) -> String? {
    let text = SourceText(bytes)
    let file = self.read(text)
    if let failure = self.rangeFailure(of: file) { return failure }
    do {
      let report = try self.lint([(self.path, bytes)])
      if let failure = FindingCheck.failure(of: report, in: [self.path: text]) { return failure }
      guard !self.isBrief else { return nil }
      return try self.repeatedFailure(file, report) ?? self.scanFailure(of: file, report)
        ?? self.splitFailure(of: bytes) ?? self.lineEndingFailure(of: file, report)
    } catch {
      return "the linter throws: \(error)"
    }
  }

  private func read(_ text: SourceText) -> SourceFile {
    SourceFile.read(path: self.path, text, self.language)
  }

  private func lint(_ sources: [(path: String, bytes: [UInt8])]) throws -> LintReport {
    var settings = LintSettings(paths: [], version: "fuzz")
    settings.threads = 1
    // Opt-in rules are tried as well.
    settings.rules = Set(RuleSet.all.map(\.id) + [Rule.parseError.id])
    let linter = Linter(settings)
    let result = DeepStack.value(stackSize: DeepStack.usualSize) {
      Result { try linter.lint(sources, configuration: nil) }
    }
    guard let result else { return LintReport(files: 0, viewModels: 0, findings: []) }
    return try result.get()
  }

  // MARK: Places

  private func rangeFailure(of file: SourceFile) -> String? {
    let count = file.text.bytes.count
    let ranges = DescriptionRanges(file)
    for entry in ranges.entries {
      let range = entry.range
      guard 0 <= range.start, range.start <= range.end, range.end <= count else {
        return "the range of a \(entry.label), \(range.text), is outside of \(count) bytes"
      }
      guard entry.whole.contains(range) else {
        return "the range of a \(entry.label), \(range.text), is outside of \(entry.whole.text)"
      }
      guard let name = entry.name, !name.isEmpty else { continue }
      // In Kotlin a constructor and a companion may go without a name.
      if range.start == range.end, self.language == .kotlin { continue }
      let spelled = file.text[range]
      if spelled != name, self.name(spelledAs: spelled) != name {
        return "the range of the \(entry.label) '\(name)' holds '\(spelled)'"
      }
    }
    for siblings in ranges.siblings {
      for (range, next) in zip(siblings, siblings.dropFirst()) where next.start < range.end && next != range {
        // The names of one declaration share its start.
        guard self.language == .java, next.start == range.start else {
          return "the declarations at \(range.text) and \(next.text) overlap"
        }
      }
    }
    return nil
  }

  /// The name that is meant where it is not written letter by letter.
  private func name(spelledAs text: String) -> String {
    self.language == .java ? JavaSpelling.name(text) : String(text.dropFirst().dropLast())
  }

  // MARK: Comparisons

  private func repeatedFailure(_ file: SourceFile, _ report: LintReport) throws -> String? {
    let again = self.read(file.text)
    guard file.package == again.package, file.imports == again.imports,
      file.declarations == again.declarations,
      file.directives == again.directives, file.problems == again.problems
    else { return "read twice, the text has two descriptions" }
    let repeated = try self.lint([(self.path, file.text.bytes)])
    if repeated.findings != report.findings { return "checked twice, the text has different findings" }
    return nil
  }

  /// Compares the scan with the description, and the recognition with that of files that were not scanned.
  private func scanFailure(of file: SourceFile, _ report: LintReport) -> String? {
    guard file.problems.isEmpty else { return nil }
    if let difference = HeaderComparison.difference(
      of: file, from: FileIndex.scan(file.text.bytes, self.language))
    {
      return difference
    }
    let recognized = Recognizer([file]) { _ in nil }.viewModels().count
    if recognized != report.viewModels, !file.text.mentionsGeneration {
      return "\(recognized) view models are recognized, and \(report.viewModels) when the headers are scanned"
    }
    return nil
  }

  /// Checks the text in two files, as where protocols stand in a file of their own.
  private func splitFailure(of bytes: [UInt8]) throws -> String? {
    let parts = SourcePieces.declarations(bytes, depth: 0)
    guard parts.count > 1 else { return nil }
    let first = Array(parts[..<(parts.count / 2)].joined())
    // The imports tell the dialect of either file.
    let imports = self.language == .swift ? "import Plumbline\n" : "import rx.Observable;\n"
    let second = Array(imports.utf8) + Array(parts[(parts.count / 2)...].joined())
    let (one, other) = ("A.\(self.language.fileExtension)", "B.\(self.language.fileExtension)")
    let report = try self.lint([(one, first), (other, second)])
    let texts = [one: SourceText(first), other: SourceText(second)]
    if let failure = FindingCheck.failure(of: report, in: texts) { return "in two files, \(failure)" }
    let reversed = try self.lint([(other, second), (one, first)])
    if report.viewModels != reversed.viewModels { return "the order of the files changes what is recognized" }
    return nil
  }

  /// Compares the findings with those of the same text with other ends of lines, and behind a mark.
  private func lineEndingFailure(of file: SourceFile, _ report: LintReport) throws -> String? {
    let bytes = file.text.bytes
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    guard file.problems.isEmpty, !bytes.contains(0x0D), !bytes.starts(with: mark) else { return nil }
    let variants: [(String, [UInt8])] = [
      ("with CRLF", bytes.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }), ("behind a mark", mark + bytes),
    ]
    for (name, variant) in variants {
      let other = try self.lint([(self.path, variant)])
      if other.viewModels != report.viewModels { return "\(name), the text has other view models" }
      if other.findings.map(Summary.init) != report.findings.map(Summary.init) {
        let own = Set(report.findings.map(Summary.init)).symmetricDifference(other.findings.map(Summary.init))
        return "\(name), the text has other findings: \(own.map(\.text).sorted().prefix(4))"
      }
    }
    return nil
  }

  /// What a finding says, but for the ends of lines in it.
  private struct Summary: Hashable {
    var text: String

    init(_ finding: ReportedFinding) {
      let message = finding.message.unicodeScalars.filter { $0 != "\r" }.map(String.init).joined()
      self.text = "\(finding.line):\(finding.column): \(finding.rule): \(message)"
    }
  }
}

extension SourceText {
  /// Whether the text may say that a tool has made it.
  fileprivate var mentionsGeneration: Bool {
    self[TextRange(0, self.bytes.count)].lowercased().contains("generated")
  }
}

extension TextRange {
  fileprivate var text: String { "\(self.start)..<\(self.end)" }
}
