import PlumblineBlueprint
import SendingList

/// A server that says what the test lets it say.
final class UploadServiceDouble: UploadServiceType {
  /// The items of the uploads that were begun.
  private(set) var begun: [Item] = []
  /// How many uploads are under way.
  private(set) var underWayCount = 0
  private var observer: AnyObserver<UploadStep>?

  func upload(_ item: Item) -> Observable<UploadStep> {
    Observable.create { observer in
      self.begun.append(item)
      self.underWayCount += 1
      self.observer = observer
      return Disposables.create { self.underWayCount -= 1 }
    }
  }

  func progress(_ byteCount: Int) {
    guard let item = self.begun.last else { return }
    self.observer?.onNext(.progress(item.id, byteCount: byteCount))
  }

  func receive(number: Int) {
    guard let item = self.begun.last else { return }
    self.observer?.onNext(.received(Receipt(itemID: item.id, number: number, receivedAt: .distantPast)))
    self.observer?.onCompleted()
  }

  func fail(_ error: any Error) { self.observer?.onError(error) }
}
