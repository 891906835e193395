import Testing

@Suite("Null in streams")
struct NullTests {
  private static func file(_ code: String, version: String = "rx") -> String {
    """
    import androidx.annotation.Nullable;
    import java.util.Arrays;
    import \(version).Observable;
    import \(version).Single;
    import \(version).subjects.PublishSubject;

    class A {
      static class Item { @Nullable String name; @Nullable String name() { return null; } Item next() { return this; } }
      @Nullable String find(String s) { return null; }
      static @Nullable String look(String s) { return null; }
      @Nullable String field;
      Void nothing(String s) { return null; }
      void test(Observable<String> names, Observable<Item> items, PublishSubject<String> texts, Single<String> single,
          @Nullable String parameter, boolean flag) {
        \(code)
      }
    }
    """
  }

  @Test(
    "is listed wherever it may come from, by each run",
    arguments: [
      "texts.onNext(parameter);", "texts.onNext(this.field);", "texts.onNext(find(\"\"));",
      "texts.onNext(flag ? \"\" : flag ? null : \"\");", "texts.onNext((String) parameter);",
      "String local = null; texts.onNext(local);", "final String local = look(\"\"); texts.onNext(local);",
      "if (flag) { texts.onNext(parameter); }", "names.map(n -> { return look(n); });",
      "Observable<String> a = Observable.fromCallable(() -> null);", "names.onErrorReturn(e -> null);",
      "names.firstOrDefault(null);", "names.lastOrDefault(null);", "names.elementAtOrDefault(1, null);",
      "names.defaultIfEmpty(null);", "names.defaultIfEmpty(look(\"\"));", "names.startWith(\"a\", null);",
      "names.scan(look(\"\"), (a, b) -> b);", "names.scan((a, b) -> null);",
      "names.withLatestFrom(names, (a, b) -> flag ? null : b);",
      "Observable.combineLatest(names, names, (a, b) -> look(a));", "single.map(n -> look(n));",
      "single.map(n -> flag ? null : n);", "Single.fromCallable(() -> null);",
      "Observable.from(Arrays.asList(\"a\", null));", "Observable.from(new String[] { \"a\", null });",
      "names.map(new rx.functions.Func1<String, String>() { public String call(String s) { return null; } });",
      "Observable<Void> a = names.map(this::nothing);", "Observable<Void> a = names.map(n -> nothing(n));",
      "names.filter(n -> n != null && flag);", "names.filter(n -> null != n);",
      "names.map(n -> new android.util.Pair<>(n, parameter));",
      "names.map(n -> android.util.Pair.create(n, (String) null));",
      "names.map(n -> android.util.Pair.create(n, flag ? null : n));",
    ])
  func listed(_ code: String) {
    let conversion = Conversion(Self.file(code))
    #expect(!conversion.notes.isEmpty)
    #expect(
      conversion.notes.allSatisfy { $0.hasPrefix("14: ") || $0.hasPrefix("15: ") || $0.hasPrefix("16: ") })
    #expect(conversion.again().text == conversion.text)
    #expect(conversion.again().notes == conversion.notes)
  }

  @Test(
    "is not listed where it was checked",
    arguments: [
      "if (parameter != null) { texts.onNext(parameter); }",
      "if (parameter == null) { return; } texts.onNext(parameter);",
      "texts.onNext(parameter == null ? \"\" : parameter);",
      "texts.onNext(parameter != null ? parameter : \"\");",
      "String parameter2 = \"\"; texts.onNext(parameter2);", "this.field = null;",
    ])
  func checked(_ code: String) {
    #expect(Conversion(Self.file(code)).notes.isEmpty)
  }

  @Test(
    "is dropped where a function of RxJava 1 returns it, which is listed once",
    arguments: [
      ("names.map(n -> find(n));", "names.compose(mapNotNull(n -> find(n)));"),
      ("names.map(this::find);", "names.compose(mapNotNull(this::find));"),
      ("names.map(n -> flag ? look(n) : n);", "names.compose(mapNotNull(n -> flag ? look(n) : n));"),
      ("items.map(i -> i.name);", "items.compose(mapNotNull(i -> i.name));"),
      ("items.map(i -> i.next().name());", "items.compose(mapNotNull(i -> i.next().name()));"),
    ])
  func dropped(_ old: String, _ new: String) {
    let conversion = Conversion(Self.file(old))
    #expect(conversion.text.contains(new))
    #expect(conversion.notes.count == 1)
    #expect(conversion.notes.allSatisfy { $0.hasSuffix("check what depends on it") })
    #expect(conversion.again().notes.isEmpty)
    // From RxJava 2 on it was an error already.
    let version2 = Conversion(Self.file(old, version: "io.reactivex"))
    #expect(version2.text.contains(old))
    #expect(version2.notes.count == 1)
    #expect(version2.notes.allSatisfy { !$0.contains("RxJava 1") })
  }

  @Test(
    "of a blocking call stays what it returns",
    arguments: [
      ("names.toBlocking().firstOrDefault(null);", "names.firstElement().blockingGet();"),
      ("names.toBlocking().lastOrDefault(null);", "names.lastElement().blockingGet();"),
      ("names.toBlocking().singleOrDefault((String) null);", "names.singleElement().blockingGet();"),
    ])
  func blocking(_ old: String, _ new: String) {
    let conversion = Conversion(Self.file(old))
    #expect(conversion.text.contains("    \(new)\n"))
    #expect(conversion.notes.isEmpty)
  }
}
