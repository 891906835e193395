import Plumbline
import PlumblineTesting
import SeededRandom
import Testing

@Suite struct ExhaustiveTestTests {
  private let scheduler = TestScheduler()

  private func makeViewModel() -> ListViewModel { ListViewModel(self.scheduler) }

  @Test("All values are expected, at once and later")
  func passes() {
    let test = ExhaustiveTest(self.makeViewModel())
    test.send {
      $0.refreshed()
    } emits: {
      $0.isLoading = true
    }
    self.scheduler.advance(by: 1)
    test.receive {
      $0.isLoading = false
      $0.items = ["a", "b"]
    }
    test.send {
      $0.renamed("x")
    } emits: {
      $0.title = "x"
    }
    test.send {
      $0.renamed(nil)
    } emits: {
      $0.title = nil
    }
    test.send {
      $0.closed()
    } emits: {
      $0.close = ()
    }
    test.receive { _ in }
  }

  @Test("Several values of an output are expected in order")
  func several() {
    let test = ExhaustiveTest(self.makeViewModel())
    test.send {
      $0.refreshed()
      $0.refreshed()
    } emits: {
      $0[\.isLoading] = [true, true]
    }
    self.scheduler.advance(by: 1)
    test.receive {
      $0[\.isLoading] = [false, false]
      $0[\.items] = [["a", "b"], ["a", "b"]]
    }
  }

  /// A use that fails the test, and the message.
  struct Failure: Sendable, CustomTestStringConvertible {
    let name: String
    let message: String
    let use: @Sendable (ExhaustiveTest<ListViewModel>, TestScheduler) -> Void

    var testDescription: String { self.name }
  }

  static let failures = [
    Failure(
      name: "a value that is not expected",
      message: "'isLoading' emitted true, which is not expected"
    ) { test, _ in test.send { $0.refreshed() } },
    Failure(name: "a value that is not emitted", message: "'title' did not emit \"x\"") { test, _ in
      test.send { _ in
      } emits: {
        $0.title = "x"
      }
    },
    Failure(
      name: "another value",
      message: """
        'isLoading' emitted another value:

          − false
          + true

          (expected: −, actual: +)
        """
    ) { test, _ in
      test.send {
        $0.refreshed()
      } emits: {
        $0.isLoading = false
      }
    },
    Failure(
      name: "other values",
      message: """
        'isLoading' emitted other values:

            [
              [0]: true,
          −   [1]: false
          +   [1]: true
            ]

          (expected: −, actual: +)
        """
    ) { test, _ in
      test.send {
        $0.refreshed()
        $0.refreshed()
      } emits: {
        $0[\.isLoading] = [true, false]
      }
    },
    Failure(
      name: "a value between two inputs",
      message: "before this input, 'title' emitted \"x\", which no 'receive' has expected"
    ) { test, _ in
      var viewModel: ListViewModel?
      test.send { viewModel = $0 }
      viewModel?.renamed("x")
      test.send {
        $0.closed()
      } emits: {
        $0.close = ()
      }
    },
    Failure(
      name: "an output that derives a signal for each access",
      message: "an expected output is not stored by the view model: it derives a new signal for each access"
    ) { test, _ in
      test.send {
        $0.renamed("x")
      } emits: {
        $0.title = "x"
        $0.derived = "X"
      }
    },
  ]

  @Test("What fails a test", arguments: Self.failures)
  func fails(failure: Failure) {
    let test = ExhaustiveTest(self.makeViewModel())
    withKnownIssue {
      failure.use(test, self.scheduler)
    } matching: { issue in
      issue.comments.map(\.rawValue) == [failure.message]
        && issue.sourceLocation?.fileID == "PlumblineTestingTests/ExhaustiveTestTests.swift"
    }
  }

  @Test("A value that is left at the end of the test fails it, where the test was made")
  func left() {
    let line = #line + 2
    withKnownIssue {
      let test = ExhaustiveTest(self.makeViewModel())
      test.send {
        $0.refreshed()
      } emits: {
        $0.isLoading = true
      }
      self.scheduler.advance(by: 1)
      test.receive {
        $0.isLoading = false; $0.items = ["a", "b"]
      }
      var viewModel: ListViewModel?
      test.send { viewModel = $0 }
      viewModel?.renamed("y")
    } matching: { issue in
      issue.sourceLocation?.line == line
        && issue.comments.map(\.rawValue) == [
          "'title' emitted \"y\", which no 'receive' has expected before the end of the test"
        ]
    }
  }

  @Test("Outputs that are ignored, and properties that can be set, need not be expected")
  func ignored() {
    let test = ExhaustiveTest(self.makeViewModel(), ignoring: ["title"])
    test.send { $0.renamed("x") }
    test.send {
      $0.renamed("y")
    } emits: {
      $0.title = "y"
    }
    test.send { $0.draft.value = "z" }
  }

  @Test("A property is an output by its values, and a computed output by its signal")
  func properties() {
    let viewModel = CounterViewModel()
    let test = ExhaustiveTest(viewModel)
    test.send {
      $0.added()
    } emits: {
      $0.count = 1
    }
    test.send {
      $0.added()
    } emits: {
      $0.count = 2
      $0.addings = ()
    }
  }

  /// Random inputs against a model: nothing fails if the test expects what the model says, and each value that it leaves out
  /// fails.
  @Test("Random inputs", arguments: TestScale.sample(Array(1...20)))
  func random(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let test = ExhaustiveTest(CounterViewModel())
    var count = 0
    for _ in 0..<30 {
      let times = random.below(4)
      let forgets = times > 0 && random.happens(inPercent: 20)
      let counts = (0..<times).map { count + $0 + 1 }
      count += times
      let use = {
        test.send { viewModel in
          for _ in 0..<times { viewModel.added() }
        } emits: {
          if !forgets, times > 0 { $0[\.count] = counts }
        }
      }
      if forgets {
        withKnownIssue {
          use()
        } matching: {
          $0.comments.map(\.rawValue).joined().hasPrefix("'count' emitted \(counts[0])")
        }
      } else {
        use()
      }
    }
  }
}

/// A list that is loaded, with a title and a draft.
final class ListViewModel {
  let isLoading: Signal<Bool, Never>
  let items: Signal<[String], Never>
  let title: Signal<String?, Never>
  let close: Signal<Void, Never>
  let draft = MutableProperty("")
  var derived: Signal<String, Never> { self.title.skipNil().map { $0.uppercased() } }

  init(_ scheduler: TestScheduler) {
    let refreshed = self.refreshedProperty.signal
    let items = refreshed.delay(1, on: scheduler).mapConst(["a", "b"])
    self.items = items
    self.isLoading = Signal.merge(refreshed.mapConst(true), items.mapConst(false))
    self.title = self.renamedProperty.signal
    self.close = self.closedProperty.signal
  }

  private let closedProperty = MutableProperty(())
  func closed() { self.closedProperty.value = () }

  private let refreshedProperty = MutableProperty(())
  func refreshed() { self.refreshedProperty.value = () }

  private let renamedProperty = MutableProperty<String?>(nil)
  func renamed(_ title: String?) { self.renamedProperty.value = title }
}

/// A count, as a property.
final class CounterViewModel {
  let count: Property<Int>
  var addings: Signal<Void, Never> { self.addedProperty.signal }

  init() {
    self.count = Property(initial: 0, then: self.addedProperty.signal.scan(0) { count, _ in count + 1 })
  }

  private let addedProperty = MutableProperty(())
  func added() { self.addedProperty.value = () }
}
