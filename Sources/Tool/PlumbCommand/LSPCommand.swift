import ArgumentParser
import Engine
import LanguageServer
import SourceModel

/// `plumb lsp`
struct LSPCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp",
    abstract: "Serve an editor by the Language Server Protocol.",
    discussion: """
      An editor starts this command and shows findings while code is typed, with their fixes. It reads the folders that the \
      editor has open, and is meant to run beside the server of the language. It writes no file.

      Examples:
        plumb lsp                               What an editor starts.
        plumb lsp --check LoginViewModel.swift  Print what an editor would be told of a file.

      Exit codes: 0 the editor ended it, or the file was checked, 1 the connection was lost, 2 invalid usage, 3 the file \
      could not be read.
      """
  )

  @Option(
    help: ArgumentHelp("Print the messages about a file of the working folder.", valueName: "file"),
    completion: .file())
  var check: String?

  @Flag(
    help: ArgumentHelp(
      "Use standard input and output, as it always does: editors add it.", visibility: .hidden))
  var stdio = false

  func run() throws {
    let surroundings = LanguageServer.Surroundings(
      version: ToolVersion.description, address: RuleLinks.address)
    guard let check else {
      let code = ServerConnection().serve(surroundings)
      if code != 0 { throw ExitStatus.findings }
      return
    }
    if let failure = Paths.missingWorkingDirectory { throw failure }
    let path = Paths.absolute(check, relativeTo: Paths.workingDirectory)
    guard Language(path: path) != nil else {
      throw UsageProblem("'\(check)' is neither Swift, Java nor Kotlin")
    }
    let bytes = try FileSystem.read(path, limit: .source)
    for message in LanguageServer.messages(about: path, bytes, surroundings) {
      try Terminal.write(document: message + [UInt8(ascii: "\n")])
    }
  }
}
