import Foundation
import Plumbline
import PlumblineMacros

/// How many characters of a message are shown before it has to be expanded.
private let maximumBodyLength = 280

/// The side of the thread that a bubble is aligned with.
public enum BubbleAlignment: Equatable, Sendable {
  case leading
  case trailing
}

@ViewModel
public final class MessageCellViewModel {
  public protocol Inputs {
    /// Call when the user taps the avatar beside the bubble.
    func avatarTapped()

    /// Call with the message to be shown in the cell.
    func configureWith(message: Message)

    /// Call when the user taps the link that expands a long message.
    func readMoreLinkTapped()
  }

  public protocol Outputs {
    /// Emits the spoken description of the whole cell.
    var accessibilityLabel: Signal<String, Never> { get }

    /// Emits the address of the author's picture, or nil for the placeholder.
    var avatarImageURL: Signal<URL?, Never> { get }

    /// Emits the text of the bubble.
    var bodyLabelText: Signal<String, Never> { get }

    /// Emits the side that the bubble should be aligned with.
    var bubbleAlignment: Signal<BubbleAlignment, Never> { get }

    /// Emits a Boolean that says whether the link that expands the message is hidden.
    var isReadMoreLinkHidden: Signal<Bool, Never> { get }

    /// Emits a Boolean that says whether the dot of unread messages is hidden.
    var isUnreadDotHidden: Signal<Bool, Never> { get }

    /// Emits the user that the delegate of the cell should be told of.
    var notifyDelegateOfAuthor: Signal<User, Never> { get }

    /// Emits the text of the date label.
    var sentAtLabelText: Signal<String, Never> { get }
  }

  public init(now: @escaping () -> Date = { Date() }) {
    let message = self.messageProperty.signal.skipNil()

    let expandedMessage = message.takeWhen(self.readMoreLinkTappedProperty.signal)

    self.accessibilityLabel = message.map { message in
      let age = relativeAge(of: message.sentAt, now: now())
      return message.isFromViewer
        ? "You wrote \(age): \(message.body)"
        : "\(message.author.name) wrote \(age): \(message.body)"
    }

    self.avatarImageURL = message.map { $0.author.avatarURL }

    self.bodyLabelText = Signal.merge(
      message.map { shortened($0.body) },
      expandedMessage.map { $0.body }
    )

    self.bubbleAlignment = message.map { $0.isFromViewer ? .trailing : .leading }

    self.isReadMoreLinkHidden = Signal.merge(
      message.map { $0.body.count <= maximumBodyLength },
      expandedMessage.mapConst(true)
    )
    .skipRepeats()

    self.isUnreadDotHidden = message.map { $0.isRead || $0.isFromViewer }

    self.notifyDelegateOfAuthor =
      message
      .takeWhen(self.avatarTappedProperty.signal)
      .map { $0.author }

    self.sentAtLabelText = message.map { relativeAge(of: $0.sentAt, now: now()) }
  }
}

extension MessageCellViewModel: MessageCellViewModel.Inputs, MessageCellViewModel.Outputs {}

private func relativeAge(of date: Date, now: Date) -> String {
  let minutes = Int(now.timeIntervalSince(date) / 60)
  switch minutes {
  case ..<1:
    return "just now"
  case 1..<60:
    return "\(minutes) min ago"
  case 60..<1440:
    return "\(minutes / 60) h ago"
  default:
    return "\(minutes / 1440) d ago"
  }
}

private func shortened(_ body: String) -> String {
  guard body.count > maximumBodyLength else { return body }
  return body.prefix(maximumBodyLength) + "…"
}
