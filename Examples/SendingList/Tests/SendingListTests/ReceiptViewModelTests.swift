import Foundation
import PlumblineTesting
import SendingList
import Testing

@Suite("The receipt")
struct ReceiptViewModelTests {
  let coordinator = CoordinatorDouble()
  let item: Item
  let viewModel: ReceiptViewModelType

  init() throws {
    let id = UUID()
    self.item = Item(
      id: id, name: "photo.jpg", size: 2_340_000,
      receipt: Receipt(itemID: id, number: 7, receivedAt: Date(timeIntervalSince1970: 1_700_000_000)))
    self.viewModel = ReceiptViewModel(
      item: self.item, service: ReceiptService(timeZone: try #require(TimeZone(identifier: "UTC"))),
      coordinator: self.coordinator)
  }

  @Test("A receipt says what was sent, and when")
  func texts() {
    let outputs = self.viewModel.outputs
    TestObserver(outputs.nameText).assertValues(["photo.jpg"])
    TestObserver(outputs.numberText).assertValues(["Receipt 7"])
    TestObserver(outputs.sizeText).assertValues(["2.3 MB"])
    TestObserver(outputs.timeText).assertValues(["2023-11-14 22:13:20"])
  }

  @Test("The scene is left")
  func done() {
    self.viewModel.actions.doneAction.execute()
    #expect(self.coordinator.transitions == ["pop"])
  }
}
