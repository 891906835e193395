public import Plumbline

extension Trace {
  /// Makes a trace of all outputs of a view model, and of the elements of its actions.
  ///
  /// Each is a line with the name of the port, in the order of its protocol.
  ///
  /// ```swift
  /// let trace = Trace(of: viewModel, scheduler: scheduler)
  /// viewModel.inputs.emailChanged("ada@orchard.example")
  /// print(trace)
  /// ```
  ///
  /// - Parameters:
  ///   - viewModel: the view model. The trace does not keep it alive.
  ///   - scheduler: tells the times; nil leaves them out.
  public convenience init(of viewModel: some ViewModelPortsProviding, scheduler: (any Scheduler)? = nil) {
    self.init(scheduler: scheduler)
    self.recordOutputs(of: viewModel)
  }

  /// Records all outputs of a view model, and the elements of its actions.
  ///
  /// A port that is no signal is left out.
  ///
  /// - Parameter viewModel: the view model. The trace does not keep it alive.
  public func recordOutputs<ViewModel: ViewModelPortsProviding>(of viewModel: ViewModel) {
    for port in ViewModel.ports where port.outputType != nil {
      guard let signal = try? port.signal(of: viewModel) else { continue }
      self.record(port.name, signal)
    }
  }
}
