import GRDB

/// Changes of a database that neither the app nor the server makes.
public enum DamagedDatabase {
  /// Executes a statement in the database of a file, whether or not its tables fit together afterwards.
  public static func execute(_ sql: String, in path: String) throws {
    var configuration = Configuration()
    configuration.foreignKeysEnabled = false
    // A server that was stopped may still write.
    configuration.busyMode = .timeout(20)
    let database = try DatabaseQueue(path: path, configuration: configuration)
    try database.write { try $0.execute(sql: sql) }
    try database.close()
  }
}
