import Foundation
import PlumblineBlueprint
import PlumblineNavigation
import PlumblineTesting
import SendingList
import SendingListServices
import Testing
import TestSupport

@Suite("The sending list")
struct SendingListViewModelTests {
  let coordinator = CoordinatorDouble()
  let database: ItemDatabase
  let scheduler = TestScheduler()
  let uploads = UploadServiceDouble()
  let viewModel: SendingListViewModelType
  let isAddEnabled = TestObserver<Bool, any Error>()
  let isCancelEnabled = TestObserver<Bool, any Error>()
  let isEmptyMessageHidden = TestObserver<Bool, any Error>()
  let isOpenEnabled = TestObserver<Bool, any Error>()
  let isRemoveEnabled = TestObserver<Bool, any Error>()
  let isUploadEnabled = TestObserver<Bool, any Error>()
  let itemRows = TestObserver<[ItemRow], any Error>()
  let notice = TestObserver<Notice, any Error>()
  let summaryText = TestObserver<String, any Error>()

  init() throws {
    self.database = try ItemDatabase()
    let service = SendingListService(
      database: self.database, uploads: self.uploads, scheduler: self.scheduler)
    self.viewModel = SendingListViewModel(service: service, coordinator: self.coordinator)
    let (outputs, actions) = (self.viewModel.outputs, self.viewModel.actions)
    outputs.isEmptyMessageHidden.start(self.isEmptyMessageHidden.observer)
    outputs.itemRows.start(self.itemRows.observer)
    outputs.notice.start(self.notice.observer)
    outputs.summaryText.start(self.summaryText.observer)
    actions.addAction.enabled.start(self.isAddEnabled.observer)
    actions.cancelAction.enabled.start(self.isCancelEnabled.observer)
    actions.openAction.enabled.start(self.isOpenEnabled.observer)
    actions.removeAction.enabled.start(self.isRemoveEnabled.observer)
    actions.uploadAction.enabled.start(self.isUploadEnabled.observer)
  }

  /// Adds items of a hundred bytes each, and waits for their rows.
  @discardableResult
  func add(_ names: String...) async -> [Item.ID] {
    for name in names {
      let count = self.itemRows.lastValue?.count ?? 0
      self.database.add(NewItem(name: name, content: Data(repeating: 7, count: 100))).start()
      #expect(await eventually { self.itemRows.lastValue?.count == count + 1 })
    }
    return self.itemRows.lastValue?.map(\.id) ?? []
  }

  var states: [ItemRow.State] { self.itemRows.lastValue?.map(\.state) ?? [] }

  @Test("An empty list says so")
  func empty() async {
    #expect(await eventually { self.itemRows.didEmitValue })
    self.isEmptyMessageHidden.assertValues([false])
    self.itemRows.assertValues([[]])
    self.summaryText.assertValues(["0 to send, 0 sent"])
    self.isUploadEnabled.assertValues([false])
  }

  @Test("Items are shown in the order in which they were added")
  func rows() async {
    let ids = await self.add("b.txt", "a.txt")
    self.isEmptyMessageHidden.assertValues([false, true])
    self.itemRows.assertLastValue([
      ItemRow(id: ids[0], name: "b.txt", sizeText: "100 bytes", state: .waiting),
      ItemRow(id: ids[1], name: "a.txt", sizeText: "100 bytes", state: .waiting),
    ])
    self.summaryText.assertLastValue("2 to send, 0 sent")
  }

  @Test("An upload shows its progress, is kept, and presents its receipt")
  func upload() async {
    let ids = await self.add("a.txt", "b.txt")
    self.viewModel.inputs.rowHighlighted.onNext(ids[1])
    self.isUploadEnabled.assertValues([false, true])
    self.viewModel.actions.uploadAction.execute()
    #expect(self.uploads.begun.map(\.name) == ["b.txt"])
    self.isUploadEnabled.assertLastValue(false)
    self.isCancelEnabled.assertLastValue(true)
    self.isRemoveEnabled.assertLastValue(false)
    self.isAddEnabled.assertLastValue(false)
    self.uploads.progress(0)
    self.uploads.progress(50)
    #expect(self.states == [.waiting, .uploading(0.5)])

    self.uploads.receive(number: 12)
    #expect(await eventually { self.states == [.waiting, .sent(number: 12)] })
    #expect(await eventually { self.isCancelEnabled.lastValue == false })
    #expect(self.coordinator.transitions == ["modal receipt 12 of b.txt"])
    self.summaryText.assertLastValue("1 to send, 1 sent")
    self.notice.assertValues([.none])
    // What is sent is not sent again.
    self.isUploadEnabled.assertLastValue(false)
    self.isOpenEnabled.assertLastValue(true)
  }

  @Test("An upload is tried again twice when the server is away, then the person is told")
  func serverAway() async {
    let ids = await self.add("a.txt")
    self.viewModel.inputs.rowHighlighted.onNext(ids[0])
    self.viewModel.actions.uploadAction.execute()
    self.uploads.progress(40)
    self.uploads.fail(UploadError.serverUnreachable)
    #expect(self.states == [.delayed])
    #expect(self.uploads.begun.count == 1)
    self.scheduler.advance(by: 0.999)
    #expect(self.uploads.begun.count == 1)
    self.scheduler.advance(by: 0.001)
    #expect(self.uploads.begun.count == 2)
    self.uploads.progress(40)
    #expect(self.states == [.uploading(0.4)])
    self.uploads.fail(UploadError.serverUnreachable)
    self.scheduler.advance(by: 1)
    #expect(self.uploads.begun.count == 3)
    self.uploads.fail(UploadError.serverUnreachable)
    self.scheduler.run()
    #expect(self.uploads.begun.count == 3)
    #expect(self.states == [.waiting])
    self.notice.assertValues([
      .none, .failure("The server cannot be reached. Nothing is lost: the item is still to send."),
    ])

    // The person tries again.
    self.viewModel.actions.uploadAction.execute()
    self.notice.assertLastValue(Notice.none)
    #expect(Set(self.uploads.begun.map(\.id)) == [ids[0]])
    self.uploads.receive(number: 1)
    #expect(await eventually { self.states == [.sent(number: 1)] })
  }

  @Test("An upload that a moment later goes well is not spoken of")
  func serverBack() async {
    let ids = await self.add("a.txt")
    self.viewModel.inputs.rowHighlighted.onNext(ids[0])
    self.viewModel.actions.uploadAction.execute()
    self.uploads.fail(UploadError.serverUnreachable)
    self.scheduler.advance(by: 1)
    self.uploads.receive(number: 3)
    #expect(await eventually { self.states == [.sent(number: 3)] })
    self.notice.assertValues([.none])
  }

  @Test(
    "What will not get better is told at once",
    arguments: [
      (UploadError.refused("it has too many bytes"), "The server refuses the item: it has too many bytes."),
      (.unexpectedAnswer, "The server gave an answer that is not understood."),
    ])
  func refused(error: UploadError, message: String) async {
    let ids = await self.add("a.txt")
    self.viewModel.inputs.rowHighlighted.onNext(ids[0])
    self.viewModel.actions.uploadAction.execute()
    self.uploads.fail(error)
    self.scheduler.run()
    #expect(self.uploads.begun.count == 1)
    self.notice.assertLastValue(.failure("\(message) Nothing is lost: the item is still to send."))
    self.isUploadEnabled.assertLastValue(true)
  }

  @Test("An upload that is cancelled ends at once, and its item is still to send", arguments: [false, true])
  func cancel(isDelayed: Bool) async {
    let ids = await self.add("a.txt")
    self.viewModel.inputs.rowHighlighted.onNext(ids[0])
    self.viewModel.actions.cancelAction.execute()
    self.viewModel.actions.uploadAction.execute()
    self.uploads.progress(90)
    if isDelayed { self.uploads.fail(UploadError.serverUnreachable) }
    self.viewModel.actions.cancelAction.execute()
    #expect(self.uploads.underWayCount == 0)
    #expect(self.states == [.waiting])
    self.notice.assertValues([
      .none, .information("The upload was cancelled."),
    ])
    self.isCancelEnabled.assertLastValue(false)
    self.isUploadEnabled.assertLastValue(true)
    self.scheduler.run()
    #expect(self.uploads.begun.count == 1)
    #expect(self.coordinator.transitions.isEmpty)
  }

  @Test("One item is uploaded at a time")
  func oneAtATime() async {
    let ids = await self.add("a.txt", "b.txt")
    self.viewModel.inputs.rowHighlighted.onNext(ids[0])
    self.viewModel.actions.uploadAction.execute()
    self.viewModel.inputs.rowHighlighted.onNext(ids[1])
    self.viewModel.actions.uploadAction.execute()
    #expect(self.uploads.begun.map(\.name) == ["a.txt"])
    // The receipt is that of the item whose upload was begun, whatever is highlighted meanwhile.
    self.uploads.receive(number: 5)
    #expect(await eventually { self.coordinator.transitions == ["modal receipt 5 of a.txt"] })
    #expect(await eventually { self.states == [.sent(number: 5), .waiting] })
    #expect(await eventually { self.isUploadEnabled.lastValue == true })
  }

  @Test("An item is removed")
  func remove() async {
    let ids = await self.add("a.txt", "b.txt")
    self.isRemoveEnabled.assertValues([false])
    self.viewModel.inputs.rowHighlighted.onNext(ids[0])
    self.isRemoveEnabled.assertLastValue(true)
    self.viewModel.actions.removeAction.execute()
    #expect(await eventually { self.itemRows.lastValue?.map(\.name) == ["b.txt"] })
    // Nothing is highlighted that is not there.
    #expect(await eventually { self.isRemoveEnabled.lastValue == false })
    self.isUploadEnabled.assertLastValue(false)
  }

  @Test("The scenes of a file to be added and of a receipt come up")
  func scenes() async {
    let ids = await self.add("a.txt")
    self.viewModel.actions.addAction.execute()
    self.viewModel.inputs.rowHighlighted.onNext(ids[0])
    self.isOpenEnabled.assertValues([false])
    self.viewModel.actions.openAction.execute()
    self.database.keep(Receipt(itemID: ids[0], number: 4, receivedAt: .distantPast)).start()
    #expect(await eventually { self.isOpenEnabled.lastValue == true })
    self.viewModel.actions.openAction.execute()
    #expect(self.coordinator.transitions == ["modal add item", "push receipt 4 of a.txt"])
  }

  @Test("An item that is removed before its receipt comes is said to be removed")
  func removedMeanwhile() async {
    let ids = await self.add("a.txt")
    self.viewModel.inputs.rowHighlighted.onNext(ids[0])
    self.viewModel.actions.uploadAction.execute()
    self.database.remove(ids[0]).start()
    #expect(await eventually { self.itemRows.lastValue?.isEmpty == true })
    self.uploads.receive(number: 1)
    #expect(await eventually { self.notice.lastValue == .failure("The item was removed.") })
    #expect(self.coordinator.transitions.isEmpty)
  }

  @Test("An upload whose receipt is on its way to the screen cannot be cancelled")
  func cancelTooLate() async {
    let ids = await self.add("a.txt")
    self.coordinator.isSlow = true
    self.viewModel.inputs.rowHighlighted.onNext(ids[0])
    self.viewModel.actions.uploadAction.execute()
    self.isCancelEnabled.assertLastValue(true)
    self.uploads.receive(number: 1)
    #expect(await eventually { self.coordinator.transitions.count == 1 })
    self.isCancelEnabled.assertLastValue(false)
    self.isUploadEnabled.assertLastValue(false)
    #expect(self.states == [.sent(number: 1)])
    self.viewModel.actions.cancelAction.execute()
    self.notice.assertValues([.none])
  }

  @Test("What is told is told until the next thing happens")
  func noticeEnds() async {
    let ids = await self.add("a.txt")
    self.viewModel.inputs.rowHighlighted.onNext(ids[0])
    self.viewModel.actions.uploadAction.execute()
    self.viewModel.actions.cancelAction.execute()
    self.notice.assertLastValue(.information("The upload was cancelled."))
    self.viewModel.actions.removeAction.execute()
    self.notice.assertLastValue(Notice.none)
  }

  @Test("A list that cannot be read is told, and so is an item that cannot be removed")
  func brokenDatabase() {
    struct Broken: LocalizedError {
      let errorDescription: String? = "The disk is full"
    }
    final class BrokenDatabase: DatabaseServiceType {
      let list = BehaviorSubject<[Item]>(value: [Item(id: UUID(), name: "a", size: 1, receipt: nil)])
      func add(_ item: NewItem) -> Observable<Item> { .error(Broken()) }
      func items() -> Observable<[Item]> { self.list.asObservable() }
      func keep(_ receipt: Receipt) -> Observable<Void> { .error(Broken()) }
      func remove(_ id: Item.ID) -> Observable<Void> { .error(Broken()) }
    }
    let database = BrokenDatabase()
    let viewModel = SendingListViewModel(
      service: SendingListService(database: database, uploads: self.uploads, scheduler: self.scheduler),
      coordinator: self.coordinator)
    let notice = TestObserver<Notice, any Error>(viewModel.notice)
    if let id = try? database.list.value().first?.id { viewModel.rowHighlighted.onNext(id) }
    viewModel.removeAction.execute()
    notice.assertLastValue(.failure("It did not go well: The disk is full."))
    viewModel.uploadAction.execute()
    notice.assertLastValue(Notice.none)
    self.uploads.receive(number: 1)
    notice.assertLastValue(.failure("It did not go well: The disk is full."))
    viewModel.addAction.execute()
    notice.assertLastValue(Notice.none)
    database.list.onError(Broken())
    notice.assertLastValue(.failure("It did not go well: The disk is full."))
  }

  @Test("A receipt that cannot be shown is told, and the item is sent all the same")
  func failingTransition() async {
    let ids = await self.add("a.txt")
    self.coordinator.failure = SceneError.refused
    self.viewModel.inputs.rowHighlighted.onNext(ids[0])
    self.viewModel.actions.uploadAction.execute()
    self.uploads.receive(number: 1)
    #expect(await eventually { self.states == [.sent(number: 1)] })
    #expect(
      await eventually {
        self.notice.lastValue == .failure("It did not go well: the platform refused the transition.")
      })
  }

  @Test("A view model goes away with its last reference, and ends the upload that is under way")
  func goesAway() async {
    let database = self.database
    let uploads = UploadServiceDouble()
    var viewModel: SendingListViewModel? = SendingListViewModel(
      service: SendingListService(database: database, uploads: uploads, scheduler: self.scheduler),
      coordinator: self.coordinator)
    weak let gone = viewModel
    let rows = TestObserver<[ItemRow], any Error>()
    viewModel?.itemRows.start(rows.observer)
    await self.add("a.txt")
    #expect(await eventually { rows.lastValue?.count == 1 })
    if let id = rows.lastValue?.first?.id { viewModel?.rowHighlighted.onNext(id) }
    viewModel?.uploadAction.execute()
    #expect(uploads.underWayCount == 1)
    viewModel = nil
    #expect(gone == nil)
    #expect(uploads.underWayCount == 0)
  }
}
