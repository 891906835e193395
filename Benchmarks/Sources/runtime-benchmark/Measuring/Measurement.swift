import Foundation
import Measuring

/// One run of the benchmark: all subjects of all cases, in turns.
struct Measurement {
  private var cases: [Case]

  init(of cases: [Case]) {
    self.cases = cases
  }

  /// Counts allocations, and measures no times.
  mutating func count() { self.forEachSubject { $0.prepare(events: $1) } }

  mutating func run(rounds: Int) throws {
    self.count()
    Rounds.run(rounds) { _ in
      self.forEachSubject { $0.measure(events: $1) }
    }
    for measured in self.cases { try measured.check() }
  }

  private mutating func forEachSubject(_ body: (inout Subject, _ events: Int) -> Void) {
    for index in self.cases.indices {
      for subject in self.cases[index].subjects.indices {
        body(&self.cases[index].subjects[subject], self.cases[index].events)
      }
    }
  }

  // MARK: What came out

  var table: String {
    var table = Table(
      header: ["", "ns an event", "ns a part", "times Plumbline", "allocations", "bytes an event"])
    for measured in self.cases {
      table.add([measured.title, "", "", "", "", ""])
      for subject in measured.subjects {
        let counted = Double(Subject.countedEvents)
        table.add([
          "  " + subject.title, Table.number(subject.median, digits: 1),
          measured.parts.map { Table.number(subject.median / Double($0), digits: 1) } ?? "",
          Table.number(measured.ratio(of: subject), digits: 2),
          subject.allocations.map { Table.number(Double($0.calls) / counted, digits: 2) } ?? "?",
          subject.allocations.map { Table.number(Double($0.bytes) / counted, digits: 0) } ?? "?",
        ])
      }
    }
    return table.text
  }

  func json(rounds: Int) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let report = Report(rounds: rounds, cases: self.cases, requirements: self.requirements)
    return String(decoding: try encoder.encode(report), as: UTF8.self)
  }

  /// The requirements whose cases were measured.
  var requirements: [Requirement] {
    self.chainRequirements + self.formRequirements + self.viewModelRequirements
      + self.joinRequirements(ChainedJoins.title) + self.joinRequirements(ParallelJoins.title)
      + self.wideJoinRequirements + self.peerRequirements + self.blueprintRequirements
      + self.flatRequirements + self.memoryRequirements
  }

  /// What allocates nothing, whatever time it takes: it is the same in each run.
  var allocationRequirements: [Requirement] {
    let titles = [Chain.title, Form.title, BlueprintChain.title, BlueprintForm.title, Merge.title]
    let values = FlatMap.Strategy.allCases.map { FlatMap.title($0, 1) }
    let joins = WideJoins.counts.map(WideJoins.title)
    return
      (titles + [PropertyObservers.title, Debounce.title] + SequenceJoins.counts.map(SequenceJoins.title)
      + values + joins
      + [10, 100].flatMap { [ChainedJoins.title($0), ParallelJoins.title($0)] })
      .compactMap(self.measured).flatMap(self.allocationRequirements)
  }

  private var chainRequirements: [Requirement] {
    guard let chain = self.measured(Chain.title) else { return [] }
    return [
      Requirement(
        title: "five operators, as fast as OpenCombine", value: chain.ratio(of: chain.subjects[1]),
        bound: .atLeast(15), unit: " times"),
      Requirement(
        title: "five operators, the time of calling their closures",
        value: 1 / chain.ratio(of: chain.subjects[2]), bound: .atMost(6), unit: " times"),
    ] + self.allocationRequirements(chain)
  }

  private var formRequirements: [Requirement] {
    guard let form = self.measured(Form.title) else { return [] }
    // 100 ns where five operators take 20.
    let time = self.measured(Chain.title).map { chain in
      Requirement(
        title: "a form, the time of five operators", value: form.median / chain.median, bound: .atMost(5),
        unit: " times")
    }
    return [time].compactMap { $0 } + self.allocationRequirements(form)
  }

  private var viewModelRequirements: [Requirement] {
    guard let made = self.measured(ViewModelCreation.title) else { return [] }
    let time = Requirement(
      title: "a view model, made and gone", value: made.median / 1000, bound: .atMost(20), unit: " µs")
    let memory = made.subjects[0].allocations.map { allocations in
      Requirement(
        title: "a view model", value: Double(allocations.bytes) / Double(Subject.countedEvents) / 1024,
        bound: .atMost(8), unit: " KiB")
    }
    return [time] + [memory].compactMap { $0 }
  }

  /// The time of a turn grows with its joins as n log n does.
  private func joinRequirements(_ title: (Int) -> String) -> [Requirement] {
    guard let few = self.measured(title(10)), let many = self.measured(title(100)) else { return [] }
    return [
      Requirement(
        title: "\(title(100)), the time of 10", value: many.median / few.median,
        bound: .atMost(10 * log(100) / log(10)), unit: " times")
    ]
  }

  /// The time of a join grows with its sides.
  private var wideJoinRequirements: [Requirement] {
    guard let two = self.measured(WideJoins.title(2)), let six = self.measured(WideJoins.title(6)) else {
      return []
    }
    return [
      Requirement(
        title: "\(six.title), the time of a join of 2", value: six.median / two.median, bound: .atMost(2),
        unit: " times")
    ]
      + WideJoins.counts.compactMap { self.measured(WideJoins.title($0)) }.flatMap(
        self.allocationRequirements)
  }

  /// What is so many times as fast as with OpenCombine.
  private var peerRequirements: [Requirement] {
    let flatMaps = FlatMap.Strategy.allCases.flatMap { strategy in
      [1, 10].map { (FlatMap.title(strategy, $0), 2.0) }
    }
    let others = [
      (ProducerStart.title, 3.0), (ViewModelUse.title, 4), (Merge.title, 5), (PropertyObservers.title, 40),
      (Debounce.title, 10), (InnerSignals.startTitle, 2),
    ]
    let completions = InnerSignals.counts.map { (InnerSignals.endTitle($0), 2.0) }
    let disposals = Disposal.counts.map { (Disposal.title($0), 2.0) }
    return (flatMaps + others + completions + disposals).compactMap { title, least in
      self.measured(title).map { measured in
        Requirement(
          title: "\(title), as fast as OpenCombine", value: measured.ratio(of: measured.subjects[1]),
          bound: .atLeast(least), unit: " times")
      }
    }
  }

  /// What objects take, with the place in the array that keeps them.
  private var memoryRequirements: [Requirement] {
    Memory.allCases.compactMap { memory in
      guard let allocations = self.measured(memory.rawValue)?.subjects[0].allocations else { return nil }
      return Requirement(
        title: memory.rawValue, value: Double(allocations.bytes) / Double(Subject.countedEvents),
        bound: .atMost(memory.limit), unit: " bytes")
    }
  }

  /// What takes the same time, however many others there are.
  private var flatRequirements: [Requirement] {
    [
      (Disposal.title(10), Disposal.title(100_000)), (SequenceJoins.title(5), SequenceJoins.title(100)),
      (InnerSignals.endTitle(1_000), InnerSignals.endTitle(10_000)),
    ].compactMap { few, many in
      guard let few = self.measured(few), let many = self.measured(many) else { return nil }
      return Requirement(
        title: "\(many.title), the time of '\(few.title)'", value: many.median / few.median,
        bound: .atMost(1.5), unit: " times")
    }
  }

  /// Other names cost nothing, and a shared join takes hardly more than two joins.
  private var blueprintRequirements: [Requirement] {
    let shared = self.measured(BlueprintForm.title).map { form in
      Requirement(
        title: "\(form.title), with share(replay: 1), the time without",
        value: form.ratio(of: form.subjects[2]),
        bound: .atMost(1.5), unit: " times")
    }
    return [shared].compactMap { $0 } + self.nameRequirements
  }

  private var nameRequirements: [Requirement] {
    [BlueprintChain.title, BlueprintForm.title].compactMap(self.measured).flatMap { measured in
      [
        Requirement(
          title: "\(measured.title), the time of Plumbline's own",
          value: 1 / measured.ratio(of: measured.subjects[1]), bound: .atMost(1.1), unit: " times")
      ] + self.allocationRequirements(measured)
    }
  }

  private func allocationRequirements(_ measured: Case) -> [Requirement] {
    guard let allocations = measured.subjects[0].allocations else { return [] }
    return [
      Requirement(
        title: "\(measured.title), allocations in \(Subject.countedEvents) events",
        value: Double(allocations.calls), bound: .atMost(0), unit: "")
    ]
  }

  private func measured(_ title: String) -> Case? { self.cases.first { $0.title == title } }
}
