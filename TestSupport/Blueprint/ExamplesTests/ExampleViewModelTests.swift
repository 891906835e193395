import Foundation
import PlumblineBlueprint
import PlumblineTesting
import Testing

@testable import Examples

/// The view models of the blueprint, which were written for RxSwift, on Plumbline.
@Suite("View models of the blueprint")
struct ExampleViewModelTests {
  let coordinator = CoordinatorDouble()
  let ada = Contact(id: UUID(), name: "Ada Lovelace", email: "ada@example.com")
  let grace = Contact(id: UUID(), name: "Grace Hopper", email: "grace@example.com")

  /// The elements of an observable from now on.
  func observe<Element>(_ observable: Observable<Element>) -> TestObserver<Element, any Error> {
    let observer = TestObserver<Element, any Error>()
    observable.start(observer.observer)
    return observer
  }

  @Test("A sending list is uploaded and its receipt is presented")
  func recipientList() {
    let service = RecipientListServiceDouble()
    let viewModel: RecipientListViewModelType = RecipientListViewModel(
      service: service, coordinator: self.coordinator)
    let titles = self.observe(viewModel.outputs.sendButtonTitle)
    let rows = self.observe(viewModel.outputs.recipientRows)
    let animating = self.observe(viewModel.outputs.isActivityIndicatorAnimating)
    let enabled = self.observe(viewModel.actions.sendAction.enabled)

    service.loaded.onNext([self.ada, self.grace])
    viewModel.inputs.contactTapped.onNext(self.ada)
    viewModel.inputs.messageTextChanged.onNext("Hello")
    titles.assertValues(["Send", "Send to 1"])
    #expect(rows.lastValue?.map(\.isSelected) == [true, false])
    enabled.assertLastValue(true)

    viewModel.actions.sendAction.execute()
    #expect(service.uploaded == ["Hello to 1"])
    animating.assertValues([false, true])
    enabled.assertLastValue(false)
    service.uploads.onNext(Receipt(id: UUID(), recipientCount: 1))
    animating.assertValues([false, true, false])
    #expect(self.coordinator.visits == ["modal receipt"])
    viewModel.actions.cancelAction.execute()
    #expect(self.coordinator.visits == ["modal receipt", "pop"])
  }

  @Test("An upload that fails is told, and can be tried again")
  func failedUpload() {
    let service = RecipientListServiceDouble()
    let viewModel = RecipientListViewModel(service: service, coordinator: self.coordinator)
    let messages = self.observe(viewModel.errorDialogMessage)
    viewModel.contactTapped.onNext(self.ada)
    viewModel.messageTextChanged.onNext("Hello")
    viewModel.sendAction.execute()
    service.uploads.onError(Broken())
    messages.assertValues(["The server is asleep."])
    viewModel.sendAction.execute()
    #expect(service.uploaded.count == 2)
  }

  @Test("Photos are searched when the typing stops, and page by page")
  func photoSearch() {
    let service = PhotoServiceDouble()
    let scheduler = TestScheduler()
    let viewModel = PhotoSearchViewModel(
      service: service, coordinator: self.coordinator, scheduler: scheduler)
    let cells = self.observe(viewModel.output.photoCells.map { $0.map(\.id) })
    let titles = self.observe(viewModel.output.titleText)
    viewModel.input.searchTextChanged.onNext("ca")
    viewModel.input.searchTextChanged.onNext("cat ")
    #expect(service.searches.isEmpty)
    scheduler.advance(by: 0.3)
    viewModel.input.bottomReached.onNext()
    viewModel.input.searchTextChanged.onNext("broken")
    scheduler.advance(by: 0.3)
    viewModel.input.searchTextChanged.onNext("dog")
    scheduler.advance(by: 0.3)
    #expect(service.searches == ["cat 0", "cat 1", "broken 0", "dog 0"])
    cells.assertValues([["cat0"], ["cat0", "cat1"], [], ["dog0"]])
    titles.assertValues(["Photos", "Photos of cat", "Photos of broken", "Photos of dog"])
  }

  @Test("An account is edited and saved")
  func account() {
    let service = AccountServiceDouble()
    let viewModel = AccountSettingsViewModel(service: service, coordinator: self.coordinator)
    let hint = self.observe(viewModel.outputs.isNameHintHidden)
    viewModel.inputs.displayNameChanged.onNext("A")
    viewModel.actions.saveAction.execute()
    #expect(service.saved.isEmpty)
    viewModel.inputs.displayNameChanged.onNext("Grace")
    viewModel.inputs.newsletterSwitchToggled.onNext(true)
    viewModel.actions.saveAction.execute()
    #expect(
      service.saved == [
        Account(displayName: "Grace", email: "ada@example.com", isNewsletterEnabled: true)
      ])
    hint.assertValues([true, false, true])
    viewModel.actions.deleteAccountAction.execute()
    #expect(service.deletions == 1)
    #expect(self.coordinator.visits == ["root welcome"])
  }

  @Test("Contacts are filtered, sorted and synchronized")
  func contacts() {
    let service = ContactServiceDouble()
    let viewModel = ContactListViewModel(service: service, coordinator: self.coordinator)
    let rows = self.observe(viewModel.outputs.contactRows.map { $0.map(\.name) })
    let refreshing = self.observe(viewModel.outputs.isRefreshControlAnimating)
    service.loaded.onNext([self.grace, self.ada])
    viewModel.inputs.sortButtonTapped.onNext()
    viewModel.inputs.searchTextChanged.onNext("Ada")
    rows.assertValues([
      [], ["Ada Lovelace", "Grace Hopper"], ["Grace Hopper", "Ada Lovelace"], ["Ada Lovelace"],
    ])
    viewModel.inputs.refreshControlPulled.onNext()
    service.synchronization.onCompleted()
    refreshing.assertValues([true, false])
    viewModel.actions.presentContactAction.execute(self.ada)
    #expect(self.coordinator.visits == ["push contactDetail"])
  }

  @Test("A view model goes away with its last reference, and its outputs end")
  func goesAway() {
    var viewModel: RecipientListViewModel? = RecipientListViewModel(
      service: RecipientListServiceDouble(), coordinator: self.coordinator)
    let titles = viewModel.map { self.observe($0.sendButtonTitle) }
    weak let gone = viewModel
    viewModel = nil
    #expect(gone == nil)
    #expect(titles?.didTerminate == true)
  }
}
