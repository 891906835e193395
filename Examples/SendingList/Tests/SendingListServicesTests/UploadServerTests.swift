import Foundation
import SendingListServer
import Testing
import TestSupport
import UploadInterface

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What is sent by hand, and what comes back.
struct Answer: Sendable {
  let code: Int
  let body: Data

  /// The reason of a refusal.
  var reason: String? { try? JSONDecoder().decode(Refusal.self, from: self.body).reason }
  var status: UploadStatus? { try? JSONDecoder().decode(UploadStatus.self, from: self.body) }
}

extension RunningServer {
  nonisolated func put(_ query: String, _ id: UUID, _ bytes: Data) async throws -> Answer {
    var request = URLRequest(url: try #require(URL(string: "\(self.address)/uploads/\(id)\(query)")))
    request.httpMethod = "PUT"
    request.httpBody = bytes
    return try await self.send(request)
  }

  nonisolated func get(_ path: String) async throws -> Answer {
    try await self.send(URLRequest(url: try #require(URL(string: "\(self.address)\(path)"))))
  }

  nonisolated private func send(_ request: URLRequest) async throws -> Answer {
    var request = request
    request.setValue(self.token.authorization, forHTTPHeaderField: "Authorization")
    let (body, response) = try await URLSession.shared.data(for: request)
    return Answer(code: try #require(response as? HTTPURLResponse).statusCode, body: body)
  }
}

@Suite("The server")
struct UploadServerTests {
  let id = UUID()

  @Test("Parts that come twice, overlap or come after the end are taken once")
  func overlapping() async throws {
    let server = try await RunningServer()
    let content = Data("abcdefghij".utf8)
    for (part, offset) in [(0..<4, 4), (0..<4, 4), (2..<6, 6), (0..<3, 6), (6..<10, 10), (0..<10, 10)] {
      let answer = try await server.put(
        "?name=a&size=10&offset=\(part.lowerBound)", self.id, content.subdata(in: part))
      #expect(answer.code == 200)
      #expect(answer.status?.offset == offset)
      #expect((answer.status?.receipt != nil) == (offset == 10))
    }
    #expect(try await server.store.content(of: self.id) == content)
    #expect(try await server.store.items().count == 1)
    await server.stop()
  }

  @Test(
    "What is not right is refused with a reason, and changes nothing",
    arguments: [
      ("?name=a&size=10&offset=5", 400, 2, "bytes are missing before these"),
      ("?name=a&size=10&offset=0", 413, 11, "it has too many bytes"),
      ("?name=a&size=100000&offset=0", 413, 65_537, "it has too many bytes"),
      ("?name=a&size=10&offset=-1", 400, 2, "the request has no name, size or offset"),
      ("?name=a&size=10", 400, 2, "the request has no name, size or offset"),
      ("?name=a&size=-1&offset=0", 400, 2, "the request has no name, size or offset"),
      ("?name=a&size=many&offset=0", 400, 2, "the request has no name, size or offset"),
      ("", 400, 2, "the request has no name, size or offset"),
    ])
  func refused(query: String, code: Int, size: Int, reason: String) async throws {
    let server = try await RunningServer()
    let answer = try await server.put(query, self.id, Data(repeating: 1, count: size))
    #expect(answer.code == code)
    #expect(answer.reason == reason)
    let good = try await server.put("?name=b&size=1&offset=0", self.id, Data([1]))
    #expect(good.status?.receipt?.number == 1)
    await server.stop()
  }

  @Test(
    "There is nothing elsewhere",
    arguments: ["/", "/uploads/1", "/else", "/uploads/8C2F5A3E-0000-0000-0000-000000000000/more"])
  func elsewhere(path: String) async throws {
    let server = try await RunningServer()
    let answer = try await server.get(path)
    #expect(answer.code == 404)
    #expect(answer.reason == "there is nothing at \(path)")
    await server.stop()
  }

  @Test("What has been received is listed")
  func list() async throws {
    let server = try await RunningServer()
    _ = try await server.put("?name=b&size=1&offset=0", self.id, Data([1]))
    let items = try JSONDecoder().decode([ReceivedItem].self, from: try await server.get("/uploads").body)
    #expect(items.map(\.id) == [self.id])
    #expect(items.map(\.number) == [1])
    await server.stop()
  }
}
