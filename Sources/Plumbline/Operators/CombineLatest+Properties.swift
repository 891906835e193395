extension Property {
  /// Returns a property with the values of several properties of any kind.
  @_disfavoredOverload
  public static func combineLatest<First: PropertyProtocol, each Other: PropertyProtocol>(
    _ first: First, _ others: repeat each Other
  ) -> Property<(Value, repeat (each Other).Value)> where First.Value == Value {
    Property.combineLatest(first.readOnly, repeat (each others).readOnly)
  }

  /// Returns a property with the values of several properties of any kind.
  @_disfavoredOverload
  public static func combineLatest<Source: PropertyProtocol<Value>>(
    _ properties: some Sequence<Source>
  ) -> Property<[Value]> {
    Property.combineLatest(properties.map(\.readOnly))
  }
}

extension PropertyProtocol {
  /// The property as a read-only one.
  fileprivate var readOnly: Property<Value> { Property(self) }
}
