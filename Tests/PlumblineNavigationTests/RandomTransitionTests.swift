import Plumbline
import PlumblineNavigation
import SeededRandom
import Testing

/// Random transitions, links, and what the system does by itself, against a model of the stack.
@Suite("Random transitions")
struct RandomTransitionTests {
  /// What is asked for.
  enum Request {
    case root(TestScene)
    case push(TestScene)
    case modal(TestScene)
    case pop
    case popToRoot
    case popTo(Int)
    case dismiss
    case link([(scene: TestScene, style: SceneTransition<TestScene>.Style)])
  }

  /// The stack as it has to be, written without a look at the coordinator.
  struct Model {
    typealias Entry = (id: Int, number: Int)

    var layers: [[Entry]] = []
    var waiting: [(index: Int, request: Request)] = []
    var outcomes: [Int: String] = [:]
    /// What is left to do of the request that is under way.
    var current: (index: Int, changes: [([[Entry]]) -> [[Entry]]?])?

    var numbers: [[Int]] { self.layers.map { $0.map(\.number) } }

    static func entry(_ scene: TestScene) -> Entry { (scene.id, scene.number) }

    static func up(_ scene: TestScene, _ style: SceneTransition<TestScene>.Style) -> ([[Entry]]) -> [[Entry]]?
    {
      switch style {
      case .root: { _ in [[Self.entry(scene)]] }
      case .push: { $0.isEmpty ? nil : $0.dropLast() + [($0.last ?? []) + [Self.entry(scene)]] }
      case .modal: { $0.isEmpty ? nil : $0 + [[Self.entry(scene)]] }
      }
    }

    static func back(to number: Int) -> ([[Entry]]) -> [[Entry]]? {
      { layers in
        guard let layer = layers.last, let index = layer.firstIndex(where: { $0.number == number }) else {
          return nil
        }
        return layers.dropLast() + [Array(layer[...index])]
      }
    }

    /// The changes of a request, or why there are none.
    func changes(_ request: Request) -> Result<[([[Entry]]) -> [[Entry]]?], Wrong> {
      let top = self.layers.last ?? []
      switch request {
      case .root(let scene): return scene.id < 0 ? .failure(.cannot) : .success([Self.up(scene, .root)])
      case .push(let scene), .modal(let scene):
        if self.layers.isEmpty { return .failure(.noScene) }
        if scene.id < 0 { return .failure(.cannot) }
        if case .push = request { return .success([Self.up(scene, .push)]) }
        return .success([Self.up(scene, .modal)])
      case .pop:
        if top.count > 1 { return .success([Self.back(to: top[top.count - 2].number)]) }
        if self.layers.count > 1 { return .success([{ $0.count > 1 ? $0.dropLast() : nil }]) }
        return .failure(.only)
      case .popToRoot:
        guard let first = top.first else { return .failure(.only) }
        return .success(top.count > 1 ? [Self.back(to: first.number)] : [])
      case .popTo(let id):
        guard let found = top.last(where: { $0.id == id }) else { return .failure(.notFound) }
        return .success(found.number == top.last?.number ? [] : [Self.back(to: found.number)])
      case .dismiss:
        return self.layers.count > 1 ? .success([{ $0.count > 1 ? $0.dropLast() : nil }]) : .failure(.nothing)
      case .link(let steps):
        guard let first = steps.first else { return .failure(.emptyLink) }
        if first.style != .root, self.layers.isEmpty { return .failure(.noScene) }
        if steps.contains(where: { $0.scene.id < 0 }) { return .failure(.cannot) }
        return .success(steps.map { Self.up($0.scene, $0.style) })
      }
    }

    enum Wrong: String, Error {
      case cannot = "cannotBeShown"
      case noScene = "there is no scene yet: the first transition must be to a root"
      case only = "the current scene is the only one"
      case nothing = "no scene is presented"
      case notFound = "there is no such scene below the current one"
      case emptyLink = "the link has no steps"
    }

    /// Begins requests until one is under way.
    mutating func moveOn() {
      while self.current == nil, !self.waiting.isEmpty {
        let (index, request) = self.waiting.removeFirst()
        switch self.changes(request) {
        case .failure(let wrong): self.outcomes[index] = wrong.rawValue
        case .success(let changes) where changes.isEmpty: self.outcomes[index] = "done"
        case .success(let changes): self.current = (index, changes)
        }
      }
    }

    /// The platform ends a change.
    mutating func finish(refusing: Bool) {
      guard let (index, changes) = self.current, let change = changes.first else { return }
      if !refusing, let layers = change(self.layers) {
        self.layers = layers
        self.current = changes.count > 1 ? (index, Array(changes.dropFirst())) : nil
        if self.current == nil { self.outcomes[index] = "done" }
      } else {
        self.current = nil
        self.outcomes[index] = "the platform refused the transition"
      }
      self.moveOn()
    }
  }

  @Test("The coordinator, the model, and the stage agree, and nothing leaks", arguments: 1...5)
  func random(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let census = Census()
    let stage = TestStage()
    stage.isSlow = true
    var coordinator: TestCoordinator? = SceneCoordinator(stage: stage) { scene in
      if scene.id < 0 { throw NoScreen() }
      return Screen(scene, census)
    }
    var model = Model()
    var outcomes: [Int: String] = [:]
    var notified = 0
    let count = TestScale.count(10_000, atLeast: 2_000)
    var transitions = 0
    var systemChanges = 0
    var links = 0
    var numbers = 0

    func scene() -> TestScene {
      numbers += 1
      let id = random.happens(onceIn: 20) ? -1 : random.below(6)
      return TestScene(id: id, model: PlumblineNavigationTests.Model(census), number: numbers)
    }

    func request() -> Request {
      switch random.below(20) {
      case 0: return .root(scene())
      case 1...6: return .push(scene())
      case 7, 8: return .modal(scene())
      case 9...12: return .pop
      case 13: return .popToRoot
      case 14, 15: return .popTo(random.below(6))
      case 16: return .dismiss
      default:
        let first: SceneTransition<TestScene>.Style = random.happens(onceIn: 3) ? .root : .push
        return .link(
          (0..<random.below(4)).map { (scene(), $0 == 0 ? first : random.pick(.push, .modal)) })
      }
    }

    func ask(_ request: Request) {
      guard let coordinator else { return }
      let index = transitions
      transitions += 1
      let outcome: SignalProducer<Void, any Error>
      switch request {
      case .root(let scene): outcome = coordinator.transition(to: scene, type: .root)
      case .push(let scene): outcome = coordinator.transition(to: scene, type: .push)
      case .modal(let scene): outcome = coordinator.transition(to: scene, type: .modal)
      case .pop: outcome = coordinator.pop()
      case .popToRoot: outcome = coordinator.transition(.popToRoot)
      case .popTo(let id): outcome = coordinator.transition(.popTo(id))
      case .dismiss: outcome = coordinator.transition(.dismiss)
      case .link(let steps):
        links += 1
        outcome = coordinator.open(DeepLink(steps))
      }
      outcome.startHandling(
        value: {
          outcomes[index] = "done"
          notified += 1
        },
        failed: { error in
          outcomes[index] = name(error)
          notified += 1
        })
      model.waiting.append((index, request))
      model.moveOn()
    }

    while transitions < count {
      switch random.below(10) {
      case 0...4: ask(request())
      case 5...7:
        guard stage.isMoving else { continue }
        stage.refuses = random.happens(onceIn: 15)
        model.finish(refusing: stage.refuses)
        stage.finish()
      case 8:
        systemChanges += 1
        let count = 1 + random.below(2)
        stage.swipeBack(by: count)
        if let layer = model.layers.last, layer.count > count {
          model.layers[model.layers.count - 1].removeLast(count)
        }
      default:
        guard random.happens(onceIn: 4) else { continue }
        systemChanges += 1
        stage.pullDown()
        if model.layers.count > 1 { model.layers.removeLast() }
      }
      let idea = coordinator?.layers.value.map { $0.map(\.number) }
      guard stage.numbers == model.numbers, idea == model.numbers, outcomes.count == model.outcomes.count
      else {
        Issue.record("after \(transitions): \(stage.numbers) \(idea ?? []) \(model.numbers)")
        return
      }
      if !stage.isMoving {
        let shown = stage.layers.joined().count
        guard census.screens == shown, census.models == shown else {
          Issue.record(
            "\(census.screens) screens and \(census.models) models are alive, \(shown) are shown")
          return
        }
      }
    }
    while stage.isMoving {
      stage.refuses = false
      model.finish(refusing: false)
      stage.finish()
    }
    #expect(stage.numbers == model.numbers)
    #expect(outcomes == model.outcomes)
    #expect(notified == count)
    #expect(links > count / 20)
    #expect(systemChanges > count / 10)
    #expect(Set(outcomes.values).count == 8)
    #expect(census.screens == stage.layers.joined().count)
    model = Model()
    weak let gone = coordinator
    coordinator = nil
    #expect(gone == nil)
    #expect(census.screens == stage.layers.joined().count)
    #expect(census.models == stage.layers.joined().count)
  }
}
