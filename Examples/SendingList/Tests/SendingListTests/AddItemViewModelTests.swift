import Foundation
import PlumblineBlueprint
import PlumblineTesting
import SendingList
import SendingListServices
import Testing
import TestSupport

@Suite("The choice of a file")
struct AddItemViewModelTests {
  let coordinator = CoordinatorDouble()
  let database: ItemDatabase
  let files = FileServiceDouble()
  let scheduler = TestScheduler()
  let viewModel: AddItemViewModelType
  let isAddEnabled = TestObserver<Bool, any Error>()
  let items = TestObserver<[Item], any Error>()
  let notice = TestObserver<Notice, any Error>()

  init() throws {
    self.database = try ItemDatabase()
    self.files.contents = ["/locked.jpg": Data(), "/photo.jpg": Data(repeating: 1, count: 1500)]
    self.viewModel = AddItemViewModel(
      service: AddItemService(database: self.database, files: self.files), coordinator: self.coordinator,
      scheduler: self.scheduler)
    self.viewModel.outputs.notice.start(self.notice.observer)
    self.viewModel.actions.addAction.enabled.start(self.isAddEnabled.observer)
    self.database.items().start(self.items.observer)
  }

  @Test("A file is described when the typing stops")
  func preview() {
    for text in ["/photo", "/photo.jp", "/photo.jpg"] {
      self.viewModel.inputs.pathTextChanged.onNext(text)
      self.scheduler.advance(by: 0.299)
    }
    #expect(self.files.paths.isEmpty)
    self.notice.assertValues([.none])
    self.scheduler.advance(by: 0.001)
    #expect(self.files.paths == ["/photo.jpg"])
    self.notice.assertValues([.none, .information("photo.jpg, 1.5 kB")])
    self.viewModel.inputs.pathTextChanged.onNext("/phot")
    self.notice.assertLastValue(Notice.none)
    self.scheduler.run()
    self.notice.assertLastValue(.failure("It is not there."))
    self.viewModel.inputs.pathTextChanged.onNext("")
    self.scheduler.run()
    self.notice.assertLastValue(Notice.none)
    #expect(self.files.paths == ["/photo.jpg", "/phot"])
  }

  @Test("A file is added to the list, and the scene is left")
  func add() async {
    self.isAddEnabled.assertValues([false])
    self.viewModel.inputs.pathTextChanged.onNext("/photo.jpg")
    self.isAddEnabled.assertValues([false, true])
    self.viewModel.actions.addAction.execute()
    #expect(await eventually { self.coordinator.transitions == ["dismiss"] })
    #expect(await eventually { self.items.lastValue?.map(\.name) == ["photo.jpg"] })
    #expect(self.items.lastValue?.map(\.size) == [1500])
  }

  @Test("A file that cannot be read is told, and the scene stays")
  func missing() async {
    self.viewModel.inputs.pathTextChanged.onNext("/none")
    self.viewModel.actions.addAction.execute()
    self.notice.assertValues([.none, .failure("It is not there.")])
    self.isAddEnabled.assertLastValue(true)
    #expect(self.coordinator.transitions.isEmpty)
  }

  @Test("What is said of a file that could not be added is not replaced by what the file is")
  func unreadable() {
    self.viewModel.inputs.pathTextChanged.onNext("/locked.jpg")
    self.scheduler.advance(by: 0.1)
    self.viewModel.actions.addAction.execute()
    self.scheduler.run()
    self.notice.assertValues([.none, .failure("It cannot be read.")])
  }

  @Test("The scene is left without a file")
  func cancel() {
    self.viewModel.inputs.pathTextChanged.onNext("/photo.jpg")
    self.viewModel.actions.cancelAction.execute()
    #expect(self.coordinator.transitions == ["dismiss"])
    #expect(self.files.paths.isEmpty)
  }
}
