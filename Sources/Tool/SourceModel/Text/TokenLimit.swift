/// How many tokens of a file are read.
///
/// A token takes many times the memory of its text, which may be one bracket or quote: without a limit, a file of 30 MB
/// of brackets takes gigabytes. Code that people write has half as many tokens in the largest file that is read.
package enum TokenLimit {
  package static let most = 4_000_000

  /// What is wrong with a file that has more.
  package static let problem = SyntaxProblem(
    message: "the file has too many tokens to be read: split it, or exclude it in '.plumb.yml'",
    range: TextRange(0, 0))
}
