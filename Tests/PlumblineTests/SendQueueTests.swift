import Testing

@testable import Plumbline

@Suite("Sends that wait for the end of a turn")
struct SendQueueTests {
  @Test(
    "They run in order, and the queue keeps no memory for them", arguments: [1, 64, 65, 129, 1_000, 100_000])
  func memory(count: Int) {
    var queue = SendQueue()
    let log = Log<Int>()
    for number in 0..<count { queue.append { log.add(number) } }
    while let send = queue.removeFirst() { send() }
    #expect(log.entries == Array(0..<count))
    #expect(queue.capacity <= 256)
  }

  @Test("A queue that never becomes empty keeps memory for the sends that wait only")
  func steady() {
    var queue = SendQueue()
    for _ in 0..<100_000 { queue.append {} }
    for _ in 0..<99_999 { _ = queue.removeFirst() }
    for _ in 0..<1_000 {
      queue.append {}
      _ = queue.removeFirst()
    }
    #expect(queue.capacity <= 1_024)
  }
}
