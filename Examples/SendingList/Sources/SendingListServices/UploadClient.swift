public import Foundation
public import PlumblineBlueprint
public import SendingList
public import UploadInterface

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Uploads items to a server, in parts.
///
/// An upload that was interrupted goes on where it was: the server is asked first how much of the item it has.
public final class UploadClient: UploadServiceType {
  private let address: URL
  private let token: AccessToken
  private let database: ItemDatabase
  private let session: URLSession

  /// Makes a client.
  ///
  /// - Parameters:
  ///   - address: the address of the server.
  ///   - token: the token of the server.
  ///   - database: has the contents of the items.
  ///   - timeout: how long the server may be silent, in seconds.
  public init(address: URL, token: AccessToken, database: ItemDatabase, timeout: Double = 10) {
    self.address = address
    self.token = token
    self.database = database
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = timeout
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    self.session = URLSession(configuration: configuration)
  }

  isolated deinit { self.session.invalidateAndCancel() }

  public func upload(_ item: Item) -> Observable<UploadStep> {
    SignalProducer(UploadSteps(item: item, client: self)).asObservable()
  }

  /// How much of an item the server has.
  func status(of item: Item) async throws -> UploadStatus {
    try await self.answer(to: URLRequest(url: self.address(of: item)))
  }

  /// Sends the part of an item that begins at an offset.
  func sendPart(of item: Item, from offset: Int) async throws -> UploadStatus {
    guard let content = try await self.database.content(of: item.id, from: offset) else {
      throw UploadError.removed
    }
    var request = URLRequest(
      url: self.address(of: item).appending(queryItems: [
        URLQueryItem(name: "name", value: item.name),
        URLQueryItem(name: "offset", value: String(offset)),
        URLQueryItem(name: "size", value: String(item.size)),
      ]))
    request.httpMethod = "PUT"
    request.httpBody = content.prefix(UploadStatus.partSize)
    return try await self.answer(to: request)
  }

  private func address(of item: Item) -> URL {
    self.address.appending(components: "uploads", item.id.uuidString)
  }

  private func answer(to request: URLRequest) async throws -> UploadStatus {
    var request = request
    request.setValue(self.token.authorization, forHTTPHeaderField: "Authorization")
    let (body, response): (Data, URLResponse)
    do {
      (body, response) = try await self.session.data(for: request)
    } catch let error as URLError where error.code == .cancelled {
      throw CancellationError()
    } catch is URLError {
      throw UploadError.serverUnreachable
    }
    guard let code = (response as? HTTPURLResponse)?.statusCode else { throw UploadError.unexpectedAnswer }
    let decoder = JSONDecoder()
    guard code == 200 else {
      if 500..<600 ~= code { throw UploadError.serverFailed }
      guard let refusal = try? decoder.decode(Refusal.self, from: body) else {
        throw UploadError.unexpectedAnswer
      }
      throw UploadError.refused(refusal.reason)
    }
    guard let status = try? decoder.decode(UploadStatus.self, from: body) else {
      throw UploadError.unexpectedAnswer
    }
    return status
  }
}
