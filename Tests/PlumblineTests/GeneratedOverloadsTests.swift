import Foundation
import Testing

@Suite("Generated overloads")
struct GeneratedOverloadsTests {
  @Test("The overloads are those that Scripts/generate-overloads writes")
  func areCurrent() throws {
    // The folder may be a link to that of the repository.
    let repository = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let process = Process()
    process.executableURL = repository.appendingPathComponent("Scripts/generate-overloads")
    process.arguments = ["--check"]
    let pipe = Pipe()
    process.standardError = pipe
    try process.run()
    let message = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(message)")
  }
}
