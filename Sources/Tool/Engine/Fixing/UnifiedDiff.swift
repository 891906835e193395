import SourceModel

/// The changes of a file in the format of `git apply` and `patch`.
///
/// The source is the section "Unified Format" of the manual of GNU diffutils; paths are written as git does.
package enum UnifiedDiff {
  /// The number of lines around a change that are shown.
  private static let context = 3

  /// The difference of two texts; empty when they are the same.
  ///
  /// - Parameters:
  ///   - old: the bytes before.
  ///   - new: the bytes after.
  ///   - path: the path relative to the folder in which the diff is to be applied.
  package static func text(from old: [UInt8], to new: [UInt8], path: String) -> [UInt8] {
    guard old != new else { return [] }
    let (before, after) = (self.lines(of: old), self.lines(of: new))
    var bytes = self.header(path)
    for hunk in self.hunks(self.steps(from: before, to: after)) {
      bytes += hunk.text(before, after)
    }
    return bytes
  }

  private static func header(_ path: String) -> [UInt8] {
    let (old, new) = (self.quoted("a/" + path), self.quoted("b/" + path))
    return Array("diff --git \(old) \(new)\n--- \(old)\n+++ \(new)\n".utf8)
  }

  /// A path as git reads it: in quotes with octal escapes when it has unusual bytes, or a command of a build server.
  private static func quoted(_ path: String) -> String {
    let isUsual = path.utf8.allSatisfy {
      (0x20..<0x7F).contains($0) && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }
    guard !isUsual || LogCommand.hasNumberSigns(path) else { return path }
    var text = "\""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): text += "\\" + String(UnicodeScalar(byte))
      case 0x20..<0x7F: text += String(UnicodeScalar(byte))
      default:
        let digits = String(byte, radix: 8)
        text += "\\" + String(repeating: "0", count: 3 - digits.count) + digits
      }
    }
    return LogCommand.replacingNumberSigns(in: text, with: "\\043") + "\""
  }

  /// The lines with their line feeds.
  static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }

  // MARK: Steps

  /// The change of a line.
  enum Step {
    case keep(old: Int, new: Int)
    case remove(old: Int, new: Int)
    case insert(old: Int, new: Int)

    /// The line numbers before and after the change, up to the current position.
    var place: (old: Int, new: Int) {
      switch self {
      case .keep(let old, let new), .remove(let old, let new), .insert(let old, let new): (old, new)
      }
    }

    var isChange: Bool {
      if case .keep = self { false } else { true }
    }
  }

  static func steps(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) -> [Step] {
    let difference = LineDifference(from: old, to: new)
    var steps: [Step] = []
    var (before, after) = (0, 0)
    while before < old.count || after < new.count {
      if before < old.count, difference.isRemoved[before] {
        steps.append(.remove(old: before, new: after))
        before += 1
      } else if after < new.count, difference.isInserted[after] {
        steps.append(.insert(old: before, new: after))
        after += 1
      } else {
        steps.append(.keep(old: before, new: after))
        before += 1
        after += 1
      }
    }
    return steps
  }

  private static func hunks(_ steps: [Step]) -> [DiffHunk] {
    var hunks: [DiffHunk] = []
    var range: Range<Int>?
    for (index, step) in steps.enumerated() where step.isChange {
      let around = max(0, index - self.context)..<min(steps.count, index + self.context + 1)
      if let last = range, around.lowerBound <= last.upperBound {
        range = last.lowerBound..<around.upperBound
      } else {
        if let range { hunks.append(DiffHunk(steps: steps[range])) }
        range = around
      }
    }
    if let range { hunks.append(DiffHunk(steps: steps[range])) }
    return hunks
  }
}
