public import PlumblineBlueprint

/// What the choice of a file is assembled from.
public protocol AddItemServiceType: ViewModelServiceType {
  /// Adds a file as an item.
  func add(_ file: LocalFile) -> Observable<Item>

  /// Looks for the file at a path.
  func file(at path: String) -> Observable<LocalFile>

  /// What the person is told of a file.
  func preview(of file: LocalFile) -> String
}
