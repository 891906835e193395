import Foundation
import ReaderCorpus
import SourceModel
import Testing

@Suite("What the oracle writes is compared with what the reader says")
struct CorpusComparisonTests {
  private static let source = """
    package a.b;
    import java.util.List;
    class Sample<T> extends Base implements Runnable {
      /** Documented. */ private final List<T> list = null;
      public void run(int... counts) throws Error { list.clear(); /* nothing */ other(); }
    }
    """

  /// What the oracle writes about the source.
  private static let lines = """
    F\tSample.java
    P\ta.b
    I\tjava.util.List\t\t13\t35
    D\t0\tclass\tSample\t36\t231\t42\t48\t\t\tT\tBase\tRunnable\t\t\t\t85\t231
    D\t1\tfield\tlist\t108\t142\t130\t134\tprivate final\t\t\t\t\tList<T>\t\tdocumented\t\t
    D\t1\tmethod\trun\t145\t229\t157\t160\tpublic\t\t\t\t\tvoid\tint[] counts\tthrows\t189\t229
    C\tdocumentation\t89\t107
    C\tblock\t205\t218
    N\tfield\tlist\t191
    E

    """

  private static func facts(_ lines: String) throws -> [FileFacts] {
    var stream = OracleStream()
    let files = try stream.append(Array(lines.utf8))
    try stream.finish()
    return files
  }

  private static func comparison(_ lines: String) throws -> FileComparison {
    let text = SourceText(Self.source)
    let expected = try #require(try Self.facts(lines).first)
    return FileComparison(
      expected: expected, found: FactsReader.facts(path: expected.path, text: text), text: text)
  }

  @Test("What is the same is no difference")
  func same() throws {
    #expect(try Self.comparison(Self.lines).differences.map(\.description) == [])
  }

  @Test(
    "What differs is told",
    arguments: [
      ("P\ta.b", "P\ta.c", "package"),
      ("java.util.List\t\t13", "java.util.List\tstatic\t13", "import"),
      ("0\tclass", "1\tclass", "depth of 'Sample'"),
      ("class\tSample", "enum\tSample", "kind of 'Sample'"),
      ("36\t231\t42", "36\t230\t42", "range of 'Sample'"),
      ("\t130\t134", "\t130\t133", "range of the name 'list'"),
      ("private final", "final private", "modifiers of 'list'"),
      ("public\t\t", "public\tOverride\t", "annotations of 'run'"),
      ("\tT\tBase", "\tU\tBase", "type parameters of 'Sample'"),
      ("Base\tRunnable", "\tRunnable", "superclass of 'Sample'"),
      ("Base\tRunnable", "Base\tRunnable;Other", "interfaces of 'Sample'"),
      ("List<T>", "List<U>", "type of 'list'"),
      ("int[] counts", "int counts", "parameters of 'run'"),
      ("\tdocumented", "\tstatic documented", "whether 'list' is static"),
      ("\tthrows", "\t", "whether 'run' throws"),
      ("\tdocumented", "\t", "whether 'list' is documented"),
      ("189\t229", "189\t228", "body of 'run'"),
      ("block\t205", "line\t205", "comment"),
      ("N\tfield\tlist\t191\n", "", "name 'list'"),
      ("N\tfield\tlist\t191", "N\tinherited\tlist\t191", "name 'list'"),
      ("E\n", "N\tfield\tother\t220\nE\n", "name 'other'"),
    ])
  func different(part: String, replacement: String, subject: String) throws {
    try #require(Self.lines.contains(part))
    let range = try #require(Self.lines.range(of: part))
    let lines = Self.lines.replacingCharacters(in: range, with: replacement)
    #expect(try Self.comparison(lines).differences.map(\.subject) == [subject])
  }

  @Test("A declaration that one of them does not see is told")
  func missing() throws {
    let lines = Self.lines.split(separator: "\n").filter { !$0.contains("\tmethod\t") }
    #expect(
      try Self.comparison(lines.joined(separator: "\n") + "\n").differences.map(\.description) == [
        "Sample.java:5:3: declaration: expected none, found method run"
      ])
  }

  @Test("The output may be cut at any place")
  func pieces() throws {
    let whole = try Self.facts(Self.lines + Self.lines)
    #expect(whole.count == 2)
    for size in [1, 7, 64] {
      var stream = OracleStream()
      var files: [FileFacts] = []
      var rest = Array((Self.lines + Self.lines).utf8)[...]
      while !rest.isEmpty {
        files += try stream.append(Array(rest.prefix(size)))
        rest = rest.dropFirst(size)
      }
      try stream.finish()
      #expect(files == whole)
    }
  }

  @Test("Output that ends within a file, or is none of the oracle's, is an error")
  func broken() {
    #expect(throws: OracleError.self) { try Self.facts("F\ta.java\nP\ta\n") }
    #expect(throws: OracleError.self) { try Self.facts("D\t0\tclass\n") }
    #expect(throws: OracleError.self) { try Self.facts("F\ta.java\nD\t0\tthing\tname\n") }
  }
}
