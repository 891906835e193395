public import PlumblineBlueprint

/// The files of the person.
public protocol FileServiceType: BaseServiceType {
  /// Reads the file at a path.
  func file(at path: String) -> Observable<NewItem>
}
