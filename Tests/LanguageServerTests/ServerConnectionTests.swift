import Foundation
import Testing

@testable import LanguageServer

@Suite("The connection to an editor") struct ServerConnectionTests {
  private static var surroundings: LanguageServer.Surroundings { .init(version: "1") { _ in nil } }

  private static func bytes(_ texts: [String]) -> [UInt8] {
    texts.flatMap { MessageFrames.framed(Array($0.utf8)) }
  }

  /// Serves an editor that says something and closes the connection.
  private static func serve(_ bytes: [UInt8]) throws -> (code: Int32, answers: [[String: Any]]) {
    let (input, output) = (Pipe(), Pipe())
    input.fileHandleForWriting.write(Data(bytes))
    try input.fileHandleForWriting.close()
    let code = ServerConnection(
      input: input.fileHandleForReading.fileDescriptor, output: output.fileHandleForWriting.fileDescriptor
    ).serve(Self.surroundings)
    try output.fileHandleForWriting.close()
    var frames = MessageFrames()
    frames.append(output.fileHandleForReading.readDataToEndOfFile())
    var answers: [[String: Any]] = []
    while case .content(let content)? = frames.next() {
      let object = try JSONSerialization.jsonObject(with: Data(content))
      answers.append(try #require(object as? [String: Any]))
    }
    return (code, answers)
  }

  private static let initialize =
    #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}"#

  @Test("It ends well after 'shutdown' and 'exit', and badly without") func ends() throws {
    let shutdown = #"{"jsonrpc":"2.0","id":2,"method":"shutdown"}"#
    let exit = #"{"jsonrpc":"2.0","method":"exit"}"#
    let good = try Self.serve(Self.bytes([Self.initialize, shutdown, exit]))
    #expect(good.code == 0)
    #expect(good.answers.compactMap { $0["id"] as? Int } == [1, 2])
    #expect(good.answers[1].keys.contains("result"))
    #expect(try Self.serve(Self.bytes([Self.initialize, exit])).code == 1)
    #expect(try Self.serve(Self.bytes([Self.initialize])).code == 1)
    #expect(try Self.serve([]).code == 1)
  }

  @Test("Broken bytes between messages are answered by errors") func broken() throws {
    let bytes = Array("nonsense\r\n\r\n".utf8) + Self.bytes(["{", Self.initialize])
    let answers = try Self.serve(bytes).answers
    #expect(answers.last?["id"] as? Int == 1)
    #expect(answers.dropLast().allSatisfy { ($0["error"] as? [String: Any])?["code"] as? Int == -32700 })
    #expect(answers.count >= 3)
  }

  @Test("It ends when the editor has ended, though the connection stays open") func editorEnds() throws {
    let editor = Process()
    editor.executableURL = URL(fileURLWithPath: "/bin/sleep")
    editor.arguments = ["0"]
    try editor.run()
    editor.waitUntilExit()
    let (input, output) = (Pipe(), Pipe())
    let initialize = Self.initialize.replacing(
      "{\"capabilities\"", with: "{\"processId\":\(editor.processIdentifier),\"capabilities\"")
    input.fileHandleForWriting.write(Data(Self.bytes([initialize])))
    let code = ServerConnection(
      input: input.fileHandleForReading.fileDescriptor, output: output.fileHandleForWriting.fileDescriptor
    ).serve(Self.surroundings)
    #expect(code == 1)
    withExtendedLifetime((input, output)) {}
  }
}
