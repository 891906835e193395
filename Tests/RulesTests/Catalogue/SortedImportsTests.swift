import Rules
import SourceModel
import Testing

struct SortedImportsTests {
  private static let viewModel = "final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {}"

  static let cases = [
    RuleCase("Upper and lower case are the same letter", "import b\nimport C\nimport d\n\(viewModel)"),
    RuleCase("Capital letters before small ones are an order too", "import B\nimport a\n\(viewModel)"),
    RuleCase(
      "Blank lines separate groups", "import Models\nimport ReactiveSwift\n\nimport Library\n\(viewModel)"),
    RuleCase(
      "A comment does not separate groups",
      "import Models\n// the rest\nimport ▸Library\n\(viewModel)"),
    RuleCase(
      "Conditional compilation separates groups",
      "import Models\n#if canImport(UIKit)\n  import Apple\n#endif\nimport Library\n\(viewModel)"),
    RuleCase(
      "Imports within a condition are sorted among themselves",
      "#if os(iOS)\nimport B\nimport ▸A\n#endif\n\(viewModel)"),
    RuleCase(
      "Testable imports are a group of their own", "import Models\n@testable import Library\n\(viewModel)"),
    RuleCase(
      "Narrow imports are sorted by their paths",
      "import Prelude\nimport ▸class Library.Environment\n\(viewModel)".replacing("▸class ", with: "class ▸")),
    RuleCase(
      "Windows line endings are line endings",
      "import Models\r\nimport ReactiveSwift\r\n\r\nimport Library\r\n\(viewModel)"),
    RuleCase(
      "A message names the place to move to", messages: ["move 'A' before 'B': imports are alphabetized"],
      "import B\nimport C\nimport ▸A\n\(viewModel)"),
    RuleCase(
      "A whole file may stand under a condition", "#if os(iOS)\nimport A\nimport B\n\(viewModel)\n#endif"),
    RuleCase(
      "A second import of the same is one too many", messages: ["remove the second import of 'A'"],
      "import A\nimport B\nimport ▸A\n#if DEBUG\nimport A\n#endif\n\(viewModel)"),
  ]

  static let javaCases = [
    RuleCase(
      "Static imports in Java are a group of their own", .kickstarterJava,
      """
      import android.util.Pair;
      import com.example.models.Project;
      import static com.example.libs.Transformers.zipPair;
      import static com.example.libs.Transformers.combineLatestPair;

      \(Sketch.java())
      """.replacing(
        "static com.example.libs.Transformers.combine", with: "static ▸com.example.libs.Transformers.combine")
    ),
    RuleCase(
      "Groups may stand in any order, and a package may be imported as a whole", .kickstarterJava,
      """
      package com.example.viewmodels;

      import rx.Observable;
      import rx.subjects.*;
      import rx.subjects.PublishSubject;

      import com.example.models.Project;
      import com.example.models.User;

      import androidx.annotation.NonNull;
      \(Sketch.java())
      """),
    RuleCase(
      "A comment in Java does not separate groups", .kickstarterJava,
      messages: [
        "move 'com.example.libs.Environment' before 'com.example.models.User': imports are alphabetized"
      ],
      """
      import com.example.models.User;
      // the rest
      import ▸com.example.libs.Environment;
      \(Sketch.java())
      """),
  ]

  @Test("Imports are alphabetized within each group", arguments: cases + javaCases)
  func check(_ testCase: RuleCase) throws { try testCase.check("sorted-imports") }

  @Test("The blueprint does not ask for it unless a team does")
  func isOptInForTheBlueprint() throws {
    let source = "import RxSwift\nimport ▸Action\n\(Sketch.blueprint())"
    try RuleCase("", .rxSwift, configuration: "rules: {sorted-imports: on}", source).check("sorted-imports")
    let silent = source.filter { $0 != "▸" }
    try RuleCase("", .rxSwift, configuration: "rules: {sorted-inputs: on}", silent).check("sorted-imports")
  }
}
