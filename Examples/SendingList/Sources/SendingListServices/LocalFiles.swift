import Foundation
public import PlumblineBlueprint
public import SendingList

/// The files of the machine.
public final class LocalFiles: FileServiceType {
  private let limit: Int

  /// Offers files.
  ///
  /// - Parameter limit: the size of the largest one, in bytes.
  public init(limit: Int = 64_000_000) { self.limit = limit }

  public func file(at path: String) -> Observable<NewItem> {
    SignalProducer { [limit] () async throws(any Error) in try await Self.read(path, limit: limit) }
  }

  @concurrent
  private nonisolated static func read(_ path: String, limit: Int) async throws(FileError) -> NewItem {
    let url = URL(filePath: (path as NSString).expandingTildeInPath).resolvingSymlinksInPath()
    let values: URLResourceValues
    guard FileManager.default.fileExists(atPath: url.path) else { throw .notFound(path) }
    do {
      values = try url.resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey])
    } catch {
      throw .unreadable(path, error.localizedDescription)
    }
    guard values.isRegularFile == true else { throw .noFile(path) }
    guard (values.fileSize ?? 0) <= limit else { throw .tooLarge(path, limit: limit) }
    do {
      return NewItem(name: URL(filePath: path).lastPathComponent, content: try Data(contentsOf: url))
    } catch {
      throw .unreadable(path, error.localizedDescription)
    }
  }
}
