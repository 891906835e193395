public import SourceModel
import SwiftParser
import SwiftSyntax

/// Reads Swift source text into its description.
///
/// The reader accepts any bytes. Syntax errors are in `SourceFile.problems`; the readable rest
/// is described all the same.
public enum SwiftReader {
  /// The stack that a thread needs to read any file, in bytes.
  ///
  /// The parser and the readers recurse. Their depth is bounded, but a secondary thread's usual stack of
  /// half a megabyte is too small for it.
  public static let stackSize = 256 << 20

  /// Describes a file.
  ///
  /// - Parameters:
  ///   - path: the path that the description carries.
  ///   - text: the text of the file.
  public static func read(path: String, text: SourceText) -> SourceFile {
    // The parser takes a byte order mark for an unexpected character.
    let base = text.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    if let offset = text.bytes.withUnsafeBufferPointer(BracketNesting.tooDeepOffset) {
      return Self.tooDeep(path: path, text: text, at: offset)
    }
    let tree = text.bytes.withUnsafeBufferPointer { bytes in
      Parser.parse(source: UnsafeBufferPointer(rebasing: bytes[base...]))
    }
    let places = Places(text: text, base: base)
    var file = SourceFile(path: path, language: .swift, text: text)
    let problems = ProblemReader(places: places).read(tree)
    file.problems = problems
    guard problems.isEmpty else { return file }

    let reader = DeclarationReader(places: places)
    file.declarations = reader.read(tree.statements)
    if let offset = reader.tooDeepOffset {
      file.problems = Self.tooDeep(path: path, text: text, at: offset).problems
      return file
    }
    file.imports = ImportReader(places: places).read(tree)
    file.directives = DirectiveReader(places: places).read(tree, text: text)
    return file
  }

  /// A file that is not read since it would take too long or too much of the stack.
  private static func tooDeep(path: String, text: SourceText, at offset: Int) -> SourceFile {
    let problem = SyntaxProblem(
      message: "the code is nested too deeply to be read", range: TextRange(offset, offset))
    return SourceFile(path: path, language: .swift, text: text, problems: [problem])
  }
}
