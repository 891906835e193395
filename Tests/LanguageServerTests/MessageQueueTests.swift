import Engine
import Foundation
import Testing

@testable import LanguageServer

@Suite("Messages that wait") struct MessageQueueTests {
  @Test("A request that waits can be cancelled, and one that was answered cannot") func cancelled() throws {
    let queue = MessageQueue()
    func add(_ text: String) throws { queue.add(.message(try IncomingMessage(Array(text.utf8)))) }
    try add(#"{"id":1,"method":"a"}"#)
    try add(#"{"id":"1","method":"a"}"#)
    try add(#"{"method":"$/cancelRequest","params":{"id":1}}"#)
    try add(#"{"method":"$/cancelRequest","params":{"id":9}}"#)
    #expect(queue.takeAll().count == 2 && queue.isEmpty)
    #expect(queue.begin(.number(1)))
    #expect(!queue.begin(.text("1")))
    try add(#"{"method":"$/cancelRequest","params":{"id":1}}"#)
    try add(#"{"id":1,"method":"a"}"#)
    #expect(!queue.begin(.number(1)))
  }

  @Test("More messages than the limit wait until some are taken") func limit() throws {
    let queue = MessageQueue(limit: 10)
    let message = try IncomingMessage(Array(#"{"method":"a"}"#.utf8))
    let thread = WorkThread(stackSize: 1 << 20) { for _ in 0..<1_000 { queue.add(.message(message)) } }
    var count = 0
    while count < 1_000 {
      let taken = queue.takeAll()
      #expect(taken.count <= 10)
      count += taken.count
    }
    thread?.join()
    #expect(queue.isEmpty)
  }
}
