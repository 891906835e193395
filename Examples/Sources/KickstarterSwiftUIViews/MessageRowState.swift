import Foundation
import KickstarterSwift
import Plumbline

#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

/// The latest values of the outputs that `MessageRow` shows.
final class MessageRowState: ObservableObject {
  @Published private(set) var accessibilityLabel = ""
  @Published private(set) var avatarImageURL: URL?
  @Published private(set) var bodyLabelText = ""
  @Published private(set) var bubbleAlignment = BubbleAlignment.leading
  @Published private(set) var isReadMoreLinkHidden = true
  @Published private(set) var isUnreadDotHidden = true
  @Published private(set) var sentAtLabelText = ""

  init(_ viewModel: MessageCellViewModelType) {
    viewModel.outputs.accessibilityLabel
      .observeForUI()
      .observeValues { [weak self] in self?.accessibilityLabel = $0 }

    viewModel.outputs.avatarImageURL
      .observeForUI()
      .observeValues { [weak self] in self?.avatarImageURL = $0 }

    viewModel.outputs.bodyLabelText
      .observeForUI()
      .observeValues { [weak self] in self?.bodyLabelText = $0 }

    viewModel.outputs.bubbleAlignment
      .observeForUI()
      .observeValues { [weak self] in self?.bubbleAlignment = $0 }

    viewModel.outputs.isReadMoreLinkHidden
      .observeForUI()
      .observeValues { [weak self] in self?.isReadMoreLinkHidden = $0 }

    viewModel.outputs.isUnreadDotHidden
      .observeForUI()
      .observeValues { [weak self] in self?.isUnreadDotHidden = $0 }

    viewModel.outputs.sentAtLabelText
      .observeForUI()
      .observeValues { [weak self] in self?.sentAtLabelText = $0 }
  }
}
