import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import Testing

@testable import PlumblineMacrosPlugin

/// What is said of protocols outside of their class, and of that class.
@Suite struct OutsideDiagnosticTests {
  @Test("A protocol of another name is no list of ports")
  func names() throws {
    let source = """
      @Ports
      protocol LoginService {
        func logIn()
      }
      """
    let diagnostics = try self.diagnostics(of: source)
    #expect(
      diagnostics.map(\.message) == [
        "'@Ports' is for a protocol whose name ends in 'Inputs', 'Outputs' or 'Actions'"
      ])
    #expect(try Compiler.errors(in: "import PlumblineMacros\n" + source).count == 1)
  }

  @Test("The lists are held to the convention, in warnings alone: what is written by hand is not seen")
  func convention() throws {
    let source = """
      @Ports
      protocol LoginViewModelInputs {
        func viewDidLoad()

        /// Call when the email changes.
        func emailChanged<Value>(_ email: Value) -> Bool
      }
      """
    let diagnostics = try self.diagnostics(of: source)
    #expect(
      diagnostics.map(\.message) == [
        "document 'viewDidLoad': say when to call it",
        "move 'emailChanged' before 'viewDidLoad': inputs are alphabetized",
        "let 'emailChanged' return nothing: what follows from an input is an output",
      ])
    #expect(diagnostics.allSatisfy { $0.diagMessage.severity == .warning })
    #expect(try Compiler.errors(in: "import Plumbline\nimport PlumblineMacros\n" + source).isEmpty)
  }

  @Test("A class says that it conforms where it is declared")
  func conformance() throws {
    let head = """
      @Ports
      protocol LoginViewModelInputs {
        /// Call when the view loads.
        func viewDidLoad()
      }

      @Ports
      protocol LoginViewModelOutputs {
        /// Emits the title.
        var title: Signal<String, Never> { get }
      }


      """
    let body = """
       {
        init() {
          self.title = self.viewDidLoadProperty.signal.mapConst("")
        }
      }
      """
    let attribute =
      "@ViewModel(inputs: LoginViewModelInputs.self, outputs: (any LoginViewModelOutputs).self)\n"
    let source = head + attribute + "final class LoginViewModel: LoginViewModelInputs" + body
    let diagnostics = try self.diagnostics(of: source)
    #expect(
      diagnostics.map(\.message) == ["conform to 'LoginViewModelOutputs' where 'LoginViewModel' is declared"])
    let repair = try #require(diagnostics.first?.fixIts.first)
    let fixed = Repaired.text(of: source, by: repair)
    #expect(fixed.contains("final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {"))
    #expect(try self.diagnostics(of: fixed).isEmpty)
    #expect(try Compiler.errors(in: "import Plumbline\nimport PlumblineMacros\n" + fixed).isEmpty)
  }

  private func diagnostics(of source: String) throws -> [Diagnostic] {
    let context = BasicMacroExpansionContext(sourceFiles: [:])
    for statement in Parser.parse(source: source).statements {
      guard case .decl(let declaration) = statement.item else { continue }
      if let list = declaration.as(ProtocolDeclSyntax.self),
        let attribute = Self.attribute(of: list.attributes)
      {
        let type = TypeSyntax(IdentifierTypeSyntax(name: list.name))
        _ = try PortsMacro.expansion(
          of: attribute, attachedTo: list, providingExtensionsOf: type, conformingTo: [], in: context)
      } else if let type = declaration.as(ClassDeclSyntax.self),
        let attribute = Self.attribute(of: type.attributes)
      {
        _ = try OutsideViewModelMacro.expansion(
          of: attribute, providingMembersOf: type, conformingTo: [], in: context)
      }
    }
    return context.diagnostics
  }

  private static func attribute(of attributes: AttributeListSyntax) -> AttributeSyntax? {
    attributes.first?.as(AttributeSyntax.self)
  }
}
