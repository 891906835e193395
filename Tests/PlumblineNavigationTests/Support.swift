import Foundation
import Plumbline
import PlumblineNavigation

/// Counts what is alive.
final class Census {
  fileprivate(set) var screens = 0
  fileprivate(set) var models = 0
}

/// What a scene carries.
final class Model {
  private let census: Census

  init(_ census: Census) {
    self.census = census
    census.models += 1
  }

  deinit { self.census.models -= 1 }
}

struct TestScene: Scene {
  let id: Int
  var model: Model?
  /// Tells scenes of one identity apart.
  var number = 0
}

final class Screen {
  let scene: TestScene
  private let census: Census

  init(_ scene: TestScene, _ census: Census) {
    self.scene = scene
    self.census = census
    census.screens += 1
  }

  deinit { self.census.screens -= 1 }
}

struct NoScreen: Error {}

/// A stage without a window. What it does by itself, the test does to it.
final class TestStage: Stage {
  private(set) var layers: [[Screen]] = []
  var layersDidChange: (() -> Void)?
  /// Whether changes wait for `finish`.
  var isSlow = false
  /// Whether the next changes are refused.
  var refuses = false
  private(set) var animated: [Bool] = []
  private var pending: (() -> Void)?

  var isMoving: Bool { self.pending != nil }
  var numbers: [[Int]] { self.layers.map { $0.map(\.scene.number) } }
  var ids: [[Int]] { self.layers.map { $0.map(\.scene.id) } }

  func make(_ change: StageChange<Screen>, isAnimated: Bool, completion: @escaping (Bool) -> Void) {
    precondition(self.pending == nil, "two changes at once")
    self.animated.append(isAnimated)
    let work = { [unowned self] in
      self.pending = nil
      completion(!self.refuses && self.apply(change))
    }
    if self.isSlow { self.pending = work } else { work() }
  }

  private func apply(_ change: StageChange<Screen>) -> Bool {
    switch change {
    case .replaceAll(let screen): self.layers = [[screen]]
    case .push(let screen):
      guard !self.layers.isEmpty else { return false }
      self.layers[self.layers.count - 1].append(screen)
    case .present(let screen):
      guard !self.layers.isEmpty else { return false }
      self.layers.append([screen])
    case .pop(let screen):
      guard let index = self.layers.last?.firstIndex(where: { $0 === screen }) else { return false }
      self.layers[self.layers.count - 1].removeSubrange((index + 1)...)
    case .dismiss:
      guard self.layers.count > 1 else { return false }
      self.layers.removeLast()
    }
    return true
  }

  /// Ends the change that is under way.
  func finish() {
    let work = self.pending
    self.pending = nil
    work?()
  }

  /// The system goes back in the layer at the top, as a swipe does.
  func swipeBack(by count: Int = 1) {
    guard let layer = self.layers.last, layer.count > count else { return }
    self.layers[self.layers.count - 1].removeLast(count)
    self.layersDidChange?()
  }

  /// The system takes the layer at the top away, as pulling down a sheet does.
  func pullDown() {
    guard self.layers.count > 1 else { return }
    self.layers.removeLast()
    self.layersDidChange?()
  }
}

typealias TestCoordinator = SceneCoordinator<TestScene, TestStage>

/// A name for what became of a transition.
func name(_ error: any Error) -> String {
  guard let error = error as? SceneError else { return "another error: \(error)" }
  if case .cannotBeShown = error { return "cannotBeShown" }
  // What a view model would show.
  return error.localizedDescription
}
