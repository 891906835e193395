extension Property {
  /// Returns a property with the values of several properties: the current ones, then the first changes of all, and so on.
  public static func zip<First: PropertyProtocol, each Other: PropertyProtocol>(
    _ first: First, _ others: repeat each Other
  ) -> Property<(Value, repeat (each Other).Value)> where First.Value == Value {
    Property<(Value, repeat (each Other).Value)>(
      initial: (first.value, repeat (each others).value),
      then: Signal.zip(first.signal, repeat (each others).signal))
  }

  /// Returns a property with the values of several properties: the current ones, then the first changes of all, and so on.
  public static func zip<Source: PropertyProtocol<Value>>(
    _ properties: some Sequence<Source>
  ) -> Property<[Value]> {
    let properties = Array(properties)
    return Property<[Value]>(initial: properties.map(\.value), then: Signal.zip(properties.map(\.signal)))
  }
}
