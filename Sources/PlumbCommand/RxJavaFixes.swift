import Engine
import RxJavaConversion
import SourceModel

/// The conversion of Java files to RxJava 3 by `plumb fix`.
enum RxJavaFixes {
  /// The only version of RxJava that files are converted to.
  static let version = 3

  /// Converts the Java files among some paths.
  ///
  /// The notes are about what is left in the files that change and in the others.
  static func changes(
    in paths: (named: [String], listed: [String]), configuration: String?
  ) throws -> FormConversion.Outcome {
    var failures: [FileFailure] = []
    let files = try ViewModelReader.texts(
      of: paths.named, listed: paths.listed, configuration: configuration
    ) { failures.append($0) }
    .filter { $0.path.hasSuffix(".java") }
    let outside = Set(files.filter(\.leadsOut).map(\.path))
    let converted = RxJavaConversion.convert(files.map { ($0.path, $0.bytes) })
    var changes: [FormConversion.Change] = []
    var notes: [String] = []
    for file in converted.sorted(by: { $0.path < $1.path }) {
      if file.isChanged, outside.contains(file.path) {
        notes.append("\(file.path): \(FixResult.outside)")
        continue
      }
      if file.isChanged {
        changes.append(FormConversion.Change(path: file.path, old: file.old, new: file.new))
      }
      notes += file.notes.map { "\(file.path):\($0.position.line): \($0.message)" }
    }
    return FormConversion.Outcome(changes: changes, notes: notes, failures: failures)
  }
}
