extension DeepInput {
  /// Statements that are nested, each in an initializer.
  static let statements: [DeepInput] =
    [
      chain("else if ladders", "if a { b() }", " else if let a = b { self.c = d }"),
      chain(
        "else if ladders of patterns", "if case .a(let b) = c { }", " else if case .a(let b) = c { b() }"),
      around("ifs", "if a { ", "b()", " }"), around("open ifs", "if a { ", "", ""),
      around("dos", "do { ", "b()", " }"),
      around("do catches", "do { ", "b()", " } catch {}"), around("catches", "do { } catch { ", "b()", " }"),
      chain("catch ladders", "do {}", " catch A {}"), around("whiles", "while a { ", "b()", " }"),
      around("repeats", "repeat { ", "b()", " } while a"), around("fors", "for a in b { ", "a()", " }"),
      around("switches", "switch a { case .b: ", "c()", "\ndefault: break }"),
      around("defers", "defer { ", "b()", " }"),
      around("guards", "guard a else { ", "return", " }"),
      chain("guards in a row", "", "guard let a else { return }\n"),
      around("functions", "func a() { ", "b()", " }\n"),
      around("functions with names", "func a(b: Int = ", "1", ") {}\n"),
      around("labels", "a: ", "while b {}", ""),
      around("classes in functions", "class A { func a() { ", "", " } }\n"),
      around("conditional compilation", "#if A\n", "b()", "\n#endif\n"),
      chain("conditional branches", "#if A\n", "#elseif B\nb()\n"),
      around("locals", "let a = { ", "b", " }()\n"),
      around("patterns", "if case (", "let a", ") = b {}"),
      around("enum patterns", "if case .a(", "let b", ") = c {}"),
      around("optional patterns", "if case let a", "?", " = b {}"),
      chain("pattern optionals", "if case let a", "?"),
      chain("conditions", "if a", ", let b = c"), chain("cases", "switch a { case .b", ", .c"),
      chain("semicolons", "a()", ";"), chain("statements", "", "self.a = self.b\n"),
      chain("bindings", "let a = 1", ", b = a"),
      chain("closing braces", "a()", "}"),
      chain("calls", "", "self.a.observeValues { [weak self] in self?.b = $0 }\n"),
      around("tuple patterns", "let (a, ", "b", ") = c"),
      around("availability", "if #available(iOS 1, *) { ", "a()", " }"),
      around("throws", "throw ", "a", ""), around("returns", "return { ", "a", " }"),
      around("yields", "yield (", "a", ")"),
      around("accessors", "var a: Int { ", "1", " }"), chain("unicode names", "let a", "é"),
    ].map { deep in DeepInput("statement of \(deep.name)") { Self.viewModel(statement: deep.text(depth: $0)) }
    }
}
