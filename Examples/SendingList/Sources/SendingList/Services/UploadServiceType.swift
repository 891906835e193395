public import PlumblineBlueprint

/// The server that items are uploaded to.
public protocol UploadServiceType: BaseServiceType {
  /// Uploads what the server does not have of an item yet, step by step. Fails with an ``UploadError``, or with what the
  /// content could not be read for.
  ///
  /// An item that the server has received before is not received again: its receipt is the same.
  func upload(_ item: Item) -> Observable<UploadStep>
}
