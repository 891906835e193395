import Engine
import Rules
import SeededRandom
import SourceFuzzing
import SourceModel
import SwiftLanguage
import TestSupport
import Testing

@Suite("The scan of headers misses nothing that the reader sees")
struct HeaderComparisonTests {
  @Test(
    "in every way to write a header",
    arguments: [
      "class A<T: B>: C {}", "class A: @unchecked B, @preconcurrency C.D {}", "typealias A = B\n & C",
      "typealias A =\n B & C", "typealias A = B & C & D & (E & F)",
      "typealias A = (B & C)", "typealias A = any B & C", "typealias A = B /* x */ & C",
      "typealias A = B // x\n & C",
      "typealias A = B &\n C", "typealias A<T> = B<T> where T: C", "typealias A = B<C,\n D> & E",
      "typealias A = B<\n D\n> & E",
      "class A: B, // { x\n C {}", "class A\n : B\n{}", "class A /* : X { */ : B {}",
      "protocol A: B where C == D {}",
      "protocol A<B>: C where B: D {}", "extension A.B: C {}", "extension A . B : C {}",
      "extension A\n .B: C {}",
      "class A: B . C {}", "class A: B\n .C {}", "extension A: C where T == (D) -> E, U: F {}",
      "class A<T, let N: Int>: B {}",
      "class `A`: `B` {}", "class `A b`: B {}", "typealias A = `B`.`C`", "class A: B<(C) -> D>, E {}",
      "class A<T> where T: X {}",
      "class A: ~Copyable, B {}", "struct A: (B) {}", "class A: B & C {}", "extension A<Int>: B {}",
      "final class A:B{}", "protocol A$B: C {}", "extension \0A: B {}", "class A: B$C {}",
      "class/**/A/**/:/**/B{}", "class\nA: B {}", "@objc(X) class A: B {}",
      "class A: B, C { class D: E {}; typealias F = G }",
      "#if X\nclass A: B {}\n#else\nclass A: C {}\n#endif", "class A: B.C<D>.E, F {}", "class é: 数 {}",
      "protocol A: class, B {}",
      "indirect enum A: B {}", "typealias A = B; typealias C = D", "extension A: B, C\nwhere D: E {}",
      "class A: Swift.Optional<B>, C {}", "extension A<B>.C: D {}", "extension inout some A<B>: C {}",
      "extension some A: B {}", "extension any A: B {}", "extension (A): B {}", "extension (A).B: C {}",
      "extension @a A: B {}", "extension [A]: B {}", "extension A?: B {}", "extension ~A: B {}",
      "extension A.Type: B {}", "extension A & B: C {}",
      "class A<each T>: B {}", "let `class` = 1\nclass A: B {}", "\u{FEFF}class A: B {}",
      "\u{FEFF}extension A: B {}", "class A: \u{FEFF}B, C\u{FEFF}D {}",
      "class A {}\n\u{FEFF}class \u{FEFF}B: C {}",
      "class A: /*" + String(repeating: "x", count: 9_000) + "*/ B {}",
      "class A: " + (0..<1_500).map { "B\($0)<C>, " }.joined() + "ZInputs {}",
      "class A<" + (0..<1_500).map { "B\($0), " }.joined() + "C>: ZInputs {}",
    ])
  func headersAreFound(text: String) {
    let differences = DeepStack.value {
      [SourceText(text)].flatMap { text -> [String] in
        let file = SwiftReader.read(path: "a.swift", text: text)
        let difference = HeaderComparison.difference(of: file, from: FileIndex.scan(text.bytes, .swift))
        return file.problems.map(\.message) + [difference].compactMap { $0 }
      }
    }
    #expect(differences == [])
  }

  @Test("in the sources of this repository", arguments: ["Sources", "Examples", "Tools"])
  func repositoryIsFound(folder: String) {
    let files = TestScale.most(Repository.swiftFiles(in: folder))
    #expect(files.count > (TestScale.isSmall ? 0 : 5))
    let differences = DeepStack.value {
      files.compactMap { file -> String? in
        let text = SourceText(file.text)
        let description = SwiftReader.read(path: file.path, text: text)
        guard description.problems.isEmpty else { return "\(file.path) does not parse" }
        return HeaderComparison.difference(of: description, from: FileIndex.scan(text.bytes, .swift)).map {
          "\(file.path): \($0)"
        }
      }
    }
    #expect(differences == [])
  }

  @Test("A protocol that is asked about in a circle still leads to its ports")
  func circlesLeadToPorts() throws {
    let report = try Lint.report([
      ("A.swift", "import Plumbline\nprotocol A: B, XViewModelInputs {}\nprotocol B: A {}\n"),
      ("C.swift", "import Plumbline\nclass C: A, YOutputs {}\n"),
      ("XViewModel.swift", "import Plumbline\nfinal class XViewModel: B {}\n"),
    ])
    #expect(report.viewModels == 1)
  }

  @Test("A class that is inherited by its full name is not made final by a tool")
  func qualifiedSuperclassesAreInherited() throws {
    let base = "import Plumbline\nprotocol XViewModelInputs {}\nclass XViewModel: XViewModelInputs {}\n"
    for name in ["XViewModel", "App.XViewModel", "App . XViewModel"] {
      let findings = try Lint.report(
        [("X.swift", base), ("Y.swift", "class Y: \(name) {}\n")], rules: ["final-view-model"]
      ).findings
      // `final` is asked for all the same, and not put there by a tool.
      #expect(findings.map(\.fixable) == [false], "\(name)")
    }
  }

  @Test("A chain of protocols of any length is followed")
  func longChainsAreFollowed() {
    // The usual stack of a thread is what the command has where it groups files.
    let count = DeepStack.value(stackSize: DeepStack.usualSize, within: 120) { () -> Int in
      let length = TestScale.isSmall ? 4_000 : 20_000
      let chain = (0..<length).map { "protocol P\($0): P\($0 + 1) {}\n" }.joined()
      let sources = [("A.swift", chain), ("B.swift", "import Plumbline\nclass XViewModel: P0 {}\n")]
      return (try? Lint.report(sources).viewModels) ?? -1
    }
    #expect(count == 0)
  }
}
