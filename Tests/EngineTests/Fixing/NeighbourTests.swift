import Engine
import Rules
import SourceModel
import SwiftLanguage
import TestSupport
import Testing

/// What random drift of the examples has found, each in a text of its own.
@Suite("Repairs leave what stands around them whole")
struct NeighbourTests {
  private func file(_ text: String) -> SourceFile {
    SwiftReader.read(path: "Test.swift", text: SourceText(text))
  }

  private func range(_ name: String, in file: SourceFile) -> TextRange {
    let members = file.declarations.compactMap(\.type).flatMap(\.members)
    return members.first { $0.header.name.text == name }?.header.range ?? TextRange(0, 0)
  }

  private func moved(_ name: String, before anchor: String, in text: String) -> String {
    let file = self.file(text)
    let move = Move([self.range(name, in: file)], to: .before(self.range(anchor, in: file)))
    return String(
      decoding: FileFixer(file).apply([FileFix(edits: [], moves: [move])]).bytes, as: UTF8.self)
  }

  @Test("Conditional compilation stays where it is when its neighbours move")
  func conditions() {
    let text = """
      protocol Test {
        var b: Int { get }
        var a: Int { get }
        #if DEBUG
        var d: Int { get }
        var c: Int { get }
        #endif
        var f: Int { get }
        var e: Int { get }
      }
      """
    #expect(
      self.moved("a", before: "b", in: text) == """
        protocol Test {
          var a: Int { get }
          var b: Int { get }
          #if DEBUG
          var d: Int { get }
          var c: Int { get }
          #endif
          var f: Int { get }
          var e: Int { get }
        }
        """)
    #expect(
      self.moved("c", before: "d", in: text) == """
        protocol Test {
          var b: Int { get }
          var a: Int { get }
          #if DEBUG
          var c: Int { get }
          var d: Int { get }
          #endif
          var f: Int { get }
          var e: Int { get }
        }
        """)
    #expect(self.moved("e", before: "b", in: text) == text)
  }

  @Test("A move past conditional compilation, or to where the member stands, cannot be made")
  func impossibleMoves() {
    let file = self.file(
      """
      protocol Test {
        var b: Int { get }
        var a: Int { get }
        #if DEBUG
        var c: Int { get }
        #endif
        var d: Int { get }
      }
      """)
    var fixer = FileFixer(file)
    func canMove(_ name: String, _ place: (TextRange) -> Move.Place, _ anchor: String) -> Bool {
      fixer.canMake([Move([self.range(name, in: file)], to: place(self.range(anchor, in: file)))])
    }
    #expect(canMove("a", Move.Place.before, "b"))
    #expect(!canMove("a", Move.Place.after, "b"))
    #expect(!canMove("d", Move.Place.before, "b"))
    #expect(!canMove("c", Move.Place.before, "b"))
  }

  @Test("What cannot be moved past conditional compilation is not said to be fixable")
  func refusal() throws {
    let text = """
      import ReactiveSwift

      public protocol LoginViewModelInputs {
        /// Call when the view loads.
        func viewDidLoad()
      #if DEBUG
        /// Call when the user shakes the device.
        func deviceShaken()
      #endif
        /// Call when the text of the e-mail field changes.
        func emailChanged(_ email: String)
      }

      public final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {}
      """
    let fixed = try Lint.fixed(text, rules: ["sorted-inputs"])
    #expect(fixed.text == text)
    #expect(fixed.left.map(\.rule) == ["sorted-inputs"])
    #expect(fixed.left.map(\.fixable) == [false])
    #expect(fixed.refusals == ["code that must stay in place is in between"])
  }

  @Test("Members that share a line get lines of their own when they move")
  func sharedLine() {
    let text = """
      protocol Test {
        var b: Int { get }; var a: Int { get }
        /// About c.
        var c: Int { get }
      }
      """
    let file = self.file(self.moved("a", before: "b", in: text))
    #expect(file.problems.isEmpty)
    #expect(file.declarations.first?.type?.members.map(\.header.name.text) == ["a", "b", "c"])
    #expect(
      self.moved("c", before: "a", in: text) == """
        protocol Test {
          var b: Int { get }
          /// About c.
          var c: Int { get }
          var a: Int { get }
        }
        """)
  }

  @Test("A comment at the end of a line swallows nothing that stood behind another member")
  func commentBeforeBrace() {
    let text = """
      protocol Test {
        var b: Int { get } // about b
        var a: Int { get } }
      """
    let moved = self.moved("a", before: "b", in: text)
    let file = self.file(moved)
    #expect(file.problems.isEmpty, "\(moved)")
    #expect(file.declarations.first?.type?.members.map(\.header.name.text) == ["a", "b"])
    #expect(moved.contains("// about b\n"))
  }

  @Test("Documentation does not go behind the brace on the line of another member")
  func documentationBehindBrace() {
    let text = """
      protocol Test { var b: Int { get }
        /// About a.
        var a: Int { get }
      }
      """
    let moved = self.moved("a", before: "b", in: text)
    #expect(moved.contains("\n  /// About a.\n  var a: Int { get }\n"), "\(moved)")
    let members = self.file(moved).declarations.first?.type?.members ?? []
    #expect(members.map(\.header.name.text) == ["a", "b"])
    #expect(members.first?.header.isDocumented(in: .swift) == true)
  }

  @Test("A comment between members that share a line keeps the one behind it code")
  func commentBetween() {
    let text = """
      protocol Test {
        var b: Int { get } // about b
        var a: Int { get }; /* joined */ var c: Int { get }
      }
      """
    let moved = self.moved("a", before: "b", in: text)
    let file = self.file(moved)
    #expect(file.problems.isEmpty, "\(moved)")
    #expect(file.declarations.first?.type?.members.map(\.header.name.text) == ["a", "b", "c"])
  }

  @Test("What is inserted behind something waits until that is no longer removed")
  func insertionBehindRemoval() {
    let file = self.file("final class Test: First, Second {}")
    let removal = FileFix(edits: [Edit(replacing: TextRange(16, 31), with: "")], moves: [])
    let insertion = FileFix(edits: [Edit(inserting: ", Third", at: 31)], moves: [])
    let outcome = FileFixer(file).apply([removal, insertion])
    #expect(String(decoding: outcome.bytes, as: UTF8.self) == "final class Test {}")
    #expect(outcome.made == [0])
    #expect(FileFixer(file).apply([insertion, removal]).made == [0])
  }

  @Test(
    "A comment for another tool goes with the declaration directly below it",
    arguments: [
      "// swiftlint:disable force_cast", "// swiftlint:disable:next force_cast", "// sourcery: skip",
      "// swiftformat:disable all", "//noinspection unused", "// @formatter:off",
    ])
  func directives(_ comment: String) {
    let text = """
      class Test {
        let b = 1
        \(comment)
        let a = 2
      }
      """
    #expect(
      self.moved("a", before: "b", in: text) == """
        class Test {
          \(comment)
          let a = 2
          let b = 1
        }
        """)
  }

  @Test("A region of another tool stays where it is")
  func regions() {
    let text = """
      class Test {
        let c = 0
        // swiftlint:disable force_cast
        let b = 1
        let a = 2
        // swiftlint:enable force_cast
        let d = 3
      }
      """
    #expect(
      self.moved("b", before: "c", in: text) == """
        class Test {
          let b = 1
          let c = 0
          // swiftlint:disable force_cast
          let a = 2
          // swiftlint:enable force_cast
          let d = 3
        }
        """)
  }

  @Test("The end of a region of another tool stays apart from what moves below it")
  func endsOfRegions() {
    let text = """
      class Test {
        // swiftlint:disable force_cast
        let d = 0
        // swiftlint:enable force_cast

        let c = 1
        let b = 2
        let a = 3
      }
      """
    let file = self.file(text)
    let moves = [
      Move([self.range("a", in: file)], to: .before(self.range("b", in: file))),
      Move([self.range("c", in: file)], to: .after(self.range("b", in: file))),
    ]
    let moved = FileFixer(file).apply([FileFix(edits: [], moves: moves)])
    #expect(
      String(decoding: moved.bytes, as: UTF8.self) == """
        class Test {
          // swiftlint:disable force_cast
          let d = 0
          // swiftlint:enable force_cast

          let a = 3
          let b = 2
          let c = 1
        }
        """)
  }

  @Test("A heading with the name of a declaration goes with it")
  func namedHeadings() {
    let text = """
      class Test {
        // MARK: - First

        let b = 1

        // MARK: - a

        let a = 2
      }
      """
    #expect(
      self.moved("a", before: "b", in: text) == """
        class Test {
          // MARK: - First

          // MARK: - a

          let a = 2

          let b = 1
        }
        """)
  }

  @Test("What goes before something that moves too has the space of its new neighbours")
  func movingAnchors() {
    let text = """
      class Test {
        func a() {
        }

        let d = 1
        let c = 1
        let e = 1
        let f = 1

        func b() {
        }
      }
      """
    let file = self.file(text)
    let moves = [
      Move([self.range("d", in: file)], to: .after(self.range("f", in: file))),
      Move([self.range("c", in: file)], to: .before(self.range("d", in: file))),
    ]
    let fixed = FileFixer(file).apply(moves.map { FileFix(edits: [], moves: [$0]) })
    #expect(
      String(decoding: fixed.bytes, as: UTF8.self) == """
        class Test {
          func a() {
          }

          let e = 1
          let f = 1
          let c = 1
          let d = 1

          func b() {
          }
        }
        """)
  }
}
