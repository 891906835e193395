import Foundation

/// A Kotlin file of a few lines that the reader and the compiler have to agree on.
struct Snippet {
  var title: String
  var text: String

  /// The snippets of `Snippets`, in order.
  ///
  /// There `--- title` starts a snippet, and `+++ title` some of one line each. Those of `statements.txt` stand in a
  /// function of a class.
  static func all() throws -> [Snippet] {
    try ["files", "types", "members", "statements"].flatMap { name in
      let path = KotlinCompiler.path("Tests/KotlinLanguageTests/Snippets/\(name).txt")
      let lines = try String(contentsOfFile: path, encoding: .utf8).components(separatedBy: "\n")
      return Self.snippets(lines, areStatements: name == "statements")
    }
  }

  private static func snippets(_ lines: [String], areStatements: Bool) -> [Snippet] {
    var snippets: [Snippet] = []
    var title = ""
    var isOfOneLine = false
    for line in lines {
      if line.hasPrefix("--- ") || line.hasPrefix("+++ ") {
        title = String(line.dropFirst(4))
        isOfOneLine = line.hasPrefix("+++ ")
        if !isOfOneLine { snippets.append(Snippet(title: title, text: "")) }
      } else if isOfOneLine {
        if !line.isEmpty { snippets.append(Snippet(title: "\(title): \(line)", text: line + "\n")) }
      } else if !snippets.isEmpty {
        snippets[snippets.count - 1].text += line + "\n"
      }
    }
    guard areStatements else { return snippets }
    return snippets.map { Snippet(title: $0.title, text: "class Test {\n  fun test() {\n\($0.text)  }\n}\n") }
  }
}
