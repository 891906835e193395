import KotlinLanguage
import ReaderSupport
import SourceModel
import Testing

@Suite("The headers of a Kotlin file are found without parsing")
struct KotlinHeaderTests {
  @Test("They are those that the reader describes, with the types around them")
  func same() throws {
    var count = 0
    for snippet in try Snippet.all() {
      let text = SourceText(snippet.text)
      let file = KotlinReader.read(path: "Test.kt", text: text)
      let index = FileIndex(CodeTokens(text.bytes, .kotlin))
      let headers = index.headers.filter { $0.enclosing != nil }
      let expected = Self.headers(of: file.declarations, in: [])
      #expect(headers == expected, "\(snippet.title)")
      #expect(index.imports == file.imports.map(\.path), "\(snippet.title)")
      #expect(index.package == file.package?.text ?? "", "\(snippet.title)")
      count += headers.count
    }
    #expect(count > 300)
  }

  @Test("A type in code is in no type")
  func local() {
    let index = FileIndex(
      CodeTokens(
        Array("class A { fun b() { class C : D() }; val e = f { object G }; class H }".utf8), .kotlin))
    #expect(index.headers.map(\.name) == ["A", "C", "G", "H"])
    #expect(index.headers.map(\.enclosing) == [[], nil, nil, ["A"]])
  }

  @Test(
    "Any bytes are scanned",
    arguments: [
      "class", "class A :", "class A<", "object", "typealias", "typealias A =", "import", "package",
      "class A(",
      "class A : B by", "class A where", "}", "class A : B by object", "interface A : @", "class A : (",
      "\"${class",
    ])
  func broken(_ text: String) {
    #expect(FileIndex(CodeTokens(Array(text.utf8), .kotlin)).headers.count <= 1)
  }

  private static func headers(of declarations: [Declaration], in names: [String]) -> [FileIndex.Header] {
    declarations.flatMap { declaration -> [FileIndex.Header] in
      switch declaration {
      case .type(let type):
        let header = FileIndex.Header(
          kind: Self.kind(of: type), name: type.name,
          references: type.inherited.flatMap { Self.names(in: $0.type) },
          superclass: type.superclass.flatMap { Self.names(in: $0.type).first }, enclosing: names)
        return [header] + Self.headers(of: type.members, in: names + [type.name])
      case .alias(let alias):
        return [
          FileIndex.Header(
            kind: .alias, name: alias.header.name.text, references: Self.names(in: alias.target),
            enclosing: names)
        ]
      default: return []
      }
    }
  }

  private static func kind(of type: TypeDeclaration) -> FileIndex.Header.Kind {
    switch type.kind {
    case .protocol: .protocol
    case .enum: .enum
    case .annotation: .annotation
    default: .class
    }
  }

  private static func names(in type: TypeReference) -> [String] {
    switch type {
    case .named(let path, _): [path.joined(separator: ".")]
    case .tuple(let types) where types.isEmpty: ["Unit"]
    case .optional(let wrapped): Self.names(in: wrapped)
    default: []
    }
  }
}
