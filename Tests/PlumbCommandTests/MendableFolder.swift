import TestSupport
import Testing

/// A folder with view models that `plumb fix` mends completely.
struct MendableFolder {
  let files: TemporaryFolder
  private let largeSize: Int

  /// - Parameters:
  ///   - names: the files, each named after its view model; the folders that they stand in are for the eye only.
  ///   - largeSize: the least size of files that are called `Large.swift` in bytes.
  init(_ names: [String], largeSize: Int = 0) throws {
    self.files = try TemporaryFolder()
    self.largeSize = largeSize
    for name in names { try self.files.write(self.mendable(name), to: name) }
  }

  func mendable(_ name: String) -> String { Sample.mendable(Self.viewModel(name)) + self.tail(name) }
  func mended(_ name: String) -> String { Sample.mended(Self.viewModel(name)) + self.tail(name) }

  /// Checks the texts of files, and that nothing was left beside them.
  func expect(mended: [String], untouched: [String]) throws {
    for name in mended { #expect(try self.files.text(of: name) == self.mended(name), "\(name)") }
    for name in untouched { #expect(try self.files.text(of: name) == self.mendable(name), "\(name)") }
    #expect(try self.files.names().filter { $0.contains(".plumb-tmp-") } == [])
  }

  private static func viewModel(_ path: String) -> String {
    (path.split(separator: "/").last?.dropLast(".swift".count) ?? "") + "ViewModel"
  }

  private func tail(_ name: String) -> String {
    guard name.hasSuffix("Large.swift") else { return "" }
    return "// " + String(repeating: "large ", count: self.largeSize / 6 + 1) + "\n"
  }
}
