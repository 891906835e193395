public import PlumblineBlueprint

/// The server that items are uploaded to.
public protocol UploadServiceType: BaseServiceType {
  /// Uploads what the server does not have of an item yet, step by step, and fails with an ``UploadError``.
  ///
  /// An item that the server has received before is not received again: its receipt is the same.
  func upload(_ item: Item) -> Observable<UploadStep>
}
