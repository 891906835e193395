import KickstarterSwift
import Plumbline

/// What `ProfileView` shows, for any content: that of a view model, or that of a preview.
struct ProfileForm: View {
  let content: ProfileContent
  let inputs: ProfileViewModel.Inputs?
  let isRefreshing: Bool

  var body: some View {
    VStack {
      Text(self.content.avatarImageURL.value?.absoluteString ?? "")
      Text(self.content.name.value)
      Text(self.content.isBiographyHidden.value ? "" : self.content.biography.value)
      Button(self.content.followButtonTitle.value) { self.inputs?.followButtonTapped() }
        .disabled(!self.content.isFollowButtonEnabled.value)
      Button("Share") { self.inputs?.shareButtonTapped() }
      Button("Refresh") { self.inputs?.refreshControlPulled() }.disabled(self.isRefreshing)
      Button(self.content.gardens.value.first?.name ?? "") { self.showGarden(0) }
    }
  }

  private func showGarden(_ row: Int) {
    guard self.content.gardens.value.indices.contains(row) else { return }
    self.inputs?.gardenTapped(self.content.gardens.value[row], row: row)
  }
}

struct ProfileFormPreviews: PreviewProvider {
  static var previews: some View {
    ProfileForm(
      content: ProfileContent(
        biography: Property(value: "Grows apples."), isBiographyHidden: Property(value: false),
        isFollowButtonEnabled: Property(value: true), name: Property(value: "Ada")),
      inputs: nil, isRefreshing: false)
  }
}
