public import PlumblineBlueprint

/// What the choice of a file is assembled from: the files of the person and the database.
public struct AddItemService: AddItemServiceType {
  private let database: any DatabaseServiceType
  private let files: any FileServiceType

  public init(database: any DatabaseServiceType, files: any FileServiceType) {
    (self.database, self.files) = (database, files)
  }

  public func add(_ item: NewItem) -> Observable<Item> { self.database.add(item) }

  public func file(at path: String) -> Observable<NewItem> { self.files.file(at: path) }

  public func preview(of file: NewItem) -> String {
    "\(file.name), \(ByteCount(file.content.count).text)"
  }
}
