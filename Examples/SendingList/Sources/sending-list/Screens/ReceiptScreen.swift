import PlumblineBindings
import PlumblineBlueprint
import PlumblineNavigation
import SendingList
import TerminalInterface

/// What the server gave for an item.
final class ReceiptScreen: Screen, BindableType {
  var viewModel: ReceiptViewModelType!

  private let doneButton = Button(.enter, "⏎", "Done")
  private let bag = DisposeBag()
  private var name = "" { didSet { self.setNeedsDisplay() } }
  private var number = "" { didSet { self.setNeedsDisplay() } }
  private var size = "" { didSet { self.setNeedsDisplay() } }
  private var time = "" { didSet { self.setNeedsDisplay() } }

  init() {
    super.init(title: "Sent", buttons: [self.doneButton])
  }

  func bindViewModel() {
    guard let viewModel = self.viewModel else { return }
    self.doneButton.bind(to: viewModel.actions.doneAction).disposed(by: self.bag)
    viewModel.outputs.nameText.bind { [weak self] in self?.name = $0 }.disposed(by: self.bag)
    viewModel.outputs.numberText.bind { [weak self] in self?.number = $0 }.disposed(by: self.bag)
    viewModel.outputs.sizeText.bind { [weak self] in self?.size = $0 }.disposed(by: self.bag)
    viewModel.outputs.timeText.bind { [weak self] in self?.time = $0 }.disposed(by: self.bag)
  }

  override func press(_ key: Key) {
    super.press(key == .escape ? .enter : key)
  }

  override func body(width: Int, height: Int) -> [Line] {
    [
      Line(self.number, Style(color: .green, isBold: true)), Line(),
      Line("Item      ", .dim) + Line(self.name), Line("Size      ", .dim) + Line(self.size),
      Line("Received  ", .dim) + Line(self.time),
    ]
  }
}
