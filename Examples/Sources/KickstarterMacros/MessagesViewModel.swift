import Foundation
import Plumbline
import PlumblineMacros

/// A message that the user has written and that may not have reached the server yet.
public struct Draft: Equatable, Sendable {
  public let id: Int
  public let body: String

  public init(id: Int, body: String) {
    self.id = id
    self.body = body
  }
}

/// A row of the thread.
public enum MessageRow: Equatable, Sendable {
  case failed(Draft)
  case sending(Draft)
  case sent(Message)
}

private enum RowChange {
  case failed(Draft)
  case loaded([Message])
  case sending(Draft)
  case sent(Draft, Message)
}

@ViewModel
public final class MessagesViewModel {
  public protocol Inputs {
    /// Call when the user leaves the thread.
    func backButtonTapped()

    /// Call with the thread to be shown.
    func configureWith(thread: MessageThread)

    /// Call when the text of the compose bar changes.
    func draftTextChanged(_ text: String)

    /// Call when the user taps the name of the other participant.
    func participantNameTapped()

    /// Call when the user pulls the list down.
    func refreshControlPulled()

    /// Call with the draft whose retry button was tapped.
    func retryButtonTapped(draft: Draft)

    /// Call when the user taps the send button.
    func sendButtonTapped()

    /// Call when the view is about to appear.
    func viewWillAppear()
  }

  public protocol Outputs {
    /// Emits when the compose bar should be emptied.
    var clearDraftTextField: Signal<(), Never> { get }

    /// Emits when the thread should go away.
    var dismissThread: Signal<(), Never> { get }

    /// Emits when the refresh control should come to rest.
    var endRefreshing: Signal<(), Never> { get }

    /// Emits the user whose profile should be shown.
    var goToProfile: Signal<User, Never> { get }

    /// Emits a Boolean that says whether the hint for threads without messages is hidden.
    var isEmptyStateHidden: Signal<Bool, Never> { get }

    /// Emits a Boolean that says whether the send button can be tapped.
    var isSendButtonEnabled: Signal<Bool, Never> { get }

    /// Emits the rows of the thread, oldest first.
    var reloadMessageRows: Signal<[MessageRow], Never> { get }

    /// Emits the row that should be scrolled into view.
    var scrollToRow: Signal<Int, Never> { get }

    /// Emits the text of a banner to be shown.
    var showErrorBanner: Signal<String, Never> { get }

    /// Emits the title of the screen.
    var titleLabelText: Signal<String, Never> { get }
  }

  private let analytics: AnalyticsType

  public init(service: MessageServiceType, analytics: AnalyticsType) {
    self.analytics = analytics

    let thread = Signal.combineLatest(
      self.threadProperty.signal.skipNil(),
      self.viewWillAppearProperty.signal.take(first: 1)
    )
    .map { thread, _ in thread }

    let loadEvent = Signal.merge(
      thread,
      thread.takeWhen(self.refreshControlPulledProperty.signal)
    )
    .switchMap { service.messages(in: $0).materialize() }

    let newDraft = self.draftTextChangedProperty.signal
      .takeWhen(self.sendButtonTappedProperty.signal)
      .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
      .filter { !$0.isEmpty }
      .scan(Draft(id: 0, body: "")) { previous, body in Draft(id: previous.id + 1, body: body) }

    let submission = Signal.merge(newDraft, self.retryButtonTappedProperty.signal.skipNil())

    let sendChange =
      thread
      .takePairWhen(submission)
      .flatMap(.merge) { thread, draft in
        service.send(body: draft.body, in: thread)
          .map { RowChange.sent(draft, $0) }
          .flatMapError { _ in SignalProducer(value: RowChange.failed(draft)) }
          .prefix(value: RowChange.sending(draft))
      }

    let rows = Signal.merge(loadEvent.values().map(RowChange.loaded), sendChange)
      .scan([], applying)

    self.clearDraftTextField = newDraft.ignoreValues()

    self.dismissThread = self.backButtonTappedProperty.signal

    self.endRefreshing = loadEvent.filter { $0.isTerminating }.ignoreValues()

    self.goToProfile =
      thread
      .takeWhen(self.participantNameTappedProperty.signal)
      .map { $0.participant }

    self.isEmptyStateHidden =
      rows
      .map { !$0.isEmpty }
      .skipRepeats()

    self.isSendButtonEnabled = Signal.merge(
      thread.mapConst(""),
      self.draftTextChangedProperty.signal,
      newDraft.mapConst("")
    )
    .map { !$0.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty }
    .skipRepeats()

    self.reloadMessageRows = rows

    self.scrollToRow =
      rows
      .map { $0.count - 1 }
      .filter { $0 >= 0 }
      .skipRepeats()

    self.showErrorBanner = Signal.merge(
      loadEvent.errors().map { $0.message },
      sendChange.filter(isFailure).mapConst("Your message was not sent.")
    )

    self.titleLabelText = thread.map { "\($0.participant.name), \($0.garden.name)" }
  }

  public func backButtonTapped() {
    self.analytics.track(event: "Left Thread")
    self.backButtonTappedProperty.value = ()
  }

  private let draftTextChangedProperty = MutableProperty("")
}

extension MessagesViewModel: MessagesViewModel.Inputs, MessagesViewModel.Outputs {}

private func applying(rows: [MessageRow], change: RowChange) -> [MessageRow] {
  switch change {
  case .failed(let draft):
    return rows.map { $0 == .sending(draft) ? .failed(draft) : $0 }
  case .loaded(let messages):
    return messages.map(MessageRow.sent) + rows.filter(isUnsent)
  case .sending(let draft):
    return rows.filter { $0 != .failed(draft) } + [.sending(draft)]
  case .sent(let draft, let message):
    return rows.map { $0 == .sending(draft) ? .sent(message) : $0 }
  }
}

private func isFailure(_ change: RowChange) -> Bool {
  if case .failed = change { return true }
  return false
}

private func isUnsent(_ row: MessageRow) -> Bool {
  if case .sent = row { return false }
  return true
}
