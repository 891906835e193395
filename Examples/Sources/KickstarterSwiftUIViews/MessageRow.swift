import Foundation
import KickstarterSwift
import Plumbline

/// The view of `MessageCellViewModel`, made with SwiftUI.
struct MessageRow: View {
  private let viewModel: MessageCellViewModelType
  @ObservedObject private var state: MessageRowState

  init(viewModel: MessageCellViewModelType, showAuthor: @escaping (User) -> Void) {
    self.viewModel = viewModel
    self._state = ObservedObject(wrappedValue: MessageRowState(viewModel))
    viewModel.outputs.notifyDelegateOfAuthor.observeForUI().observeValues(showAuthor)
  }

  var body: some View {
    VStack {
      Button(self.state.avatarImageURL?.absoluteString ?? "", action: self.viewModel.inputs.avatarTapped)
      Text(
        "\(self.state.bubbleAlignment): \(self.state.isUnreadDotHidden ? "" : "•") \(self.state.bodyLabelText)"
      )
      Text("\(self.state.sentAtLabelText) (\(self.state.accessibilityLabel))")
      Button("Read more") { self.viewModel.inputs.readMoreLinkTapped() }.disabled(
        self.state.isReadMoreLinkHidden)
    }
  }

  func configureWith(message: Message) { self.viewModel.inputs.configureWith(message: message) }
}
