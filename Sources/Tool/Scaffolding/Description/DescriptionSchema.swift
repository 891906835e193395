/// The JSON Schema of descriptions.
public enum DescriptionSchema {
  /// The schema, in draft 7, which editors support best.
  public static var text: String {
    String(decoding: PackageResources.description_schema_json, as: UTF8.self)
  }
}
