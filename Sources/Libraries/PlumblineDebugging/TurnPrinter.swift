public import Plumbline

/// Prints a block for each turn in which a view model receives an input or sends an output.
///
/// ```swift
/// let viewModel = LoginViewModel()
/// printTurns(of: viewModel)
/// viewModel.inputs.emailChanged("ada@orchard.example")
/// // LoginViewModel
/// //   emailChanged("ada@orchard.example")
/// //   isFormValid: false → true
/// ```
///
/// A value of several lines is printed as its difference to the one before. The function finds the signals, properties and
/// actions that the view model and its superclasses store, and the inputs by the names of their properties:
/// `emailChangedProperty`. It does not retain the view model.
///
/// - Parameters:
///   - viewModel: The view model.
///   - output: A closure that receives each block. By default, blocks are written to standard output.
/// - Returns: A disposable that ends the printing. It ends with the outputs of the view model as well.
@discardableResult
public func printTurns(
  of viewModel: AnyObject, to output: @escaping (String) -> Void = { print($0) }
) -> any Disposable {
  TurnPrinter(viewModel, output).start(StoredStream.all(of: viewModel))
}

/// The changes of a view model in the turn that runs.
private final class TurnPrinter {
  private let title: String
  private let output: (String) -> Void
  private var changes: [TurnChange] = []
  private var isEnded = false

  init(_ viewModel: AnyObject, _ output: @escaping (String) -> Void) {
    self.title = "\(type(of: viewModel))"
    self.output = output
  }

  /// The observations retain the printer.
  func start(_ streams: [StoredStream]) -> any Disposable {
    let observer = TurnObserver { [weak self] in self?.print() }
    let disposables = CompositeDisposable()
    for stream in streams {
      var former = stream.current
      disposables += stream.observe { value in
        self.changes.append(TurnChange(stream, from: former, to: value))
        former = value
        observer.join()
      }
    }
    disposables += { self.isEnded = true }
    return disposables
  }

  private func print() {
    // Inputs are observed after the outputs that are derived from them.
    let changes = self.changes.filter(\.isInput) + self.changes.filter { !$0.isInput }
    self.changes = []
    if !self.isEnded { self.output(([self.title] + changes.map(\.text)).joined(separator: "\n")) }
  }
}
