public import PlumblineBlueprint
public import PlumblineNavigation

public protocol AddItemViewModelInputsType {
  /// Receives the text of the path field when it changes.
  var pathTextChanged: PublishSubject<String> { get }
}

public protocol AddItemViewModelOutputsType {
  /// Emits what the person is told.
  var notice: Observable<Notice> { get }
}

public protocol AddItemViewModelActionsType {
  /// Adds the file at the path to the sending list, and leaves the scene.
  var addAction: CocoaAction { get }

  /// Leaves the scene.
  var cancelAction: CocoaAction { get }
}

public protocol AddItemViewModelType: AnyObject {
  var inputs: AddItemViewModelInputsType { get }
  var outputs: AddItemViewModelOutputsType { get }
  var actions: AddItemViewModelActionsType { get }
}

public final class AddItemViewModel: AddItemViewModelType {

  public var inputs: AddItemViewModelInputsType { return self }
  public var outputs: AddItemViewModelOutputsType { return self }
  public var actions: AddItemViewModelActionsType { return self }

  // Setup
  private let service: any AddItemServiceType
  private let coordinator: any AppCoordinatorType

  // Inputs
  public let pathTextChanged: PublishSubject<String>

  // Outputs
  public let notice: Observable<Notice>

  // ViewModel Life Cycle

  public init(
    service: any AddItemServiceType, coordinator: any AppCoordinatorType, scheduler: any Scheduler
  ) {
    // Setup
    self.service = service
    self.coordinator = coordinator

    // Inputs
    pathTextChanged = PublishSubject()

    // Outputs
    let path =
      pathTextChanged
      .startWith("")
      .distinctUntilChanged()
      .share(replay: 1)

    let add = CocoaAction(
      enabledIf: path.map { !$0.isEmpty },
      workFactory: {
        path
          .take(1)
          .flatMap { path in service.file(at: path) }
          .flatMap { file in service.add(file) }
          .flatMap { _ in coordinator.transition(.dismiss, animated: true) }
      }
    )

    // What is said of an attempt to add a file is not replaced by what the file is.
    let previewedPath = Observable.merge(
      path.map { Optional($0) },
      add.executing.filter { $0 }.map { _ in nil }
    )

    let preview =
      previewedPath
      .debounce(.milliseconds(300), scheduler: scheduler)
      .flatMapLatest { path -> Observable<Notice> in
        guard let path else { return .empty() }
        guard !path.isEmpty else { return .just(.none) }
        return service.file(at: path)
          .map { .information(service.preview(of: $0)) }
          .catch { Observable.just(.failure($0.localizedDescription)) }
      }

    notice = Observable.merge(
      path.map { _ in Notice.none },
      preview,
      add.underlyingError.map { .failure($0.localizedDescription) }
    )
    .distinctUntilChanged()

    // ViewModel Life Cycle

    // Actions
    addAction = add
    cancelAction = CocoaAction {
      coordinator.transition(.dismiss, animated: true)
    }
  }

  // Actions
  public let addAction: CocoaAction
  public let cancelAction: CocoaAction
}

extension AddItemViewModel: AddItemViewModelInputsType, AddItemViewModelOutputsType,
  AddItemViewModelActionsType
{}
