import Engine
import JavaLanguage
import SourceFuzzing
import SourceModel
import Testing

@Suite("The scan of headers misses nothing that the reader of Java sees")
struct JavaHeaderComparisonTests {
  @Test(
    "in every way to write a header",
    arguments: [
      "class A {}", "class A extends B implements C, D {}", "interface A extends B, C {}",
      "enum A implements B { X, Y { void a() {} class Z {} }; interface Inputs {} }",
      "record A(int x, B<C> y) implements D {}", "@interface A { int x() default 1; }", "@ interface A {}",
      "@/**/interface A {}", "class A<T extends B & C<D>> extends E<F<G>> implements H<I>, J {}",
      "class A extends B<C>.D {}", "class A extends B . C {}",
      "class A extends\n  B /* X { */ .\n C // {\n {}",
      "class/**/A/**/extends/**/B{}", "final class A extends @NonNull B implements @X(y = {1, 2}) C {}",
      "class A extends b.@NonNull C {}",
      "sealed interface A permits B, C {} non-sealed class B implements A {}",
      "public abstract static strictfp class A {}", "@X({\"{\", \"}\"}) class A extends B {}",
      "class A { String s = \"class X extends Y {\"; class B extends C {} }",
      "class A { char c = '\"'; class B {} } class C {}", "class A { char c = '\\''; class B {} }",
      "class A { char c = '{'; } class B extends C {}",
      "class A { String s = \"\"\"\n  } \\\"\"\" \" class X {\n  \"\"\"; } class B extends C {}",
      "class A { // } class X {\n } class B {}", "class A { /* } /* */ class B {} }",
      "class A { void a() { class Local extends B { class Deep {} } } class C {} }",
      "class A { Object o = new B() { class C {} }; class D {} }",
      "class A { Runnable r = () -> { class Local {} }; { class Block {} } static { class Other {} } class B {} }",
      "class A { Class<?> c = B.class; Object d = A . class; class E {} }",
      "class A { int record = 1; int a() { return record + 1; } class B {} }",
      "class A { void record() { record(); } record B<T>(T t) {} }", "record A() { record B() {} }",
      "package a.b.c; import a.B; import static a.B.c; import a.*; import static a . b . * ; class A extends B {}",
      "@X(y = {1}) package a; class A {}",
      "/* package x; import y.Z; */ package a; // import z.Y;\nimport b.C; class A {}",
      "\\u0063lass A \\u007b class B \\u0065xtends C {} }", "class \\u0041 extends \\u0042\\u002eC {}",
      "class A { String s = \"\\u0022; class B {} String t = \\u0022\"; }",
      "class A { String s = \"\\\\u0022\"; class B {} }",
      "cla\u{1}ss A\u{0}B ex\u{1B}tends C\u{8}\u{7F} { class D {} }",
      "pac\u{0}kage a\u{0}.b; import c\u{1}.D; class E {}", "// \\u000a class A {}", "class é extends 数 {}",
      "class A$B extends $C implements _D {}",
      "\u{FEFF}class A {}",
      "class A {} \u{1A}", "class A { ; ; class B {} ; } ;",
      "enum A { X(new Object() { class Y {} }) { class Z {} }, ; class B {} }",
      "class A { @interface B {} interface C { class D implements E {} } }",
      "class A { <T> void a() { if (x < y) { b(); } } class B {} }", "open module a.b { requires c; }",
      "class A { int a = 1_000, b = 0x1p-3, c[] = {1, 2}; class B {} }",
      "class A {\n  int switchIt(int x) { return switch (x) { case 1 -> { yield 2; } default -> 3; }; }\n  class B {}\n}",
      "class A extends B {" + String(repeating: "class A extends B {", count: 60)
        + String(repeating: "}", count: 61),
      "class A extends /*" + String(repeating: "x", count: 9_000) + "*/ B {}",
      "class A implements " + (0..<1_500).map { "B\($0)<C>, " }.joined() + "ZInputs {}",
      "class A<" + (0..<1_500).map { "B\($0), " }.joined() + "C> implements ZInputs {}",
    ])
  func headersAreFound(text: String) {
    let differences = DeepStack.value {
      [SourceText(text)].flatMap { text -> [String] in
        let file = JavaReader.read(path: "A.java", text: text)
        let difference = HeaderComparison.difference(of: file, from: FileIndex.scan(text.bytes, .java))
        return file.problems.map(\.message) + [difference].compactMap { $0 }
      }
    }
    #expect(differences == [])
  }

  @Test("What stands in a body of code is nobody's member")
  func localTypes() {
    let index = FileIndex.scan(
      Array("class A { void a() { class B {} } { class C {} } class D {} }".utf8), .java)
    #expect(index.headers.map(\.enclosing) == [[], nil, nil, ["A"]])
  }
}
