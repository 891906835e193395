public import Plumbline
public import PlumblineBlueprint

extension Control {
  /// Lets a control execute an action, and be enabled as long as that can be executed.
  ///
  /// The control and the action keep each other alive in no direction: the binding ends with either.
  ///
  /// ```swift
  /// sendButton.bind(to: viewModel.actions.send, input: { [textField] in textField.text ?? "" })
  /// ```
  ///
  /// - Parameters:
  ///   - action: is executed whenever the control is triggered.
  ///   - input: makes the input of an execution.
  /// - Returns: what ends the binding; a control is bound to one action at a time.
  @discardableResult
  public func bind<Input, Output>(
    to action: Plumbline.Action<Input, Output>, input: @escaping () -> Input
  ) -> any Disposable {
    let binding = CompositeDisposable()
    binding.add(action.isEnabled.producer.startWithValues { [weak self] in self?.isEnabled = $0 })
    binding.add(
      self.observeTriggers { [weak action] in
        guard let action else { return }
        action.execute(input())
      })
    return binding
  }

  /// Lets a control execute an action that takes no input.
  @discardableResult
  public func bind<Output>(to action: Plumbline.Action<Void, Output>) -> any Disposable {
    self.bind(to: action, input: {})
  }

  /// Lets a control execute an action, and be enabled as long as that can be executed.
  ///
  /// - Parameters:
  ///   - action: is executed whenever the control is triggered.
  ///   - input: makes the input of an execution.
  /// - Returns: what ends the binding; a control is bound to one action at a time.
  @discardableResult
  public func bind<Input, Element>(
    to action: PlumblineBlueprint.Action<Input, Element>, input: @escaping () -> Input
  ) -> any Disposable {
    let binding = CompositeDisposable()
    binding.add(action.base.isEnabled.producer.startWithValues { [weak self] in self?.isEnabled = $0 })
    // By way of the inputs, which others may observe.
    binding.add(self.observeTriggers { [inputs = action.inputs] in inputs.onNext(input()) })
    return binding
  }

  /// Lets a control execute an action that takes no input.
  @discardableResult
  public func bind<Element>(to action: PlumblineBlueprint.Action<Void, Element>) -> any Disposable {
    self.bind(to: action, input: {})
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
