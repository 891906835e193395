import SeededRandom
import TestSupport
import Testing

@Suite("The reader and SwiftLexicalLookup agree on what is local")
struct ScopeComparisonTests {
  private static let syntaxSources = ".build/checkouts/swift-syntax/Sources/SwiftSyntax"

  @Test("in the sources of this repository", arguments: ["Sources", "Examples", "Tests", "Tools"])
  func agreeOnRepository(folder: String) {
    let files = TestScale.sample(Repository.swiftFiles(in: folder))
    Self.compare(files, atLeast: folder == "Tools" ? 200 : 500)
  }

  @Test(
    "in the sources of swift-syntax",
    .enabled(
      if: !Repository.swiftFiles(in: syntaxSources).isEmpty,
      "swift-syntax is not checked out in .build/checkouts"))
  func agreeOnSwiftSyntax() {
    // Generated files are long and all alike.
    let files = Repository.swiftFiles(in: Self.syntaxSources).filter { !$0.path.contains("/generated/") }
    Self.compare(TestScale.sample(files), atLeast: 1_000)
  }

  @Test(
    "in the accessors of members",
    arguments: [
      "var a: Int { get { return b } set { b = newValue } }",
      "var a: Int { get { b } set(c) { c(newValue) } }",
      "var a = 1 { willSet { newValue(oldValue) } didSet { oldValue(newValue) } }",
      "subscript(a: Int) -> Int { a(b) }",
      "subscript(a: Int) -> Int { get { a(b) } set { a(newValue) } }", "lazy var a = { b in b(c) }",
      "var a: Int { _read { yield b } }",
      "init(a: Int) { b(a) }", "deinit { a() }", "var a = 1 { didSet(b) { b(oldValue) } }",
    ])
  func agreeOnMembers(member: String) {
    let comparison = ScopeComparison(path: "a.swift", text: "class C {\n\(member)\n}")
    #expect(comparison.differences == [])
    #expect(comparison.count > 0, "The code has to parse and to use a name.")
  }

  @Test("in code that shadows names in every way", arguments: Self.shadowing)
  func agreeOnShadowing(body: String) {
    let comparison = ScopeComparison(
      path: "a.swift", text: "class C { func f(p: Int, _ q: Int) {\n\(body)\n} }")
    #expect(comparison.differences == [])
    #expect(comparison.count > 0, "The code has to parse and to use a name.")
  }

  static let shadowing: [String] = [
    "let a = a; a(p, q)", "a(); let a = 1; a()", "let (a, b) = (b, a); a(b, c)",
    "var a = 1, b = a, c = c; d(c)",
    "if let a { a() } else { a() }; a()",
    "if let a = a, let b = a { b() } else if let c = a { c(a, b) } else { c() }",
    "guard let a else { return a() }; a()", "guard let a = b, a else { return b(a) }; a()",
    "guard case .x(let a) = b else { a(); return }; a()", "while let a = a { a() }; a()",
    "while case let (a, b)? = c { a(b, c) }; a(b)", "for a in a { a() }; a()",
    "for case let (a?, b) in c where a < b { a(b) }",
    "for (i, a) in a.enumerated() { i(a) }; i()", "repeat { let a = 1; a() } while a",
    "switch a { case let .x(b, _): b(); case .y(let c) where c: c(b); case (a, let d): d(); default: b(c, d) }",
    "switch a { case .x(let b), .y(let b): b(); case let b as Int: b(); case is Int: b() }",
    "do { let a = 1; a() } catch { error(); a() }", "do {} catch let e { e(); error() }",
    "do {} catch E.a(let b) { b(error) }",
    "do {} catch is A { error() } catch { error() }; error()", "f { a in a() }; a()",
    "f { (a, b: Int) -> Int in a(b) }; b()",
    "f { [a] in a() }", "f { [weak a = b, c = a] in a(b, c) }; c()", "f { [self] in a() }", "f { $0.a(b) }",
    "f { a in { b in a(b) }; b() }", "f { let a = 1; return a }; a()", "f { _, b in b() } g: { c in c(b) }",
    "func a(b: Int, c d: Int = e) { b(c, d, e, a) }; a(b)", "b(); func b() {}; c { b() }",
    "func a() { b() }; func b() { a() }",
    "struct A { var a = b }; A(); a()", "let a: Int = { a }(); a()", "lazy var a = { b }(); a()",
    "var a: Int { b } ; a(b)", "var a: Int { get { newValue } set { newValue(oldValue, a) } }; newValue()",
    "var a = 1 { willSet { newValue(oldValue) } didSet { oldValue(newValue) } }; oldValue()",
    "var a: Int { get { b } set(b) { b(newValue) } }; b()", "var a = 1 { didSet(b) { b(oldValue) } }; b()",
    "let a = if let b { b } else { b }; a(b)", "let a = switch b { case let c: c }; a(c)",
    "_ = \\A.b[c]; let c = 1; _ = \\A.b[c]",
    "label: for a in b { continue label }", "defer { a() }; let a = 1; a()", "let `a` = 1; a(); `a`()",
    "a.b(c: d)[e] = f; let d = 1; a.b(c: d)", "\"\\(a)\"; let a = 1; \"\\(a) \\(b)\"",
    "if a, let a = b(a), a { a() }",
    "if #available(iOS 1, *), let a { a() }", "if case .x(let a) = a { a() }", "if case a = b { a() }",
    "if case a? = b, case let c? = a { c() }",
    "let a = 1; f { let b = a; struct S { let c = b }; return c }", "a = 1; b(a); var a = 2; a = 3",
    "let (a, b) = c; guard let a, a(b) else { return a() }; a()",
    "guard let a, let a = a.b else { return a() }; a()",
    "guard let self else { return }; a()", "guard let self = self, let a = self.a else { return a() }; a()",
    "let a = b as? A ?? c; a(b)", "try a(); let b = try? a(b); await b()",
    "for a in b { let b = a; b() }; b()",
    "f(a) { b in b(a) }; let a = 1", "if let a = b { let b = a; b() }; b(a)",
    "switch p { case 1: let a = 1; a(); default: a() }",
    "f(a: { a in a }, b: { b in a(b) })", "let f = { (n: Int) -> Int in f(n) }; f(1)",
    "for var a in b { a += 1 }; a()",
    "if var a { a += 1 }; a()", "for await a in b { a() }; a()", "for try await (a, b) in c(a) { b() }; b()",
    "do { throw a } catch let a as B where a.c { a() }; a()", "#if X\na()\n#else\nb()\n#endif\na()",
    "withExtendedLifetime(a) { (a) in a() }", "let a = { [b = a] (c: Int) in b(c) }(d); c(b)",
  ]

  private static func compare(_ files: [(path: String, text: String)], atLeast minimum: Int) {
    var (count, differences) = (0, [String]())
    for file in files {
      let comparison = ScopeComparison(path: file.path, text: file.text)
      count += comparison.count
      differences += comparison.differences
    }
    #expect(differences == [])
    // A few files may be short ones.
    #expect(count >= (TestScale.isFull ? minimum : 1), "The comparison has to look at names.")
  }
}
