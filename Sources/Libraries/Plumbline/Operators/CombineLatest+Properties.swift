extension Property {
  /// Returns a property with the values of several properties of any kind.
  @_disfavoredOverload
  public static func combineLatest<Source: PropertyProtocol<Value>>(
    _ properties: some Sequence<Source>
  ) -> Property<[Value]> {
    Property.combineLatest(properties.map { Property($0) })
  }
}
