public import PlumblineBlueprint

/// What the sending list is assembled from.
public protocol SendingListServiceType: ViewModelServiceType {
  /// Emits the items, now and after each change.
  func items() -> Observable<[Item]>

  /// What the person is told about an upload that has failed.
  func message(for error: any Error) -> String

  /// Removes an item.
  func remove(_ item: Item) -> Observable<Void>

  /// The items as rows, with how far the upload that is under way has come.
  func rows(from items: [Item], _ step: UploadStep?) -> [ItemRow]

  /// How many items are to send, and how many were sent.
  func summary(of items: [Item]) -> String

  /// Uploads an item, and tries again when the server is away for a moment. Its receipt is kept before it is emitted.
  func upload(_ item: Item) -> Observable<UploadStep>
}
