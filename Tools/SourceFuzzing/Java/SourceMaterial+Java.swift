extension SourceMaterial {
  static let java = SourceMaterial(
    tokens: Self.javaTokens,
    replacements: Self.javaReplacements,
    declarations: Self.javaDeclarations,
    lines: Self.javaLines,
    // View models in Java are members of an interface.
    depth: 2,
    wrappings: Self.javaWrappings)

  private static let javaTokens: [String] =
    """
    class interface enum record @interface package import static final public private protected abstract
    strictfp transient volatile synchronized native default sealed non-sealed permits extends implements
    throws throw new this super void int long short byte char boolean float double var yield if else for
    while do switch case break continue return try catch finally assert instanceof true false null goto const
    _ module requires exports opens uses provides with to transitive when @Override @NonNull @A @A( @A(b=
    @SuppressWarnings("all") @SuppressWarnings({"plumb:sorted-inputs",
    { } { } { } ( ) ( ) ( ) [ ] [] < > < > << >> >>> >>= >>>= , , . . ... :: : ? ; ; ; = = == != ! & && | ||
    + - * / % ^ ~ ++ -- += -> -> @ \\ \\u0041 \\u007b \\u007D \\u0022 \\u005c \\uuu0061 \\u \\uD83D \\u000a
    ' 'a' '\\'' '\\u0027' ''' " "a" "\\"" "\\t\\0\\377\\s" \"""\n a\n\""" \""" // /* */ /** 0 1 0x1F 0b1 017
    1_000 1L 1.5f .5 1e9 0x1p-3 1__0 0x 09 Inputs Outputs Errors XViewModel ViewModel Observable<Unit>
    ActivityViewModel<XActivity> PublishSubject<Unit> PublishSubject.create() BehaviorSubject.create() inputs
    outputs errors this.a a b c x List<?> Map<A,List<B>> A<?> int[] A::new this::a a->b (a,b)-> () éa 数 😀 $ a$b
    """.split(whereSeparator: \.isWhitespace).map(String.init) + [
      "\n\n", "import rx.Observable;\n", "import io.reactivex.rxjava3.core.Observable;\n", "\u{1A}",
    ]

  private static let javaReplacements: [(String, String)] = [
    ("Inputs", "Outputs"), ("Outputs", "Inputs"), ("Inputs", "Input"), ("Outputs", "Errors"),
    ("ViewModel", "Model"), ("ViewModel", "Presenter"), ("ViewModel", ""), ("interface", "class"),
    ("class", "interface"), ("class", "enum"), ("class", "record"), ("interface", "@interface"),
    ("class", "abstract static class"), ("final", ""), ("final", "static"), ("final", "volatile"),
    ("private", "public"), ("private", ""), ("public", "private"), ("public", "protected static"),
    ("extends", "implements"), ("implements", "extends"), ("extends", "permits"), ("this", "super"),
    ("this", "ViewModel.this"), ("this.", ""), ("this", "other"), ("void", "int"),
    ("void", "Observable<Unit>"),
    ("void", "<T extends A & B> T"), ("Observable", "PublishSubject"), ("Observable", "Flowable"),
    ("PublishSubject", "BehaviorSubject"), ("PublishSubject", "Observable"),
    ("BehaviorSubject", "AsyncSubject"),
    ("io.reactivex.rxjava3", "io.reactivex"), ("io.reactivex.rxjava3", "rx"), ("@Override", "@Deprecated"),
    ("@Override", ""), ("@NonNull", "@NonNull @A(b = {1, 2}, c = @D)"), ("String", "String[]"),
    ("String", "List<? super Map<String, int[]>>..."), ("Boolean", "Void"), ("Unit", "Void"),
    ("return", ""), ("return", "return (A & B)"), ("return", "yield"), ("->", "-> {"), ("->", "::"),
    ("->", "-> switch (a) { case 1, 2 -> b; default -> throw c; }"), ("compose", "<A, B[]>compose"),
    ("map", "map(a -> b).map"), ("subscribe", "subscribe().dispose"), ("takeWhen", "takePairWhen"),
    ("bindToLifecycle()", "a"), ("onNext", "accept"), ("create()", "create().toSerialized()"),
    ("import", "import static"), ("import", "//"), ("package", "@A package"), ("(", "(final @A int... a, "),
    (";", ";;"), ("a", "\\u0061"), ("{", "\\u007b"), (".", "\\u002e"), ("/**", "/*"),
    ("/**", "/** @A {@code */ } "), ("\"", "\"\"\"\n"), ("=", "= a ? b :"), ("new", "new @A <B>"),
    ("enum", "interface"), ("int", "var"),
  ]

  private static let javaDeclarations: [String] = [
    "\ninterface A extends A {}\ninterface B extends C {}\ninterface C extends B {}\nclass D extends D {}\n",
    "\ninterface XViewModel { interface Inputs { void a(); } interface Outputs {}\n"
      + "final class ViewModel extends ActivityViewModel<X> implements Inputs, Outputs {\n"
      + "public ViewModel(Environment e) { super(e); }\npublic final Inputs inputs = this; } }\n",
    "\nclass YViewModel implements YViewModelInputs, YViewModelOutputs { Observable<A> a() { return a; } }\n",
    "\nclass E { class E { class E extends E {} } }\nenum F { A, B { void a() {} }, C(1) {}; int b; }\n",
    "\nrecord G<T>(int a, @A T... b) implements H { G { this.a = a; } static int c; record I() {} }\n",
    "\n@interface J { int a() default 1; String[] b() default {\"a\", }; @interface K {} }\n",
    "\nsealed interface L permits M, N {}\nnon-sealed class M implements L {}\nfinal class N implements L {}\n",
    "\nclass O { { class P {} new Q() { { a = b; } int c = d; }; } static { e(); } ; O() { this(1); } }\n",
    "\nclass R { Object a = new S<>() { void b() { c = R.this.d; } }, f[] = {1, {2}}, g() [] { return h; } }\n",
    "\nclass T { <A extends B & C<? super D[]>> @E A @F [] @G [] h(T this, int... i) throws @J K, L { } }\n",
    "\nmodule a.b { requires transitive c; exports d to e; uses f; provides g with h; opens i; }\n",
    "\nclass U { int a(Object b) { return switch (b) { case null, default -> 1; case A c when d -> { yield 2; } }; } }\n",
    "\nclass V { void a() { b: for (var c : d) { if (c instanceof E f && f.g()) break b; else continue; } } }\n",
    "\nclass W { void a() { try (var b = c(); d) { e(); } catch (final F | G h) { throw h; } finally { i(); } } }\n",
    "\nclass Z { void a() { int b = 1, c[] = {2}; Runnable d = () -> e(), f = this::g; h = (I<J>) k; l.<M>n(); } }\n",
  ]

  private static let javaLines: [String] = [
    "// plumb:disable all", "// plumb:enable all", "// plumb:disable:next sorted-inputs - because",
    "// plumb:disable:this explicit-self, sorted-outputs", "// plumb:disable:previous no-such-rule",
    "/* plumb:disable sorted-imports", "*/", "@SuppressWarnings(\"plumb:all\")",
    "@SuppressWarnings({\"unchecked\", \"plumb:sorted-inputs\", \"plumb:\"})",
    "@SuppressWarnings(A.B + \"c\")",
    "// region Inputs", "}", "{", "}}}", "", ";", "import android.view.View;", "import rx.*;",
    "import static a.B.*;", "package a.b;", "@Override", "@Deprecated(since = \"1\") @A",
    "/** Documentation. */",
    "/** a */ /** b */", "    void a(final int b, String... c);", "    Observable<Unit> a();",
    "    default int a() { return 1; }", "    static <T> T a(T b) throws C { return b; }",
    "    private final PublishSubject<Unit> a = PublishSubject.create(), b;",
    "    public final Inputs inputs = this;", "    public final Outputs outputs = this;",
    "    this.a = this.b;", "    this.a.onNext(b);",
    "    this.a.compose(bindToLifecycle()).subscribe(this.b);",
    "    a.subscribe(b -> this.c = b, Throwable::printStackTrace);", "    a[0].b()[1] = c;", "    this.a++;",
    "    (a) = (b) c;", "    a = b = (c) -> d;", "    super.a();", "    ViewModel.this.a();", "    int a;",
    "    var a = new int[]{1, 2}[0];", "    final class Local { int a = b; }", "    record Local(int a) {}",
    "    if (a instanceof B c && !(d instanceof E)) return;", "    assert a : b;",
    "    switch (a) { case 1: b(); }",
    "    synchronized (this) { a(); }", "    String a = \"\"\"", "    \"\"\";", "    char a = '\\'';",
    "    yield = 1; record = 2; var = 3;", "    new A().new B() {};",
    "    int a = b < c ? d > e ? 1 : 2 : 3;",
    "    a.<B>c().d::<E>f;", "    A<B>.C<D>[] e = A<B>.C<D>[]::new;", "    @A int @B [] c @D [] = {};",
    "    \\u0069nt \\u0061 = 1;", "    // \\u000a int a;", "    String a = \"\\u0022;",
    "    int \\u0024 = 1;",
  ]

  private static let javaWrappings: [(String, String)] = [
    ("class A {\n", "}\n"), ("interface A {\n", "}\n"), ("enum A { B;\n", "}\n"),
    ("record A(int b) {\n", "}\n"), ("class A { void b() {\n", "}}\n"),
    ("class A { Object b = new C() {\n", "};}\n"), ("/*", "*/"),
    ("class A { Runnable b = () -> {\n", "};}\n"), ("@A({", "})\n"), ("\"\"\"\n", "\"\"\"\n"), ("{\n", "}\n"),
    ("enum A { B {\n", "}}\n"), ("class A { static {\n", "}}\n"), ("@interface A {\n", "}\n"), ("(", ")"),
    ("\"", "\""),
  ]
}
