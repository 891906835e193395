import Foundation
import PlumblineBlueprint
import SendingList

/// Files that are not on any disk.
final class FileServiceDouble: FileServiceType {
  /// The paths that were read.
  private(set) var read: [String] = []
  var files: [String: NewItem] = [:]

  struct Missing: LocalizedError {
    let errorDescription: String? = "It is not there."
  }

  func file(at path: String) -> Observable<NewItem> {
    Observable.deferred {
      self.read.append(path)
      guard let file = self.files[path] else { throw Missing() }
      return .just(file)
    }
  }
}
