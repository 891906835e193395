import JavaLanguage
import SourceModel

/// Converts Java files to RxJava 3 and to the library for Android.
///
/// It changes what it understands, and lists what it leaves. It does no more than the files of the run show: the type of
/// an expression is known if its declaration is in the run.
package enum RxJavaConversion {
  /// Converts files.
  ///
  /// - Parameter files: the Java files of the run: view models, tests, helpers and the models that they use.
  /// - Returns: the files in the same order.
  package static func convert(_ files: [(path: String, bytes: [UInt8])]) -> [ConvertedFile] {
    // It recurses into the code that it converts.
    let work = LargeStackWork { Self.listed(files) }
    return work.result()
  }

  /// Converts files; the list has what another run lists as well.
  private static func listed(_ files: [(path: String, bytes: [UInt8])]) -> [ConvertedFile] {
    var results = Self.converted(files)
    guard results.contains(where: \.isChanged) else { return results }
    let again = Self.converted(results.map { ($0.path, $0.new) })
    for (number, file) in again.enumerated() {
      func key(_ note: ConversionNote) -> String { "\(note.position.line) \(note.message)" }
      let known = Set(results[number].notes.map(key))
      results[number].notes += file.notes.filter { !known.contains(key($0)) }
      results[number].notes.sort {
        ($0.position.line, $0.position.column) < ($1.position.line, $1.position.column)
      }
    }
    return results
  }

  private static func converted(_ files: [(path: String, bytes: [UInt8])]) -> [ConvertedFile] {
    var results = files.map { ConvertedFile(path: $0.path, old: $0.bytes, new: $0.bytes, notes: []) }
    var trees: [(file: Int, tree: JavaTree)] = []
    for (number, file) in files.enumerated() {
      let text = SourceText(file.bytes)
      do throws(JavaTreeFailure) {
        trees.append((number, try JavaTree.read(path: file.path, text: text)))
      } catch {
        results[number].notes = [
          ConversionNote(
            position: text.position(at: error.range.start),
            message: "the file is not converted: \(error.reason)")
        ]
      }
    }
    let run = ConversionRun(trees.map(\.tree))
    // The types of extras are known once all files that read them were seen.
    for (_, tree) in trees { _ = FileConverter(tree, in: run).convert() }
    for (number, tree) in trees {
      let (bytes, notes) = FileConverter(tree, in: run).convert()
      if let note = self.refusal(of: bytes, for: files[number]) {
        results[number].notes = [note]
        continue
      }
      results[number].new = bytes
      results[number].notes = notes
    }
    return results
  }

  /// Why a file is left as it is: what it would become does not parse.
  private static func refusal(
    of bytes: [UInt8], for file: (path: String, bytes: [UInt8])
  ) -> ConversionNote? {
    guard bytes != file.bytes else { return nil }
    let text = SourceText(bytes)
    do throws(JavaTreeFailure) {
      _ = try JavaTree.read(path: file.path, text: text)
      return nil
    } catch {
      let line = text.position(at: error.range.start).line
      return ConversionNote(
        position: SourceText(file.bytes).position(at: 0),
        message: "the file is not converted: line \(line) of the result would not parse (\(error.reason))")
    }
  }
}
