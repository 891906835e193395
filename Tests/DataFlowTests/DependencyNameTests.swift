import DataFlow
import SourceModel
import TestSupport
import Testing

/// What a graph names as a dependency: something that the view model uses, never a part of a library of streams.
struct DependencyNameTests {
  /// A view model, and the names of its dependencies.
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var path: String
    var source: String
    var names: [String]

    static func blueprint(_ description: String, _ code: String, _ names: String...) -> Case {
      Case(
        testDescription: description, path: "FormViewModel.swift", source: DialectFlowTests.blueprint(code),
        names: names + ["service.save"])
    }

    static func swift(_ description: String, _ code: String, _ names: String...) -> Case {
      Case(testDescription: description, path: "FormViewModel.swift", source: Sample.form(code), names: names)
    }

    static func java(_ description: String, _ code: String, _ names: String...) -> Case {
      Case(
        testDescription: description, path: "FormViewModel.java", source: DialectFlowTests.java(code),
        names: names)
    }

    static func kotlin(_ description: String, _ code: String, _ names: String...) -> Case {
      Case(
        testDescription: description, path: "FormViewModel.kt", source: Sample.kotlinForm(code), names: names)
    }
  }

  static let cases: [Case] = [
    .blueprint("A factory of constants is a constant source", "x = Observable.just(\"a\")"),
    .blueprint("A factory of several constants", "x = Observable.of(\"a\", \"b\").startWith(\"\")"),
    .blueprint("A factory that fails", "x = a.catchError { Observable.error($0) }"),
    .blueprint("A factory that is passed on", "x = a.flatMapLatest(Observable.just)"),
    .blueprint("A stream without values", "x = Driver.empty().asObservable()"),
    .blueprint("A function of streams", "x = Driver.merge(a.asDriver(), latest.asDriver()).asObservable()"),
    .blueprint(
      "The value of a factory is that of its argument",
      "x = a.flatMapLatest { _ in Observable.just(self.service.user.name) }", "service.user.name"),
    .blueprint("A stream of a service", "x = Observable.from(optional: service.names())", "service.names"),
    .blueprint(
      "What the standard library makes of values is a value",
      "x = a.map { text in zip(text, text).map { String($0) + String($1) }.joined() }"),
    .blueprint(
      "An operator on a value of a service belongs to that value",
      "x = a.map { text in self.service.items.filter { $0 == text }.map { $0 }.first ?? text }",
      "service.items"),
    .blueprint(
      "A method of a service with the name of an operator is its own",
      "x = a.map { text in self.service.filter(text).reversed() }", "service.filter"),
    .swift(
      "A producer that a closure makes",
      "self.x = self.aProperty.signal.skipNil().switchMap { text in SignalProducer { o, _ in o.send(value: text) } }"
    ),
    .swift(
      "A producer that is empty", "self.x = self.bProperty.signal.switchMap { SignalProducer.empty }"),
    .java(
      "A factory", "this.a.switchMap(s -> Observable.just(s.length())).map(n -> \"\").subscribe(this.x);"),
    .kotlin(
      "The parts of a new object are values",
      "this.x = this.a.map { text -> Pair(Pair(text, 1), Pair(2, text)).second.second.toString() }"),
    .kotlin(
      "A list that is empty", "this.x = this.a.map { emptyList<String>().isNotEmpty().toString() }"),
    .kotlin(
      "An operator on a value of a client",
      "this.x = this.a.map { this.client.settings().names.filter { it.isNotEmpty() }.first() }",
      "client.settings.names"),
    .kotlin(
      "A new pair that is passed on", "this.x = this.a.switchMap { text -> Pair(text, 1).first.let { it } }"),
    .kotlin("A factory of constants", "this.x = this.a.switchMap { Flowable.just(1).toObservable() }"),
  ]

  @Test("Factories and operators are no dependencies", arguments: cases)
  func names(_ test: Case) throws {
    let graph = try FlowSketch.graph(of: test.source, path: test.path)
    #expect(Set(graph.nodes(.dependency).map(\.name)) == Set(test.names))
  }

  @Test("An output of constants emits, although nothing leads to it")
  func constant() throws {
    let graph = try FlowSketch.graph(of: DialectFlowTests.blueprint("x = Observable.just(\"a\")"))
    #expect(FlowSketch.lines(graph).contains("just → x"))
    #expect(graph.silentOutputs { _ in false }.isEmpty)
  }
}
