public import Plumbline
public import PlumblineBlueprint

/// A control that a user triggers, such as a button.
public protocol Control: AnyObject {
  /// Whether the control can be triggered.
  var isEnabled: Bool { get set }

  /// Calls a closure whenever the control is triggered.
  ///
  /// - Parameter action: The closure.
  /// - Returns: A disposable that ends the observation, which also ends when the control is deinitialized.
  func observeTriggers(_ action: @escaping () -> Void) -> any Disposable
}

/// A view that shows activity.
public protocol ActivityIndicator: AnyObject {
  /// Starts or stops the animation.
  ///
  /// - Parameter isAnimating: Whether there is activity.
  func setAnimating(_ isAnimating: Bool)
}

/// An object that shows errors, such as a view controller that presents an alert.
public protocol ErrorPresenter: AnyObject {
  /// Shows an error.
  func present(_ error: any Error)
}

extension Control {
  /// Binds a control to an action: the control executes the action, and is enabled while the action can be executed.
  ///
  /// The binding retains neither the control nor the action, and ends when either is deinitialized. A control that is
  /// bound a second time, for example in a reused cell, stays bound to the first action until that binding is disposed of.
  ///
  /// ```swift
  /// sendButton.bind(to: viewModel.actions.send, input: { [textField] in textField.text ?? "" })
  /// ```
  ///
  /// - Parameters:
  ///   - action: The action, which is executed whenever the control is triggered.
  ///   - input: Makes the input of an execution.
  /// - Returns: A disposable that ends the binding.
  @discardableResult
  public func bind<Input, Output>(
    to action: Plumbline.Action<Input, Output>, input: @escaping () -> Input
  ) -> any Disposable {
    self.connect(to: action) { [weak action] in action?.execute(input()) }
  }

  /// Binds a control to an action without an input.
  @discardableResult
  public func bind<Output>(to action: Plumbline.Action<Void, Output>) -> any Disposable {
    self.bind(to: action, input: {})
  }

  /// Binds a control to an action whose input is a value of the control, such as the value of a slider.
  ///
  /// - Parameters:
  ///   - action: The action, which is executed whenever the control is triggered.
  ///   - input: Makes the input of an execution from the control.
  /// - Returns: A disposable that ends the binding.
  @discardableResult
  public func bind<Input, Output>(
    to action: Plumbline.Action<Input, Output>, input: @escaping (Self) -> Input
  ) -> any Disposable {
    self.connect(to: action) { [weak self, weak action] in
      if let self { action?.execute(input(self)) }
    }
  }

  /// Binds a control to an action: the control executes the action, and is enabled while the action can be executed.
  ///
  /// - Parameters:
  ///   - action: The action, which is executed whenever the control is triggered.
  ///   - input: Makes the input of an execution.
  /// - Returns: A disposable that ends the binding.
  @discardableResult
  public func bind<Input, Element>(
    to action: PlumblineBlueprint.Action<Input, Element>, input: @escaping () -> Input
  ) -> any Disposable {
    // The action is executed through its inputs, which others may observe.
    self.connect(to: action.base) { [inputs = action.inputs] in inputs.onNext(input()) }
  }

  /// Binds a control to an action without an input.
  @discardableResult
  public func bind<Element>(to action: PlumblineBlueprint.Action<Void, Element>) -> any Disposable {
    self.bind(to: action, input: {})
  }

  /// Binds a control to an action whose input is a value of the control, such as the value of a slider.
  ///
  /// - Parameters:
  ///   - action: The action, which is executed whenever the control is triggered.
  ///   - input: Makes the input of an execution from the control.
  /// - Returns: A disposable that ends the binding.
  @discardableResult
  public func bind<Input, Element>(
    to action: PlumblineBlueprint.Action<Input, Element>, input: @escaping (Self) -> Input
  ) -> any Disposable {
    self.connect(to: action.base) { [weak self, inputs = action.inputs] in
      if let self { inputs.onNext(input(self)) }
    }
  }

  /// Executes an action for each trigger, until the control or the action is deinitialized.
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
  /// Binds the indicator to an action: it is active while the action executes.
  ///
  /// - Parameter action: The action.
  /// - Returns: A disposable that ends the binding. The binding also ends when the indicator or the action is deinitialized.
  @discardableResult
  public func bind<Input, Output>(to action: Plumbline.Action<Input, Output>) -> any Disposable {
    action.isExecuting.producer.startWithValues { [weak self] in self?.setAnimating($0) }
  }

  /// Binds the indicator to an action: it is active while the action executes.
  ///
  /// - Parameter action: The action.
  /// - Returns: A disposable that ends the binding. The binding also ends when the indicator or the action is deinitialized.
  @discardableResult
  public func bind<Input, Element>(to action: PlumblineBlueprint.Action<Input, Element>) -> any Disposable {
    self.bind(to: action.base)
  }
}

extension ErrorPresenter {
  /// Binds the presenter to an action: it presents the errors of the work, without those of inputs that were not accepted.
  ///
  /// - Parameter action: The action.
  /// - Returns: A disposable that ends the binding. The binding also ends when the presenter or the action is deinitialized.
  @discardableResult
  public func bindErrors<Input, Output>(of action: Plumbline.Action<Input, Output>) -> any Disposable {
    action.errors.producer.startWithValues { [weak self] error in
      if case .underlying(let underlying) = error { self?.present(underlying) }
    }
  }

  /// Binds the presenter to an action: it presents the errors of the work, without those of inputs that were not accepted.
  ///
  /// - Parameter action: The action.
  /// - Returns: A disposable that ends the binding. The binding also ends when the presenter or the action is deinitialized.
  @discardableResult
  public func bindErrors<Input, Element>(
    of action: PlumblineBlueprint.Action<Input, Element>
  ) -> any Disposable {
    self.bindErrors(of: action.base)
  }
}
