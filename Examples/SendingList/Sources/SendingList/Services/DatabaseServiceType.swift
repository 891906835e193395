public import PlumblineBlueprint

/// The database that the items are kept in.
public protocol DatabaseServiceType: BaseServiceType {
  /// Adds an item that is still to send. Emits it when it is kept.
  func add(_ item: NewItem) -> Observable<Item>

  /// Emits the items in the order in which they were added, now and after each change.
  func items() -> Observable<[Item]>

  /// Keeps what the server gave for an item, which is sent from then on. Emits when it is kept.
  func keep(_ receipt: Receipt) -> Observable<Void>

  /// Removes an item. Emits when it is gone.
  func remove(_ id: Item.ID) -> Observable<Void>
}
