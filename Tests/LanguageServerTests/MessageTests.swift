import Foundation
import SeededRandom
import TestSupport
import Testing

@testable import LanguageServer

@Suite("Messages are split, read and fuzzed") struct MessageTests {
  private static func frames(
    _ bytes: [UInt8], by size: Int, limit: Int = MessageFrames.maximumLength
  ) -> [MessageFrames.Frame] {
    var frames = MessageFrames(maximumLength: limit)
    var found: [MessageFrames.Frame] = []
    for start in stride(from: 0, to: bytes.count, by: size) {
      frames.append(bytes[start..<min(bytes.count, start + size)])
      while let frame = frames.next() { found.append(frame) }
    }
    return found
  }

  @Test("Messages are the same in whatever pieces they come", arguments: [1, 2, 3, 7, 64, 10_000])
  func pieces(size: Int) {
    let contents = ["{}", "", "{\"a\":\"\\r\\n\\r\\n\"}", String(repeating: "ä", count: 500)].map {
      Array($0.utf8)
    }
    let bytes = contents.flatMap { MessageFrames.framed($0) }
    #expect(Self.frames(bytes, by: size) == contents.map { .content($0) })
    let other = Array("content-type: x\r\ncontent-LENGTH:2\r\n\r\n{}".utf8)
    #expect(Self.frames(other, by: size) == [.content(Array("{}".utf8))])
  }

  @Test("A broken message does not hide the next one", arguments: [1, 5, 10_000]) func broken(size: Int) {
    let next = MessageFrames.framed(Array("{}".utf8))
    for text in [
      "Content-Length: x\r\n\r\n", "Content-Length: -1\r\n\r\n",
      "Content-Length: 99999999999999999999\r\n\r\n",
      "\r\n\r\n", "GET / HTTP/1.1\r\n\r\n", String(repeating: "x", count: 9_000), "Content-Length:\r\n\r\n",
    ] {
      let frames = Self.frames(Array(text.utf8) + next, by: size)
      #expect(frames.last == .content(Array("{}".utf8)), "\(text)")
      #expect(frames.dropLast().allSatisfy { $0 == .broken })
    }
    let long = MessageFrames.framed([UInt8](repeating: 0x20, count: 1_000)) + next
    #expect(Self.frames(long, by: size, limit: 100) == [.tooLong(1_000), .content(Array("{}".utf8))])
    // No editor sends as much.
    let mistaken = Array("Content-Length: 99999999999\r\n\r\n".utf8) + next
    #expect(Self.frames(mistaken, by: size) == [.tooLong(99_999_999_999), .content(Array("{}".utf8))])
  }

  @Test(
    "What is no message has an error",
    arguments: [
      ("", -32700), ("{", -32700), ("nul", -32700), ("{\"method\":\"\\ud800\"}", -32700), ("[]", -32600),
      ("1", -32600),
      ("{\"method\":1}", -32600), ("{\"id\":{}}", -32600), ("{\"id\":1.5}", -32600),
    ])
  func noMessage(text: String, code: Int) {
    #expect { try IncomingMessage(Array(text.utf8)) } throws: { ($0 as? ResponseError)?.code == code }
    let deep = String(repeating: "[", count: 100_000)
    #expect(throws: ResponseError.self) { try IncomingMessage(Array(deep.utf8)) }
  }

  @Test("Whatever is said, the server answers afterwards, and writes no file") func fuzzed() throws {
    let folder = try TemporaryFolder()
    for (name, text) in EditedApp.files { try folder.write(text, to: name) }
    let names = EditedApp.files.keys.sorted()
    let before = try folder.names()
    var random = SplitMix64(seed: 3)
    let editor = try TestEditor(folder.path)
    let methods = [
      "initialize", "initialized", "textDocument/didOpen", "textDocument/didChange", "textDocument/didClose",
      "textDocument/didSave", "textDocument/hover", "textDocument/codeAction", "codeAction/resolve",
      "textDocument/completion", "textDocument/codeLens", "textDocument/diagnostic", "workspace/diagnostic",
      "textDocument/documentSymbol",
      "workspace/didChangeWatchedFiles", "workspace/didChangeWorkspaceFolders", "$/cancelRequest",
      "workspace/didChangeConfiguration", "no/such", "$/setTrace",
    ]
    func position() -> [String: Any] {
      [
        "line": random.pick(0, 1, 5, 30, -1, Int.max, Int.min),
        "character": random.pick(0, 3, 200, -7, Int.max),
      ]
    }
    func range() -> [String: Any] { ["start": position(), "end": position()] }
    func address() -> String {
      random.pick(
        TestEditor.address(folder.path(random.pick(names, or: ""))), "file:///no/such.swift",
        TestEditor.address(folder.path("../outside.swift")), "untitled:1",
        TestEditor.address(folder.path(".plumb.yml")), "file:///%", "",
        TestEditor.address(folder.path("Sources/LoginViewModel.swift")))
    }
    func text() -> String {
      random.pick(
        "", "}\n", "class X {", "// plumb:disable ", "rules:\n  ", "🙂\r\n",
        EditedApp.files[random.pick(names, or: "")] ?? "")
    }
    func value(_ depth: Int) -> Any {
      switch random.below(depth > 3 ? 6 : 8) {
      case 0: NSNull()
      case 1: random.below(9)
      case 2: text()
      case 3: true
      case 4: address()
      case 5: position()
      case 6: [value(depth + 1), value(depth + 1)]
      default:
        ["uri": value(depth + 1), "range": value(depth + 1), "text": value(depth + 1)] as [String: Any]
      }
    }
    func parameters() -> [String: Any] {
      let document: [String: Any] = [
        "uri": address(), "version": random.below(9), "languageId": "swift", "text": text(),
      ]
      var parameters: [String: Any] = [
        "textDocument": document, "position": position(), "range": range(),
        "contentChanges": [["range": range(), "text": text()] as [String: Any], ["text": text()]],
        "changes": [["uri": address(), "type": 2] as [String: Any]], "context": ["diagnostics": [Any]()],
        "title": "x", "kind": "quickfix",
        "data": [
          "means": random.pick("fix", "fixRule", "fixFile", "suppress", "?"), "uri": address(),
          "rule": random.pick("sorted-inputs", "final-view-model", "x"), "range": range(),
        ] as [String: Any],
        "event": ["added": [Any](), "removed": [["uri": address(), "name": ""]]] as [String: Any],
      ]
      while random.happens(onceIn: 3) {
        parameters[random.pick(parameters.keys.sorted(), or: "")] = value(0)
      }
      return parameters
    }
    for number in 0..<TestScale.count(100_000, atLeast: 400) {
      var message: [String: Any] = ["jsonrpc": "2.0", "method": random.pick(methods, or: "")]
      if random.happens(inPercent: 60) { message["id"] = "fuzz-\(number)" }
      message["params"] = random.happens(onceIn: 20) ? value(0) : parameters()
      do { try editor.handle(message) } catch is ResponseError {}
      if random.happens(onceIn: 4) { editor.settle() }
    }
    #expect(try folder.names() == before)
    let symbols = try editor.response(
      "textDocument/documentSymbol",
      ["textDocument": ["uri": TestEditor.address(folder.path("Sources/LoginViewModel.swift"))]])
    #expect(symbols["error"] == nil && symbols.keys.contains("result"))
  }
}
