// Threads are checked in debug builds.
#if DEBUG
  import Dispatch
  import Foundation
  import Plumbline
  import Testing

  @Suite("A debug build reports the use of a graph by several threads, and only that (contract 1)")
  struct ThreadTests {
    /// The reports of code that runs on several threads, or in tasks.
    private final class Reports: @unchecked Sendable {
      // The lock guards the messages.
      private let lock = NSLock()
      private var messages: [String] = []

      var all: [String] { self.lock.withLock { self.messages } }

      func run<Result>(_ body: () -> Result) -> Result {
        Misuse.withHandler(
          { [self] misuse in self.lock.withLock { self.messages.append("\(misuse)") } }, body)
      }
    }

    /// Runs code on a thread of its own, and waits for it.
    private static func onThread(_ body: @escaping @Sendable () -> Void) {
      let isDone = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        body()
        isDone.signal()
      }
      isDone.wait()
    }

    @Test("A send on another thread to what was made on the main thread, once")
    @MainActor func sendElsewhere() throws {
      let reports = Reports()
      // What the compiler of an app in Swift 5 mode does not see.
      nonisolated(unsafe) let property = MutableProperty(0)
      nonisolated(unsafe) let (signal, input) = Signal<String, Never>.pipe()
      signal.observeValues { _ in }
      Self.onThread {
        reports.run {
          property.value = 1
          property.value = 2
          input.send(value: "")
          property.modify { $0 += 1 }
        }
      }
      #expect(property.value == 3)
      #expect(reports.all.count == 2)
      let report = try #require(reports.all.first)
      for part in ["'Int'", "on thread ", "made on the main queue", "Task { @MainActor in"] {
        #expect(report.contains(part), "\(report)")
      }
    }

    @Test("What sets a validating property, executes an action or ends a signal on another thread")
    @MainActor func otherSends() {
      let reports = Reports()
      nonisolated(unsafe) let name = ValidatingProperty<String, Never>("") { _ in .valid }
      nonisolated(unsafe) let action = Action<Int, Int> { SignalProducer<Int, Never>(value: $0) }
      nonisolated(unsafe) let (_, input) = Signal<Double, Never>.pipe()
      Self.onThread {
        reports.run {
          name.value = "Ada"
          action.execute(1)
          input.sendCompleted()
        }
      }
      #expect(reports.all.count == 3)
      for (type, report) in zip(["'String'", "'Int'", "'Double'"], reports.all) {
        #expect(report.contains(type), "\(report)")
      }
    }

    @Test("A send in a detached task, when the main thread sends again")
    @MainActor func detachedTask() async {
      let reports = Reports()
      nonisolated(unsafe) let property = MutableProperty(0)
      reports.run { property.value = 1 }
      await Task.detached { reports.run { property.value = 2 } }.value
      #expect(reports.all == [])
      reports.run { property.value = 3 }
      #expect(reports.all.count == 1)
    }

    @Test("Two threads that deliver at the same time")
    func overlapIsReported() {
      let reports = Reports()
      nonisolated(unsafe) let (signal, input) = Signal<Int, Never>.pipe()
      let hasArrived = DispatchSemaphore(value: 0)
      let mayReturn = DispatchSemaphore(value: 0)
      signal.map { $0 }.observeValues { value in
        guard value == 1 else { return }
        hasArrived.signal()
        mayReturn.wait()
      }
      let isDone = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        input.send(value: 1)
        isDone.signal()
      }
      hasArrived.wait()
      Self.onThread { reports.run { input.send(value: 2) } }
      mayReturn.signal()
      isDone.wait()
      // The pipe and the operator below it.
      #expect(reports.all.count == 2)
      #expect(reports.all.allSatisfy { $0.contains("at the same time") })
    }

    /// A graph on an actor, whose work runs on many threads.
    private actor Counter {
      private let input: MutableProperty<Int>
      private let log = Log<Int>()
      private let reports: Reports

      init(_ reports: Reports) {
        self.reports = reports
        let input = MutableProperty(0)
        input.signal.map { $0 * 2 }.observeValues { [log] in log.add($0) }
        reports.run { input.value = 1 }
        self.input = input
      }

      func add(_ number: Int) -> Int {
        self.reports.run { self.input.value += number }
        return self.log.entries.count
      }
    }

    @Test("The work of an actor that was made on the main thread is not reported")
    @MainActor func actors() async {
      let reports = Reports()
      let counters = (0..<4).map { _ in Counter(reports) }
      await withTaskGroup(of: Void.self) { group in
        for counter in counters {
          for number in 0..<200 {
            group.addTask {
              await Task.yield()
              _ = await counter.add(number)
            }
          }
        }
      }
      for counter in counters {
        let count = await counter.add(0)
        #expect(count == 202)
      }
      #expect(reports.all == [])
    }

    @Test("Threads that take turns, and what was made elsewhere, are not reported")
    @MainActor func threadsThatTakeTurns() {
      let reports = Reports()
      nonisolated(unsafe) var made: MutableProperty<Int>?
      Self.onThread {
        let property = MutableProperty(0)
        property.signal.observeValues { [unowned property] in if $0 < 5 { property.value = $0 + 1 } }
        made = property
      }
      for _ in 0..<10 { Self.onThread { reports.run { made?.value = 1 } } }
      reports.run { made?.value = 2 }
      #expect(made?.value == 5)
      #expect(reports.all == [])
    }

    @Test("Work on the main actor is not reported, whatever has led there")
    @MainActor func mainActor() async {
      let reports = Reports()
      let property = MutableProperty(0)
      for number in 1...3 {
        await Task.detached { await MainActor.run {} }.value
        await Task { @MainActor in reports.run { property.value = number } }.value
        await withCheckedContinuation { continuation in
          DispatchQueue.global().async {
            DispatchQueue.main.async { continuation.resume() }
          }
        }
        reports.run { property.value += 1 }
      }
      #expect(property.value == 4)
      #expect(reports.all == [])
    }
  }
#endif
