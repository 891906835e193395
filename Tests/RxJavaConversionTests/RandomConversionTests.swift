import JavaLanguage
import RxJavaConversion
import SeededRandom
import SourceModel
import Testing

@Suite("Random code on RxJava 1")
struct RandomConversionTests {
  private static let sources = [
    "names", "taps.map(t -> \"a\")", "this.texts()", "texts.asObservable()", "Observable.just(\"a\")",
    "lists.flatMap(Observable::from)", "other.texts()", "Observable.merge(names, texts)",
  ]

  private static let operators = [
    ".first()", ".toList().map(l -> l.get(0))", ".startWith(\"b\")",
    ".map(n -> find(n)).filter(n -> n != null)",
    ".doOnCompleted(() -> {})", ".map(__ -> null)", ".onErrorResumeNext(names)",
    ".takeUntil(n -> n.isEmpty())",
    ".compose(combineLatestPair(names))", ".withLatestFrom(names, (a, b) -> new Pair<>(a, b))", ".count()",
    ".filter(isShort)", ".limit(1)", ".doOnSubscribe(() -> texts.onNext(null))", ".map(n -> (Void) null)",
    ".ofType(String.class)", ".first(n -> flag)", ".scan((a, b) -> a)",
  ]

  private static let spaces = ["", " ", "\n      ", " /* why */ ", " // names.toList()\n      ", "\t"]

  private static func statement(_ random: inout SplitMix64) -> String {
    var text = Self.pick(Self.sources, &random)
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      text += Self.pick(Self.spaces, &random) + Self.pick(Self.operators, &random)
    }
    switch Int.random(in: 0...3, using: &random) {
    case 0: return "final Observable<Void> a\(random.next() % 1_000) = \(text);"
    case 1: return "\(text).subscribe(texts::onNext);"
    case 2: return "names.switchMap(n -> \(text));"
    default: return "\(text);"
    }
  }

  private static func pick(_ texts: [String], _ random: inout SplitMix64) -> String {
    texts[Int.random(in: 0..<texts.count, using: &random)]
  }

  @Test("is converted to code that parses, keeps its comments, and does not change again", arguments: 0..<40)
  func random(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    for _ in 0..<25 {
      let statements = (0..<3).map { _ in Self.statement(&random) }.joined(separator: "\n      ")
      let conversion = Conversion(statements: statements)
      let old = String(decoding: conversion.files[0].old, as: UTF8.self)
      #expect(
        JavaReader.read(path: "A.java", text: SourceText(conversion.text)).problems.isEmpty,
        "\(conversion.text)")
      #expect(Self.comments(of: old) == Self.comments(of: conversion.text), "\(conversion.text)")
      #expect(!conversion.text.contains("import rx."), "\(conversion.text)")
      let again = conversion.again()
      #expect(again.text == conversion.text)
      // What was converted is listed once, and what is left by each run.
      #expect(
        again.notes == conversion.notes.filter { !$0.contains("check what depends on it") },
        "\(conversion.text)")
    }
  }

  private static func comments(of text: String) -> [String] {
    JavaReader.comments(in: SourceText(text)).map(\.text)
  }
}
