public import PlumblineBlueprint

/// What a receipt is assembled from.
public protocol ReceiptServiceType: ViewModelServiceType {
  /// The number of the receipt, in words.
  func number(of item: Item) -> String

  /// The size of the item, in words.
  func size(of item: Item) -> String

  /// When the item was received, in words.
  func time(of item: Item) -> String
}
