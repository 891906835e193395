import Plumbline
import PlumblineTesting
import SeededRandom
import Testing

@Suite struct TestSchedulerTests {
  private let scheduler = TestScheduler()
  private let log = Log()

  /// What has run, and when.
  private final class Log {
    var entries: [String] = []
  }

  private func schedule(_ name: String, after interval: Double) {
    self.scheduler.schedule(after: interval) { [log, scheduler] in
      log.entries.append("\(name) at \(scheduler.now)")
    }
  }

  // MARK: Time

  @Test("Its time begins at zero")
  func timeBeginsAtZero() {
    #expect(self.scheduler.now == 0)
  }

  @Test("Work runs when its time has come, and not before")
  func due() {
    self.schedule("work", after: 0.3)
    self.scheduler.advance(by: 0.2)
    #expect(self.log.entries.isEmpty)
    self.scheduler.advance(by: 0.1)
    #expect(self.log.entries == ["work at 0.3"])
    self.scheduler.advance(by: 10)
    #expect(self.log.entries.count == 1)
  }

  @Test("Work without a delay runs when the scheduler is advanced by 0, not immediately")
  func immediately() {
    self.schedule("work", after: 0)
    #expect(self.log.entries.isEmpty)
    self.scheduler.advance()
    #expect(self.log.entries == ["work at 0.0"])
    #expect(self.scheduler.now == 0)
  }

  @Test("A negative delay is none")
  func negativeDelay() {
    self.scheduler.advance(by: 1)
    self.schedule("work", after: -5)
    self.scheduler.advance()
    #expect(self.log.entries == ["work at 1.0"])
  }

  @Test("Time stops at the moment that it is advanced to")
  func advanceTo() {
    self.schedule("early", after: 1)
    self.schedule("late", after: 3)
    self.scheduler.advance(to: 2)
    #expect(self.log.entries == ["early at 1.0"])
    #expect(self.scheduler.now == 2)
    self.scheduler.advance(to: 3)
    #expect(self.log.entries == ["early at 1.0", "late at 3.0"])
  }

  @Test("Small steps add up to a large one", arguments: 1...40)
  func steps(_ count: Int) {
    self.schedule("work", after: Double(count) / 10)
    for _ in 0..<count { self.scheduler.advance(by: 0.1) }
    #expect(self.scheduler.now == Double(count) / 10)
    #expect(self.log.entries.count == 1)
  }

  @Test("A scheduler that is run backwards says so, and stays")
  func backwards() {
    self.scheduler.advance(by: 2)
    expectIssue(
      "a test scheduler cannot go back: it was advanced by -1.0 seconds. Make a new one.", line: #line + 2
    ) {
      self.scheduler.advance(by: -1)
    }
    expectIssue(
      "a test scheduler cannot go back: it is at 2.0 seconds, and was advanced to 1.5. Make a new one.",
      line: #line + 2
    ) {
      self.scheduler.advance(to: 1.5)
    }
    #expect(self.scheduler.now == 2)
  }

  @Test("A scheduler that is advanced without an end says so, although work is repeated")
  func endless() {
    self.scheduler.schedule(after: 1, every: 1) {}
    expectIssue(
      "a test scheduler cannot reach inf seconds, since repeated work would never end. Advance by a finite time, or use "
        + "'run()'.", line: #line + 2
    ) {
      self.scheduler.advance(by: .infinity)
    }
    #expect(self.scheduler.now == 0)
  }

  // MARK: Order

  @Test("Work runs in the order of its times, whatever the order of its scheduling")
  func order() {
    for interval in [5, 1, 4, 2, 3] as [Double] { self.schedule("work", after: interval) }
    self.scheduler.advance(by: 10)
    #expect(self.log.entries == (1...5).map { "work at \(Double($0))" })
  }

  @Test("Work of one time runs in the order of its scheduling")
  func equalTimes() {
    for number in 0..<200 { self.schedule("\(number)", after: number.isMultiple(of: 2) ? 1 : 2) }
    self.scheduler.run()
    let numbers = self.log.entries.compactMap { $0.split(separator: " ").first.flatMap { Int($0) } }
    #expect(numbers == (0..<200).filter { $0.isMultiple(of: 2) } + (0..<200).filter { !$0.isMultiple(of: 2) })
  }

  @Test("Work that is scheduled by other work runs when it is due")
  func nestedWork() {
    self.scheduler.schedule(after: 1) { [self] in
      self.schedule("inner", after: 1)
      self.schedule("inner at once", after: 0)
    }
    self.schedule("outer", after: 3)
    self.scheduler.advance(by: 3)
    #expect(self.log.entries == ["inner at once at 1.0", "inner at 2.0", "outer at 3.0"])
  }

  @Test("Work may advance the scheduler")
  func nestedAdvance() {
    self.scheduler.schedule(after: 1) { [scheduler] in scheduler.advance(by: 2) }
    self.schedule("work", after: 2)
    self.scheduler.advance(by: 1)
    #expect(self.log.entries == ["work at 2.0"])
    #expect(self.scheduler.now == 3)
  }

  @Test("A random lot runs in the order of a sort")
  func random() {
    var generator = SplitMix64(seed: 20)
    var expected: [(time: Double, number: Int)] = []
    for number in 0..<2000 {
      let time = Double(generator.next() % 300)
      expected.append((time, number))
      self.schedule("\(number)", after: time)
    }
    expected.sort { ($0.time, $0.number) < ($1.time, $1.number) }
    self.scheduler.run()
    #expect(self.log.entries == expected.map { "\($0.number) at \($0.time)" })
  }

  // MARK: Running all

  @Test("Running it runs everything, and moves the time to the last work")
  func run() {
    self.schedule("late", after: 60)
    self.scheduler.schedule(after: 1) { [self] in self.schedule("later", after: 90) }
    self.scheduler.run()
    #expect(self.log.entries == ["late at 60.0", "later at 91.0"])
    #expect(self.scheduler.now == 91)
  }

  @Test("Running work that always schedules more stops with an issue")
  func endlessRun() {
    var count = 0
    func tick() {
      count += 1
      self.scheduler.schedule(after: 1, tick)
    }
    tick()
    expectIssue(
      """
      a test scheduler has run 100 works, and more wait at 100.0 seconds. Work that always schedules more never \
      ends: advance by a time, or cancel it.
      """, line: #line + 2
    ) {
      self.scheduler.run(limit: 100)
    }
    #expect(count == 101)
  }

  @Test("Advancing past work that always schedules more at once stops with an issue")
  func endlessAdvance() {
    func again() { self.scheduler.schedule(after: 0, again) }
    again()
    expectIssue(
      """
      a test scheduler has run 10000 works at 0.0 seconds, and more wait. Work that always schedules more at once \
      never ends: let it wait for a time, or cancel it.
      """, line: #line + 2
    ) {
      self.scheduler.advance(by: 1)
    }
  }

  @Test("A timer may tick as often as it likes")
  func timer() {
    var count = 0
    func tick() {
      count += 1
      self.scheduler.schedule(after: 1, tick)
    }
    self.scheduler.schedule(after: 1, tick)
    self.scheduler.advance(by: 50_000)
    #expect(count == 50_000)
  }

  // MARK: Cancelling

  @Test("Work that was cancelled does not run")
  func cancelled() {
    let work = self.scheduler.schedule(after: 1) { [log] in log.entries.append("cancelled") }
    self.schedule("other", after: 1)
    work?.dispose()
    #expect(work?.isDisposed == true)
    self.scheduler.advance(by: 1)
    #expect(self.log.entries == ["other at 1.0"])
  }

  @Test("Cancelled work releases its closure")
  func cancelledIsNotKept() {
    final class Owner {}
    weak var weakOwner: Owner?
    var work: (any Disposable)?
    do {
      let owner = Owner()
      weakOwner = owner
      work = self.scheduler.schedule(after: 1) { _ = owner }
    }
    #expect(weakOwner != nil)
    work?.dispose()
    #expect(weakOwner == nil)
  }

  @Test("Cancelled work is removed before its time")
  func cancelledIsForgotten() {
    weak var first: (any Disposable)?
    for number in 0..<1000 {
      let work = self.scheduler.schedule(after: 60) {}
      if number == 0 { first = work }
      work?.dispose()
    }
    #expect(first == nil)
  }

  @Test("Work that has run is disposed of")
  func runIsDisposed() {
    let work = self.scheduler.schedule(after: 1) {}
    #expect(work?.isDisposed == false)
    self.scheduler.advance(by: 1)
    #expect(work?.isDisposed == true)
  }

  @Test("Work may cancel work of the same time")
  func cancelsOther() {
    var other: (any Disposable)?
    self.scheduler.schedule(after: 1) { other?.dispose() }
    other = self.scheduler.schedule(after: 1) { [log] in log.entries.append("cancelled") }
    self.scheduler.run()
    #expect(self.log.entries.isEmpty)
  }
}
