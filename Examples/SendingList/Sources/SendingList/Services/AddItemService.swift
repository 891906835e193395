public import PlumblineBlueprint

/// What the choice of a file is assembled from: the files of the person and the database.
public struct AddItemService: AddItemServiceType {
  private let database: any DatabaseServiceType
  private let files: any FileServiceType

  public init(database: any DatabaseServiceType, files: any FileServiceType) {
    (self.database, self.files) = (database, files)
  }

  public func add(_ file: LocalFile) -> Observable<Item> {
    self.files.content(of: file).flatMap { [database] in database.add($0) }
  }

  public func file(at path: String) -> Observable<LocalFile> { self.files.file(at: path) }

  public func preview(of file: LocalFile) -> String { "\(file.name), \(ByteCount(file.size).text)" }
}
