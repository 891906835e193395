import SourceModel
import SwiftLanguage
import Testing

/// What bodies in Swift say of their calls and of their local types, as bodies in other languages do.
struct BodyFactsTests {
  private static func body(_ statements: String) throws -> (text: SourceText, body: Body) {
    let text = SourceText("class A { func a() {\n\(statements)\n} }")
    let file = SwiftReader.read(path: "", text: text)
    #expect(file.problems == [])
    return (text, try #require(file.declarations.first?.type?.functions.first?.body))
  }

  @Test("Chains with calls are listed at any depth, receivers as part of what they are called on")
  func calls() throws {
    let (text, body) = try Self.body(
      """
      let first = (self.a.map { x in x.b() }).compose(bindToLifecycle()).subscribe(self.c)
      if f(g()) { Thread { h() }.start() }
      """)
    #expect(
      body.calls.map { text[$0.range] } == [
        "(self.a.map { x in x.b() }).compose(bindToLifecycle()).subscribe(self.c)", "x.b()",
        "bindToLifecycle()", "f(g())", "g()", "Thread { h() }.start()", "h()",
      ])
    let chain = try #require(body.calls.first?.chain)
    #expect(chain.base == .instance)
    #expect(chain.links.map(\.name.text) == ["a", "map", "compose", "subscribe"])
    #expect(body.calls[1].chain?.baseIsLocal == true)
  }

  @Test(
    "A chain is listed once, whatever holds it",
    arguments: [
      ("self.x.value = a.b()", ["a.b()"]), ("_ = try? self.run()", ["self.run()"]),
      ("self.a?.b()!.c()", ["self.a?.b()!.c()"]), ("a[i()].b", ["i()"]), ("a()[0].b", ["a()[0].b"]),
      ("Signal<Int>.pipe()", ["Signal<Int>.pipe()"]), (".empty", []),
      ("self.a = b + c() + d()", ["c()", "d()"]),
      ("return .merge(a(), b)", [".merge(a(), b)", "a()"]), ("super.a()", ["super.a()"]),
      ("let a = self.b", []),
      ("defer { a() }\nguard b() else { return c() }", ["a()", "b()", "c()"]),
    ])
  func once(_ statements: String, _ calls: [String]) throws {
    let (text, body) = try Self.body(statements)
    #expect(body.calls.map { text[$0.range] } == calls)
  }

  @Test("Local types are those of the body, and what their members do is theirs")
  func types() throws {
    let (_, body) = try Self.body(
      """
      struct B { let c = 1; func d() { e(); f = 1 } }
      enum G { case h }
      self.i()
      { class J { class K {} } }()
      """)
    #expect(body.types.map(\.name) == ["B", "G", "J"])
    #expect(body.types.map(\.kind) == [.struct, .enum, .class])
    #expect(body.types[0].properties.map(\.header.name.text) == ["c"])
    #expect(body.types[0].functions.first?.body?.calls.compactMap { $0.chain?.member?.text } == ["e"])
    #expect(body.types[2].types.map(\.name) == ["K"])
    #expect(!body.references.contains { ["e", "f"].contains($0.name.text) })
    #expect(body.effects.allSatisfy { $0.target.chain?.member?.text != "e" })
  }

  @Test(
    "Assignments and calls are effects, values are not",
    arguments: [
      ("self.a = b", ["self.a = b"]), ("a += 1\nb <~ c", ["a += 1", "b <~ c"]),
      ("a()\ntry await b()\n_ = c()", ["a()", "b()", "c()"]), ("a == b", []), ("throw a()", []),
      ("return a()", []), ("self.a.filter { $0 == b }", ["self.a.filter { $0 == b }"]), ("a()[0]", []),
      ("outer: for a in b() { c() }", ["c()"]),
      ("do { let a = b(); a.c() } catch { d(error) }", ["a.c()", "d(error)"]),
    ])
  func effects(_ statements: String, _ effects: [String]) throws {
    let (text, body) = try Self.body(statements)
    #expect(body.effects.map { text[$0.range] } == effects)
  }

  @Test("A member of a weak instance is a reference to the member, and the type of a tried value is known")
  func membersAndLocals() throws {
    let (_, body) = try Self.body("a { [weak self] in self?.b() }\nlet c = try D(e)\nlet f: G = h")
    #expect(body.references.filter { $0.form == .qualified }.map(\.name.text) == ["b"])
    #expect(body.references.allSatisfy { $0.form != .instance })
    #expect(body.locals.map(\.name.text) == ["c", "f"])
    #expect(body.locals.map { $0.knownType?.name } == ["D", "G"])
  }

  @Test("Several threads may ask for the facts of a body")
  func threads() async throws {
    let (_, body) = try Self.body((0..<200).map { "self.a\($0) = b\($0)(c\($0))" }.joined(separator: "\n"))
    let counts = await withTaskGroup(of: [Int].self) { group in
      for _ in 0..<16 {
        group.addTask { [body.references.count, body.effects.count, body.calls.count] }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(counts == Array(repeating: [600, 200, 200], count: 16))
  }

  @Test("The value of a lazy property has its calls and types as well")
  func lazyValues() throws {
    let type = SwiftReader.read(
      path: "", text: SourceText("class A { lazy var a: B = { struct C {}; return self.make(C()) }() }")
    ).declarations.first?.type
    let body = try #require(type?.properties.first?.initialBody)
    #expect(body.types.map(\.name) == ["C"])
    #expect(body.calls.compactMap { $0.chain?.links.last?.name.text } == ["make", "C"])
  }
}
