import SourceModel
import SwiftLanguage
import Testing

/// What the reader makes of source text.
struct SwiftReaderTests {
  private static func read(_ text: String) -> SourceFile {
    SwiftReader.read(path: "File.swift", text: SourceText(text))
  }

  private static func firstType(_ text: String) throws -> TypeDeclaration {
    try #require(self.read(text).declarations.first?.type)
  }

  // MARK: Imports

  @Test("Imports keep their groups, kinds and attributes")
  func readsImports() {
    let file = Self.read(
      """
      @testable import Library
      import class UIKit.UIImage
      // a comment does not separate

      import Models
      #if canImport(Combine)
        import Combine
      #endif
      """)
    #expect(file.imports.map(\.path) == ["Library", "UIKit.UIImage", "Models", "Combine"])
    #expect(file.imports.map(\.kind) == [nil, "class", nil, nil])
    #expect(file.imports.map(\.modifiers) == [["@testable"], [], [], []])
    #expect(file.imports.map(\.group) == [1, 1, 2, 3])
  }

  // MARK: Types

  static let types: [(text: String, type: String)] = [
    ("Signal<Int, Never>", "Signal<Int, Never>"),
    ("ReactiveSwift.Signal<[Int], NoError>", "ReactiveSwift.Signal<[Int], NoError>"),
    ("MutableProperty<Optional<Int>>", "MutableProperty<Int?>"),
    ("Int??", "Int??"),
    ("Project!", "Project!"),
    ("()", "Void"),
    ("Swift.Void", "Void"),
    ("(Int)", "Int"),
    ("(a: Int, String)", "(Int, String)"),
    ("[String: Array<Int>]", "[String: [Int]]"),
    ("any LoginViewModelInputs", "LoginViewModelInputs"),
    ("A & B", "A & B"),
    ("@escaping (Int) -> Void", "(Int) -> Void"),
    ("Signal<(), Never>.Observer", "Signal.Observer"),
  ]

  @Test("Types are read as what they mean", arguments: types)
  func readsTypes(_ testCase: (text: String, type: String)) throws {
    let type = try Self.firstType("struct A { var a: \(testCase.text) }")
    #expect(type.properties.first?.type?.type.description == testCase.type)
  }

  // MARK: Members

  @Test("Functions are named with their labels")
  func readsFullNames() throws {
    let type = try Self.firstType(
      "protocol P { func a(); func b(_ x: Int, for y: Int); func `default`(in z: Int = 0) async throws -> Bool }"
    )
    #expect(type.functions.map(\.fullName) == ["a()", "b(_:for:)", "default(in:)"])
    #expect(type.functions.map(\.returnsValue) == [false, false, true])
    #expect(type.functions.last?.isAsync == true)
    #expect(type.functions.last?.parameters.map(\.name) == ["z"])
  }

  @Test("Properties are stored, computed or required")
  func readsAccessors() throws {
    let type = try Self.firstType(
      """
      class A {
        let a = 1
        var b = 2 { didSet { print(b) } }
        var c: Int { 3 }
        var d: Int { get { 4 } set {} }
        lazy var e = f
        static let g = 5
      }
      """)
    #expect(type.properties.map(\.isStoredInInstance) == [true, true, false, false, true, false])
    #expect(type.properties.map(\.isLazy) == [false, false, false, false, true, false])
    #expect(type.properties[1].otherBodies.count == 1)
    #expect(type.properties[4].initialBody?.references.map(\.name.text) == ["f"])
    let requirement = try Self.firstType("protocol P { var a: Int { get }; var b: Int { get set } }")
    #expect(
      requirement.properties.map(\.accessors) == [
        .requirement(settable: false), .requirement(settable: true),
      ])
  }

  @Test("The names of a tuple are properties with their positions")
  func readsTuples() throws {
    let type = try Self.firstType("class A { private let (signal, observer) = Signal<Int, Never>.pipe() }")
    #expect(type.properties.map(\.header.name.text) == ["signal", "observer"])
    #expect(type.properties.map(\.tuplePosition) == [0, 1])
    #expect(type.properties.allSatisfy { $0.header.isPrivate && $0.isConstant })
  }

  @Test("Several properties of one declaration share their type")
  func readsSharedTypes() throws {
    let type = try Self.firstType("class A { let a, b: Int; let c = 1, d: String }")
    #expect(type.properties.map { $0.type?.type.description } == ["Int", "Int", nil, "String"])
  }

  static let initialValues: [(text: String, type: String?)] = [
    ("MutableProperty<Int?>(nil)", "MutableProperty<Int?>"),
    ("MutableProperty(())", "MutableProperty"),
    ("ReactiveSwift.MutableProperty(0)", "ReactiveSwift.MutableProperty"),
    ("MutableProperty.init(0)", "MutableProperty"),
    ("Signal<Int, Never>.pipe()", "Signal<Int, Never>"),
    ("PublishSubject.create()", "PublishSubject"),
    (".init(nil)", nil),
    ("makeProperty()", nil),
    ("1", nil),
  ]

  @Test("The type of a value is what its constructor names", arguments: initialValues)
  func readsConstructedTypes(_ testCase: (text: String, type: String?)) throws {
    let type = try Self.firstType("class A { let a = \(testCase.text) }")
    #expect(type.properties.first?.knownType?.description == testCase.type)
  }

  @Test("Documentation is told from other comments, which are kept too")
  func readsComments() throws {
    let type = try Self.firstType(
      """
      protocol P {
        // MARK: - Inputs

        /// One.
        /// Two.
        func a()
        /* block */
        func b() // behind
        /** Three. */
        @available(iOS 16, *)
        func c()
      }
      """)
    #expect(
      type.functions.map { $0.header.documentation(in: .swift) } == [
        "/// One.\n/// Two.", nil, "/** Three. */",
      ])
    #expect(
      type.functions.map { $0.header.leadingComments.map(\.kind) } == [
        [.line, .documentationLine, .documentationLine], [.block], [.documentationBlock],
      ])
  }

  @Test("Members know the branches of conditional compilation that hold them")
  func readsConditions() throws {
    let type = try Self.firstType(
      """
      class A {
        func a() {}
        #if DEBUG
          func b() {}
          #if os(iOS)
            func c() {}
          #endif
        #else
          func d() {}
        #endif
      }
      """)
    #expect(type.functions.map(\.header.conditions.count) == [0, 1, 2, 1])
    #expect(type.functions[1].header.conditions != type.functions[3].header.conditions)
  }

  @Test("Extensions are named with their dots")
  func readsExtensions() {
    let file = Self.read("extension Login.ViewModel: Login.Inputs, Outputs {}\nextension Array<Int> {}")
    #expect(file.declarations.compactMap(\.type?.name) == ["Login.ViewModel", "Array"])
    #expect(file.declarations.first?.type?.inherited.map(\.type.description) == ["Login.Inputs", "Outputs"])
  }

  // MARK: Bodies

  @Test("Effects are assignments and calls at any depth")
  func readsEffects() throws {
    let type = try Self.firstType(
      """
      class A {
        func a(x: Int) {
          self.p.value = x
          if x > 0 { q.value += 1 }
          _ = try? self.run()
          Task { await self.useCase.inputs.tapped(x) }
          self.output <~ self.p
        }
      }
      """)
    let effects = try #require(type.functions.first?.body?.effects)
    #expect(effects.map { $0.target.chain?.member?.text } == ["p", "q", "run", "Task", "useCase", "output"])
    let operators = effects.map { effect -> String? in
      guard case .assignment(let name, _) = effect.kind else { return nil }
      return name
    }
    #expect(operators == ["=", "+=", nil, nil, nil, "<~"])
  }

  @Test("The result of a body is its one expression, with or without return")
  func readsResults() throws {
    let type = try Self.firstType(
      "class A { var a: A { self }; var b: A { return self }; var c: A { get { self } } }")
    #expect(type.properties.allSatisfy { $0.getter?.result?.isInstance == true })
  }

  // MARK: Places

  @Test(
    "Ranges are those of the text, whatever stands before",
    arguments: ["", "\u{FEFF}", "// é😀\n", "// a\r\n\r\n"])
  func placesAreRight(_ prefix: String) throws {
    let text = SourceText(prefix + "final class LoginViewModel: Base { let é = 1 }")
    let type = try #require(SwiftReader.read(path: "", text: text).declarations.first?.type)
    #expect(text[type.header.name.range] == "LoginViewModel")
    #expect(text[type.header.range] == "final class LoginViewModel: Base { let é = 1 }")
    #expect(type.inherited.first.map { text[$0.range] } == "Base")
    #expect(type.properties.first.map { text[$0.header.name.range] } == "é")
    #expect(text[TextRange(type.header.keywordStart, type.header.keywordStart + 5)] == "class")
  }

  @Test("A file that does not parse says where")
  func readsProblems() {
    let file = Self.read("class A {\n  func a( {}\n}")
    #expect(!file.problems.isEmpty)
    #expect(file.declarations.isEmpty)
    #expect(Self.read("class A {}").problems.isEmpty)
  }

  @Test(
    "Old spellings parse",
    arguments: [
      "protocol P: class {}", "func configureWith(project project: Int) {}", "let a = b as! C",
      "@objc class A {}",
    ])
  func readsOldSwift(_ text: String) {
    #expect(Self.read(text).problems.isEmpty, "\(Self.read(text).problems)")
  }

  @Test(
    "What is nested too deeply for the parser is told at once",
    arguments: [
      "let a: " + String(repeating: "[", count: 40) + "Int" + String(repeating: "]", count: 40),
      "let a: " + String(repeating: "A<", count: 20_000) + "Int" + String(repeating: ">", count: 20_000),
    ])
  func deepNesting(_ text: String) {
    #expect(Self.read(text).problems.map(\.message) == ["the code is nested too deeply to be read"])
  }

  @Test("Comparisons are no nesting")
  func comparisons() {
    let terms = (0..<2_000).map { "(a\($0) < b, c > d)" }.joined(separator: ",\n")
    #expect(Self.read("let x = [\(terms)]").problems.isEmpty)
  }

  @Test("Directives are found in comments alone")
  func readsDirectives() {
    let file = Self.read(
      """
      let a = "// plumb:disable x" // plumb:disable:this y
      /* plumb:disable z */
      // nothing
      """)
    #expect(file.directives.map(\.text) == ["// plumb:disable:this y", "/* plumb:disable z */"])
  }
}
