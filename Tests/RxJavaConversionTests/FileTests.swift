import SourceModel
import Testing

@Suite("Files of a conversion")
struct FileTests {
  @Test("Comments, strings, line endings and the byte order mark stay")
  func bytes() {
    let text =
      "\u{FEFF}// import rx.Observable;\r\nimport rx.Observable;\r\n\r\n/** {@link rx.Observable} */\r\nclass A {\r\n\t"
      + "Observable<Void> a() { /* rx.Observable */ return Observable.just((Void) null); } String b = \"rx.Observable\";\r\n}\r\n"
    #expect(
      Conversion(text).text
        == "\u{FEFF}// import rx.Observable;\r\nimport com.plumbline.android.NoValue;\r\n"
        + "import io.reactivex.rxjava3.core.Observable;\r\n\r\n/** {@link rx.Observable} */\r\nclass A {\r\n\t"
        + "Observable<NoValue> a() { /* rx.Observable */ return Observable.just(NoValue.INSTANCE); } String b = \"rx.Observable\";\r\n}\r\n"
    )
  }

  @Test(
    "Files that have nothing to do with streams do not change",
    arguments: [
      "import java.util.concurrent.Callable;\nclass A { Callable<Void> a = () -> null; }\n",
      "import android.support.annotation.NonNull;\nclass A { @NonNull String a = \"\"; }\n",
      "import io.reactivex.rxjava3.core.Observable;\nclass A { Object a(Observable<String> b) { return b.toList(); } }\n",
      "class Observable<T> { Observable<Void> a = null; }\n",
      "",
    ])
  func unconcerned(_ text: String) {
    let conversion = Conversion(text)
    #expect(conversion.text == text)
    #expect(conversion.notes.isEmpty)
  }

  @Test("A file with a syntax error does not change, and is listed")
  func syntaxErrors() {
    let text = "import rx.Observable;\nclass A { Observable<Void> a( }\n"
    let conversion = Conversion(text)
    #expect(conversion.text == text)
    #expect(conversion.notes.count == 1)
    #expect(conversion.notes[0].hasPrefix("2: the file is not converted: "))
  }

  @Test(
    "A file whose result would not parse does not change, and is listed",
    arguments: ["int[]::new"])
  func unparsableResults(_ argument: String) {
    let text =
      "import rx.Observable;\nclass A { Object a(Observable<String> b) { return b.doOnSubscribe(\(argument)); } }\n"
    let conversion = Conversion(text)
    #expect(conversion.text == text)
    #expect(conversion.notes.count == 1)
    #expect(conversion.notes.allSatisfy { $0.contains("the file is not converted: line ") })
  }

  @Test("A name that means something else in the file is written with its package")
  func nameClashes() {
    let conversion = Conversion(
      """
      import java.util.function.Function;
      import rx.Subscription;
      import rx.functions.Func1;

      class Disposable {
        Subscription a;
        Func1<String, String> b;
        Function<String, String> c;
      }
      """)
    #expect(
      conversion.text == """
        import java.util.function.Function;

        class Disposable {
          io.reactivex.rxjava3.disposables.Disposable a;
          io.reactivex.rxjava3.functions.Function<String, String> b;
          Function<String, String> c;
        }
        """)
  }

  @Test("Imports keep their groups, and their order where there is one")
  func importOrder() {
    let conversion = Conversion(
      """
      package com.app;

      import java.util.List;

      import rx.subjects.PublishSubject;
      import rx.Observable;

      class A {
        PublishSubject<Void> a = PublishSubject.create();
        Observable<List<String>> b() { return this.a.map(__ -> (List<String>) null); }
      }
      """)
    #expect(
      conversion.text == """
        package com.app;

        import java.util.List;

        import io.reactivex.rxjava3.subjects.PublishSubject;
        import io.reactivex.rxjava3.core.Observable;
        import com.plumbline.android.NoValue;

        class A {
          PublishSubject<NoValue> a = PublishSubject.create();
          Observable<List<String>> b() { return this.a.map(__ -> (List<String>) null); }
        }
        """)
    #expect(conversion.notes == ["11: RxJava 3 emits no null: emit an 'Optional', or nothing"])
  }

  @Test(
    "RxJava 2 needs other packages, and few other names",
    arguments: [
      (
        "io.reactivex.Observable", "Observable<String>", "names.startWith(\"a\");",
        "io.reactivex.rxjava3.core.Observable",
        "names.startWithItem(\"a\");"
      ),
      (
        "io.reactivex.Observable", "Observable<String>", "names.onErrorResumeNext(names);",
        "io.reactivex.rxjava3.core.Observable", "names.onErrorResumeWith(names);"
      ),
      (
        "io.reactivex.Observable", "Observable<String>", "names.toList();",
        "io.reactivex.rxjava3.core.Observable",
        "names.toList();"
      ),
      (
        "io.reactivex.subjects.PublishSubject", "PublishSubject<String>", "names.onNext(\"a\");",
        "io.reactivex.rxjava3.subjects.PublishSubject", "names.onNext(\"a\");"
      ),
    ])
  func version2(_ name: String, _ type: String, _ old: String, _ newName: String, _ new: String) {
    let conversion = Conversion("import \(name);\n\nclass A { void a(\(type) names) { \(old) } }\n")
    #expect(conversion.text == "import \(newName);\n\nclass A { void a(\(type) names) { \(new) } }\n")
    #expect(conversion.notes.isEmpty)
  }

  @Test("A class that implements a function or a transformer implements the new method")
  func implementations() {
    let conversion = Conversion(
      """
      import rx.Observable;
      import rx.functions.Func1;

      class Doubled implements Observable.Transformer<Integer, Integer>, Func1<Integer, Integer> {
        public Observable<Integer> call(Observable<Integer> source) { return source.map(this); }
        public Integer call(Integer value) { return value * 2; }
        public String call(Integer a, Integer b) { return ""; }
        void use(Func1<String, Observable<Integer>> load, Observable<String> names) {
          names.flatMap(name -> load.call(name));
        }
      }
      """)
    #expect(
      conversion.text.contains(
        "class Doubled implements ObservableTransformer<Integer, Integer>, Function<Integer, Integer> {"))
    #expect(conversion.text.contains("apply(Observable<Integer> source)"))
    #expect(conversion.text.contains("names.flatMap(name -> load.apply(name));"))
    #expect(conversion.text.contains("import io.reactivex.rxjava3.core.ObservableTransformer;\n"))
  }

  @Test("Null that is checked right after it is made is dropped with one operator")
  func nullChecks() {
    let old = "names.map(n -> find(n)).filter(x -> x != null).map(x -> x);"
    #expect(Conversion(statements: old).statements == "names.compose(mapNotNull(n -> find(n))).map(x -> x);")
    // A comment between the two stays, and so do they.
    let kept = "names.map(n -> find(n)) // why\n.filter(x -> x != null);"
    #expect(Conversion(statements: kept).statements == kept)
  }

  @Test("A file that keeps some code on RxJava 1 does not change again")
  func partlyConverted() {
    let conversion = Conversion(
      """
      import rx.plugins.RxJavaHooks;

      class A {
        void a(RxJavaHooks hooks, B b) {
          b.names().compose(c()).toList();
          b.names().compose(c()).firstOrDefault("");
          b.names().compose(c()).count();
          b.names().compose(c()).startWith("").first();
          b.names().doOnSubscribe(() -> {});
        }
      }
      """)
    #expect(conversion.notes.map { $0.prefix(1) } == ["1", "4", "5", "6", "7", "8", "8", "9"])
    #expect(conversion.text.contains("firstOrDefault(\"\");"))
    #expect(conversion.again().text == conversion.text)
    #expect(conversion.again().notes == conversion.notes)
  }

  @Test("An import that only a comment uses is converted as well")
  func unusedImports() {
    let conversion = Conversion(
      "import rx.Observable;\nimport rx.Subscription;\n\n/** {@link Subscription} */\nclass A { Observable<String> a; }\n"
    )
    #expect(
      conversion.text
        == "import io.reactivex.rxjava3.core.Observable;\nimport io.reactivex.rxjava3.disposables.Disposable;\n\n"
        + "/** {@link Subscription} */\nclass A { Observable<String> a; }\n")
  }

  @Test("Deep and long code is read or listed, and never a crash")
  func deepCode() {
    for count in [100, 1_000, 20_000] {
      let chain = "names" + String(repeating: ".take(1)", count: count) + ";"
      let nested =
        String(repeating: "names.flatMap(n -> ", count: count) + "names"
        + String(repeating: ")", count: count) + ";"
      for statements in [chain, nested] {
        let conversion = Conversion(statements: statements)
        #expect(conversion.notes.isEmpty || conversion.notes[0].contains("the file is not converted"))
      }
    }
  }
}
