import PortRenaming
import Testing

/// The strings and comments with the name of a port.
struct TextRenameTests {
  private static let app = App(texts: [
    "LoginViewModel.swift": PortRenameTests.viewModel,
    "A.swift": """
    // emailChanged, not emailChangedAgain
    let event = "emailChanged"
    let text = "Call emailChanged, then it is valid."
    func f(_ a: LoginViewModel) { a.emailChanged("") } /* `emailChanged` */
    """,
    "B.swift": """
    // emailChanged
    let event = "emailChanged"
    """,
  ])

  @Test("Strings and comments are listed, and stay")
  func listed() throws {
    let found = try #require(Self.app.port("emailChanged", of: "LoginViewModel"))
    let outcome = try Self.app.outcome(
      renaming: found.port, of: found.viewModel, to: "emailTextChanged")
    #expect(
      outcome.notes == [
        "A.swift:1: 'emailChanged' is in a comment", "A.swift:2: 'emailChanged' is in a string",
        "A.swift:4: 'emailChanged' is in a comment", "B.swift:2: 'emailChanged' is in a string",
        "LoginViewModel.swift:4: 'emailChanged' is in a comment",
      ])
    let renamed = try Self.app.renaming(found.port, of: found.viewModel, to: "emailTextChanged")
    #expect(
      renamed.texts["A.swift"]
        == Self.app.texts["A.swift"]?.replacing("a.emailChanged", with: "a.emailTextChanged"))
  }

  @Test("With the option, they are renamed in the files that name the view model")
  func renamed() throws {
    let found = try #require(Self.app.port("emailChanged", of: "LoginViewModel"))
    let outcome = try Self.app.outcome(
      renaming: found.port, of: found.viewModel, to: "emailTextChanged", inStrings: true)
    #expect(outcome.notes == ["B.swift:2: 'emailChanged' is in a string"])
    let renamed = try Self.app.renaming(
      found.port, of: found.viewModel, to: "emailTextChanged", inStrings: true)
    #expect(
      renamed.texts["A.swift"] == """
        // emailTextChanged, not emailChangedAgain
        let event = "emailTextChanged"
        let text = "Call emailChanged, then it is valid."
        func f(_ a: LoginViewModel) { a.emailTextChanged("") } /* `emailTextChanged` */
        """)
    #expect(renamed.texts["B.swift"] == Self.app.texts["B.swift"])
    #expect(
      renamed.texts["LoginViewModel.swift"]
        == PortRenameTests.viewModel.replacing("emailChanged", with: "emailTextChanged"))
  }

  @Test("A plain word in a comment is the port only where it is marked as code")
  func plainWords() throws {
    let view = """
      // The email, `email`, view.email and email() of the form
      class A { LoginViewModel.Inputs a; }
      """
    let app = App(texts: ["LoginViewModel.java": RefusalCase.javaViewModel, "A.java": view])
    let found = try #require(app.port("email", of: "LoginViewModel"))
    let renamed = try app.renaming(found.port, of: found.viewModel, to: "address", inStrings: true)
    #expect(
      renamed.texts["A.java"]
        == view.replacing(
          "`email`, view.email and email()", with: "`address`, view.address and address()"))
  }
}
