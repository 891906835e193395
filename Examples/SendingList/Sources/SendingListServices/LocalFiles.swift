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

  public func file(at path: String) -> Observable<LocalFile> {
    SignalProducer { [limit] () async throws(any Error) in try await Self.look(at: path, limit: limit) }
      .asObservable()
  }

  public func content(of file: LocalFile) -> Observable<NewItem> {
    SignalProducer { [limit] () async throws(any Error) in try await Self.read(file, limit: limit) }
      .asObservable()
  }

  @concurrent
  private nonisolated static func look(at path: String, limit: Int) async throws(FileError) -> LocalFile {
    let url = Self.url(of: path)
    guard FileManager.default.fileExists(atPath: url.path) else { throw .notFound(path) }
    let values: URLResourceValues
    do {
      values = try url.resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey])
    } catch {
      throw .unreadable(path, error.localizedDescription)
    }
    guard values.isRegularFile == true, let size = values.fileSize else { throw .noFile(path) }
    guard size <= limit else { throw .tooLarge(path, limit: limit) }
    return LocalFile(path: path, name: URL(filePath: path).lastPathComponent, size: size)
  }

  @concurrent
  private nonisolated static func read(_ file: LocalFile, limit: Int) async throws(FileError) -> NewItem {
    let content: Data
    do {
      let handle = try FileHandle(forReadingFrom: Self.url(of: file.path))
      // Some files have more than they say.
      content = try handle.read(upToCount: limit + 1) ?? Data()
    } catch {
      throw .unreadable(file.path, error.localizedDescription)
    }
    guard content.count <= limit else { throw .tooLarge(file.path, limit: limit) }
    return NewItem(name: file.name, content: content)
  }

  private nonisolated static func url(of path: String) -> URL {
    URL(filePath: (path as NSString).expandingTildeInPath).resolvingSymlinksInPath()
  }
}
