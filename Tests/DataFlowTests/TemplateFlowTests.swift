import DataFlow
import SourceModel
import TestSupport
import Testing

/// The graphs of view models in the template, on ReactiveSwift.
struct TemplateFlowTests {
  static let chains = [
    FlowCase(
      "Values pass through the storage of an input and through operators",
      "self.x = self.aProperty.signal.skipNil().map { $0 + \"!\" }", "a → x"),
    FlowCase(
      "Each step is a node where operators are shown", at: .operators,
      "self.x = self.aProperty.signal.skipNil()", "a → aProperty", "aProperty → skipNil", "b → bProperty",
      "c → cProperty", "skipNil → x"),
    FlowCase(
      "A named stream is a node where values are shown", at: .values,
      "let text = self.aProperty.signal.skipNil()\nself.x = text\nself.y = text.map { $0.isEmpty }",
      "a → text", "text → x", "text → y"),
    FlowCase(
      "Several names take the elements of a tuple", at: .values,
      "let (p, q) = (self.aProperty.signal.skipNil(), self.cProperty.signal)\n(self.x, self.y) = (p, q)",
      "a → p", "c → q", "p → x", "q → y"),
    FlowCase(
      "Constants are assigned after their declaration, several at once or in branches",
      """
      let text: Signal<String, Never>
      let flag: Signal<Bool, Never>
      (text, _) = (self.aProperty.signal.skipNil(), self.bProperty.signal)
      if isNew { flag = self.cProperty.signal } else { flag = self.bProperty.signal.mapConst(true) }
      self.x = text
      self.y = flag
      """, "a → x", "b → y", "c → y"),
    FlowCase(
      "Joins and merges, written in full and with a leading dot",
      """
      self.x = Signal.combineLatest(.merge(self.aProperty.signal.skipNil(), self.bProperty.signal.mapConst("")),
        self.cProperty.signal).map { $0.0 }
      """, "a → x", "b → x", "c → x"),
    FlowCase(
      "Streams in an array are operands",
      "self.y = Signal.merge([self.cProperty.signal, self.bProperty.signal.mapConst(true)])", "b → y", "c → y"
    ),
    FlowCase(
      "One value of a condition",
      "self.y = true ? self.cProperty.signal : self.bProperty.signal.mapConst(true)",
      "b → y", "c → y"),
    FlowCase(
      "The value of a switch",
      """
      self.y = switch 1 {
      case 1: self.cProperty.signal
      default: self.bProperty.signal.mapConst(true)
      }
      """, "b → y", "c → y"),
  ]

  static let kinds = [
    FlowCase(
      "What 'takeWhen' is called on is sampled",
      "self.x = self.aProperty.signal.skipNil().takeWhen(self.bProperty.signal)",
      "a → x (samples)", "b → x (triggers)"),
    FlowCase(
      "The argument of 'withLatest' is sampled",
      "self.y = self.bProperty.signal.withLatest(from: self.cProperty.signal).map { $0.1 }", "b → y",
      "c → y (samples)"),
    FlowCase(
      "'take(until:)' only ends", "self.y = self.cProperty.signal.take(until: self.bProperty.signal)",
      "b → y (captures)", "c → y"),
    FlowCase(
      "A closure reads the latest value",
      "self.y = self.bProperty.signal.map { [c = self.cProperty] _ in c.value }",
      "b → y", "c → y (captures)"),
    FlowCase(
      "A stream that a closure returns passes values",
      "self.y = self.bProperty.signal.flatMap(.latest) { _ in self.cProperty.signal }", "b → y", "c → y"),
    FlowCase(
      "A call on something global that a closure returns is a dependency",
      "self.x = self.aProperty.signal.skipNil().switchMap { Environment.current.api.find($0).demoteErrors() }",
      "a → x", "a → Environment.current.api.find (triggers)", "Environment.current.api.find → x"),
    FlowCase(
      "A condition reads a dependency",
      "self.y = self.cProperty.signal.filter { $0 && Environment.current.api.isOnline }",
      "c → y", "Environment.current.api.isOnline → y (captures)"),
    FlowCase(
      "Observers have effects",
      """
      self.cProperty.signal.observeValues { flag in
        if flag { Environment.current.tracker.track("c") }
        Environment.current.defaults.isSeen = true
      }
      """, "c → Environment.current.tracker.track", "c → Environment.current.defaults.isSeen"),
    FlowCase(
      "An observer feeds an input's storage",
      "self.y = self.cProperty.signal\nself.bProperty.signal.observeValues { [weak self] in self?.cProperty.value = true }",
      "b → cProperty (feeds)", "c → cProperty", "cProperty → y"),
    FlowCase(
      "The observers and sends of ReactiveCocoa 4",
      """
      let (changes, changesObserver) = Signal<Bool, Never>.pipe()
      self.bProperty.signal.observeNext { changesObserver.sendNext(true) }
      self.y = changes
      """, "b → changes (feeds)", "changes → y"),
    FlowCase(
      "A binding makes the storage of an input state",
      "self.cProperty <~ self.bProperty.signal.mapConst(true)\nself.y = self.cProperty.signal",
      "b → cProperty",
      "c → cProperty", "cProperty → y"),
    FlowCase(
      "A property of the initializer is state",
      "let count = MutableProperty(0)\ncount <~ self.bProperty.signal.mapConst(1)\nself.x = count.signal.map(String.init)",
      "b → count", "count → x"),
  ]

  static let helpers = [
    FlowCase(
      "A helper is followed once for each call",
      "self.x = trimmed(self.aProperty.signal)\nself.y = flag(of: self.cProperty.signal)",
      after: """
        private func trimmed(_ text: Signal<String?, Never>) -> Signal<String, Never> {
          return text.skipNil().map { $0.lowercased() }
        }
        private func flag(of signal: Signal<Bool, Never>) -> Signal<Bool, Never> { signal.skipRepeats() }
        """, "a → x", "c → y"),
    FlowCase(
      "Local functions and closures are followed",
      """
      func twice(_ flag: Signal<Bool, Never>) -> Signal<Bool, Never> { flag.map { $0 } }
      let text = { (input: Signal<String?, Never>) in input.skipNil() }
      self.y = twice(self.cProperty.signal)
      self.x = text(self.aProperty.signal)
      """, "a → x", "c → y"),
    FlowCase(
      "What a closure returns to a function that is not known is opaque, in an observer as well",
      """
      self.bProperty.signal.observeValues { [weak self] in
        guard let self else { return }
        elsewhere { self.cProperty.signal }.observeValues { self.aProperty.value = "" }
      }
      """, "a → aProperty", "b → elsewhere (triggers)", "c → elsewhere", "elsewhere → aProperty (feeds)"),
    FlowCase(
      "A closure that code which is not known gets may run whenever it wants",
      "Center.shared.watch { [cProperty] in cProperty.value = true }\nself.y = self.cProperty.signal",
      "Center.shared.watch → cProperty (feeds)", "c → cProperty", "cProperty → y"),
    FlowCase(
      "A helper that calls itself ends", "self.y = again(self.cProperty.signal)",
      after: "private func again(_ flag: Signal<Bool, Never>) -> Signal<Bool, Never> { again(flag) }",
      "again → y", "c → again"),
    FlowCase(
      "A function of elsewhere that gets a stream is opaque", "self.y = elsewhere(self.cProperty.signal)",
      "c → elsewhere", "elsewhere → y"),
    FlowCase(
      "An operator that is not known is opaque", "self.y = self.cProperty.signal.shaken(twice: true)",
      "c → shaken", "shaken → y"),
    FlowCase(
      "A method reference is followed", "self.y = self.bProperty.signal.map(isOnline)",
      after: "private func isOnline() -> Bool { return Environment.current.api.isOnline }",
      "b → y", "Environment.current.api.isOnline → y (captures)"),
    FlowCase(
      "'first' of a collection in a closure is no operator",
      "self.x = self.aProperty.signal.skipNil().map { Strings.names($0).filter { !$0.isEmpty }.first ?? \"\" }",
      "a → x"),
    FlowCase(
      "The text of a stream is no stream",
      "self.x = self.aProperty.signal.map { text in self.shown(\"\\(text): \\(self.cProperty.signal)\") }",
      after: "private func shown(_ text: String) -> String { text }", "a → x"),
  ]

  @Test("Chains", arguments: chains)
  func chain(_ testCase: FlowCase) throws { try testCase.check() }

  @Test("Kinds of edges", arguments: kinds)
  func kind(_ testCase: FlowCase) throws { try testCase.check() }

  @Test("Helpers are followed, and what is not understood is opaque", arguments: helpers)
  func helper(_ testCase: FlowCase) throws { try testCase.check() }

  @Test("An input that nothing is made of, and an output without a source")
  func idlePorts() throws {
    let graph = try FlowSketch.graph(
      of: Sample.form("self.x = self.aProperty.signal.skipNil()\nself.y = .empty"))
    #expect(graph.reachable(from: graph.nodes(.input).filter { $0.name == "b" }.map(\.id)).count == 2)
    #expect(graph.sources(of: graph.nodes(.output).filter { $0.name == "y" }.map(\.id)).count == 1)
  }

  @Test("A closure that names 'self' keeps it alive unless it captures it weakly")
  func retention() throws {
    for (capture, isRetained) in [("_", true), ("[weak self] _", false), ("[unowned self] _", false)] {
      let graph = try FlowSketch.graph(
        of: Sample.form("self.bProperty.signal.observeValues { \(capture) in self.c(true) }"))
      #expect(graph.nodes.contains { $0.retainingUse != nil } == isRetained, "\(capture)")
    }
  }
}
