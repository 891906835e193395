import PlumblineBindings
import PlumblineBlueprint
import PlumblineNavigation
import SendingList
import TerminalInterface

/// The choice of a file.
final class AddItemScreen: Screen, BindableType {
  var viewModel: AddItemViewModelType!

  private let addButton = Button(.enter, "⏎", "Add")
  private let cancelButton = Button(.escape, "esc", "Cancel")
  private let bag = DisposeBag()
  private var notice = Notice.none { didSet { self.setNeedsDisplay() } }
  private var field = TextField() { didSet { self.setNeedsDisplay() } }

  init() {
    super.init(title: "Add a file", buttons: [self.addButton, self.cancelButton])
  }

  func bindViewModel() {
    guard let viewModel = self.viewModel else { return }
    self.addButton.bind(to: viewModel.actions.addAction).disposed(by: self.bag)
    self.cancelButton.bind(to: viewModel.actions.cancelAction).disposed(by: self.bag)
    viewModel.outputs.notice.bind { [weak self] in self?.notice = $0 }.disposed(by: self.bag)
  }

  override func press(_ key: Key) {
    guard self.field.press(key) else { return super.press(key) }
    self.viewModel?.inputs.pathTextChanged.onNext(self.field.text)
  }

  override func body(width: Int, height: Int) -> [Line] {
    [
      Line("Path of the file:"), Line(), Line("  ") + self.field.line(width: width - 4), Line(),
      self.notice.line,
    ]
  }
}
