import Testing

@Suite("Void and null")
struct NoValueTests {
  @Test(
    "become the value of the library in streams",
    arguments: [
      ("taps.onNext(null);", "taps.onNext(NoValue.INSTANCE);"),
      ("taps.onNext((Void) null);", "taps.onNext(NoValue.INSTANCE);"),
      (
        "Observable<Void> a = names.map(__ -> null);",
        "Observable<NoValue> a = names.map(__ -> NoValue.INSTANCE);"
      ),
      (
        "Observable<Void> a = Observable.just(null);",
        "Observable<NoValue> a = Observable.just(NoValue.INSTANCE);"
      ),
      (
        "Observable<Void> a = names.map(n -> { return null; });",
        "Observable<NoValue> a = names.map(n -> { return NoValue.INSTANCE; });"
      ),
      ("names.map(__ -> (Void) null).subscribe(taps);", "names.map(__ -> NoValue.INSTANCE).subscribe(taps);"),
      (
        "names.map(__ -> null).subscribe(taps::onNext);",
        "names.map(__ -> NoValue.INSTANCE).subscribe(taps::onNext);"
      ),
      ("Func1<Void, Integer> f;", "Function<NoValue, Integer> f;"),
    ])
  func converted(_ old: String, _ new: String) {
    #expect(Conversion(statements: old).statements == new)
  }

  @Test(
    "stay elsewhere",
    arguments: ["java.util.concurrent.Callable<Void> a;", "String a = null;", "Class<Void> a = Void.class;"])
  func unchanged(_ code: String) {
    #expect(Conversion(statements: code).statements == code)
  }
}
