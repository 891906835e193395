import Foundation
public import PlumblineBlueprint

/// What the sending list is assembled from: the database and the server.
public struct SendingListService: SendingListServiceType {
  /// How often an upload is begun again by itself.
  static let retryCount = 2
  /// The time before each further attempt, in seconds.
  static let retryInterval = 1.0

  private let database: any DatabaseServiceType
  private let uploads: any UploadServiceType
  private let scheduler: any Scheduler

  public init(
    database: any DatabaseServiceType, uploads: any UploadServiceType, scheduler: any Scheduler
  ) {
    (self.database, self.uploads, self.scheduler) = (database, uploads, scheduler)
  }

  public func items() -> Observable<[Item]> { self.database.items() }

  public func message(for error: any Error) -> String {
    guard let error = error as? UploadError else {
      return "It did not go well: \(error.localizedDescription)."
    }
    if error == .removed { return error.localizedDescription }
    return "\(error.localizedDescription) Nothing is lost: the item is still to send."
  }

  public func remove(_ item: Item) -> Observable<Void> { self.database.remove(item.id) }

  public func rows(from items: [Item], _ step: UploadStep?) -> [ItemRow] {
    items.map { item in
      ItemRow(
        id: item.id, name: item.name, sizeText: ByteCount(item.size).text,
        state: Self.state(of: item, step))
    }
  }

  private static func state(of item: Item, _ step: UploadStep?) -> ItemRow.State {
    if let receipt = item.receipt { return .sent(number: receipt.number) }
    switch step {
    case .delayed(item.id): return .delayed
    case .progress(item.id, let byteCount):
      return .uploading(item.size == 0 ? 1 : Double(byteCount) / Double(item.size))
    // The items with their receipts are on their way.
    case .received(let receipt) where receipt.itemID == item.id: return .sent(number: receipt.number)
    default: return .waiting
    }
  }

  public func summary(of items: [Item]) -> String {
    let sentCount = items.count { $0.receipt != nil }
    return "\(items.count - sentCount) to send, \(sentCount) sent"
  }

  public func upload(_ item: Item) -> Observable<UploadStep> {
    self.attempt(item).producer
      .retry(upTo: Self.retryCount, interval: Self.retryInterval, on: self.scheduler).asObservable()
      .map { try $0.get() }
      .concatMap { [database] step -> Observable<UploadStep> in
        guard case .received(let receipt) = step else { return .just(step) }
        return database.keep(receipt).map { step }
      }
  }

  /// One upload, which fails with what may go well the next time. Any other error is a value.
  private func attempt(_ item: Item) -> Observable<Result<UploadStep, any Error>> {
    self.uploads.upload(item)
      .map { Result.success($0) }
      .catch { error -> Observable<Result<UploadStep, any Error>> in
        guard (error as? UploadError)?.isTransient == true else { return .just(.failure(error)) }
        return .just(.success(.delayed(item.id))).concat(Observable.error(error))
      }
  }
}
