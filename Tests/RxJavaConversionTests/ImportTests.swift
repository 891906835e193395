import Testing

@Suite("Imports of a conversion")
struct ImportTests {
  @Test(
    "Names with packages, static imports and imports of packages are converted",
    arguments: [
      (
        "class A { rx.Observable<String> a; Object b() { return a.first(); } }",
        "a.firstOrError().toObservable()"
      ),
      (
        "import static rx.Observable.just;\nclass A { Object a = just(1).first(); }",
        "import static io.reactivex.rxjava3.core.Observable.just;"
      ),
      (
        "import static rx.Observable.*;\nclass A { Object a = just(1).first(); }",
        "just(1).firstOrError().toObservable()"
      ),
      (
        "import static rx.Observable.from;\nclass A { Object a = from(new String[0]); }",
        "import static io.reactivex.rxjava3.core.Observable.fromArray;"
      ),
      (
        "import static rx.schedulers.Schedulers.immediate;\nclass A { Object a = immediate(); }",
        "import static io.reactivex.rxjava3.schedulers.Schedulers.trampoline;"
      ),
      ("import rx.*;\nclass A { Subscription a; }", "import io.reactivex.rxjava3.disposables.Disposable;"),
      (
        "import io.reactivex.*;\nclass A { Object a(Observable<String> b) { return b.startWith(\"\"); } }",
        "b.startWithItem(\"\")"
      ),
      ("import rx.Subscription;\nclass A { @Uses(Subscription.class) Object a; }", "@Uses(Disposable.class)"),
      (
        "import rx.Subscription;\n@interface A { Class<?>[] value() default { Subscription.class }; }",
        "default { Disposable.class }"
      ),
    ])
  func forms(_ old: String, _ new: String) {
    let conversion = Conversion(old + "\n")
    #expect(conversion.text.contains(new))
    #expect(!conversion.text.contains("rx.Observable"))
    #expect(!conversion.text.contains("rx.*"))
    #expect(conversion.notes.isEmpty)
    #expect(conversion.again().text == conversion.text)
  }

  @Test(
    "Types and libraries without a counterpart are listed, by each run",
    arguments: [
      "rx.plugins.RxJavaHooks", "rx.Producer", "com.jakewharton.rxrelay2.PublishRelay",
      "retrofit2.adapter.rxjava.RxJavaCallAdapterFactory", "com.trello.rxlifecycle2.android.ActivityEvent",
    ])
  func listed(_ path: String) {
    let conversion = Conversion(
      "import a.B;\nimport rx.Observable;\n\nimport \(path);\n\nclass A { Observable<Void> a; }\n")
    #expect(conversion.notes.count == 1)
    let lines = conversion.text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = lines.firstIndex { $0.contains(path) } ?? 0
    #expect(conversion.notes.allSatisfy { $0.hasPrefix("\(line + 1): '\(path)' ") })
    #expect(conversion.again().notes == conversion.notes)
  }

  @Test(
    "New imports have the line breaks of those around them",
    arguments: [
      (
        "package a;\r\n\r\nimport rx.Observable;\r\n\r\nclass A { Observable<Void> a;\n}\n",
        "NoValue;\r\nimport io"
      ),
      (
        "package a;\n\nimport rx.Observable;\n\nclass A { Observable<Void> a;\r\n}\r\n", "NoValue;\nimport io"
      ),
      ("package a;\r\n\r\nclass A { rx.Observable<Void> a;\n}\n", "NoValue;\r\nimport io"),
      (
        "\u{FEFF}class A { rx.Observable<Void> a; }\n",
        "\u{FEFF}import com.plumbline.android.NoValue;\nimport io"
      ),
    ])
  func lineBreaks(_ text: String, _ expected: String) {
    let conversion = Conversion(text)
    #expect(conversion.text.utf8.count > text.utf8.count)
    #expect(conversion.text.contains(expected))
    #expect(conversion.notes.isEmpty)
  }

  @Test("A method is renamed where it is that of a function, with all its calls")
  func functions() {
    let conversion = Conversion(
      """
      import rx.functions.*;

      class Both implements Func1<String, Integer>, Action2<String, String> {
        public Integer call(String a) { return call(a, 1, 2); }
        public void call(String a, String b) { this.call(a); call(a); }
        public Integer call(String a, int b, int c) { return 1; }
      }
      interface Named extends Func1<String, Integer> {}
      class Own extends Thread implements Action0 { public void call() {} public void run() { call(); } }
      class Use { Object a(Both both, Named named) { both.call("", 1, 2); return both.call("") + named.call(""); } }
      """)
    #expect(conversion.text.contains("Integer apply(String a) { return call(a, 1, 2); }"))
    #expect(conversion.text.contains("void accept(String a, String b) { this.apply(a); apply(a); }"))
    #expect(conversion.text.contains("Integer call(String a, int b, int c)"))
    #expect(conversion.text.contains("public void call() {} public void run() { call(); }"))
    #expect(conversion.text.contains("both.call(\"\", 1, 2); return both.apply(\"\") + named.apply(\"\");"))
    #expect(conversion.notes.contains { $0.hasSuffix("a function of RxJava 3 has no 'call': rename it") })
  }

  @Test("What is thrown is listed only where nothing catches it")
  func failures() {
    let conversion = Conversion(
      """
      import rx.Observable;
      import rx.functions.Func1;

      class A {
        void a(Func1<String, String> f, Observable<String> o) { o.doOnNext(x -> f.call(x)); o.map(x -> f.call(x)); }
        void b(Func1<String, String> f) throws Throwable { f.call(""); }
        void c(Func1<String, String> f) { try { f.call(""); } catch (Throwable t) {} }
        void d(Func1<String, String> f) { f.call(""); }
        void e(Func1<String, String> f) { Runnable r = () -> f.call(""); }
      }
      """)
    #expect(conversion.notes == [8, 9].map { "\($0): 'apply' throws 'Throwable': catch it here" })
    #expect(conversion.again().notes == conversion.notes)
  }
}
