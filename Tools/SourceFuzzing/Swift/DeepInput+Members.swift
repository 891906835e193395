extension DeepInput {
  /// Members that are nested or many, each in a view model.
  static let members: [DeepInput] =
    [
      around("classes", "class A { ", "", " }\n"), around("structs", "struct A { ", "", " }\n"),
      around("enums", "indirect enum A { case a; ", "", " }\n"), around("actors", "actor A { ", "", " }\n"),
      around("protocols", "protocol AInputs { ", "", " }\n"), around("open classes", "class A { ", "", ""),
      around("conditional compilation", "#if A\n", "var a: Int { 1 }\n", "#endif\n"),
      around("open conditional compilation", "#if A\n", "", ""),
      chain("conditional branches", "#if A\n", "#elseif B\n"),
      chain("attributes", "", "@a "), chain("attributes with arguments", "", "@a(b) "),
      around("attribute arguments", "@a(", "", ") "),
      chain("modifiers", "", "public "), chain("parameters", "func a(a: Int", ", b: Int"),
      chain("enum cases", "enum A { case a", ", b"),
      chain("type parameters", "func a<A", ", B: C"),
      chain("requirements", "func a<A>() where A == B", ", A: C"),
      chain("tuple names", "let (a", ", b"), chain("variables", "var a = 1", ", b: Int { 1 }"),
      chain("semicolons", "var a = 1", ";"),
      chain("functions", "", "func c() {}\n"),
      chain("inputs on one line", "", "func c() { self.aProperty.value = 1 }; "),
      chain("properties", "", "private let cProperty = MutableProperty(())\n"),
      chain("initializers", "", "init() { self.b = .empty }\n"),
      chain("uses without self", "func c() { ", "aProperty.value = a; "),
      chain("ports", "", "var inputs: AViewModelInputs { return self }\n"),
      around("lazy closures", "lazy var a = { ", "1", " }()\n"),
      chain("accessors", "var a: Int { get { 1 }", " set { a = newValue }"),
      chain("headings", "", "// MARK: Inputs\n"), chain("open braces", "func a() ", "{"),
    ].map { deep in DeepInput("member of \(deep.name)") { Self.viewModel(member: deep.text(depth: $0)) } }
}
