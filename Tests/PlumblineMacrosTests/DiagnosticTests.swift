import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import TestSupport
import Testing

@Suite struct DiagnosticTests {
  @Test("What is wrong is said where it is, all at once", arguments: DiagnosticCase.all)
  func messages(_ example: DiagnosticCase) throws {
    let marked = MarkedText(example.source)
    let expanded = try Expanded(marked.text)
    let messages = expanded.diagnostics.map { "\($0.diagMessage.severity): \($0.message)" }
    #expect(messages == example.messages)
    let converter = SourceLocationConverter(fileName: "", tree: expanded.tree)
    let places = expanded.diagnostics.map { diagnostic in
      let location = converter.location(for: diagnostic.position)
      return MarkedText.Place(line: location.line, column: location.column)
    }
    #expect(Set(places) == Set(marked.places))
  }

  @Test("What can be repaired is", arguments: DiagnosticCase.all)
  func repairs(_ example: DiagnosticCase) throws {
    let source = MarkedText(example.source).text
    let expanded = try Expanded(source)
    let repair = expanded.diagnostics.first?.fixIts.first
    let fixed = repair.map { Repaired.text(of: source, by: $0) }
    #expect(fixed == example.fixed)
    guard let fixed else { return }
    // What a person has to fill in is none yet.
    #expect(!Parser.parse(source: fixed).hasError || fixed.contains(" = <#"))
    // What was repaired is not said again.
    let message = expanded.diagnostics.first?.message
    #expect(try Expanded(fixed).diagnostics.filter { $0.message == message }.isEmpty)
  }

  @Test("A view model in a function is told to leave it")
  func local() throws {
    let errors = try Compiler.errors(
      in: """
        import Plumbline
        import PlumblineMacros

        func make() {
          @ViewModel
          final class ScreenViewModel {
            protocol Inputs {
              /// Call when the view loads.
              func viewDidLoad()
            }

            protocol Outputs {}
          }
        }
        """)
    #expect(errors.count == 1)
    #expect(
      errors.first?.contains(
        "move 'ScreenViewModel' out of the function: no extension can conform to its protocols there") == true
    )
  }

  @Test("A missing extension is one error, at the class, which says what to write")
  func missingConformance() throws {
    let errors = try Compiler.errors(
      in: """
        import Plumbline
        import PlumblineMacros

        @ViewModel
        final class ScreenViewModel {
          protocol Inputs {
            /// Call when the view loads.
            func viewDidLoad()
          }

          protocol Outputs {}
        }
        """)
    #expect(errors.count == 1)
    #expect(errors.first?.contains("Screen.swift:5:") == true, "\(errors)")
    #expect(errors.first?.contains("write 'extension X: X.Inputs, X.Outputs {}' below") == true)
  }

  @Test("Of protocols in a generic class the compiler tells")
  func generic() throws {
    let errors = try Compiler.errors(
      in: """
        import Plumbline
        import PlumblineMacros

        @ViewModel
        final class ScreenViewModel<Item> {
          protocol Inputs {
            /// Call when the view loads.
            func viewDidLoad()
          }

          protocol Outputs {}
        }

        extension ScreenViewModel: ScreenViewModel.Inputs, ScreenViewModel.Outputs {}
        """)
    #expect(errors.allSatisfy { $0.contains("cannot be nested in a generic context") })
    #expect(errors.count == 2)
  }

  @Test("The compiler has nothing to add", arguments: DiagnosticCase.all)
  func followUps(_ example: DiagnosticCase) throws {
    let source = "import Plumbline\nimport PlumblineMacros\n\n" + MarkedText(example.source).text
    let errors = try Compiler.errors(in: source)
    #expect(errors.count == example.errors + example.compilerErrors, "\(errors)")
  }
}
