import Foundation
import KickstarterSwift
import Plumbline

/// The latest values of the outputs that `ProfileForm` shows.
struct ProfileContent {
  var avatarImageURL = Property<URL?>(value: nil)
  var biography = Property(value: "")
  var followButtonTitle = Property(value: "Follow")
  var gardens = Property<[Garden]>(value: [])
  var isBiographyHidden = Property(value: true)
  var isFollowButtonEnabled = Property(value: false)
  var name = Property(value: "")
}

extension ProfileContent {
  init(_ outputs: ProfileViewModel.Outputs) {
    self.avatarImageURL = Property(initial: nil, then: outputs.avatarImageURL.observeForUI())
    self.biography = Property(initial: "", then: outputs.biographyLabelText.observeForUI())
    self.followButtonTitle = Property(initial: "Follow", then: outputs.followButtonTitle.observeForUI())
    self.gardens = Property(initial: [], then: outputs.reloadGardens.observeForUI())
    self.isBiographyHidden = Property(initial: true, then: outputs.isBiographyLabelHidden.observeForUI())
    self.isFollowButtonEnabled = Property(initial: false, then: outputs.isFollowButtonEnabled.observeForUI())
    self.name = Property(initial: "", then: outputs.nameLabelText.observeForUI())
  }
}
