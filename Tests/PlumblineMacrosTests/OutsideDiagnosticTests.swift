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
        "remove the return type of 'emailChanged': results are delivered through outputs",
      ])
    #expect(diagnostics.allSatisfy { $0.diagMessage.severity == .warning })
    #expect(try Compiler.errors(in: "import Plumbline\nimport PlumblineMacros\n" + source).isEmpty)
  }

  @Test("The two macros share what is written")
  func expansion() throws {
    let source = """
      @Ports
      public protocol LoginViewModelInputs {
        /// Call when a row was tapped.
        func rowTapped(_ row: Int, section: Int)
      }

      @Ports
      public protocol LoginViewModelOutputs {
        #if DEBUG
          /// Emits the section.
          var section: Signal<Int, Never> { get }
        #endif
      }

      @ViewModel(inputs: LoginViewModelInputs.self, outputs: LoginViewModelOutputs.self)
      public final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {
        public init() {
          self.section = self.rowTappedProperty.signal.skipNil().map { $0.section }
        }
      }
      """
    #expect(
      try self.expansion(of: source) == """
        extension LoginViewModelInputs {
          public typealias _rowTappedProperty = MutableProperty<(row: Int, section: Int)?>
        }

        extension LoginViewModelInputs where Self: _StoresInputs {
          /// Call when a row was tapped.
          public func rowTapped(_ row: Int, section: Int) {
            self._feed("rowTappedProperty", (row: row, section: section))
          }
        }

        extension LoginViewModelOutputs {
          #if DEBUG
            public typealias _section = Signal<Int, Never>
          #endif
        }

        private let rowTappedProperty: _rowTappedProperty = _rowTappedProperty()

        public let section: _section

        /// The property that stores an input, for the function of the input.
        public func _inputProperty(_ name: String) -> AnyObject? {
          switch name {
          case "rowTappedProperty": return self.rowTappedProperty
          default: return nil
          }
        }

        /// The view model as its inputs.
        public var inputs: any LoginViewModelInputs {
          return self
        }

        /// The view model as its outputs.
        public var outputs: any LoginViewModelOutputs {
          return self
        }
        """)
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
    _ = try self.expansion(of: source, in: context)
    return context.diagnostics
  }

  private func expansion(
    of source: String, in context: BasicMacroExpansionContext = BasicMacroExpansionContext(sourceFiles: [:])
  ) throws -> String {
    var texts: [String] = []
    for statement in Parser.parse(source: source).statements {
      guard case .decl(let declaration) = statement.item else { continue }
      if let list = declaration.as(ProtocolDeclSyntax.self),
        let attribute = Self.attribute(of: list.attributes)
      {
        let type = TypeSyntax(IdentifierTypeSyntax(name: list.name.trimmed))
        texts += try PortsMacro.expansion(
          of: attribute, attachedTo: list, providingExtensionsOf: type, conformingTo: [], in: context
        ).map(\.description)
      } else if let type = declaration.as(ClassDeclSyntax.self),
        let attribute = Self.attribute(of: type.attributes)
      {
        texts += try OutsideViewModelMacro.expansion(
          of: attribute, providingMembersOf: type, conformingTo: [], in: context
        ).map(\.description)
      }
    }
    return texts.joined(separator: "\n\n")
  }

  private static func attribute(of attributes: AttributeListSyntax) -> AttributeSyntax? {
    attributes.first?.as(AttributeSyntax.self)
  }
}
