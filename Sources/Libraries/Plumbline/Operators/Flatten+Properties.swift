extension PropertyProtocol where Value: PropertyProtocol {
  /// Returns a property with the values of the properties that are values of this one.
  ///
  /// - Parameter strategy: The strategy that flattens them.
  public func flatten(_ strategy: FlattenStrategy) -> Property<Value.Value> { self.flatMap(strategy) { $0 } }
}
