import Engine
import JavaLanguage
import Rules
import SourceModel
import Testing

@Suite("Repairs are made in the text of a file")
struct FileFixerTests {
  /// A file whose members are told by their names.
  struct Members {
    let file: SourceFile

    init(_ text: String) {
      self.file = JavaReader.read(path: "Test.java", text: SourceText(text))
    }

    private func range(_ name: String, in declarations: [Declaration]) -> TextRange? {
      for declaration in declarations {
        // A constructor has the name of its class.
        if let found = declaration.type.flatMap({ self.range(name, in: $0.members) }) { return found }
        if declaration.header.name.text == name { return declaration.header.range }
      }
      return nil
    }

    func range(_ name: String) -> TextRange {
      self.range(name, in: self.file.declarations) ?? TextRange(0, 0)
    }

    func move(_ names: String..., before anchor: String) -> FileFix {
      FileFix(edits: [], moves: [Move(names.map(self.range), to: .before(self.range(anchor)))])
    }

    func move(_ names: String..., after anchor: String) -> FileFix {
      FileFix(edits: [], moves: [Move(names.map(self.range), to: .after(self.range(anchor)))])
    }

    func move(_ names: String..., beforeSectionOf anchor: String) -> FileFix {
      FileFix(edits: [], moves: [Move(names.map(self.range), to: .beforeSection(self.range(anchor)))])
    }

    func fixed(_ repairs: FileFix...) -> String {
      String(decoding: FileFixer(self.file).apply(repairs).bytes, as: UTF8.self)
    }
  }

  @Test("A member moves with its comments, its annotations and the rest of its line")
  func wholeMember() {
    let members = Members(
      """
      class Test {
        private int b; // about b

        /** About a. */
        // more about a
        @Nullable private int a; // the first

        private int c;
      }
      """)
    #expect(
      members.fixed(members.move("a", before: "b")) == """
        class Test {
          /** About a. */
          // more about a
          @Nullable private int a; // the first

          private int b; // about b

          private int c;
        }
        """)
  }

  @Test("A heading stays at the head of its section")
  func headings() {
    let members = Members(
      """
      class Test {
        // INPUTS

        private int b;
        private int a;

        // OUTPUTS

        private int d;
        private int c;
      }
      """)
    #expect(
      members.fixed(members.move("a", before: "b"), members.move("d", after: "c")) == """
        class Test {
          // INPUTS

          private int a;
          private int b;

          // OUTPUTS

          private int c;
          private int d;
        }
        """)
  }

  @Test("What moves to another section goes before its heading, and leaves no heading behind")
  func sections() {
    let members = Members(
      """
      class Test {
        // MARK: Outputs
        private int out;

        // MARK: Inputs
        private int in;
        void in() {}

        // MARK: Start
        Test() {}
      }
      """)
    #expect(
      members.fixed(members.move("Test", beforeSectionOf: "in")) == """
        class Test {
          // MARK: Outputs
          private int out;

          // MARK: Start
          Test() {}

          // MARK: Inputs
          private int in;
          void in() {}
        }
        """)
    #expect(
      members.fixed(members.move("out", beforeSectionOf: "Test")) == """
        class Test {
          // MARK: Inputs
          private int in;
          void in() {}

          // MARK: Outputs
          private int out;

          // MARK: Start
          Test() {}
        }
        """)
  }

  @Test("A heading follows what it headed, even when something else has moved below it")
  func followingHeadings() {
    let members = Members(
      """
      class Test {
        // MARK: Inputs
        int b;
        int a;

        // MARK: Start
        Test() {}
      }
      """)
    #expect(
      members.fixed(members.move("b", before: "Test"), members.move("Test", beforeSectionOf: "a")) == """
        class Test {
          // MARK: Start
          Test() {}

          // MARK: Inputs
          int a;
          int b;
        }
        """)
  }

  @Test("A heading follows members that leave it one by one")
  func headingsOfScatteredMembers() {
    let members = Members(
      """
      class Test {
        // MARK: Outputs
        int b;
        int a;

        // MARK: Start
        Test() {}
      }
      """)
    #expect(
      members.fixed(members.move("b", after: "Test"), members.move("a", before: "b")) == """
        class Test {
          // MARK: Start
          Test() {}

          // MARK: Outputs
          int a;
          int b;
        }
        """)
  }

  @Test("A unit moves as one, and the space between the others stays as it was")
  func units() {
    let members = Members(
      """
      class Test {
        int b;
        void b() {}

        int a;
        void a() {}

        int c;
        void c() {}
      }
      """.replacing("void", with: "private void"))
    let type = members.file.declarations[0].type
    let ranges = type?.members.map(\.header.range) ?? []
    let repair = FileFix(edits: [], moves: [Move([ranges[2], ranges[3]], to: .before(ranges[0]))])
    #expect(
      members.fixed(repair) == """
        class Test {
          int a;
          private void a() {}

          int b;
          private void b() {}

          int c;
          private void c() {}
        }
        """)
  }

  @Test("An edit in a member that moves is made, and moves with it")
  func editsWithin() {
    let members = Members("class Test {\n  int b;\n  int a = c;\n}\n")
    let edit = FileFix(edits: [Edit(inserting: "this.", at: members.file.text.offset(of: "c;"))], moves: [])
    #expect(
      members.fixed(members.move("a", before: "b"), edit) == "class Test {\n  int a = this.c;\n  int b;\n}\n")
  }

  @Test("Edits that overlap wait, and those that say the same are made once")
  func overlaps() {
    let members = Members("class Test { int a = b; }")
    let range = TextRange(members.file.text.offset(of: "b;"), members.file.text.offset(of: "b;") + 1)
    let first = FileFix(edits: [Edit(replacing: range, with: "c")], moves: [])
    let second = FileFix(edits: [Edit(replacing: range, with: "d")], moves: [])
    let outcome = FileFixer(members.file).apply([first, second, first])
    #expect(String(decoding: outcome.bytes, as: UTF8.self) == "class Test { int a = c; }")
    #expect(outcome.made == [0, 2])
  }

  @Test("Nothing moves over what is unknown")
  func barriers() {
    let text = "class Test {\n  int b;\n  ;;\n  int a;\n}\n"
    let members = Members(text)
    #expect(members.fixed(members.move("a", before: "b")) == text)
  }

  @Test("Line endings and tabs stay")
  func lineEndings() {
    let members = Members("class Test {\r\n\tvoid c() {}\r\n\r\n\tint b;\r\n\tint a;\r\n}\r\n")
    #expect(
      members.fixed(members.move("c", after: "a"))
        == "class Test {\r\n\tint b;\r\n\tint a;\r\n\r\n\tvoid c() {}\r\n}\r\n")
  }
}

extension SourceText {
  /// The offset of the first place of some text.
  fileprivate func offset(of text: String) -> Int {
    let wanted = Array(text.utf8)
    return self.bytes.indices.first { self.bytes[$0...].starts(with: wanted) } ?? 0
  }
}
