import PlumblineBlueprint
import PlumblineNavigation
import SendingList

/// A coordinator that writes down where it is sent.
final class CoordinatorDouble: SceneCoordinatorType {
  private(set) var transitions: [String] = []
  /// What transitions fail with, as long as there is something.
  var failure: (any Error)?
  /// Whether transitions take their time, and do not end.
  var isSlow = false

  func transition(
    _ transition: SceneTransition<AppScene>, animated: Bool
  ) -> SignalProducer<Void, any Error> {
    self.transitions.append(Self.text(of: transition))
    if self.isSlow { return .never }
    return self.failure.map { SignalProducer(error: $0) } ?? SignalProducer(value: ())
  }

  func open(_ link: DeepLink<AppScene>, animated: Bool) -> SignalProducer<Void, any Error> {
    SignalProducer(error: SceneError.unknownLink)
  }

  private static func text(of transition: SceneTransition<AppScene>) -> String {
    switch transition {
    case .root(let scene): "root \(Self.text(of: scene))"
    case .push(let scene): "push \(Self.text(of: scene))"
    case .modal(let scene): "modal \(Self.text(of: scene))"
    case .pop: "pop"
    case .popToRoot: "pop to root"
    case .popTo(let scene): "pop to \(Self.text(of: scene))"
    case .dismiss: "dismiss"
    }
  }

  private static func text(of scene: AppScene) -> String {
    switch scene {
    case .addItem: "add item"
    case .receipt(let item): "receipt \(item.receipt?.number ?? 0) of \(item.name)"
    case .sendingList: "sending list"
    }
  }
}
