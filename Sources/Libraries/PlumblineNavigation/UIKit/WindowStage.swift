#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// A stage that shows screens in a window, with navigation controllers.
  ///
  /// Each layer is a navigation controller. The stage is its delegate, and reports a swipe back, and a sheet that is pulled
  /// down, to the coordinator.
  ///
  /// The stage has been type-checked against the public signatures of UIKit, but not run.
  @MainActor
  public final class WindowStage: NSObject {
    private let window: UIWindow
    private let makeNavigationController: @MainActor (UIViewController) -> UINavigationController
    /// The layers before an interactive transition began.
    private var settledLayers: [[UIViewController]] = []
    /// A closure that is called when the system has changed the layers.
    public var layersDidChange: (() -> Void)?

    /// Creates the stage of a window.
    ///
    /// - Parameters:
    ///   - window: The window, which becomes visible with the first scene.
    ///   - makeNavigationController: Makes the navigation controller of a layer from its first screen.
    public init(
      window: UIWindow,
      makeNavigationController: @escaping @MainActor (UIViewController) -> UINavigationController = {
        UINavigationController(rootViewController: $0)
      }
    ) {
      self.window = window
      self.makeNavigationController = makeNavigationController
      super.init()
    }

    /// The navigation controllers of the layers, from that of the window upwards. Other navigation controllers, such as
    /// that of a picker, are not layers.
    private var navigationControllers: [UINavigationController] {
      var found: [UINavigationController] = []
      var next = self.window.rootViewController
      while let controller = next as? UINavigationController, controller.delegate === self {
        found.append(controller)
        let presented = controller.presentedViewController
        next = presented?.isBeingDismissed == true ? nil : presented
      }
      return found
    }

    private func navigationController(around screen: UIViewController) -> UINavigationController {
      let controller = self.makeNavigationController(screen)
      controller.delegate = self
      return controller
    }

    /// Calls the completion when the transition of a navigation controller has ended.
    private func whenSettled(
      _ controller: UINavigationController, isAnimated: Bool, _ completion: @escaping (Bool) -> Void
    ) {
      guard isAnimated, let transition = controller.transitionCoordinator else { return completion(true) }
      transition.animate(alongsideTransition: nil) { context in completion(!context.isCancelled) }
    }
  }

  extension WindowStage: @MainActor Stage {
    /// The view controllers in layers.
    public var layers: [[UIViewController]] {
      let controllers = self.navigationControllers
      let isSwiping = controllers.contains { controller in
        guard let transition = controller.transitionCoordinator, transition.isInteractive else {
          return false
        }
        // The change is reported when the interactive transition has ended.
        transition.animate(alongsideTransition: nil) { [weak self] _ in self?.layersDidChange?() }
        return true
      }
      if isSwiping, !self.settledLayers.isEmpty { return self.settledLayers }
      self.settledLayers = controllers.map(\.viewControllers)
      return self.settledLayers
    }

    /// Performs a change.
    public func make(
      _ change: StageChange<UIViewController>, isAnimated: Bool, completion: @escaping (Bool) -> Void
    ) {
      let controllers = self.navigationControllers
      switch change {
      case .replaceAll(let screen):
        self.window.rootViewController?.dismiss(animated: false, completion: nil)
        self.window.rootViewController = self.navigationController(around: screen)
        self.window.makeKeyAndVisible()
        completion(true)
      case .push(let screen):
        guard let top = controllers.last else { return completion(false) }
        top.pushViewController(screen, animated: isAnimated)
        self.whenSettled(top, isAnimated: isAnimated, completion)
      case .pop(let screen):
        guard let top = controllers.last, top.viewControllers.contains(screen) else {
          return completion(false)
        }
        top.popToViewController(screen, animated: isAnimated)
        self.whenSettled(top, isAnimated: isAnimated, completion)
      case .present(let screen):
        // Without a window nothing is presented, and UIKit does not call the completion.
        guard let top = controllers.last, top.presentedViewController == nil,
          top.viewIfLoaded?.window != nil
        else { return completion(false) }
        let controller = self.navigationController(around: screen)
        top.present(controller, animated: isAnimated) { completion(true) }
        controller.presentationController?.delegate = self
      case .dismiss:
        guard controllers.count > 1 else { return completion(false) }
        controllers[controllers.count - 2].dismiss(animated: isAnimated) { completion(true) }
      }
    }
  }

  extension WindowStage: UINavigationControllerDelegate {
    /// Reports that the stack of a layer may have changed, for example after a swipe back.
    public func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
      self.layersDidChange?()
    }
  }

  extension WindowStage: UIAdaptivePresentationControllerDelegate {
    /// Reports that a layer was pulled down.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      self.layersDidChange?()
    }
  }
#endif
