import Foundation
import KickstarterSwift
import Plumbline

/// The view of `ProfileViewModel`, made with SwiftUI. It is updated when a value that it reads changes.
struct ProfileView: View {
  private let viewModel: ProfileViewModel
  private let goToGarden: (Garden) -> Void
  private let share: (URL) -> Void
  @State private var alertMessage: String?
  @State private var content: ProfileContent
  @State private var isRefreshing = false

  init(
    viewModel: ProfileViewModel, goToGarden: @escaping (Garden) -> Void, share: @escaping (URL) -> Void
  ) {
    self.viewModel = viewModel
    self.goToGarden = goToGarden
    self.share = share
    self._content = State(initialValue: ProfileContent(viewModel.outputs))
  }

  var body: some View {
    ProfileForm(content: self.content, inputs: self.viewModel.inputs, isRefreshing: self.isRefreshing)
      .alert(self.alertMessage ?? "", isPresented: self.isAlertPresented) { Leaf() }
      .onAppear { self.viewModel.inputs.viewDidLoad() }
      .task {
        for await garden in self.viewModel.outputs.goToGarden.values { self.goToGarden(garden) }
      }
      .task {
        for await url in self.viewModel.outputs.showShareSheet.values { self.share(url) }
      }
      .task {
        for await message in self.viewModel.outputs.showErrorMessageDialog.values {
          self.alertMessage = message
        }
      }
      .task {
        for await _ in self.viewModel.outputs.endRefreshing.values { self.isRefreshing = false }
      }
  }

  private var isAlertPresented: ValueBinding<Bool> {
    ValueBinding(get: { self.alertMessage != nil }, set: { if !$0 { self.alertMessage = nil } })
  }

  func configureWith(user: User) { self.viewModel.inputs.configureWith(user: user) }
}
