import Testing

@Suite("Types of RxJava 1 that an app implements and extends")
struct DeclarationTests {
  @Test(
    "are converted with their methods and with the calls of these",
    arguments: [
      (
        "class K implements Subscription { public void unsubscribe() {} public boolean isUnsubscribed() { return false; } }"
          + " void a(K k) { if (!k.isUnsubscribed()) k.unsubscribe(); }",
        "class K implements Disposable { public void dispose() {} public boolean isDisposed() { return false; } }"
          + " void a(K k) { if (!k.isDisposed()) k.dispose(); }"
      ),
      (
        "Object a = new Subscription() { public void unsubscribe() { b(); } public boolean isUnsubscribed() { return true; } };",
        "Object a = new Disposable() { public void dispose() { b(); } public boolean isDisposed() { return true; } };"
      ),
      (
        "void a(List<Subscription> all) { all.forEach(Subscription::unsubscribe); all.stream().forEach(s -> s.unsubscribe()); }",
        "void a(List<Disposable> all) { all.forEach(Disposable::dispose); all.stream().forEach(s -> s.dispose()); }"
      ),
      (
        "void onCompleted() {} void unsubscribe() {} Runnable a = this::onCompleted; Runnable b = new Test()::unsubscribe;",
        "void onCompleted() {} void unsubscribe() {} Runnable a = this::onCompleted; Runnable b = new Test()::unsubscribe;"
      ),
      (
        "class Both implements Func1<String, String>, Action1<Integer> { public String call(String t) { return t; }"
          + " public void call(Integer t) {} } void a(Both both) { both.call(\"\"); both.call(1); }",
        "class Both implements Function<String, String>, Consumer<Integer> { public String apply(String t) { return t; }"
          + " public void accept(Integer t) {} } void a(Both both) { both.apply(\"\"); both.accept(1); }"
      ),
      (
        "Observable<String> a() { return Observable.create(new Observable.OnSubscribe<String>() {"
          + " public void call(Subscriber<? super String> s) { if (!s.isUnsubscribed()) s.onCompleted(); } }); }",
        "Observable<String> a() { return Observable.create(new ObservableOnSubscribe<String>() {"
          + " public void subscribe(ObservableEmitter<String> s) { if (!s.isDisposed()) s.onComplete(); } }); }"
      ),
      (
        "Subscription a(Observable<String> o) { return o.subscribe(new Subscriber<String>() { public void onCompleted() {"
          + " unsubscribe(); } public void onError(Throwable e) {} public void onNext(String s) {} }); }",
        "Disposable a(Observable<String> o) { return o.subscribeWith(new DisposableObserver<String>() { public void onComplete() {"
          + " dispose(); } public void onError(Throwable e) {} public void onNext(String s) {} }); }"
      ),
      (
        "Observable<String>[] all; Observable<String> a() { return all[0].first(); }",
        "Observable<String>[] all; Observable<String> a() { return all[0].firstOrError().toObservable(); }"
      ),
      (
        "Observable<String> a(Observable<String>... all) { return all[0].last(); }",
        "Observable<String> a(Observable<String>... all) { return all[0].lastOrError().toObservable(); }"
      ),
      (
        "Observable<String> b; class In { Observable<String> a() { return Test.this.b.first(); } }",
        "Observable<String> b; class In { Observable<String> a() { return Test.this.b.firstOrError().toObservable(); } }"
      ),
      (
        "interface Fn { Observable<String> f(Observable<String> o); } Fn a = o -> o.first();",
        "interface Fn { Observable<String> f(Observable<String> o); } Fn a = o -> o.firstOrError().toObservable();"
      ),
      (
        "java.util.Map<String, Observable<String>> b; Observable<String> a() { return b.get(\"\").first(); }",
        "java.util.Map<String, Observable<String>> b; Observable<String> a() { return b.get(\"\").firstOrError().toObservable(); }"
      ),
      (
        "Observable<String> a(Observable<String> o) { return o.compose(s -> s.first()).groupBy(s -> s).flatMap(g -> g.last()); }",
        "Observable<String> a(Observable<String> o) { return o.compose(s -> s.firstOrError().toObservable()).groupBy(s -> s)"
          + ".flatMap(g -> g.lastOrError().toObservable()); }"
      ),
      (
        "Observable<String> a(Func0<String> make) { return Observable.fromCallable(make); }",
        "Observable<String> a(Supplier<String> make) { return Observable.fromSupplier(make); }"
      ),
      (
        "void a(rx.observables.ConnectableObservable<String> o) { o.connect(s -> s.unsubscribe()); }",
        "void a(ConnectableObservable<String> o) { o.connect(s -> s.dispose()); }"
      ),
      (
        "Object a(List<Observable<String>> all, rx.subjects.PublishSubject<String> p) { return all.stream().map(o -> o.subscribe(p)); }",
        "Object a(List<Observable<String>> all, PublishSubject<String> p) { return all.stream().map(o -> o.subscribe(p::onNext, p::onError, p::onComplete)); }"
      ),
      (
        "Observable<Void> a(Observable<Object> o) { return o.cast(Void.class); }",
        "Observable<NoValue> a(Observable<Object> o) { return o.cast(NoValue.class); }"
      ),
      (
        "Observable<String> a(rx.Completable c, Observable<String> o) { return c.startWith(o).first(); }",
        "Observable<String> a(Completable c, Observable<String> o) { return c.startWith(o).firstOrError().toObservable(); }"
      ),
      (
        "<S extends Subscription> S a(S s) { return s; }",
        "<S extends Disposable> S a(S s) { return s; }"
      ),
      (
        "void a(Observable<String> o, Action0 b) { o.doOnSubscribe(b); }",
        "void a(Observable<String> o, Action b) { o.doOnSubscribe(disposable -> b.run()); }"
      ),
    ])
  func converted(_ old: String, _ new: String) {
    let conversion = Conversion(Self.file(old))
    #expect(conversion.text.contains("  \(new)\n"), "\(conversion.text)")
    #expect(conversion.notes.isEmpty)
    #expect(conversion.again().text == conversion.text)
  }

  @Test(
    "are listed where more is to be done, by each run",
    arguments: [
      (
        "rx.Observer<String> a = new rx.Observer<String>() { public void onNext(String s) {} };",
        "implement 'onSubscribe(Disposable)' as well"
      ),
      (
        "class Bus<T> extends rx.subjects.Subject<T, T> { void a() {} }",
        "a 'Subject' of RxJava 3 has other methods: implement 'subscribeActual' and the like"
      ),
      (
        "Callable<String> a(Func0<String> f) { return f; }",
        "a 'Supplier' is no 'Callable': pass one, or catch what 'get' throws"
      ),
      (
        "<T> T id(T t) { return t; } Observable<String> a(Observable<String> o) { return id(o).first(); }",
        "'first' is not converted, as the run does not show what it is called on: if that is a stream, write"
          + " 'firstOrError(…).toObservable()'"
      ),
      (
        "class K implements Subscription { void dispose() {} @Override public void unsubscribe() { dispose(); } }",
        "'unsubscribe' is 'dispose' in RxJava 3, which this type has already"
      ),
      (
        "<F extends Func1<String, String>> void a(F f) { f.call(\"\"); }",
        "'call' is not converted, as the run does not show what it is called on: write the new name of 'call' if that is"
          + " of RxJava"
      ),
      (
        "enum E implements Func1<String, String> { UP { public String call(String s) { return s; } }, DOWN { public String"
          + " call(String s) { return s; } } } String a() { return E.UP.call(\"\"); }",
        "'apply' throws 'Throwable': catch it here"
      ),
      (
        "Observable<String> a(Observable<String> o, Observable.Transformer<String, String> t) { return t.call(o); }",
        "a transformer returns no stream with operators in RxJava 3: write 'compose'"
      ),
      (
        "Observable<String> a(Observable<String> o) { return Observable.create(s -> o.subscribe(s)); }",
        "an emitter is no observer: pass its methods, and the 'Disposable' to 'setDisposable'"
      ),
      (
        "<S extends Subscription> void a(S s) { s.unsubscribe(); }",
        "'unsubscribe' is not converted, as the run does not show what it is called on: write 'dispose' if that is of"
          + " RxJava"
      ),
      (
        "Runnable a(Action0 b) { return b::call; }", "'run' throws 'Throwable': catch it here"
      ),
      (
        "interface Fn extends Func1<String, String> {} String a(Fn f) { return f.call(\"\"); }",
        "'apply' throws 'Throwable': catch it here"
      ),
      (
        "Object a = new Subscriber<String>(null) { public void onNext(String s) {} };",
        "'new DisposableObserver' is not converted: it takes no other observer"
      ),
      (
        "@GET(\"a\") Observable<Void> a() { return null; }",
        "Retrofit has no value of this type: return a 'Completable', or 'Observable<Response<Void>>'"
      ),
    ])
  func listed(_ code: String, _ message: String) {
    let conversion = Conversion(Self.file(code))
    #expect(conversion.notes.map { $0.drop { $0 != " " }.dropFirst() } == [message[...]])
    #expect(conversion.again().text == conversion.text)
    #expect(conversion.again().notes == conversion.notes)
  }

  @Test("A type in one that has a counterpart is written with its package, so that no name is imported twice")
  func nestedTypes() {
    let conversion = Conversion(
      """
      import rx.Notification;
      import rx.Observable;

      class Test {
        Observable<Notification<String>> names;
        Observable.Operator<String, String> names() { return null; }
        boolean a(Notification<String> n) { return n.getKind() == Notification.Kind.OnNext; }
      }
      """)
    #expect(conversion.text.contains("\n  rx.Observable.Operator<String, String> names()"))
    #expect(conversion.text.contains("== rx.Notification.Kind.OnNext"))
    #expect(!conversion.text.contains("import rx."))
    #expect(conversion.notes.map { $0.prefix(1) } == ["6", "7", "7"])
    #expect(conversion.again().text == conversion.text)
    #expect(conversion.again().notes == conversion.notes)
  }

  @Test("Exceptions that RxJava 3 has as well are converted")
  func exceptions() {
    let conversion = Conversion(
      "import rx.exceptions.OnErrorNotImplementedException;\n\nclass A { OnErrorNotImplementedException a; }\n"
    )
    #expect(
      conversion.text.hasPrefix("import io.reactivex.rxjava3.exceptions.OnErrorNotImplementedException;\n"))
    #expect(conversion.notes.isEmpty)
  }

  private static func file(_ members: String) -> String {
    """
    import java.util.List;
    import java.util.concurrent.Callable;
    import rx.Observable;
    import rx.Subscriber;
    import rx.Subscription;
    import rx.functions.*;

    class Test {
      \(members)
    }

    """
  }
}
