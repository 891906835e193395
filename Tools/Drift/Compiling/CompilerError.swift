/// Why a compiler cannot be asked.
struct CompilerError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
