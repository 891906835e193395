import Foundation
import Plumbline
import PlumblineNavigation
import SendingList
import SendingListServices
import TerminalInterface
import UploadInterface

/// The app: its services, and the screens of its scenes.
final class App {
  private let database: ItemDatabase
  private let uploads: UploadClient
  private let files = LocalFiles()
  private let scheduler = MainScheduler()
  private let stage = TerminalStage()
  private let session: TerminalSession
  private lazy var coordinator = SceneCoordinator(stage: self.stage) { [unowned self] scene in
    self.makeScreen(of: scene)
  }

  init(database: ItemDatabase, server: URL, token: AccessToken, terminal: Terminal) {
    self.database = database
    self.uploads = UploadClient(address: server, token: token, database: database)
    self.session = TerminalSession(self.stage, on: terminal)
  }

  /// Runs until the person quits.
  func run() async {
    self.coordinator.transition(to: .sendingList, type: .root)
    await self.session.run()
  }

  private func makeScreen(of scene: AppScene) -> Screen {
    switch scene {
    case .addItem:
      let screen = AddItemScreen()
      screen.bindModel(
        to: AddItemViewModel(
          service: AddItemService(database: self.database, files: self.files), coordinator: self.coordinator,
          scheduler: self.scheduler))
      return screen
    case .receipt(let item):
      let screen = ReceiptScreen()
      screen.bindModel(
        to: ReceiptViewModel(
          item: item, service: ReceiptService(timeZone: .current), coordinator: self.coordinator))
      return screen
    case .sendingList:
      let screen = SendingListScreen { [session] in session.end() }
      let service = SendingListService(
        database: self.database, uploads: self.uploads, scheduler: self.scheduler)
      screen.bindModel(to: SendingListViewModel(service: service, coordinator: self.coordinator))
      return screen
    }
  }
}
