public import Plumbline
public import PlumblineBlueprint

extension Control {
  /// Lets a control execute an action, and be enabled as long as that can be executed.
  ///
  /// The control and the action keep each other alive in no direction: the binding ends with either. A control that is
  /// bound anew, in a cell that is used again say, is bound to both until the former binding is disposed of.
  ///
  /// ```swift
  /// sendButton.bind(to: viewModel.actions.send, input: { [textField] in textField.text ?? "" })
  /// ```
  ///
  /// - Parameters:
  ///   - action: is executed whenever the control is triggered.
  ///   - input: makes the input of an execution.
  /// - Returns: what ends the binding.
  @discardableResult
  public func bind<Input, Output>(
    to action: Plumbline.Action<Input, Output>, input: @escaping () -> Input
  ) -> any Disposable {
    self.connect(to: action) { [weak action] in action?.execute(input()) }
  }

  /// Lets a control execute an action that takes no input.
  @discardableResult
  public func bind<Output>(to action: Plumbline.Action<Void, Output>) -> any Disposable {
    self.bind(to: action, input: {})
  }

  /// Lets a control execute an action with an input of its own: the value of a slider, say.
  ///
  /// - Parameters:
  ///   - action: is executed whenever the control is triggered.
  ///   - input: makes the input of an execution from the control, which it need not keep.
  /// - Returns: what ends the binding.
  @discardableResult
  public func bind<Input, Output>(
    to action: Plumbline.Action<Input, Output>, input: @escaping (Self) -> Input
  ) -> any Disposable {
    self.connect(to: action) { [weak self, weak action] in
      if let self { action?.execute(input(self)) }
    }
  }

  /// Lets a control execute an action, and be enabled as long as that can be executed.
  ///
  /// - Parameters:
  ///   - action: is executed whenever the control is triggered.
  ///   - input: makes the input of an execution.
  /// - Returns: what ends the binding.
  @discardableResult
  public func bind<Input, Element>(
    to action: PlumblineBlueprint.Action<Input, Element>, input: @escaping () -> Input
  ) -> any Disposable {
    // By way of the inputs, which others may observe.
    self.connect(to: action.base) { [inputs = action.inputs] in inputs.onNext(input()) }
  }

  /// Lets a control execute an action that takes no input.
  @discardableResult
  public func bind<Element>(to action: PlumblineBlueprint.Action<Void, Element>) -> any Disposable {
    self.bind(to: action, input: {})
  }

  /// Lets a control execute an action with an input of its own: the value of a slider, say.
  ///
  /// - Parameters:
  ///   - action: is executed whenever the control is triggered.
  ///   - input: makes the input of an execution from the control, which it need not keep.
  /// - Returns: what ends the binding.
  @discardableResult
  public func bind<Input, Element>(
    to action: PlumblineBlueprint.Action<Input, Element>, input: @escaping (Self) -> Input
  ) -> any Disposable {
    self.connect(to: action.base) { [weak self, inputs = action.inputs] in
      if let self { inputs.onNext(input(self)) }
    }
  }

  /// Executes what a trigger stands for, until the control or the action is gone.
  private func connect<Input, Output>(
    to action: Plumbline.Action<Input, Output>, execute: @escaping () -> Void
  ) -> any Disposable {
    let binding = CompositeDisposable()
    binding.add(
      action.isEnabled.producer.startHandling(
        value: { [weak self] isEnabled in
          guard let self else { return binding.dispose() }
          self.isEnabled = isEnabled
        },
        completed: { binding.dispose() }))
    binding.add(self.observeTriggers(execute))
    return binding
  }
}

extension ActivityIndicator {
  /// Shows whether an action executes.
  ///
  /// - Returns: what ends the binding; it ends with the indicator and with the action as well.
  @discardableResult
  public func bind<Input, Output>(to action: Plumbline.Action<Input, Output>) -> any Disposable {
    action.isExecuting.producer.startWithValues { [weak self] in self?.setAnimating($0) }
  }

  /// Shows whether an action executes.
  ///
  /// - Returns: what ends the binding; it ends with the indicator and with the action as well.
  @discardableResult
  public func bind<Input, Element>(to action: PlumblineBlueprint.Action<Input, Element>) -> any Disposable {
    self.bind(to: action.base)
  }
}

extension ErrorPresenter {
  /// Shows what the work of an action fails with, and not that an execution was not taken.
  ///
  /// - Returns: what ends the binding; it ends with the presenter and with the action as well.
  @discardableResult
  public func bindErrors<Input, Output>(of action: Plumbline.Action<Input, Output>) -> any Disposable {
    action.errors.producer.startWithValues { [weak self] error in
      if case .underlying(let underlying) = error { self?.present(underlying) }
    }
  }

  /// Shows what the work of an action fails with, and not that an execution was not taken.
  ///
  /// - Returns: what ends the binding; it ends with the presenter and with the action as well.
  @discardableResult
  public func bindErrors<Input, Element>(
    of action: PlumblineBlueprint.Action<Input, Element>
  ) -> any Disposable {
    self.bindErrors(of: action.base)
  }
}
