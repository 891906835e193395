import Engine
import Reporting
import SourceModel

/// Graphviz, which lays pictures out.
enum Graphviz {
  /// The most bytes of a picture.
  private static let limit = 64 << 20

  /// The picture of a graph.
  ///
  /// - Parameters:
  ///   - graph: the graph in the language of Graphviz.
  ///   - paths: the files and folders that the graph was made from.
  /// - Throws: `UsageProblem` when Graphviz is not installed or fails.
  static func picture(of graph: OutputText, from paths: [String]) throws(UsageProblem) -> OutputText {
    guard var program = ExternalProgram("dot", outside: paths) else {
      throw UsageProblem(
        "'--format svg' requires Graphviz: install it outside of this working copy, or use '--format mermaid' or '--format dot'"
      )
    }
    program.outputLimit = self.limit
    do throws(ProgramFailure) {
      let picture = try program.run(["-Tsvg"], input: Array(graph.text.utf8))
      return GraphStyle.styled(String(decoding: picture, as: UTF8.self))
    } catch {
      throw UsageProblem("'\(program.path)' \(error.reason): use '--format mermaid' or '--format dot'")
    }
  }
}
