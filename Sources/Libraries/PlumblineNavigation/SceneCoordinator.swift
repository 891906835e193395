public import Plumbline

/// A coordinator that performs transitions between the scenes of an app, one at a time.
///
/// Transitions that are requested during another transition wait, and none is lost. A transition that cannot be performed
/// changes nothing, and its producer fails. The stage is the source of truth: a scene that the system removes, for
/// example with a swipe back, is removed from the coordinator as well.
///
/// ```swift
/// let coordinator = SceneCoordinator(stage: stage) { (scene: AppScene) in makeScreen(of: scene) }
/// coordinator.transition(to: .sendingList(viewModel), type: .root)
/// ```
///
/// A coordinator retains the scenes on the stage, and no others.
///
/// Source: the RxSwift blueprint's companion article, "Coordinator pattern done right".
public final class SceneCoordinator<SceneType: Scene, StageType: Stage>: SceneCoordinatorType {
  /// A scene on the stage, with its screen.
  private final class Shown {
    let scene: SceneType
    /// The screen, which the stage retains.
    private(set) weak var screen: StageType.Screen?

    init(_ scene: SceneType, _ screen: StageType.Screen) {
      self.scene = scene
      self.screen = screen
    }
  }

  private let stage: StageType
  private let makeScreen: (SceneType) throws -> StageType.Screen
  /// The scenes of the screens on the stage, and of those about to be shown.
  private var shown: [ObjectIdentifier: Shown] = [:]
  private var shownLayers: [[Shown]] = []
  private var waiting: [(outcome: TransitionOutcome, begin: (SceneCoordinator) -> Void)] = []
  private var isMoving = false
  private var isWorking = false
  /// Whether the observers of a transition are being notified; the next one begins afterwards.
  private var isTelling = false
  private let layersProperty = MutableProperty<[[SceneType]]>([])

  /// Creates a coordinator.
  ///
  /// - Parameters:
  ///   - stage: The stage of the screens.
  ///   - makeScreen: Makes the screen of a scene, and binds it. The transition fails with the error of this closure.
  public init(stage: StageType, makeScreen: @escaping (SceneType) throws -> StageType.Screen) {
    self.stage = stage
    self.makeScreen = makeScreen
    stage.layersDidChange = { [weak self] in self?.readStage() }
  }

  deinit {
    // The stage is not changed, since it may belong to another coordinator by now.
    for (outcome, _) in self.waiting { outcome.abandon() }
  }

  /// The scenes on the stage, in layers.
  public var layers: Property<[[SceneType]]> { Property(self.layersProperty) }

  /// The visible scene, or nil before the first transition.
  public var currentScene: SceneType? { self.shownLayers.last?.last?.scene }

  // MARK: Transitions

  /// Performs a transition when those that were requested before have ended.
  @discardableResult
  public func transition(
    _ transition: SceneTransition<SceneType>, animated: Bool = true
  ) -> SignalProducer<Void, any Error> {
    self.enqueue { coordinator, outcome in
      let change: StageChange<StageType.Screen>?
      do {
        change = try coordinator.change(for: transition)
      } catch {
        return outcome.end(.failure(error))
      }
      guard let change else { return outcome.end(.success(())) }
      coordinator.make([change], isAnimated: animated, outcome)
    }
  }

  /// Performs the transitions of a link when those that were requested before have ended.
  ///
  /// The screens of all scenes are created first. If one cannot be created, nothing changes. Only the last transition is
  /// animated. If the platform refuses a step, the steps before it remain.
  @discardableResult
  public func open(
    _ link: DeepLink<SceneType>, animated: Bool = true
  ) -> SignalProducer<Void, any Error> {
    self.enqueue { coordinator, outcome in
      do {
        guard let first = link.steps.first else { throw SceneError.unknownLink }
        if first.style != .root, coordinator.stage.layers.isEmpty { throw SceneError.noScene }
        var changes: [StageChange<StageType.Screen>] = []
        for step in link.steps {
          let screen = try coordinator.screen(for: step.scene)
          switch step.style {
          case .root: changes.append(.replaceAll(screen))
          case .push: changes.append(.push(screen))
          case .modal: changes.append(.present(screen))
          }
        }
        coordinator.make(changes, isAnimated: animated, outcome)
      } catch {
        outcome.end(.failure(error))
      }
    }
  }

  /// The change of the stage for a transition, or nil when there is nothing to change.
  private func change(
    for transition: SceneTransition<SceneType>
  ) throws -> StageChange<StageType.Screen>? {
    let layers = self.stage.layers
    switch transition {
    case .root(let scene):
      return .replaceAll(try self.screen(for: scene))
    case .push(let scene):
      if layers.isEmpty { throw SceneError.noScene }
      return .push(try self.screen(for: scene))
    case .modal(let scene):
      if layers.isEmpty { throw SceneError.noScene }
      return .present(try self.screen(for: scene))
    case .pop:
      guard let layer = layers.last else { throw SceneError.nothingToPop }
      if layer.count > 1 { return .pop(to: layer[layer.count - 2]) }
      if layers.count > 1 { return .dismiss }
      throw SceneError.nothingToPop
    case .popToRoot:
      guard let layer = layers.last, let first = layer.first else { throw SceneError.nothingToPop }
      return layer.count > 1 ? .pop(to: first) : nil
    case .popTo(let id):
      guard let layer = layers.last,
        let screen = layer.last(where: { self.shown[ObjectIdentifier($0)]?.scene.id == id })
      else { throw SceneError.sceneNotFound }
      return screen === layer.last ? nil : .pop(to: screen)
    case .dismiss:
      if layers.count < 2 { throw SceneError.nothingToDismiss }
      return .dismiss
    }
  }

  private func screen(for scene: SceneType) throws(SceneError) -> StageType.Screen {
    let screen: StageType.Screen
    do { screen = try self.makeScreen(scene) } catch { throw .cannotBeShown(error) }
    let identifier = ObjectIdentifier(screen)
    // A screen has one place, and shows one scene.
    if self.shown[identifier]?.screen === screen { throw .alreadyShown }
    self.shown[identifier] = Shown(scene, screen)
    return screen
  }

  /// Performs changes, one after the other.
  private func make(
    _ changes: [StageChange<StageType.Screen>], isAnimated: Bool, _ outcome: TransitionOutcome
  ) {
    guard let change = changes.first else { return outcome.end(.success(())) }
    let others = Array(changes.dropFirst())
    self.stage.make(change, isAnimated: isAnimated && others.isEmpty) { [weak self] isDone in
      guard let self else { return outcome.abandon() }
      if isDone, !others.isEmpty {
        self.readStage()
        return self.make(others, isAnimated: isAnimated, outcome)
      }
      outcome.end(isDone ? .success(()) : .failure(SceneError.refused))
    }
  }

  // MARK: Queue

  private func enqueue(
    _ move: @escaping (SceneCoordinator, TransitionOutcome) -> Void
  ) -> SignalProducer<Void, any Error> {
    let outcome = TransitionOutcome()
    outcome.willTell = { [weak self] in
      self?.isTelling = true
      self?.isMoving = false
      self?.readStage()
    }
    outcome.didTell = { [weak self] in
      self?.isTelling = false
      self?.moveOn()
    }
    self.waiting.append((outcome, { move($0, outcome) }))
    self.moveOn()
    return outcome.producer
  }

  /// Starts the transitions that wait. Transitions that end immediately are handled in a loop, without recursion.
  private func moveOn() {
    guard !self.isWorking, !self.isTelling else { return }
    self.isWorking = true
    while !self.isMoving, !self.isTelling, !self.waiting.isEmpty {
      self.isMoving = true
      self.waiting.removeFirst().begin(self)
    }
    self.isWorking = false
  }

  /// Reads the stage, and releases the scenes that are no longer shown.
  private func readStage() {
    var kept: [ObjectIdentifier: Shown] = [:]
    let layers = self.stage.layers.map { layer in
      layer.compactMap { screen -> Shown? in
        let identifier = ObjectIdentifier(screen)
        guard let shown = self.shown[identifier], shown.screen === screen else { return nil }
        kept[identifier] = shown
        return shown
      }
    }
    // The transition in progress has screens that are not on the stage yet.
    if !self.isMoving { self.shown = kept }
    let isSame = layers.elementsEqual(self.shownLayers) { $0.elementsEqual($1) { $0 === $1 } }
    guard !isSame else { return }
    self.shownLayers = layers
    self.layersProperty.value = layers.map { $0.map(\.scene) }
  }
}
