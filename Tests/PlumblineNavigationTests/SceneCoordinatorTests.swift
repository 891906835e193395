import Plumbline
import PlumblineNavigation
import Testing

@Suite("Scene coordinators")
struct SceneCoordinatorTests {
  let census = Census()
  let stage = TestStage()

  func makeCoordinator() -> TestCoordinator {
    SceneCoordinator(stage: self.stage) { [census] scene in
      if scene.id < 0 { throw NoScreen() }
      return Screen(scene, census)
    }
  }

  /// What became of a transition; nil as long as nothing has.
  final class Outcome {
    private(set) var text: String?

    init(_ producer: SignalProducer<Void, any Error>) {
      producer.startHandling(
        value: { [unowned self] in self.text = "done" },
        failed: { [unowned self] error in self.text = name(error) },
        interrupted: { [unowned self] in self.text = "interrupted" })
    }
  }

  @Test("Transitions show and remove scenes")
  func transitions() {
    let coordinator = self.makeCoordinator()
    coordinator.transition(to: TestScene(id: 1), type: .root)
    coordinator.transition(to: TestScene(id: 2), type: .push)
    coordinator.transition(to: TestScene(id: 3), type: .push)
    #expect(self.stage.ids == [[1, 2, 3]])
    coordinator.transition(to: TestScene(id: 4), type: .modal)
    coordinator.transition(to: TestScene(id: 5), type: .push)
    #expect(self.stage.ids == [[1, 2, 3], [4, 5]])
    #expect(coordinator.currentScene?.id == 5)
    coordinator.pop()
    #expect(self.stage.ids == [[1, 2, 3], [4]])
    coordinator.pop()
    #expect(self.stage.ids == [[1, 2, 3]])
    coordinator.transition(.popTo(2))
    #expect(self.stage.ids == [[1, 2]])
    coordinator.transition(.push(TestScene(id: 3)))
    coordinator.transition(.popToRoot)
    #expect(self.stage.ids == [[1]])
    coordinator.transition(.modal(TestScene(id: 4)))
    coordinator.transition(.push(TestScene(id: 5)))
    coordinator.transition(.dismiss)
    #expect(self.stage.ids == [[1]])
    coordinator.transition(.modal(TestScene(id: 4)))
    coordinator.transition(.root(TestScene(id: 6)))
    #expect(self.stage.ids == [[6]])
    #expect(coordinator.layers.value.map { $0.map(\.id) } == [[6]])
  }

  @Test("Who starts a transition in a turn reads the layers that it leads to")
  func layersInATurn() {
    let coordinator = self.makeCoordinator()
    let (links, link) = Signal<Int, Never>.pipe()
    var read: [[[Int]]] = []
    let layers = coordinator.layers
    links.observeValues { id in
      coordinator.transition(to: TestScene(id: id), type: .root)
      read.append(coordinator.layers.value.map { $0.map(\.id) })
      read.append(layers.value.map { $0.map(\.id) })
    }
    link.send(value: 7)
    #expect(read == [[[7]], [[7]]])
  }

  static let failures:
    [(name: String, scenes: [Int], transition: SceneTransition<TestScene>.Kind, error: String)] = [
      (
        "a push without a root", [], .push(2), "there is no scene yet: the first transition must be to a root"
      ),
      (
        "a modal without a root", [], .modal(2),
        "there is no scene yet: the first transition must be to a root"
      ),
      ("a pop of the only scene", [1], .pop, "the current scene is the only one"),
      ("a pop of nothing", [], .pop, "the current scene is the only one"),
      ("a dismissal of what is not presented", [1, 2], .dismiss, "no scene is presented"),
      ("a pop to what is not there", [1, 2], .popTo(7), "there is no such scene below the current one"),
      ("a scene without a screen", [1], .push(-1), "cannotBeShown"),
      ("a root without a screen", [1], .root(-1), "cannotBeShown"),
    ]

  @Test("An impossible transition fails, and changes nothing", arguments: failures)
  func errors(
    _ failure: (name: String, scenes: [Int], transition: SceneTransition<TestScene>.Kind, error: String)
  ) {
    let coordinator = self.makeCoordinator()
    for (index, id) in failure.scenes.enumerated() {
      coordinator.transition(to: TestScene(id: id), type: index == 0 ? .root : .push)
    }
    let outcome = Outcome(coordinator.transition(failure.transition.transition))
    #expect(outcome.text == failure.error)
    #expect(self.stage.layers.flatMap { $0.map(\.scene.id) } == failure.scenes)
    // The next one is made all the same.
    #expect(Outcome(coordinator.transition(to: TestScene(id: 9), type: .root)).text == "done")
  }

  @Test("Two transitions at once are performed one after the other")
  func queue() {
    self.stage.isSlow = true
    let coordinator = self.makeCoordinator()
    let outcomes = [
      Outcome(coordinator.transition(to: TestScene(id: 1), type: .root)),
      Outcome(coordinator.transition(to: TestScene(id: 2), type: .push)),
      Outcome(coordinator.transition(to: TestScene(id: 3), type: .modal)),
    ]
    #expect(self.stage.ids == [])
    self.stage.finish()
    #expect(outcomes.map(\.text) == ["done", nil, nil])
    self.stage.finish()
    self.stage.finish()
    #expect(outcomes.map(\.text) == ["done", "done", "done"])
    #expect(self.stage.ids == [[1, 2], [3]])
  }

  @Test("Late observers receive the result of a transition")
  func late() {
    let coordinator = self.makeCoordinator()
    let done = coordinator.transition(to: TestScene(id: 1), type: .root)
    let failed = coordinator.pop()
    #expect(Outcome(done).text == "done")
    #expect(Outcome(done).text == "done")
    #expect(Outcome(failed).text == "the current scene is the only one")
  }

  @Test("A transition is performed without an observer")
  func unobserved() {
    let coordinator = self.makeCoordinator()
    coordinator.transition(to: TestScene(id: 1), type: .root)
    #expect(self.stage.ids == [[1]])
  }

  @Test("A swipe back is true for the coordinator, also while something waits")
  func swipeBack() {
    let coordinator = self.makeCoordinator()
    for id in 1...4 { coordinator.transition(to: TestScene(id: id), type: id == 1 ? .root : .push) }
    self.stage.swipeBack()
    #expect(coordinator.currentScene?.id == 3)
    #expect(coordinator.layers.value.map { $0.map(\.id) } == [[1, 2, 3]])
    self.stage.isSlow = true
    coordinator.transition(to: TestScene(id: 5), type: .push)
    let outcome = Outcome(coordinator.transition(.popTo(3)))
    self.stage.swipeBack()
    #expect(coordinator.currentScene?.id == 2)
    self.stage.finish()
    #expect(self.stage.ids == [[1, 2, 5]])
    #expect(outcome.text == "there is no such scene below the current one")
  }

  @Test("A sheet that is pulled down is gone for the coordinator")
  func pullDown() {
    let coordinator = self.makeCoordinator()
    coordinator.transition(to: TestScene(id: 1), type: .root)
    coordinator.transition(to: TestScene(id: 2), type: .modal)
    self.stage.pullDown()
    #expect(coordinator.currentScene?.id == 1)
    #expect(Outcome(coordinator.transition(.dismiss)).text == "no scene is presented")
  }

  @Test("A transition that the platform refuses fails")
  func refused() {
    let coordinator = self.makeCoordinator()
    coordinator.transition(to: TestScene(id: 1), type: .root)
    self.stage.refuses = true
    let outcome = Outcome(coordinator.transition(to: TestScene(id: 2), type: .push))
    #expect(outcome.text == "the platform refused the transition")
    #expect(coordinator.currentScene?.id == 1)
    #expect(self.census.screens == 1)
  }

  @Test("A link leads to its last scene, and people see that one move")
  func link() {
    let coordinator = self.makeCoordinator()
    let link = DeepLink.root(TestScene(id: 1)).push(TestScene(id: 2)).modal(TestScene(id: 3))
    #expect(Outcome(coordinator.open(link)).text == "done")
    #expect(self.stage.ids == [[1, 2], [3]])
    #expect(self.stage.animated == [false, false, true])
    #expect(Outcome(coordinator.open(DeepLink.current.push(TestScene(id: 4)))).text == "done")
    #expect(self.stage.ids == [[1, 2], [3, 4]])
  }

  @Test("A link with a scene that cannot be shown changes nothing")
  func brokenLink() {
    let coordinator = self.makeCoordinator()
    coordinator.transition(to: TestScene(id: 1), type: .root)
    let link = DeepLink.root(TestScene(id: 2)).push(TestScene(id: -1))
    #expect(Outcome(coordinator.open(link)).text == "cannotBeShown")
    #expect(Outcome(coordinator.open(DeepLink([]))).text == "the link has no steps")
    #expect(self.stage.ids == [[1]])
    #expect(self.census.screens == 1)
  }

  @Test("A transition that an observer requests waits")
  func observersAsk() {
    let coordinator = self.makeCoordinator()
    let first = coordinator.transition(to: TestScene(id: 1), type: .root)
    first.startHandling(value: { coordinator.transition(to: TestScene(id: 2), type: .push) })
    #expect(self.stage.ids == [[1, 2]])
  }

  @Test("Observers that are released during a transition are not notified")
  func observerGone() {
    self.stage.isSlow = true
    let coordinator = self.makeCoordinator()
    coordinator.transition(to: TestScene(id: 1), type: .root)
    self.stage.finish()
    coordinator.transition(to: TestScene(id: 2), type: .push)
    self.stage.finish()
    Misuse.withHandler({ Issue.record("\($0)") }) {
      // The scene that pops itself has the action.
      var action: Plumbline.Action<Void, Void>? = Plumbline.Action { coordinator.pop() }
      action?.execute()
      action = nil
      let handle = coordinator.transition(to: TestScene(id: 3), type: .push).start()
      handle.dispose()
      self.stage.finish()
      self.stage.finish()
    }
    #expect(self.stage.ids == [[1, 3]])
  }

  @Test("All observers of a transition and of the layers are notified before the next transition begins")
  func toldInOrder() {
    let coordinator = self.makeCoordinator()
    var notified: [String] = []
    var isDone = false
    coordinator.layers.producer.startWithValues { [weak coordinator] layers in
      guard layers.first?.map(\.id) == [1], !isDone else { return }
      isDone = true
      coordinator?.transition(to: TestScene(id: 2), type: .push).startHandling(value: { notified.append("2") }
      )
    }
    self.stage.isSlow = true
    coordinator.transition(to: TestScene(id: 1), type: .root).startHandling(value: { notified.append("1") })
    self.stage.finish()
    self.stage.finish()
    #expect(notified == ["1", "2"])
  }

  @Test("A screen that is there already is not shown a second time")
  func alreadyShown() {
    let screen = Screen(TestScene(id: 1), Census())
    let coordinator = SceneCoordinator(stage: self.stage) { (_: TestScene) in screen }
    coordinator.transition(to: TestScene(id: 1), type: .root)
    let push = Outcome(coordinator.transition(to: TestScene(id: 2), type: .push))
    #expect(push.text == "the screen is on the stage already, with another scene")
    let link = Outcome(coordinator.open(DeepLink.current.push(TestScene(id: 3)).push(TestScene(id: 4))))
    #expect(link.text == "the screen is on the stage already, with another scene")
    #expect(coordinator.layers.value.map { $0.map(\.id) } == [[1]])
  }

  @Test("A deinitialized coordinator does not change its stage")
  func successor() {
    var coordinator: TestCoordinator? = self.makeCoordinator()
    coordinator?.transition(to: TestScene(id: 1), type: .root)
    let successor = self.makeCoordinator()
    coordinator = nil
    successor.transition(to: TestScene(id: 2), type: .root)
    successor.transition(to: TestScene(id: 3), type: .push)
    self.stage.swipeBack()
    #expect(successor.layers.value.map { $0.map(\.id) } == [[2]])
  }

  @Test("When the coordinator is deinitialized, waiting transitions are interrupted")
  func goesAway() {
    self.stage.isSlow = true
    var coordinator: TestCoordinator? = self.makeCoordinator()
    let outcomes = [TestScene(id: 1), TestScene(id: 2)].compactMap { scene in
      coordinator.map { Outcome($0.transition(to: scene, type: .root)) }
    }
    weak let gone = coordinator
    coordinator = nil
    #expect(gone == nil)
    self.stage.finish()
    #expect(outcomes.map(\.text) == ["interrupted", "interrupted"])
  }

  @Test("A screen is given its view model, then binds it")
  func bindable() {
    final class BoundScreen: BindableType {
      var viewModel: Int!
      var bound: [Int] = []
      func bindViewModel() { self.viewModel.map { self.bound.append($0) } }
    }
    let screen = BoundScreen()
    screen.bindModel(to: 7)
    #expect(screen.bound == [7])
  }
}

extension SceneTransition where SceneType == TestScene {
  /// A transition to scenes without models.
  enum Kind: Sendable {
    case root(Int)
    case push(Int)
    case modal(Int)
    case pop
    case popTo(Int)
    case dismiss

    var transition: SceneTransition<TestScene> {
      switch self {
      case .root(let id): .root(TestScene(id: id))
      case .push(let id): .push(TestScene(id: id))
      case .modal(let id): .modal(TestScene(id: id))
      case .pop: .pop
      case .popTo(let id): .popTo(id)
      case .dismiss: .dismiss
      }
    }
  }
}
