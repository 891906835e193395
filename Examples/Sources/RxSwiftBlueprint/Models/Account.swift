/// The account that the app is signed in to.
struct Account: Equatable {
  var displayName: String
  var email: String
  var isNewsletterEnabled: Bool
}
