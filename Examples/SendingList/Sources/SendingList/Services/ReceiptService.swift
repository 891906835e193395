public import Foundation

/// What a receipt is assembled from: how numbers and times are written where the person is.
public struct ReceiptService: ReceiptServiceType {
  private let timeZone: TimeZone

  public init(timeZone: TimeZone) { self.timeZone = timeZone }

  public func number(of item: Item) -> String {
    item.receipt.map { "Receipt \($0.number)" } ?? "Still to send"
  }

  public func size(of item: Item) -> String { ByteCount(item.size).text }

  public func time(of item: Item) -> String {
    guard let receipt = item.receipt else { return "" }
    return receipt.receivedAt.formatted(
      Date.ISO8601FormatStyle(dateTimeSeparator: .space, timeZone: self.timeZone)
        .year().month().day().dateSeparator(.dash).time(includingFractionalSeconds: false)
        .timeSeparator(.colon))
  }
}
