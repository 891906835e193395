import PlumblineBindings
import PlumblineBlueprint
import PlumblineNavigation
import SendingList
import TerminalInterface

/// The items, with how far they are.
final class SendingListScreen: Screen, BindableType {
  var viewModel: SendingListViewModelType!

  private let addButton = Button(.character("a"), "a", "Add")
  private let cancelButton = Button(.character("c"), "c", "Cancel")
  private let openButton = Button(.enter, "⏎", "Receipt")
  private let removeButton = Button(.character("r"), "r", "Remove")
  private let uploadButton = Button(.character("u"), "u", "Upload")
  private let bag = DisposeBag()
  private var isEmptyMessageHidden = true { didSet { self.setNeedsDisplay() } }
  private var notice = Notice.none { didSet { self.setNeedsDisplay() } }
  private var rows: [ItemRow] = [] { didSet { self.setNeedsDisplay() } }
  private var summary = "" { didSet { self.setNeedsDisplay() } }
  private var highlighted = 0 { didSet { self.setNeedsDisplay() } }

  /// - Parameter quit: ends the app.
  init(quit: @escaping () -> Void) {
    let quitButton = Button(.character("q"), "q", "Quit")
    super.init(
      title: "Sending list",
      buttons: [
        self.addButton, self.uploadButton, self.cancelButton, self.openButton, self.removeButton, quitButton,
      ])
    quitButton.observeTriggers(quit).disposed(by: self.bag)
  }

  func bindViewModel() {
    guard let viewModel = self.viewModel else { return }
    let outputs = viewModel.outputs
    let actions = viewModel.actions
    self.addButton.bind(to: actions.addAction).disposed(by: self.bag)
    self.cancelButton.bind(to: actions.cancelAction).disposed(by: self.bag)
    self.openButton.bind(to: actions.openAction).disposed(by: self.bag)
    self.removeButton.bind(to: actions.removeAction).disposed(by: self.bag)
    self.uploadButton.bind(to: actions.uploadAction).disposed(by: self.bag)
    outputs.isEmptyMessageHidden.bind { [weak self] in self?.isEmptyMessageHidden = $0 }.disposed(
      by: self.bag)
    outputs.notice.bind { [weak self] in self?.notice = $0 }.disposed(by: self.bag)
    outputs.summaryText.bind { [weak self] in self?.summary = $0 }.disposed(by: self.bag)
    outputs.itemRows.bind { [weak self] in self?.show($0) }.disposed(by: self.bag)
  }

  /// Keeps the highlight on the item that has it, and on the list.
  private func show(_ rows: [ItemRow]) {
    let id = self.rows.indices.contains(self.highlighted) ? self.rows[self.highlighted].id : nil
    let isSame = rows.map(\.id) == self.rows.map(\.id)
    self.rows = rows
    guard !isSame else { return }
    self.highlight(rows.firstIndex { $0.id == id } ?? self.highlighted)
  }

  private func highlight(_ index: Int) {
    guard !self.rows.isEmpty else { return }
    self.highlighted = min(max(index, 0), self.rows.count - 1)
    self.viewModel?.inputs.rowHighlighted.onNext(self.rows[self.highlighted].id)
  }

  override func press(_ key: Key) {
    switch key {
    case .up: self.highlight(self.highlighted - 1)
    case .down: self.highlight(self.highlighted + 1)
    default: super.press(key)
    }
  }

  override func body(width: Int, height: Int) -> [Line] {
    var lines = [Line(self.summary, .dim), Line()]
    if !self.isEmptyMessageHidden {
      lines.append(Line("Nothing is in the list. Press a to add a file."))
    }
    let listHeight = max(1, height - 4)
    let start = max(0, self.highlighted - listHeight + 1)
    for (index, row) in self.rows.enumerated().dropFirst(start).prefix(listHeight) {
      lines.append(self.line(of: row, isHighlighted: index == self.highlighted, width: width))
    }
    return lines + [Line(), self.notice.line]
  }

  private func line(of row: ItemRow, isHighlighted: Bool, width: Int) -> Line {
    let marker = isHighlighted ? Line("▸ ", Style(color: .cyan, isBold: true)) : Line("  ")
    let nameWidth = max(8, width - 50)
    let name = Line(row.name, isHighlighted ? .bold : .plain).padded(to: nameWidth)
    let size = Line(row.sizeText, .dim).padded(to: 10)
    return marker + name + Line("  ") + size + Line("  ") + row.state.line
  }
}

extension ItemRow.State {
  /// How it is drawn.
  fileprivate var line: Line {
    switch self {
    case .delayed: Line("the server is away for a moment", Style(color: .yellow))
    case .waiting: Line("to send")
    case .uploading(let fraction): ProgressBar(fraction).line(width: 24)
    case .sent(let number): Line("sent, receipt \(number)", Style(color: .green))
    }
  }
}
