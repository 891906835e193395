import SourceModel

extension Rule {
  static let sortedImports = Rule(
    id: "sorted-imports",
    dialects: [.kickstarterSwift, .kickstarterJava, .kickstarterKotlin, .rxSwift],
    optIn: [.kickstarterJava, .kickstarterKotlin, .rxSwift],
    forms: [.written, .generated, .flows],
    isAboutFiles: true,
    check: { viewModel, _ in
      ([viewModel.file] + viewModel.portFiles).flatMap { file in
        // A repeated import would only be moved next to the first one.
        let repeated = Self.repetitions(in: file)
        let elements = file.imports.filter { !repeated.contains($0.range) }.map { statement in
          SortedMembers.Element(
            key: statement.path, title: statement.path, range: statement.pathRange,
            conditions: [statement.group] + (Self.standsApart(statement) ? [1] : []),
            unit: MemberUnit(statement.range))
        }
        return SortedMembers.findings(elements, path: file.path, reason: "imports are alphabetized")
          + file.imports.filter { repeated.contains($0.range) }.map { statement in
            Finding(
              "remove the second import of '\(statement.path)'", path: file.path, range: statement.pathRange
            ).fixed(by: Self.removal(of: statement, in: file.text))
          }
      }
    }
  )

  /// Whether an import is sorted only among others of its kind.
  private static func standsApart(_ statement: Import) -> Bool {
    statement.modifiers.contains { $0.hasPrefix("@") || $0 == "static" }
  }

  /// The imports that are written above in the same words.
  private static func repetitions(in file: SourceFile) -> Set<TextRange> {
    guard Set(file.imports.map(\.path)).count < file.imports.count else { return [] }
    var seen: Set<String> = []
    return Set(
      file.imports.filter { !seen.insert("\($0.group) \(file.text[$0.range])").inserted }.map(\.range))
  }

  /// Removes the line of an import that is alone on it, right below other code.
  private static func removal(of statement: Import, in text: SourceText) -> Fix {
    let start = text.endOfText(before: statement.range.start)
    guard text.lineBreaks(in: TextRange(start, statement.range.start)) == 1,
      text.endsLine(statement.range.end)
    else { return .refused("there is something else on its line, or a blank line above it") }
    return .edits([Edit(replacing: TextRange(start, statement.range.end), with: "")])
  }
}
