public import PlumblineBlueprint
public import PlumblineNavigation

public protocol ReceiptViewModelInputsType {}

public protocol ReceiptViewModelOutputsType {
  /// Emits the name of the item.
  var nameText: Observable<String> { get }

  /// Emits the number of the receipt.
  var numberText: Observable<String> { get }

  /// Emits the size of the item.
  var sizeText: Observable<String> { get }

  /// Emits when the item was received.
  var timeText: Observable<String> { get }
}

public protocol ReceiptViewModelActionsType {
  /// Leaves the scene.
  var doneAction: CocoaAction { get }
}

public protocol ReceiptViewModelType: AnyObject {
  var inputs: ReceiptViewModelInputsType { get }
  var outputs: ReceiptViewModelOutputsType { get }
  var actions: ReceiptViewModelActionsType { get }
}

public final class ReceiptViewModel: ReceiptViewModelType {

  public var inputs: ReceiptViewModelInputsType { return self }
  public var outputs: ReceiptViewModelOutputsType { return self }
  public var actions: ReceiptViewModelActionsType { return self }

  // Setup
  private let service: any ReceiptServiceType
  private let coordinator: any AppCoordinatorType

  // Inputs

  // Outputs
  public let nameText: Observable<String>
  public let numberText: Observable<String>
  public let sizeText: Observable<String>
  public let timeText: Observable<String>

  // ViewModel Life Cycle

  public init(
    item: Item, service: any ReceiptServiceType, coordinator: any AppCoordinatorType
  ) {
    // Setup
    self.service = service
    self.coordinator = coordinator

    // Inputs

    // Outputs
    nameText = .just(item.name)
    numberText = .just(service.number(of: item))
    sizeText = .just(service.size(of: item))
    timeText = .just(service.time(of: item))

    // ViewModel Life Cycle

    // Actions
    doneAction = CocoaAction {
      coordinator.pop()
    }
  }

  // Actions
  public let doneAction: CocoaAction
}

extension ReceiptViewModel: ReceiptViewModelInputsType, ReceiptViewModelOutputsType,
  ReceiptViewModelActionsType
{}
