import Testing

@Suite("Operators of RxJava 1")
struct OperatorTests {
  @Test(
    "are converted",
    arguments: [
      ("names.doOnCompleted(() -> {}).subscribe();", "names.doOnComplete(() -> {}).subscribe();"),
      ("names.finallyDo(() -> {}).subscribe();", "names.doAfterTerminate(() -> {}).subscribe();"),
      ("names.doOnUnsubscribe(() -> {}).subscribe();", "names.doFinally(() -> {}).subscribe();"),
      ("names.doOnSubscribe(() -> {}).subscribe();", "names.doOnSubscribe(disposable -> {}).subscribe();"),
      (
        "names.doOnSubscribe(this::test).subscribe();",
        "names.doOnSubscribe(disposable -> this.test()).subscribe();"
      ),
      ("names.doOnSubscribe(Scanner::new);", "names.doOnSubscribe(disposable -> new Scanner());"),
      ("names.doOnSubscribe((/* :) */) -> {});", "names.doOnSubscribe(/* :) */ disposable -> {});"),
      (
        "names.doOnSubscribe(/* a */ this /* b */ ::test);",
        "names.doOnSubscribe(/* a */ disposable -> this/* b */ .test());"
      ),
      ("names.asObservable();", "names.hide();"),
      ("lists.startWith(list);", "lists.startWithItem(list);"),
      ("objects.startWith(list);", "objects.startWithItem(list);"),
      (
        "lists.startWith(new java.util.ArrayList<String>());",
        "lists.startWithItem(new java.util.ArrayList<String>());"
      ),
      (
        "names.startWith(new java.util.ArrayList<String>());",
        "names.startWithIterable(new java.util.ArrayList<String>());"
      ),
      ("names.startWith(flag ? \"a\" : \"b\");", "names.startWithItem(flag ? \"a\" : \"b\");"),
      ("names.startWith(flag ? names : texts);", "names.startWith(flag ? names : texts);"),
      ("names.filter(flag ? isShort : isShort);", "names.filter((flag ? isShort : isShort)::apply);"),
      (
        "names.filter((Func1<String, Boolean>) n -> true);",
        "names.filter(((Function<String, Boolean>) n -> true)::apply);"
      ),
      ("names.takeUntil(isShort);", "names.takeUntil((Predicate<String>) isShort::apply);"),
      ("names.takeUntil(n -> n == \"\");", "names.takeUntil(n -> n == \"\");"),
      ("names.toBlocking().first(n -> flag);", "names.filter(n -> flag).blockingFirst();"),
      ("names.toBlocking(/* a */).first(/* b */);", "names/* a */ .blockingFirst(/* b */);"),
      (
        "names.map(Observable::just).flatMap(o -> o.first());",
        "names.map(Observable::just).flatMap(o -> o.firstOrError().toObservable());"
      ),
      ("Observable.create(s -> s.onCompleted());", "Observable.create(s -> s.onComplete());"),
      ("Observable.from(Sort.values());", "Observable.fromArray(Sort.values());"),
      ("names.limit(2);", "names.take(2);"),
      ("names.toList();", "names.toList().toObservable();"),
      ("names.count();", "names.count().map(Long::intValue).toObservable();"),
      ("names.exists(n -> flag);", "names.any(n -> flag).toObservable();"),
      ("names.first();", "names.firstOrError().toObservable();"),
      ("names.first(n -> flag);", "names.filter(n -> flag).firstOrError().toObservable();"),
      ("names.firstOrDefault(\"\");", "names.first(\"\").toObservable();"),
      ("names.takeFirst(n -> flag);", "names.filter(n -> flag).take(1);"),
      ("names.reduce((a, b) -> a);", "names.reduce((a, b) -> a).toSingle().toObservable();"),
      ("names.reduce(0, (a, b) -> a);", "names.reduce(0, (a, b) -> a).toObservable();"),
      ("names.startWith(\"a\");", "names.startWithItem(\"a\");"),
      ("names.startWith(\"a\", \"b\");", "names.startWithArray(\"a\", \"b\");"),
      ("names.startWith(list);", "names.startWithIterable(list);"),
      ("names.startWith(names);", "names.startWith(names);"),
      ("names.onErrorResumeNext(names);", "names.onErrorResumeWith(names);"),
      ("names.onErrorResumeNext(Observable.empty());", "names.onErrorResumeWith(Observable.empty());"),
      ("names.onErrorResumeNext(e -> names);", "names.onErrorResumeNext(e -> names);"),
      ("names.filter(isShort);", "names.filter(isShort::apply);"),
      ("names.map(isShort);", "names.map(isShort);"),
      ("names.toBlocking().first();", "names.blockingFirst();"),
      ("names.toBlocking().firstOrDefault(\"\");", "names.blockingFirst(\"\");"),
      ("lists.flatMap(Observable::from);", "lists.flatMap(Observable::fromIterable);"),
      ("lists.flatMap(l -> Observable.from(l));", "lists.flatMap(l -> Observable.fromIterable(l));"),
      ("Observable.from(array);", "Observable.fromArray(array);"),
      ("lists.map(l -> l.size()).first();", "lists.map(l -> l.size()).firstOrError().toObservable();"),
      (
        "names.window(2).flatMap(Observable::toList);",
        "names.window(2).flatMap(stream -> stream.toList().toObservable());"
      ),
      ("names.takeUntil(n -> n.isEmpty());", "names.takeUntil((Predicate<String>) n -> n.isEmpty());"),
      ("names.takeUntil(taps);", "names.takeUntil(taps);"),
      (
        "notifications.filter(Notification::isOnCompleted);",
        "notifications.filter(Notification::isOnComplete);"
      ),
      ("notifications.map(n -> n.getThrowable());", "notifications.map(n -> n.getError());"),
      (
        "Observable.merge(names, names, names, names, names);",
        "Observable.mergeArray(names, names, names, names, names);"
      ),
      ("Observable.merge(names, texts);", "Observable.merge(names, texts);"),
      ("names.observeOn(Schedulers.immediate());", "names.observeOn(Schedulers.trampoline());"),
      ("texts.onCompleted();", "texts.onComplete();"),
      ("BehaviorSubject.create(1);", "BehaviorSubject.createDefault(1);"),
      ("BehaviorSubject.create();", "BehaviorSubject.create();"),
      ("subscription.unsubscribe();", "subscription.dispose();"),
      ("if (subscription.isUnsubscribed()) {}", "if (subscription.isDisposed()) {}"),
      ("subscriptions.unsubscribe();", "subscriptions.dispose();"),
      ("Subscriptions.create(() -> {});", "Disposable.fromAction(() -> {});"),
      ("Subscriptions.unsubscribed();", "Disposable.disposed();"),
    ])
  func converted(_ old: String, _ new: String) {
    #expect(Conversion(statements: old).statements == new)
  }

  @Test(
    "stay where they belong to something else",
    arguments: [
      "list.isEmpty();", "list.contains(\"a\");",
      "list.stream().map(l -> l).filter(java.util.Objects::nonNull).count();",
      "\"a\".isEmpty();", "new java.util.Scanner(\"\").first();", "list.toString().startsWith(\"a\");",
      "// names.toList();", "String text = \"names.toList().startWith(1)\";",
    ])
  func unchanged(_ code: String) {
    let conversion = Conversion(statements: code)
    #expect(conversion.statements == code)
    #expect(conversion.notes.isEmpty)
  }

  @Test(
    "are listed where the code does not show what to write",
    arguments: [
      (
        "names.startWith(other());",
        "write 'startWithItem' for a value, 'startWithIterable' for a list, and 'startWith' for a stream"
      ),
      ("Observable.from(other());", "write 'fromIterable' or 'fromArray', whichever it is"),
      (
        "names.onBackpressureLatest();",
        "'onBackpressureLatest' is not converted: use a 'Flowable': an 'Observable' has no back pressure"
      ),
      (
        "Observable.create(new Source());",
        "an emitter takes the place of the subscriber: 'onComplete', 'isDisposed', 'setCancellable'"
      ),
      ("texts.onNext(null);", "RxJava 3 emits no null: emit an 'Optional', or nothing"),
      ("names.map(n -> null);", "RxJava 3 emits no null: emit an 'Optional', or nothing"),

      (
        "names.filter(n -> n == null);",
        "a stream of RxJava 3 emits no null: make it one of 'Optional' values"
      ),
    ])
  func listed(_ code: String, _ message: String) {
    let conversion = Conversion(statements: code)
    #expect(conversion.statements == code)
    #expect(conversion.notes.contains("16: \(message)"))
  }
}
