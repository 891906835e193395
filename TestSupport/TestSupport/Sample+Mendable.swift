extension Sample {
  /// A view model that breaks two rules, and nothing that cannot be mended.
  package static func mendable(_ name: String = "LoginViewModel") -> String {
    self.mended(name).replacing("public final class", with: "public class").replacing(
      "private let", with: "let")
  }

  /// What mending makes of it.
  package static func mended(_ name: String = "LoginViewModel") -> String {
    self.clean.replacing("LoginViewModel", with: name)
  }
}
