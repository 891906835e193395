import Foundation
import TestSupport
import Testing

@Suite struct LineCountTests {
  @Test("The documentation has the lines of both forms as they are")
  func table() throws {
    let process = Process()
    process.executableURL = Repository.folder.appendingPathComponent("Scripts/docs")
    process.arguments = ["line-counts", "--check"]
    let pipe = Pipe()
    process.standardError = pipe
    try process.run()
    let message = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(message)")
  }
}
