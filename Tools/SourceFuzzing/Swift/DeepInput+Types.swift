extension DeepInput {
  /// Types that are nested, each as the type of an input and an output.
  static let types: [DeepInput] =
    [
      chain("optionals", "Int", "?"), chain("implicitly unwrapped", "Int", "!"), chain("members", "A", ".B"),
      chain("members with arguments", "A", "<B>.C"), chain("compositions", "A", " & B"),
      chain("metatypes", "A", ".Type"),
      chain("arguments", "A<B", ", C"), chain("tuple elements", "(A", ", b: C"),
      chain("ellipses", "A", "..."),
      around("arrays", "[", "A", "]"), around("dictionaries", "[A: ", "B", "]"),
      around("parentheses", "(", "A", ")"),
      around("open parentheses", "(", "", ""), around("tuples", "(A, ", "B", ")"),
      around("generics", "A<", "B", ">"),
      around("open generics", "A<", "", ""), around("functions", "(A) -> ", "B", ""),
      around("functions over lines", "(A)\n-> ", "B", ""),
      around("functions in functions", "(", "A", ") -> B"), around("any", "any ", "A", ""),
      around("some", "some ", "A", ""),
      around("inout", "inout ", "A", ""), around("borrowing", "borrowing ", "A", ""),
      around("sending", "sending ", "A", ""), around("isolated", "isolated ", "A", ""),
      around("nonisolated", "nonisolated(nonsending) ", "A", ""),
      around("each", "each ", "A", ""), around("repeated packs", "repeat each ", "A", ""),
      around("any protocols of packs", "any some each ", "A", ""),
      around("attributes", "@a ", "A", ""), around("escaping", "@escaping ", "A", ""),
      around("suppressions", "~", "A", ""), around("spaced suppressions", "~ ", "A", ""),
      around("attribute arguments", "@a(", "1", ") A"), around("packs", "repeat ", "each A", ""),
      around("closures in generics", "A<(", "B", ") -> C>"), around("inline arrays", "[1 of ", "A", "]"),
    ].map { deep in DeepInput("type of \(deep.name)") { Self.viewModel(type: deep.text(depth: $0)) } }
}
