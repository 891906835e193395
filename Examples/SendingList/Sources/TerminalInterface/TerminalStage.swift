public import PlumblineNavigation

/// A terminal as what a coordinator shows screens on: one is seen at a time, the last of the layer at the top.
public final class TerminalStage: Stage {
  public private(set) var layers: [[Screen]] = []
  /// Nothing changes the layers but the coordinator.
  public var layersDidChange: (() -> Void)?
  /// Is called when what is seen has changed.
  var didChange: (() -> Void)?

  public init() {}

  /// The screen that is seen.
  public var currentScreen: Screen? { self.layers.last?.last }

  public func make(
    _ change: StageChange<Screen>, isAnimated: Bool, completion: @escaping (_ isDone: Bool) -> Void
  ) {
    let last = self.layers.count - 1
    switch change {
    case .replaceAll(let screen): self.layers = [[screen]]
    case .push(let screen) where last >= 0: self.layers[last].append(screen)
    case .pop(let screen) where last >= 0:
      guard let index = self.layers[last].firstIndex(where: { $0 === screen }) else {
        return completion(false)
      }
      self.layers[last].removeSubrange((index + 1)...)
    case .present(let screen): self.layers.append([screen])
    case .dismiss where last > 0: self.layers.removeLast()
    default: return completion(false)
    }
    for screen in self.layers.joined() { screen.didChange = nil }
    self.currentScreen?.didChange = { [weak self] in self?.didChange?() }
    self.didChange?()
    completion(true)
  }
}
