/// An action, for code that declares its inputs as an observer.
public protocol ActionType<Input>: AnyObject {
  /// The type of the inputs.
  associatedtype Input
  /// The type of the elements.
  associatedtype Element

  /// Executes the work for an input, if the action is enabled and not executing.
  @discardableResult
  func execute(_ value: Input) -> Observable<Element>
}

extension Action: ActionType {}

extension ActionType {
  /// An observer that executes the action for each element, and ignores terminal events.
  @_disfavoredOverload
  public var inputs: AnyObserver<Input> {
    AnyObserver { [weak self] event in
      if case .next(let element) = event { self?.execute(element) }
    }
  }
}
