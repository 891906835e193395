// An app with the libraries' adapters, as far as types go. Nothing here is ever run.

import PlumblineBindings
import PlumblineBlueprint
import PlumblineNavigation
import SwiftUI
import UIKit

enum AppScene: Scene {
  case list
  case receipt(Int)

  var id: String {
    switch self {
    case .list: "list"
    case .receipt(let number): "receipt \(number)"
    }
  }
}

/// The coordinator as the blueprint's view models name it.
typealias SceneCoordinatorType = any PlumblineNavigation.SceneCoordinatorType<AppScene>

@MainActor
protocol ReceiptViewModelType: AnyObject {
  var numberText: Observable<String> { get }
  var doneAction: CocoaAction { get }
  var shareAction: Action<Bool, Void> { get }
}

final class ReceiptViewModel: ReceiptViewModelType {
  let numberText: Observable<String>
  let doneAction: CocoaAction
  let shareAction: Action<Bool, Void>

  init(number: Int, coordinator: SceneCoordinatorType) {
    numberText = .just("Receipt \(number)")
    doneAction = CocoaAction { coordinator.pop() }
    shareAction = Action { _ in .empty() }
  }
}

final class ReceiptViewController: UIViewController, @MainActor BindableType {
  var viewModel: ReceiptViewModelType!
  private let doneButton = UIBarButtonItem()
  private let shareButton = UIControl()
  private let activityIndicator = UIActivityIndicatorView()
  private let disposeBag = DisposeBag()

  func bindViewModel() {
    self.viewModel.numberText.bind { [weak self] in self?.title = $0 }.disposed(by: self.disposeBag)
    self.doneButton.bind(to: self.viewModel.doneAction)
    self.shareButton.bind(to: self.viewModel.shareAction, input: { $0.isEnabled })
    self.activityIndicator.bind(to: self.viewModel.shareAction)
    self.bindErrors(of: self.viewModel.shareAction)
  }
}

@MainActor
final class App {
  private let coordinator: SceneCoordinator<AppScene, WindowStage>

  init(window: UIWindow) {
    var later: SceneCoordinatorType?
    self.coordinator = SceneCoordinator(stage: WindowStage(window: window)) { scene in
      guard case .receipt(let number) = scene, let later else { return UIViewController() }
      let screen = ReceiptViewController()
      screen.bind(to: ReceiptViewModel(number: number, coordinator: later))
      return screen
    }
    later = self.coordinator
    self.coordinator.transition(to: .list, type: .root)
    self.coordinator.open(DeepLink.current.modal(.receipt(1)), animated: false)
  }
}

@available(macOS 14, iOS 17, *)
struct ReceiptView: View {
  let share: ObservedAction<Bool, Void>

  var body: some View {
    ActionButton(self.share, input: { true }) { Text(verbatim: "Share") }
  }
}
