import Testing
import UploadInterface

@Suite("The token of a server")
struct AccessTokenTests {
  @Test("Random tokens differ, and can be read again")
  func random() throws {
    let tokens = (0..<100).map { _ in AccessToken().text }
    #expect(Set(tokens).count == 100)
    #expect(tokens.allSatisfy { $0.count == 64 && AccessToken($0)?.text == $0 })
  }

  @Test("Only the header of the same token matches")
  func match() throws {
    let token = try #require(AccessToken("0123456789abcdefghijklmnopqrstuv"))
    #expect(token.matches("Bearer 0123456789abcdefghijklmnopqrstuv"))
    for header in [
      "", "Bearer ", "0123456789abcdefghijklmnopqrstuv", "Bearer 0123456789abcdefghijklmnopqrstuV",
      "bearer 0123456789abcdefghijklmnopqrstuv", "Bearer 0123456789abcdefghijklmnopqrstuv ",
    ] {
      #expect(!token.matches(header), "\(header)")
    }
  }

  @Test(
    "A token that is short, or has other characters than letters and digits, is none",
    arguments: [
      "", "0123456789abcdefghijklmnopqrstu", "0123456789abcdefghijklmnopqrstu\n",
      "0123456789abcdefghijklmnopqrstu ", "0123456789abcdefghijklmnopqrstü",
    ])
  func invalid(text: String) { #expect(AccessToken(text) == nil) }
}
