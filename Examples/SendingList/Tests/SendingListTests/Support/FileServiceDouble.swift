import Foundation
import PlumblineBlueprint
import SendingList

/// Files that are not on any disk.
final class FileServiceDouble: FileServiceType {
  /// The paths that were looked at.
  private(set) var paths: [String] = []
  var contents: [String: Data] = [:]

  struct Missing: LocalizedError {
    let errorDescription: String? = "It is not there."
  }

  struct Unreadable: LocalizedError {
    let errorDescription: String? = "It cannot be read."
  }

  func file(at path: String) -> Observable<LocalFile> {
    Observable.deferred {
      self.paths.append(path)
      guard let content = self.contents[path] else { throw Missing() }
      let name = URL(filePath: path).lastPathComponent
      return .just(LocalFile(path: path, name: name, size: content.count))
    }
  }

  func content(of file: LocalFile) -> Observable<NewItem> {
    Observable.deferred {
      guard let content = self.contents[file.path], !content.isEmpty else { throw Unreadable() }
      return .just(NewItem(name: file.name, content: content))
    }
  }
}
