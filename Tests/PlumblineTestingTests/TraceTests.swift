import Plumbline
import PlumblineTesting
import Testing

@Suite struct TraceTests {
  @Test("Events of one turn stand in one column")
  func turns() {
    let number = MutableProperty(0)
    let trace = Trace()
    trace.record("number", number.signal)
    trace.record("tens", number.signal.map { $0 * 10 })
    trace.record("sum", Signal.combineLatest(number.signal, number.signal.map { $0 * 10 }).map { $0 + $1 })
    trace.record("even", number.signal.filter { $0.isMultiple(of: 2) })
    number.value = 1
    number.value = 2
    number.value = 3
    trace.assertDiagram(
      """
      number  -1---2---3--
      tens    -10--20--30-
      sum     -11--22--33-
      even    -----2------
      """)
  }

  @Test("Values that an observer sends back are in the next column")
  func feedback() {
    let number = MutableProperty(0)
    let trace = Trace()
    trace.record("number", number.signal)
    trace.record("isSmall", number.signal.map { $0 < 10 })
    number.signal.observeValues { if $0 < 100 { number.value = $0 * 10 } }
    number.value = 1
    number.value = 500
    trace.assertDiagram(
      """
      number   -1-----10-----100----500---
      isSmall  -true--false--false--false-
      """)
  }

  @Test("Times stand above when there is a scheduler")
  func times() {
    let scheduler = TestScheduler()
    let text = MutableProperty("")
    let trace = Trace(scheduler: scheduler)
    trace.record("text", text.signal)
    trace.record("debounced", text.signal.debounce(0.3, on: scheduler))
    text.value = "f"
    text.value = "fi"
    scheduler.advance(by: 0.25)
    text.value = "fig"
    scheduler.advance(by: 60)
    trace.assertDiagram(
      """
      time        0      0.25  0.55
      text       -f--fi--fig--------
      debounced  --------------fig--
      """)
  }

  @Test("A signal has its end as a mark, and nothing follows it")
  func ends() {
    let (completing, completingInput) = Signal<Int, Never>.pipe()
    let (failing, failingInput) = Signal<Int, SampleError>.pipe()
    let (interrupted, interruptedInput) = Signal<Int, Never>.pipe()
    let (other, otherInput) = Signal<Int, Never>.pipe()
    let trace = Trace()
    trace.record("completing", completing)
    trace.record("failing", failing)
    trace.record("interrupted", interrupted)
    trace.record("other", other)
    completingInput.send(value: 1)
    completingInput.sendCompleted()
    failingInput.send(error: SampleError(code: 7))
    interruptedInput.sendInterrupted()
    otherInput.send(value: 2)
    otherInput.send(value: 3)
    trace.assertDiagram(
      """
      completing   -1--|
      failing      -------X
      interrupted  ----------!
      other        -------------2--3-

      X  failing: SampleError(code: 7)
      """)
    otherInput.sendCompleted()
  }

  @Test("Several events of one turn stand in parentheses")
  func groups() {
    let (lists, input) = Signal<[Int], Never>.pipe()
    let trace = Trace()
    trace.record("lists", lists.map(\.count))
    trace.record("elements", lists.uncollect())
    input.send(value: [1, 2, 3])
    input.send(value: [])
    input.send(value: [4])
    input.sendCompleted()
    trace.assertDiagram(
      """
      lists     -3--------0--1--|
      elements  -(1 2 3)-----4--|
      """)
  }

  @Test("Events that sources send immediately share a column")
  func initialValues() {
    let name = MutableProperty("Ada")
    let count = MutableProperty(1)
    let trace = Trace(scheduler: TestScheduler())
    trace.record("name", name)
    trace.record("count", count)
    trace.record("three", SignalProducer<Int, Never>([1, 2, 3]))
    trace.record("changes", count.signal)
    count.value = 2
    trace.assertDiagram(
      """
      time      0
      name     -Ada----------
      count    -1----------2-
      three    -(1 2 3 |)
      changes  ------------2-
      """)
  }

  @Test("A signal that is recorded later begins in a later column")
  func late() {
    let number = MutableProperty(0)
    let trace = Trace()
    trace.record("first", number.signal)
    number.value = 100
    trace.record("second", number)
    number.value = 2
    trace.assertDiagram(
      """
      first   -100-------2-
      second       -100--2-
      """)
  }

  @Test("Long descriptions, and such with spaces or marks, stand in the legend")
  func legend() {
    let text = MutableProperty("")
    let trace = Trace()
    trace.record("text", text.signal)
    for value in ["short", "a b", "", "X", "C", "quite long", "a b", "two\nlines", "-1", "12345678"] {
      text.value = value
    }
    trace.assertDiagram(
      """
      text  -short--A--B--D--C--E--A--F--G--12345678-

      A  a b
      B  ""
      D  X
      E  quite long
      F  two\\nlines
      G  -1
      """)
  }

  @Test("Optionals stand without their wrapping, and values without content as dots")
  func descriptions() {
    let trace = Trace()
    let name = MutableProperty<String?>(nil)
    let tap = MutableProperty()
    let pair = MutableProperty((1, "a"))
    let depth = MutableProperty<Int??>(.some(nil))
    trace.record("name", name.signal)
    trace.record("tap", tap.signal)
    trace.record("pair", pair.signal)
    trace.record("described", pair.signal) { "\($0.0)\($0.1)" }
    trace.record("depth", depth)
    name.value = "Ada"
    name.value = nil
    tap.value = ()
    pair.value = (2, "b")
    trace.assertDiagram(
      """
      name       ------Ada--nil--------
      tap        ----------------•-----
      pair       -------------------A--
      described  -------------------2b-
      depth      -nil------------------

      A  (2, "b")
      """)
  }

  @Test("More than 25 labels continue with two letters")
  func manyLabels() {
    let number = MutableProperty("")
    let trace = Trace()
    trace.record("number", number.signal)
    for value in 0..<27 { number.value = "number \(value)" }
    let lines = trace.description.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines.first
        == "number  -A--B--C--D--E--F--G--H--I--J--K--L--M--N--O--P--Q--R--S--T--U--V--W--Y--Z--AA--AB-")
    #expect(lines.last == "AB  number 26")
  }

  @Test("A call of an input is in the column of the turn that it causes")
  func inputs() {
    let viewModel = SampleViewModel()
    let trace = Trace()
    let nameChanged = trace.input("nameChanged", viewModel.nameChanged)
    let sizeChanged = trace.input("sizeChanged", viewModel.sizeChanged(width:height:))
    let submit = trace.input("submit", viewModel.submitTapped)
    let unused = trace.input("unused", {})
    trace.record("greeting", viewModel.greeting)
    trace.record("area", viewModel.area)
    nameChanged("Ada")
    sizeChanged(2, 3)
    unused()
    submit()
    nameChanged(nil)
    submit()
    trace.assertDiagram(
      """
      nameChanged  -Ada-----------nil----
      sizeChanged  ------A---------------
      submit       ------------•-------•-
      unused       ---------•------------
      greeting     ------------B---------
      area         ------6---------------

      A  (2, 3)
      B  Hello, Ada
      """)
  }

  @Test("An input that causes several turns is in the column of the first one")
  func inputOfTwoTurns() {
    let first = MutableProperty(0)
    let second = MutableProperty(0)
    let trace = Trace()
    let both = trace.input("both") { (value: Int) in
      first.value = value
      second.value = value
    }
    trace.record("first", first.signal)
    trace.record("second", second.signal)
    both(1)
    both(2)
    trace.assertDiagram(
      """
      both    -1-----2----
      first   -1-----2----
      second  ----1-----2-
      """)
  }

  @Test("An input that an observer calls is in the column of its cause")
  func inputInATurn() {
    let source = MutableProperty(0)
    let target = MutableProperty(0)
    let trace = Trace()
    trace.record("source", source.signal)
    let forward = trace.input("forward") { (value: Int) in target.value = value }
    trace.record("target", target.signal)
    source.signal.observeValues { forward($0) }
    source.value = 1
    source.value = 2
    trace.assertDiagram(
      """
      source   -1-----2----
      forward  -1-----2----
      target   ----1-----2-
      """)
  }

  @Test("A trace of nothing is a lifeline")
  func nothing() {
    let trace = Trace(scheduler: TestScheduler())
    #expect(trace.description.isEmpty)
    trace.record("never", Signal<Int, Never>.never)
    #expect(trace.description == "never  -")
  }

  @Test("An unexpected diagram is reported as a difference")
  func difference() {
    let number = MutableProperty(0)
    let trace = Trace()
    trace.record("number", number.signal)
    number.value = 1
    expectIssue(
      """
      counting: the diagram is not the expected one:

        − "number  -2-"
        + "number  -1-"

        (expected: −, actual: +)
      """, line: #line + 2
    ) {
      trace.assertDiagram("number  -2-", "counting")
    }
  }

  /// A view model with inputs that take nothing, one value and two.
  private final class SampleViewModel {
    let greeting: Signal<String, Never>
    let area: Signal<Int, Never>

    init() {
      self.greeting = self.nameChangedProperty.signal
        .takeWhen(self.submitTappedProperty.signal)
        .skipNil()
        .map { "Hello, \($0)" }
      self.area = self.sizeChangedProperty.signal.map { $0 * $1 }
    }

    private let nameChangedProperty = MutableProperty<String?>(nil)
    func nameChanged(_ name: String?) { self.nameChangedProperty.value = name }

    private let sizeChangedProperty = MutableProperty((0, 0))
    func sizeChanged(width: Int, height: Int) { self.sizeChangedProperty.value = (width, height) }

    private let submitTappedProperty = MutableProperty()
    func submitTapped() { self.submitTappedProperty.value = () }
  }
}
