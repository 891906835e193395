import Rules
import SourceModel

extension Checker.Outcome {
  /// Whether a run can have had this outcome, whoever wrote it to the cache: it refers only to files of the run, and no
  /// number overflows where it is used.
  func isPlausible(in paths: Set<String>) -> Bool {
    Self.areNumbers(
      [self.viewModels, self.outside] + self.dialects.values + self.forms.values
        + self.shares.values.flatMap { [$0.checked, $0.broken] })
      && self.findings.allSatisfy { finding in
        paths.contains(finding.path) && Self.isRange(finding.range)
          && Self.arePlaces([finding.line, finding.column, finding.endLine, finding.endColumn])
          && finding.notes.allSatisfy {
            paths.contains($0.path) && Self.isRange($0.range) && Self.arePlaces([$0.line, $0.column])
          }
          && Self.isFix(finding.fix, of: paths)
      }
  }

  private static func isFix(_ fix: ReportedFix?, of paths: Set<String>) -> Bool {
    guard case .edits(let files)? = fix else { return true }
    return files.allSatisfy { file in
      paths.contains(file.path) && file.edits.allSatisfy { self.isRange($0.range) }
    }
  }

  private static func isRange(_ range: SourceRange) -> Bool {
    self.areNumbers([
      range.offsets.start, range.offsets.end, range.start.line, range.start.column, range.end.line,
      range.end.column,
    ]) && range.offsets.start <= range.offsets.end
  }

  private static func arePlaces(_ numbers: [Int]) -> Bool {
    self.areNumbers(numbers) && !numbers.contains(0)
  }

  private static func areNumbers(_ numbers: [Int]) -> Bool {
    numbers.allSatisfy { (0...Int(Int32.max)).contains($0) }
  }
}
