import Plumbline
import PlumblineTesting
import Testing

@Suite("14. Derived signals do not leak")
struct NoLeaksTests {
  /// A view model with an action in flight.
  @MainActor
  private final class ProfileViewModel {
    let name: Signal<String, Never>
    let isNameValid: Signal<Bool, Never>
    let profile: Signal<String, Never>

    private let nameProperty = MutableProperty("")
    private let saveProperty = MutableProperty(())
    private let save: Action<String, String>
    private let token: Token

    init(log: Log<String>, token: Token) {
      self.token = token
      self.name = self.nameProperty.signal.skipRepeats()
      self.isNameValid = self.name.map { !$0.isEmpty }
      let save = Action<String, String> { name in
        SignalProducer<String, Never> { observer, lifetime in
          observer.send(value: name)
          lifetime.observeEnded {
            _ = observer
            log.add("work ended")
          }
        }
      }
      self.save = save
      self.profile = save.elements
      self.save <~ self.name.takeWhen(self.saveProperty.signal)
    }

    func nameChanged(_ name: String) { self.nameProperty.value = name }
    func saveButtonTapped() { self.saveProperty.value = () }
  }

  @Test("When a view model is deinitialized, its outputs complete, and its work is cancelled")
  @MainActor func viewModels() {
    let log = Log<String>()
    var token: Token? = Token { log.add("view model freed") }
    var viewModel = token.map { ProfileViewModel(log: log, token: $0) }
    token = nil
    viewModel?.isNameValid.observe { log.add("valid \($0)") }
    viewModel?.profile.observe { log.add("profile \($0)") }
    viewModel?.nameChanged("Ada")
    viewModel?.saveButtonTapped()
    #expect(log.take() == ["valid VALUE true", "profile VALUE Ada"])
    viewModel = nil
    #expect(
      Set(log.entries) == ["work ended", "view model freed", "valid COMPLETED", "profile COMPLETED"])
    #expect(log.entries.count == 4)
  }

  @Test("A signal that never sends is not retained for its observers")
  func neverIsNotKept() {
    var token: Token? = Token()
    weak let weakToken = token
    var property: Property<Int>? = Property(initial: 1, then: Signal<Int, Never>.never)
    property?.signal.observeValues { [token] _ in _ = token }
    token = nil
    #expect(weakToken != nil)
    property = nil
    #expect(weakToken == nil)
  }

  @Test("Unobserved outputs retain no inputs")
  func unobservedOutputs() {
    var input: MutableProperty<Int>? = MutableProperty(0)
    weak let weakInput = input
    let output = input.map { Signal.combineLatest($0.signal, $0.signal.map { $0 * 2 }) }
    input = nil
    #expect(weakInput == nil)
    let log = Log<String>()
    output?.observe { log.add("\($0)") }
    #expect(log.entries == ["COMPLETED"])
  }

  @Test("Running work of an observed output ends with its property", arguments: [true, false])
  func observedWorkEnds(isMerged: Bool) {
    let log = Log<String>()
    var input: MutableProperty<Int>? = MutableProperty(0)
    var other: MutableProperty<Int>? = MutableProperty(0)
    let trigger = input?.signal ?? .never
    let source = isMerged ? Signal.merge(trigger, other?.signal ?? .never) : trigger
    source.switchMap { value in
      SignalProducer<Int, Never> { observer, lifetime in
        observer.send(value: value)
        lifetime.observeEnded {
          _ = observer
          log.add("work ended")
        }
      }
    }.observe { log.add("\($0)") }
    input?.value = 1
    other = nil
    input = nil
    #expect(
      log.entries == ["VALUE 1", "work ended", "COMPLETED"]
        || log.entries == ["VALUE 1", "COMPLETED", "work ended"])
  }

  @Test("Work continues when its source completes")
  func completionLetsWorkGoOn() {
    let (source, observer) = Signal<Int, Never>.pipe()
    let (work, workObserver) = Signal<Int, Never>.pipe()
    let log = Log<String>()
    source.switchMap { _ in work }.observe { log.add("\($0)") }
    observer.send(value: 1)
    observer.sendCompleted()
    workObserver.send(value: 2)
    workObserver.sendCompleted()
    #expect(log.entries == ["VALUE 2", "COMPLETED"])
  }

  @Test("Running work that was switched to ends with the last reference to the output")
  func runningWorkEnds() {
    let log = Log<String>()
    let input = MutableProperty(0)
    var output: Signal<Int, Never>? = input.signal.switchMap { value in
      SignalProducer<Int, Never> { observer, lifetime in
        lifetime.observeEnded {
          _ = observer
          log.add("ended \(value)")
        }
      }
    }
    input.value = 1
    #expect(log.entries == [])
    #expect(output != nil)
    output = nil
    #expect(log.entries == ["ended 1"])
  }

  @Test("A producer that waits for its turn is not started when nobody needs the signal any more")
  func waitingIsNotStarted() {
    let (outer, observer) = Signal<Int, Never>.pipe()
    let log = Log<String>()
    var result: Signal<Int, Never>? = outer.flatMap(.concat) { number in
      SignalProducer<Int, Never> { observer, lifetime in
        log.add("start \(number)")
        lifetime.observeEnded {
          _ = observer
          log.add("end \(number)")
        }
      }
    }.map { $0 + 1 }
    observer.send(value: 1)
    observer.send(value: 2)
    #expect(log.take() == ["start 1"])
    result = nil
    #expect(result == nil && log.take() == ["end 1"])
  }
}
