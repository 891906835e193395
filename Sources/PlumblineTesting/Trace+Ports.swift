public import Plumbline

extension Trace {
  /// Makes a trace of all outputs of a view model, and of the elements of its actions.
  ///
  /// Each is a line with the name of the port, in the order of its protocol.
  ///
  /// ```swift
  /// let trace = Trace(LoginViewModel.ports, of: viewModel, scheduler: scheduler)
  /// viewModel.inputs.emailChanged("ada@orchard.example")
  /// print(trace)
  /// ```
  ///
  /// - Parameters:
  ///   - ports: the ports of the type of the view model.
  ///   - viewModel: the view model. The trace does not keep it alive.
  ///   - scheduler: tells the times; nil leaves them out.
  public convenience init<ViewModel>(
    _ ports: ViewModelPorts<ViewModel>, of viewModel: ViewModel, scheduler: (any Scheduler)? = nil
  ) {
    self.init(scheduler: scheduler)
    self.record(ports, of: viewModel)
  }

  /// Records all outputs of a view model, and the elements of its actions.
  ///
  /// A port that is no signal is left out.
  ///
  /// - Parameters:
  ///   - ports: the ports of the type of the view model.
  ///   - viewModel: the view model. The trace does not keep it alive.
  public func record<ViewModel>(_ ports: ViewModelPorts<ViewModel>, of viewModel: ViewModel) {
    for port in ports where port.kind != .input {
      // What is no signal has nothing to draw.
      guard let signal = try? port.signal(of: viewModel) else { continue }
      self.record(port.name, signal)
    }
  }
}
