public import Plumbline

extension Trace {
  /// Creates a trace of all outputs of a view model, and of the elements of its actions.
  ///
  /// Each port has a line with its name, in the order of its protocol.
  ///
  /// ```swift
  /// let trace = Trace(LoginViewModel.ports, of: viewModel, scheduler: scheduler)
  /// viewModel.inputs.emailChanged("ada@orchard.example")
  /// print(trace)
  /// ```
  ///
  /// - Parameters:
  ///   - ports: The ports of the type of the view model.
  ///   - viewModel: The view model. The trace does not retain it.
  ///   - scheduler: The scheduler that measures the times, or nil to omit them.
  public convenience init<ViewModel>(
    _ ports: ViewModelPorts<ViewModel>, of viewModel: ViewModel, scheduler: (any Scheduler)? = nil
  ) {
    self.init(scheduler: scheduler)
    self.record(ports, of: viewModel)
  }

  /// Records all outputs of a view model, and the elements of its actions.
  ///
  /// Ports that are not signals are omitted.
  ///
  /// - Parameters:
  ///   - ports: The ports of the type of the view model.
  ///   - viewModel: The view model. The trace does not retain it.
  public func record<ViewModel>(_ ports: ViewModelPorts<ViewModel>, of viewModel: ViewModel) {
    for port in ports where port.kind != .input {
      // A port that is not a signal cannot be drawn.
      guard let signal = try? port.signal(of: viewModel) else { continue }
      self.record(port.name, signal)
    }
  }
}
