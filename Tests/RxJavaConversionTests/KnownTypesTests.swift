import Testing

@Suite("Only what is known to be of streams is converted")
struct KnownTypesTests {
  @Test(
    "Code that only looks like it stays as it is",
    arguments: [
      // Types of other libraries with the names of the app's.
      "import vendor.core.Environment;\nclass A { Object a(Environment e) { e.setLocale(null); return e.locale(); } }\n",
      "import org.junit.Test;\nimport vendor.core.ActivityResult;\nclass A { @Test void a(ActivityResult r) { r.isRequestCode(1); } }\n",
      "import static vendor.core.Transformers.takeWhen;\nclass A { Object a() { return takeWhen(1); } }\n",
      // `Void` and annotations without streams.
      "import org.junit.Test;\nimport androidx.annotation.NonNull;\nclass A { interface Visitor<R> { R visit(@NonNull String s); }\n"
        + "  @Test void a(Visitor<Void> v) { b((Void) null); b(null); }\n  void b(Void v) {} }\n",
      // Pairs for an API of Android.
      "import android.app.Activity;\nimport android.util.Pair;\nclass A extends Activity { Object a = Pair.create(1, null); }\n",
      // Streams of others.
      "import io.reactivex.netty.Client;\nclass A { Client a; }\n",
    ])
  func files(_ text: String) {
    let conversion = Conversion(text)
    #expect(conversion.text == text)
    #expect(conversion.notes.isEmpty)
  }

  @Test(
    "Statements that only look like it stay as they are, and are not listed",
    arguments: [
      "java.util.Map<String, Void> m = new java.util.HashMap<>(); m.put(\"a\", null);",
      "new Handler<Void>() { public void handle(Void v) {} };",
      "class Box<T> { T value; void set(T v) { this.value = v; } } Box<Void> b = new Box<>(); b.set(null);",
      "reader().lines().map(String::trim);",
      "\"a\".lines().map(String::trim).filter(java.util.Objects::nonNull);",
      "java.util.Optional.of(\"a\").map(String::trim).filter(s -> s != null);",
      "java.nio.file.Files.lines(null).map(String::trim).filter(s -> s != null).count();",
      "for (java.util.concurrent.Callable<String> isShort : calls) { isShort.call(); }",
      "if (o instanceof java.util.concurrent.Callable<?> isShort) { isShort.call(); }",
      "if (!(o instanceof java.util.concurrent.Callable<?> isShort)) { return; } isShort.call();",
      "new Object() { java.util.concurrent.Callable<String> isShort; Object a() { return isShort.call(); } };",
      "screens.makeSceneTransitionAnimation(android.util.Pair.create(1, null));",
    ])
  func statements(_ code: String) {
    let conversion = Conversion(statements: code)
    #expect(conversion.statements == code)
    #expect(conversion.notes.isEmpty)
  }

  @Test(
    "Calls on what the run does not show are listed, by each run",
    arguments: [
      ("other().asObservable();", "asObservable"), ("other().share().toList();", "toList"),
      ("other().share().first(n -> flag);", "first"), ("other().startWith(\"a\", \"b\");", "startWith"),
      ("other().doOnSubscribe(() -> {});", "doOnSubscribe"), ("other().toBlocking().first();", "toBlocking"),
      ("other().map(n -> find(n)).filter(n -> n != null);", "filter"),
      ("other().share().toCompletable();", "toCompletable"),
    ])
  func unknown(_ code: String, _ name: String) {
    let conversion = Conversion(statements: code)
    #expect(conversion.statements == code)
    #expect(conversion.notes.count == 1)
    #expect(
      conversion.notes.allSatisfy { $0.contains("'\(name)' is not converted, as the run does not show") })
    #expect(conversion.again().notes == conversion.notes)
  }

  @Test(
    "A name that the file uses for something else is not imported",
    arguments: [
      "class A { static class Disposable {} Subscription a; }", "class A { Disposable b; Subscription a; }",
      "import com.app.*;\nclass A { Disposable b; Subscription a; }",
      "class A<Disposable> { Subscription a; }",
    ])
  func clashes(_ code: String) {
    let text = Conversion("import rx.Subscription;\n\(code)\n").text
    #expect(text.contains("io.reactivex.rxjava3.disposables.Disposable a;"))
    #expect(!text.contains("import io.reactivex.rxjava3.disposables.Disposable;"))
  }

  @Test("Pairs of a helper that files with streams use are converted")
  func helpers() {
    let files = Conversion([
      (
        "Pairs.java",
        "package com.app;\nimport android.util.Pair;\npublic class Pairs { static Object first(Pair<?, ?> p) { return p.first; } }\n"
      ),
      (
        "A.java",
        "package com.app.a;\nimport com.app.Pairs;\nimport rx.Observable;\nclass A { Observable<String> a; }\n"
      ),
    ])
    #expect(files.text(of: "Pairs.java").contains("first(ValuePair<?, ?> p)"))
  }

  @Test(
    "Void is converted where a type of the run has streams of it",
    arguments: [
      (
        "Loader<T>", "rx.Observable<T> a; void load(T t) {}",
        "Loader<NoValue> l = null; l.load(NoValue.INSTANCE);"
      ),
      ("Loader<T>", "T a; void load(T t) {}", "Loader<Void> l = null; l.load(null);"),
    ])
  func ownTypes(_ type: String, _ members: String, _ new: String) {
    let text = Conversion(
      "import rx.Observable;\nclass A { static class \(type) { \(members) }\n"
        + "  void a() { Loader<Void> l = null; l.load(null); } }\n"
    ).text
    #expect(text.contains(new))
  }

  @Test("A parameter of type Void is converted where it has the values of a stream")
  func parameters() {
    let text = Conversion(
      """
      import rx.subjects.PublishSubject;

      class A {
        void a(PublishSubject<Void> taps) { taps.subscribe(this::tapped); taps.subscribe(v -> moved(v)); kept(null); }
        void tapped(Void v) {}
        void moved(Void v) {}
        void kept(Void v) {}
      }
      """
    ).text
    #expect(text.contains("tapped(NoValue v)"))
    #expect(text.contains("moved(NoValue v)"))
    #expect(text.contains("kept(Void v)"))
    #expect(text.contains("kept(null)"))
  }
}
