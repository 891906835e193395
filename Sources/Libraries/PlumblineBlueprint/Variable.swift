/// A variable whose values are observable.
///
/// An observable of it sends the current value, then each value that is set, and completes when the variable is
/// deinitialized.
///
/// Source: the RxSwift blueprint, which allows it for the state of a view model.
@available(*, deprecated, message: "Use 'BehaviorRelay', or 'MutableProperty' of Plumbline.")
public final class Variable<Element> {
  private let property: MutableProperty<Element>

  /// Creates a variable.
  ///
  /// - Parameter value: The initial value.
  public init(_ value: Element) { self.property = MutableProperty(value) }

  /// The current value. Setting it sends the value.
  public var value: Element {
    get { self.property.value }
    set { self.property.value = newValue }
    _modify { yield &self.property.value }
  }

  /// Returns an observable of the current value, then of the values that follow each subscription.
  public func asObservable() -> Observable<Element> { self.property.asObservable() }
}
