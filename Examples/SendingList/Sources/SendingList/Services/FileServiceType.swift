public import PlumblineBlueprint

/// The files of the person.
public protocol FileServiceType: BaseServiceType {
  /// Reads a file.
  func content(of file: LocalFile) -> Observable<NewItem>

  /// Looks for the file at a path.
  func file(at path: String) -> Observable<LocalFile>
}
