import KotlinLanguage
import SourceModel

/// A Kotlin file that a test reads.
struct Kotlin {
  let file: SourceFile

  init(_ text: String) {
    self.file = KotlinReader.read(path: "Test.kt", text: SourceText(text))
  }

  /// The file whose class has a function with some statements.
  init(statements: String) {
    self.init("class Test {\n  fun test() {\n\(statements)\n  }\n}\n")
  }

  /// The first type of the file.
  var type: TypeDeclaration? { self.file.declarations.first?.type }

  /// The body of the first function of the first type.
  var body: Body? { self.type?.functions.first?.body }

  /// The text of a range.
  func text(_ range: TextRange) -> String { self.file.text[range] }

  /// The messages about what does not parse, with their lines.
  var problems: [String] {
    self.file.problems.map { "\(self.file.text.position(at: $0.range.start).line): \($0.message)" }
  }

  /// The names that no local has, with their forms.
  func names(_ form: NameReference.Form) -> [String] {
    (self.body?.references ?? []).filter { $0.form == form }.map(\.name.text)
  }
}
