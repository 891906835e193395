extension DeepInput {
  /// Types in Java that are nested, each as the type of an input and an output.
  static let javaTypes: [DeepInput] =
    [
      around("generics", "A<", "B", ">"), around("open generics", "A<", "", ""),
      around("tight generics", "a<", "a", ""), around("wildcards", "A<? extends ", "B", ">"),
      around("lower bounds", "A<? super ", "B", ">"), around("generics with arguments", "A<B, ", "C", ">"),
      around("generics of arrays", "A<", "B[]", "[]>"), chain("members", "A", ".B"),
      chain("members with arguments", "A", "<B>.C"), chain("arguments", "A<B", ", C"),
      chain("arrays", "A", "[]"), chain("open arrays", "A", "["), chain("annotated arrays", "A", " @B []"),
      chain("annotations", "", "@A "), around("annotation arguments", "@A(", "1", ") B"),
      chain("ellipses", "A", "..."), chain("intersections", "A", " & B"), chain("alternatives", "A", " | B"),
      chain("question marks", "A<", "?"), chain("names", "A", " A"), chain("angles", "A", "<>"),
      chain("unicode names", "A", "é"),
    ].map { deep in DeepInput("type of \(deep.name)") { Self.javaViewModel(type: deep.text(depth: $0)) } }

  /// Members in Java that are nested or many, each in a view model.
  static let javaMembers: [DeepInput] =
    [
      around("classes", "class A { ", "", " }\n"), around("static classes", "static class A { ", "", " }\n"),
      around("interfaces", "interface A { ", "", " }\n"), around("enums", "enum A { B; ", "", " }\n"),
      around("open classes", "class A { ", "", ""), around("blocks", "{ ", "a();", " }"),
      chain("static blocks", "", "static {} "), around("methods", "void a() { class A { ", "", " } }\n"),
      around("open methods", "void a() { ", "", ""), around("fields", "Object a = new B() { ", "", " };\n"),
      chain("annotations", "", "@A "), chain("annotations with arguments", "", "@A(b = 1, c = {2}) "),
      around("annotation arguments", "@A(", "1", ") "), chain("modifiers", "", "public "),
      chain("parameters", "void a(int a", ", int b"), chain("type parameters", "<A", ", B extends C"),
      chain("bounds", "<A extends B", " & C"), chain("open type parameters", "", "<A "),
      chain("thrown types", "void a() throws A", ", B"), chain("fields of one type", "int a = 1", ", b = 2"),
      chain("arrays", "int a", "[]"), chain("dimensions", "int a() ", "[]"),
      chain("semicolons", "int a;", ";"),
      chain("methods in a row", "", "void c() {}\n"), chain("open braces", "void a() ", "{"),
      chain("inputs on one line", "", "@Override public void a(A a) { this.a.onNext(a); } "),
      chain("outputs on one line", "", "@Override public Observable<A> b() { return this.b; } "),
      chain("properties", "", "private final PublishSubject<A> c = PublishSubject.create();\n"),
      chain("constructors", "", "public ViewModel() { super(); this.b = a; }\n"),
      chain("uses without this", "void c() { ", "a.onNext(b); "), chain("names", "", "a "),
      chain("types", "", "A<B> "), chain("comments", "", "/** a */ "),
      chain("enum constants", "enum A { B", ", C"), chain("closing braces", "", "} "),
      chain("defaults", "int a() default 1", " default 2"),
      around("default values", "int a() default {", "1", "};"),
      chain("receivers", "void a(A", ".this"), chain("records", "", "record A(int a, int b) {}\n"),
      chain("initializers", "", "{ this.a = b; } "), chain("headings", "", "// region Inputs\n"),
    ].map { deep in DeepInput("member of \(deep.name)") { Self.javaViewModel(member: deep.text(depth: $0)) } }
}
