public import PlumblineBlueprint

/// What the choice of a file is assembled from.
public protocol AddItemServiceType: ViewModelServiceType {
  /// Adds an item.
  func add(_ item: NewItem) -> Observable<Item>

  /// Reads the file at a path.
  func file(at path: String) -> Observable<NewItem>

  /// What the person is told of a file.
  func preview(of file: NewItem) -> String
}
