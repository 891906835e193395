extension Property {
  /// Returns a property with the values of several properties: the current ones, then the first changes of all, and so on.
  public static func zip<Source: PropertyProtocol<Value>>(
    _ properties: some Sequence<Source>
  ) -> Property<[Value]> {
    let properties = Array(properties)
    return Property<[Value]>(
      initial: properties.map(\.settledValue), then: Signal.zip(properties.map(\.signal)))
  }
}
