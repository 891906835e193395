import Testing

@Suite("Calls whose arguments or results are others in RxJava 3")
struct ChangedCallTests {
  @Test(
    "are converted",
    arguments: [
      ("names.observeOn(Schedulers.io(), 16);", "names.observeOn(Schedulers.io(), false, 16);"),
      ("names.observeOn(Schedulers.io(), true);", "names.observeOn(Schedulers.io(), true);"),
      ("names.takeLastBuffer(2);", "names.takeLast(2).toList().toObservable();"),
      ("names.forEach(n -> {}, e -> {});", "names.subscribe(n -> {}, e -> {});"),
      ("names.ignoreElements();", "names.ignoreElements().<String>toObservable();"),
      (
        "Observable<List<String>> a = names.collect(java.util.ArrayList::new, List::add);",
        "Observable<List<String>> a = names.<List<String>>collect(java.util.ArrayList::new, List::add).toObservable();"
      ),
      (
        "names.flatMapCompletable(n -> rx.Completable.complete()).toCompletable();",
        "names.flatMapCompletable(n -> Completable.complete()).<String>toObservable().ignoreElements();"
      ),
      ("Observable.timer(1, 2, unit());", "Observable.interval(1, 2, unit());"),
      (
        "Observable.timer(1, java.util.concurrent.TimeUnit.DAYS);",
        "Observable.timer(1, java.util.concurrent.TimeUnit.DAYS);"
      ),
      ("Observable.concatEager(names, names);", "Observable.concatArrayEager(names, names);"),
      ("Observable.concatDelayError(names, names);", "Observable.concatArrayDelayError(names, names);"),
      ("Observable.mergeDelayError(names, names);", "Observable.mergeDelayError(names, names);"),
      (
        "Observable.mergeDelayError(names, names, names, names, names);",
        "Observable.mergeArrayDelayError(names, names, names, names, names);"
      ),
      (
        "rx.Completable.merge(rx.Completable.complete(), rx.Completable.complete());",
        "Completable.mergeArray(Completable.complete(), Completable.complete());"
      ),
      (
        "rx.Single.merge(rx.Single.just(1), rx.Single.just(2));",
        "Single.merge(Single.just(1), Single.just(2)).toObservable();"
      ),
      ("Observable.fromCallable(make);", "Observable.fromCallable(make);"),
      ("names.subscribe(texts);", "names.subscribe(texts);"),
      (
        "Subscription s = names.subscribe(texts);",
        "Disposable s = names.subscribe(texts::onNext, texts::onError, texts::onComplete);"
      ),
      (
        "subscriptions.add(names.subscribe(texts));",
        "subscriptions.add(names.subscribe(texts::onNext, texts::onError, texts::onComplete));"
      ),
      (
        "lists.startWith(java.util.Arrays.asList(list, list));",
        "lists.startWithIterable(java.util.Arrays.asList(list, list));"
      ),
      (
        "lists.startWith(java.util.Arrays.asList(\"a\"));",
        "lists.startWithItem(java.util.Arrays.asList(\"a\"));"
      ),
      (
        "lists.startWith(java.util.Collections.<String>emptyList());",
        "lists.startWithItem(java.util.Collections.<String>emptyList());"
      ),
      (
        "Schedulers.io().createWorker().schedule(() -> {}).unsubscribe();",
        "Schedulers.io().createWorker().schedule(() -> {}).dispose();"
      ),
      ("Schedulers.io().now();", "Schedulers.io().now(TimeUnit.MILLISECONDS);"),
    ])
  func converted(_ old: String, _ new: String) {
    let conversion = Conversion(statements: old)
    #expect(conversion.statements == new)
    #expect(conversion.notes.isEmpty)
    #expect(conversion.again().text == conversion.text)
  }

  @Test(
    "are listed, by each run",
    arguments: [
      (
        "names.subscribeOn(Schedulers.io(), true);",
        "'subscribeOn' is not converted: leave out the second argument"
      ),
      (
        "names.replay(Schedulers.io());",
        "'replay' is not converted: write 'observeOn(scheduler)' for the stream itself"
      ),
      (
        "names.buffer(() -> names);",
        "'buffer' is not converted: pass a stream, not a function that makes one"
      ),
      (
        "names.delaySubscription(() -> names);",
        "'delaySubscription' is not converted: pass a stream, not a function that makes one"
      ),
      (
        "names.flatMapIterable(n -> list, 2);",
        "'flatMapIterable' is not converted: leave out the number: RxJava 3 has no such overload"
      ),
      (
        "Observable.range(1, 2, Schedulers.io());",
        "'range' is not converted: write 'range(…).subscribeOn(scheduler)'"
      ),
      (
        "Schedulers.test();", "'test' is not converted: write 'new TestScheduler()', or use 'VirtualTimeRule'"
      ),
      (
        "Subscription s = names.subscribe(new Names());",
        "'subscribe' returns nothing in RxJava 3, if the argument is an observer: write 'subscribeWith' with a"
          + " 'DisposableObserver'"
      ),
      ("Observable.fromCallable(() -> isShort.call(\"\"));", "'apply' throws 'Throwable': catch it here"),
      ("Runnable r = () -> isShort.call(\"\");", "'apply' throws 'Throwable': catch it here"),
      (
        "java.util.function.Function<String, Boolean> f = isShort::call;",
        "'apply' throws 'Throwable': catch it here"
      ),
      (
        "other().map(n -> (Void) null).share();",
        "RxJava 3 emits no null: emit an 'Optional', or nothing"
      ),
      (
        "other().unsubscribe();",
        "'unsubscribe' is not converted, as the run does not show what it is called on: write 'dispose' if that is of"
          + " RxJava"
      ),
      (
        "other().first();",
        "'first' is not converted, as the run does not show what it is called on: if that is a stream, write"
          + " 'firstOrError(…).toObservable()'"
      ),
    ])
  func listed(_ code: String, _ message: String) {
    let conversion = Conversion(statements: code)
    #expect(conversion.notes == ["\(conversion.statementLine): \(message)"])
    #expect(conversion.again().text == conversion.text)
    #expect(conversion.again().notes == conversion.notes)
  }

  @Test(
    "of RxJava 2 are converted",
    arguments: [
      (
        "Maybe<String> a(Maybe<String> m) { return m.defaultIfEmpty(\"\"); }",
        "m.defaultIfEmpty(\"\").toMaybe()"
      ),
      (
        "Observable<String> a(ObservableSource<String>[] all, Function<Object[], String> f) { return Observable.combineLatest(all, f); }",
        "Observable.combineLatestArray(all, f)"
      ),
      (
        "Observable<String> a(Callable<Observable<String>> c) { return Observable.defer(c); }",
        "Observable.defer(c::call)"
      ),
      (
        "Observable<String> a(Callable<String> c) { return Observable.fromCallable(c); }",
        "Observable.fromCallable(c)"
      ),
      (
        "Completable a(Completable c) { return c.andThen(Single.just(1)).toCompletable(); }",
        ".ignoreElement()"
      ),
      ("<E extends io.reactivex.Observer<String>> E a(E e) { return e; }", "<E extends Observer<String>>"),
      (
        "Observable<String> a(Observable<String> o, ObservableSource<String> s) { return o.onErrorResumeNext(s); }",
        "o.onErrorResumeWith(s)"
      ),
    ])
  func version2(_ member: String, _ new: String) {
    let conversion = Conversion(Self.version2(member))
    #expect(conversion.text.contains(new))
    #expect(conversion.notes.isEmpty)
    #expect(conversion.again().text == conversion.text)
  }

  @Test(
    "of RxJava 2 are listed, by each run",
    arguments: [
      (
        "Observable<String> a(Observable<String> o, Function<Object[], String> f) { return Observable.combineLatest(f, 16, o, o); }",
        "'combineLatest' is not converted: write 'combineLatestArray' or 'combineLatestArrayDelayError': the sources are"
          + " an array, before the function"
      ),
      (
        "String a(Observable<String> o, Function<Observable<String>, String> f) { return o.to(f); }",
        "'to' is not converted: its function throws nothing in RxJava 3: catch what it throws in a lambda"
      ),
      (
        "Observable<String> a(Observable<String> o) { return o.concatMapDelayError(s -> o, 2, true); }",
        "'concatMapDelayError' is not converted: the 'boolean' stands before the last number in RxJava 3"
      ),
      (
        "Observable<String> a(java.util.concurrent.Future<String> f, Scheduler s) { return Observable.fromFuture(f, s); }",
        "'fromFuture' is not converted: write 'subscribeOn(scheduler)' behind it"
      ),
      (
        "void a(Flowable<String> f) { f.test().awaitTerminalEvent(); }",
        "the 'TestSubscriber' of RxJava 3 has no 'awaitTerminalEvent'"
      ),
      (
        "void a(Observable<String> o) { o.test().assertValue(\"\").assertNever(\"\"); }",
        "the 'TestObserver' of RxJava 3 has no 'assertNever'"
      ),
    ])
  func listedVersion2(_ member: String, _ message: String) {
    let conversion = Conversion(Self.version2(member))
    #expect(conversion.notes.map { $0.drop { $0 != " " }.dropFirst() } == [message[...]])
    #expect(conversion.again().text == conversion.text)
    #expect(conversion.again().notes == conversion.notes)
  }

  private static func version2(_ member: String) -> String {
    """
    import io.reactivex.*;
    import io.reactivex.functions.*;
    import java.util.concurrent.Callable;

    class Test {
      \(member)
    }

    """
  }

  @Test("Assertions of RxJava 2 in a chain are listed one by one")
  func assertions() {
    let conversion = Conversion(
      """
      import io.reactivex.observers.TestObserver;

      class Test {
        void a(TestObserver<String> names) {
          names.assertNoErrors()
            .assertValue("a")
            .assertComplete();
        }
      }
      """)
    let message = "the assertions of the library return nothing: write a statement for each"
    #expect(conversion.notes == ["6: \(message)", "7: \(message)"])
    #expect(conversion.text.contains(".assertDidComplete();"))
    #expect(conversion.again().text == conversion.text)
    #expect(conversion.again().notes == conversion.notes)
  }
}
