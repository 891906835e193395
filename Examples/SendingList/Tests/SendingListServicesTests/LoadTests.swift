import Foundation
import PlumblineBlueprint
import SendingList
import SendingListServer
import SendingListServices
import Testing
import TestSupport

/// The server under the load of many clients, most of them hostile.
@Suite("The server under load")
struct LoadTests {
  /// What hostile connections send. A slow one sends a character now and then.
  nonisolated private static let attacks: [(text: String, isSlow: Bool)] = [
    ("", false), ("GET /uploads HTTP/1.1\r\nX: \(String(repeating: "a", count: 1_000))", true),
    ("GET /\(String(repeating: "a", count: 300_000))", false), ("nonsense\r\n\r\n", false),
    ("PUT /uploads/a HTTP/1.1\r\nContent-Length: 300000000\r\n\r\n", false),
    ("PUT /uploads/a HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nmany\r\n", false),
  ]

  @Test("All uploads of 50 clients complete beside 300 idle, slow and malformed connections")
  func hostileConnections() async throws {
    let server = try await RunningServer(limits: ServerLimits(timeout: 2))
    let address = server.address
    let attackers = Task.detached {
      await withDiscardingTaskGroup { group in
        for number in 0..<300 {
          group.addTask { await Self.attack(address, Self.attacks[number % Self.attacks.count]) }
        }
      }
    }
    let end = ContinuousClock.now + TestScale.loadDuration
    let sent: [UUID] = try await withThrowingTaskGroup(of: [UUID].self) { group in
      for number in 0..<50 { group.addTask { try await self.upload(to: server, number, until: end) } }
      var sent: [UUID] = []
      for try await some in group { sent += some }
      return sent
    }
    attackers.cancel()
    await attackers.value
    let received = try await server.store.items()
    #expect(sent.count >= 50)
    #expect(Set(received.map(\.id)) == Set(sent))
    #expect(received.map(\.number) == Array(1...max(1, sent.count)))
    await server.stop()
  }

  /// Uploads items, one after another, each in two parts.
  ///
  /// - Returns: what was sent.
  private func upload(to server: RunningServer, _ number: Int, until end: ContinuousClock.Instant)
    async throws
    -> [UUID]
  {
    let database = try ItemDatabase()
    let client = UploadClient(address: server.address, token: server.token, database: database, timeout: 120)
    var sent: [UUID] = []
    repeat {
      let content = Data(repeating: UInt8(number), count: 100_000)
      let item = try #require(
        try await database.add(NewItem(name: "\(number)", content: content)).allValues().first)
      try await self.upload(item, with: client)
      sent.append(item.id)
      try await Task.sleep(for: .seconds(1))
    } while ContinuousClock.now < end
    return sent
  }

  /// Uploads an item, with the retries of the app: a connection that has been idle may be closed when it is used again.
  private func upload(_ item: Item, with client: UploadClient, retryCount: Int = 2) async throws {
    do {
      let steps = try await client.upload(item).allValues()
      guard case .received? = steps.last else { Issue.record("no receipt: \(steps)"); return }
    } catch let error as UploadError where error.isTransient && retryCount > 0 {
      try await self.upload(item, with: client, retryCount: retryCount - 1)
    }
  }

  /// Opens a connection, sends a text, and waits until the server closes it; again and again.
  nonisolated private static func attack(_ address: URL, _ attack: (text: String, isSlow: Bool)) async {
    while !Task.isCancelled {
      if let connection = try? await RawConnection(to: address) {
        if attack.isSlow {
          for character in attack.text where connection.isOpen && !Task.isCancelled {
            try? await connection.send(String(character))
            try? await Task.sleep(for: .milliseconds(100))
          }
        } else {
          try? await connection.send(attack.text)
        }
        await connection.waitUntilClosed()
      }
      try? await Task.sleep(for: .milliseconds(500))
    }
  }
}
