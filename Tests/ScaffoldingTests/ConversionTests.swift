import Engine
import Foundation
import Rules
import Scaffolding
import SeededRandom
import SourceModel
import TestSupport
import Testing

@Suite("Turning view models into another form")
struct ConversionTests {
  private static func text(_ path: String) throws -> String {
    try String(
      contentsOf: Repository.folder.appendingPathComponent("Examples/Sources/" + path), encoding: .utf8)
  }

  private static func viewModel(_ text: String) throws -> ViewModel {
    let (viewModels, problems) = try Run.reading(text, at: "X.swift")
    try #require(problems.isEmpty, "\(problems)\n\(text)")
    return try #require(viewModels.first)
  }

  private static func toMacro(_ text: String, used: Set<String> = []) throws -> Conversion {
    let others = used.map { SourceText("let value: \($0)\n") }
    return try MacroForm.convert(try self.viewModel(text), others: others)
  }

  @Test(
    "An example becomes its twin with the macro, to the letter",
    arguments: ["Login", "MessageCell", "Messages", "Pledge", "Settings"])
  func twins(_ name: String) throws {
    let converted = try Self.toMacro(try Self.text("KickstarterSwift/\(name)ViewModel.swift"))
    #expect(converted.text == (try Self.text("KickstarterMacros/\(name)ViewModel.swift")))
  }

  @Test(
    "There and back, nothing but the order and the blank lines of members may differ",
    arguments: ["Login", "MessageCell", "Messages", "Pledge", "Search", "Settings", "Signup"])
  func back(_ name: String) throws {
    let text = try Self.text("KickstarterSwift/\(name)ViewModel.swift")
    let macro = try Self.toMacro(text)
    let back = try TemplateForm.convert(try Self.viewModel(macro.text)).text
    let (first, second) = (try Self.viewModel(text), try Self.viewModel(back))
    #expect(
      Set(first.properties.map(\.value.header.name.text))
        == Set(second.properties.map(\.value.header.name.text)))
    #expect(Set(first.functions.map(\.value.fullName)) == Set(second.functions.map(\.value.fullName)))
    // The initializer is the same to the letter.
    let initializers = try [first, second].map { viewModel in
      viewModel.file.text[try #require(viewModel.initializers.first).value.header.range]
    }
    #expect(initializers[0] == initializers[1])
    let fixed = try Lint.fixed([("X.swift", back)]).changes.first.map {
      String(decoding: $0.new, as: UTF8.self)
    }
    let findings = try Lint.report([("X.swift", fixed ?? back)]).findings
    #expect(findings.isEmpty, "\(findings)")
  }

  @Test(
    "New view models in the one form become those in the other, and come back",
    arguments: TestScale.sample(Matrix.all))
  func matrix(_ entry: Matrix.Entry) throws {
    let written = try Twin.text(of: entry.description, in: .kickstarterSwift)
    let macro = try Twin.text(of: entry.description, in: .macro)
    #expect(try Self.toMacro(written).text == macro)
    #expect(try TemplateForm.convert(try Self.viewModel(macro)).text == written)
  }

  @Test("Names that other files use go on to exist")
  func names() throws {
    let text = try Self.text("KickstarterSwift/PledgeViewModel.swift")
    let converted = try Self.toMacro(text, used: ["PledgeViewModelType", "PledgeViewModelInputs"]).text
    #expect(
      converted.contains(
        """

        public typealias PledgeViewModelInputs = PledgeViewModel.Inputs
        public typealias PledgeViewModelType = PledgeViewModel

        """))
  }

  @Test("What a person has said of a member is kept, with the member")
  func comments() throws {
    let text = try Self.text("KickstarterSwift/MessageCellViewModel.swift")
      .replacing(
        "  public func avatarTapped() {", with: "  // Twice for a reason.\n  public func avatarTapped() {")
    let converted = try Self.toMacro(text)
    #expect(converted.text.contains("  // Twice for a reason.\n  public func avatarTapped() {"))
    #expect(converted.notes == ["'avatarTapped()' has its own implementation, and stays handwritten"])
  }

  @Test("Line breaks stay as they are")
  func lineBreaks() throws {
    let text = try Self.text("KickstarterSwift/MessageCellViewModel.swift")
    let converted = try Self.toMacro(text.replacing("\n", with: "\r\n")).text
    #expect(converted == (try Self.toMacro(text)).text.replacing("\n", with: "\r\n"))
  }

  @Test(
    "What cannot be converted is told",
    arguments: [
      (
        "import Plumbline", "import ReactiveSwift",
        "the macro requires Plumbline, which the file does not import: '--import Plumbline' changes the import"
      ),
      (
        "public final class MessageCellViewModel:", "public final class MessageCellViewModel<A>:",
        "only classes at the top level of a file are converted"
      ),
      (
        "protocol MessageCellViewModelInputs {", "protocol MessageCellViewModelInputs: Other {",
        "'MessageCellViewModelInputs' is in another file, inherits, or declares more than ports"
      ),
    ])
  func refused(_ old: String, _ new: String, _ reason: String) throws {
    let text = try Self.text("KickstarterSwift/MessageCellViewModel.swift").replacing(old, with: new)
    let viewModel = try Self.viewModel(text)
    let error = #expect(throws: ConversionRefusal.self) { try MacroForm.convert(viewModel) }
    #expect(error?.reason == reason)
  }

  @Test(
    "An import of ReactiveSwift changes with the form where this is asked for, and what else must change is told"
  )
  func changesImport() throws {
    let text = try Self.text("KickstarterSwift/MessageCellViewModel.swift")
    let old = text.replacing("import Plumbline", with: "import ReactiveSwift")
      .replacing("    self.", with: "    // logEvents\n    self.")
    let converted = try MacroForm.convert(try Self.viewModel(old), changesImport: true)
    #expect(converted.text.contains("import Plumbline\nimport PlumblineMacros\n"))
    #expect(!converted.text.contains("ReactiveSwift"))
    #expect(
      converted.notes.prefix(2) == [
        "'logEvents' differs in Plumbline: use 'on(event:)'",
        "the import is now Plumbline: change it in the files that use the signals of 'X.swift' as well",
      ])
  }
}
