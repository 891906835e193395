import Testing

@Suite("RxJava 2")
struct Version2Tests {
  private static func file(_ code: String) -> String {
    """
    import io.reactivex.BackpressureStrategy;
    import io.reactivex.Completable;
    import io.reactivex.Flowable;
    import io.reactivex.Maybe;
    import io.reactivex.Observable;
    import io.reactivex.Single;
    import java.util.concurrent.Callable;

    class A {
      void test(Observable<String> names, Single<String> single, Maybe<String> maybe, Flowable<String> flowable,
          Completable completable, Callable<String> callable) {
        \(code)
      }
    }
    """
  }

  @Test(
    "is converted",
    arguments: [
      ("names.toFlowable(BackpressureStrategy.LATEST);", "names.toFlowable(BackpressureStrategy.LATEST);"),
      ("single.toCompletable();", "single.ignoreElement();"),
      ("Single.equals(single, single);", "Single.sequenceEqual(single, single);"),
      ("maybe.toSingle(\"a\");", "maybe.defaultIfEmpty(\"a\");"), ("flowable.limit(2);", "flowable.take(2);"),
      ("maybe.flatMapSingle(m -> single);", "maybe.flatMapSingle(m -> single).toSingle();"),
      (
        "names.toList().onErrorResumeNext(Single.just(null));",
        "names.toList().onErrorResumeWith(Single.just(null));"
      ),
      (
        "names.map(n -> n.trim()).filter(n -> n.isEmpty());",
        "names.map(n -> n.trim()).filter(n -> n.isEmpty());"
      ),
    ])
  func converted(_ old: String, _ new: String) {
    let conversion = Conversion(Self.file(old))
    #expect(conversion.text.contains("    \(new)\n"))
    #expect(conversion.text.contains("import io.reactivex.rxjava3.core.BackpressureStrategy;\n"))
    #expect(!conversion.text.contains("BackpressureStrategy.LATEST;"))
    #expect(conversion.again().text == conversion.text)
  }

  @Test(
    "is listed where RxJava 3 has nothing alike, by each run",
    arguments: [
      "names.onExceptionResumeNext(names);", "completable.blockingGet();", "names.dematerialize();",
      "Observable.combineLatest(a -> a, 1, names, names);",
      "Observable.defer(new Callable<Observable<String>>() {});",
      "single.map(s -> s).filter(s -> s != null);", "io.reactivex.internal.Util.a();",
      "names.doOnSubscribe(() -> {});",
    ])
  func listed(_ code: String) {
    let conversion = Conversion(Self.file(code))
    #expect(conversion.notes.count == 1)
    #expect(conversion.again().text == conversion.text)
    #expect(conversion.again().notes == conversion.notes)
  }

  @Test("What test() returns is the observer of RxJava")
  func testObservers() {
    let text = Conversion(
      "import io.reactivex.Observable;\nimport io.reactivex.observers.TestObserver;\nclass A { void a(Observable<String> o) {\n"
        + "  TestObserver<String> t = o.test(); t.assertNoErrors(); } }\n"
    ).text
    #expect(text.contains("import io.reactivex.rxjava3.observers.TestObserver;"))
    #expect(text.contains("t.assertNoErrors();"))
  }
}
