public import PlumblineBlueprint
public import PlumblineNavigation

public protocol SendingListViewModelInputsType {
  /// Receives the item whose row is highlighted.
  var rowHighlighted: PublishSubject<Item.ID> { get }
}

public protocol SendingListViewModelOutputsType {
  /// Emits whether the message that the list is empty is hidden.
  var isEmptyMessageHidden: Observable<Bool> { get }

  /// Emits the rows of the list.
  var itemRows: Observable<[ItemRow]> { get }

  /// Emits what the person is told.
  var notice: Observable<Notice> { get }

  /// Emits how many items are to send, and how many were sent.
  var summaryText: Observable<String> { get }
}

public protocol SendingListViewModelActionsType {
  /// Presents the scene in which a file is chosen.
  var addAction: CocoaAction { get }

  /// Ends the upload that is under way. The item is still to send.
  var cancelAction: CocoaAction { get }

  /// Shows the receipt of the highlighted item.
  var openAction: CocoaAction { get }

  /// Removes the highlighted item.
  var removeAction: CocoaAction { get }

  /// Uploads the highlighted item and presents its receipt.
  var uploadAction: Action<Void, UploadStep> { get }
}

public protocol SendingListViewModelType: AnyObject {
  var inputs: SendingListViewModelInputsType { get }
  var outputs: SendingListViewModelOutputsType { get }
  var actions: SendingListViewModelActionsType { get }
}

public final class SendingListViewModel: SendingListViewModelType {

  public var inputs: SendingListViewModelInputsType { return self }
  public var outputs: SendingListViewModelOutputsType { return self }
  public var actions: SendingListViewModelActionsType { return self }

  // Setup
  private let service: any SendingListServiceType
  private let coordinator: any AppCoordinatorType

  // Inputs
  public let rowHighlighted: PublishSubject<Item.ID>

  // Outputs
  public let isEmptyMessageHidden: Observable<Bool>
  public let itemRows: Observable<[ItemRow]>
  public let notice: Observable<Notice>
  public let summaryText: Observable<String>

  // ViewModel Life Cycle

  public init(service: any SendingListServiceType, coordinator: any AppCoordinatorType) {
    // Setup
    self.service = service
    self.coordinator = coordinator

    // Inputs
    rowHighlighted = PublishSubject()

    // Outputs
    let items = service.items().share(replay: 1)

    let highlightedItem = Observable.combineLatest(items, rowHighlighted)
      .map { items, id in items.first { $0.id == id } }
      .startWith(nil)
      .share(replay: 1)

    let cancelled = PublishSubject<Void>()

    let upload = Action<Void, UploadStep>(
      enabledIf: highlightedItem.map { item in item != nil && item?.receipt == nil },
      workFactory: {
        highlightedItem
          .take(1)
          .compactMap { $0 }
          .flatMap { item in
            service.upload(item)
              .take(until: cancelled)
              .concatMap { step -> Observable<UploadStep> in
                guard case .received(let receipt) = step else { return .just(step) }
                let sent = Item(id: item.id, name: item.name, size: item.size, receipt: receipt)
                let presentation = coordinator.transition(to: .receipt(sent), type: .modal)
                return .just(step).concat(presentation.compactMap { _ in nil })
              }
          }
      }
    )

    let uploadStep = Observable.merge(
      upload.elements.map { Optional($0) },
      upload.executing.filter { !$0 }.map { _ in nil }
    )
    .startWith(nil)
    .share(replay: 1)

    let add = CocoaAction(
      // The receipt comes up over the list.
      enabledIf: upload.executing.map { !$0 },
      workFactory: { coordinator.transition(to: .addItem, type: .modal) }
    )

    let open = CocoaAction(
      enabledIf: highlightedItem.map { $0?.receipt != nil },
      workFactory: {
        highlightedItem
          .take(1)
          .compactMap { $0 }
          .flatMap { item in coordinator.transition(to: .receipt(item), type: .push) }
      }
    )

    let remove = CocoaAction(
      enabledIf: Observable.combineLatest(highlightedItem, upload.executing)
        .map { item, isUploading in item != nil && !isUploading },
      workFactory: {
        highlightedItem
          .take(1)
          .compactMap { $0 }
          .flatMap { item in service.remove(item) }
      }
    )

    isEmptyMessageHidden =
      items
      .map { !$0.isEmpty }
      .distinctUntilChanged()

    itemRows = Observable.combineLatest(items, uploadStep)
      .map { items, step in service.rows(from: items, step) }
      .distinctUntilChanged()

    let began = Observable.merge(add.executing, remove.executing, upload.executing)
      .filter { $0 }
      .map { _ in Notice.none }

    let failures = Observable.merge(
      Observable.merge(add.underlyingError, open.underlyingError, remove.underlyingError),
      upload.underlyingError,
      // The list fails once, and for good.
      items.materialize().compactMap { $0.error }
    )
    .map { Notice.failure(service.message(for: $0)) }

    notice = Observable.merge(
      began,
      failures,
      cancelled.map { .information("The upload was cancelled.") }
    )
    .startWith(.none)
    .distinctUntilChanged()

    summaryText =
      items
      .map { service.summary(of: $0) }
      .distinctUntilChanged()

    // ViewModel Life Cycle

    // Actions
    addAction = add

    cancelAction = CocoaAction(
      enabledIf: Observable.combineLatest(upload.executing, uploadStep)
        .map { isUploading, step in
          guard case .received = step else { return isUploading }
          return false
        },
      workFactory: {
        cancelled.onNext()
        return Observable<Void>.empty()
      }
    )

    openAction = open
    removeAction = remove
    uploadAction = upload
  }

  // Actions
  public let addAction: CocoaAction
  public let cancelAction: CocoaAction
  public let openAction: CocoaAction
  public let removeAction: CocoaAction
  public let uploadAction: Action<Void, UploadStep>
}

extension SendingListViewModel: SendingListViewModelInputsType, SendingListViewModelOutputsType,
  SendingListViewModelActionsType
{}
