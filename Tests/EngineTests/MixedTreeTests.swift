import Engine
import Rules
import TestSupport
import Testing

/// Swift, Java and Kotlin in one run.
struct MixedTreeTests {
  @Test("All languages are found in a folder and checked with the same rules", arguments: [false, true])
  func mixedFolder(readsEveryFile: Bool) throws {
    let folder = try Folder([
      "ios/LoginViewModel.swift": Sample.drifted(), "android/LoginViewModel.java": Sample.driftedJava(),
      "android/SearchViewModel.kt": Sample.driftedKotlin(), "android/Other.kts": "class Other",
      "ios/Other.swift": "struct Other {}",
      "android/Other.java": "class Other {}",
    ])
    let result = try folder.lint { $0.readsEveryFile = readsEveryFile }
    #expect(result.report.files == 5)
    #expect(result.report.viewModels == 3)
    #expect(
      result.report.findings.map { folder.relative($0.path) } == [
        "android/LoginViewModel.java", "android/SearchViewModel.kt", "ios/LoginViewModel.swift",
      ])
    #expect(result.report.findings.map(\.rule) == ["void-input", "void-input", "void-input"])
    #expect(
      result.report.findings.map(\.viewModel) == ["LoginViewModel", "SearchViewModel", "LoginViewModel"])
  }

  @Test("The lists of a Java view model are found in other folders of the run")
  func flatViewModel() throws {
    let texts = [
      "a/viewmodels/LoginViewModel.java": """
      package a.viewmodels;
      import a.viewmodels.inputs.LoginViewModelInputs;
      import a.viewmodels.outputs.LoginViewModelOutputs;
      final class LoginViewModel extends ActivityViewModel<LoginActivity>
        implements LoginViewModelInputs, LoginViewModelOutputs {}
      """,
      "a/viewmodels/inputs/LoginViewModelInputs.java": """
      package a.viewmodels.inputs;
      import a.ui.PickerAdapter;
      public interface LoginViewModelInputs extends PickerAdapter.Delegate {
        boolean logIn();
      }
      """,
      "a/viewmodels/outputs/LoginViewModelOutputs.java":
        "package a.viewmodels.outputs; import rx.Observable; public interface LoginViewModelOutputs { Observable<Void> a(); }",
      "a/ui/PickerAdapter.java":
        "package a.ui; public class PickerAdapter { public interface Delegate { boolean picked(); } }",
      "b/PickerAdapter.java": "package b; class PickerAdapter { interface Delegate extends AInputs {} }",
    ]
    let folder = try Folder(texts)
    let findings = try folder.lint().report.findings
    #expect(findings.map { folder.relative($0.path) } == ["a/viewmodels/inputs/LoginViewModelInputs.java"])
    #expect(try folder.lint(["a/viewmodels/LoginViewModel.java"]).report.viewModels == 1)
  }

  @Test("A language does not see the types of the other", arguments: [false, true])
  func languagesAreApart(readsEveryFile: Bool) throws {
    let folder = try Folder([
      "A.swift": """
      import ReactiveSwift
      final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {}
      """,
      "A.java": "interface LoginViewModelInputs { boolean logIn(); } interface Base {}",
      "B.java":
        "import rx.Observable; final class BViewModel implements BViewModelInputs, BViewModelOutputs {}",
      "B.swift": "protocol BViewModelInputs { func logIn() -> Bool }",
      "C.swift": "import ReactiveSwift\nclass CViewModel: CViewModelInputs, CViewModelOutputs {}",
      "C.java": "class Special extends CViewModel {}",
    ])
    let report = try folder.lint(rules: ["void-input", "final-view-model"]) {
      $0.readsEveryFile = readsEveryFile
    }.report
    #expect(report.viewModels == 3)
    // A subclass in Java is none of the class in Swift, to which a tool may add `final`.
    #expect(report.findings.map { folder.relative($0.path) } == ["C.swift"])
    #expect(report.findings.map(\.fixable) == [true])
  }

  @Test("A dialect of another language that the configuration sets says nothing")
  func dialectsOfAnotherLanguage() throws {
    let sources = [("A.swift", Sample.drifted()), ("A.java", Sample.driftedJava())]
    for dialect in ["rxswift", "kickstarter-swift", "kickstarter-java"] {
      let report = try Lint.report(sources, configuration: "dialects: {'**': \(dialect)}")
      #expect(report.viewModels == 2, "\(dialect)")
    }
    #expect(try Lint.report(sources, configuration: "dialects: {'*.java': off}").viewModels == 1)
  }

  @Test("The configuration tells the dialect of a Java file that imports no RxJava")
  func configuredDialect() throws {
    let text = Sample.driftedJava().replacing("import rx.Observable;", with: "").replacing(
      "ActivityViewModel<LoginActivity>", with: "Base")
    let sources = [("A.java", text)]
    #expect(try Lint.report(sources).viewModels == 0)
    #expect(try Lint.report(sources, configuration: "dialects: {'**': kickstarter-java}").viewModels == 1)
  }

  @Test("A Java file that does not parse is reported where it may hold a view model")
  func parseErrors() throws {
    let broken = Sample.driftedJava() + "class {"
    #expect(try Lint.report([("A.java", broken)]).findings.map(\.rule) == ["parse-error"])
    #expect(try Lint.report([("A.java", "class Broken {")]).findings.isEmpty)
  }

  // MARK: Standard input

  @Test("Standard input is Java by its name, and stands for the file of that name")
  func standardInput() throws {
    let folder = try Folder([
      "Ports.java": "package a; interface LoginViewModelInputs { boolean logIn(); }",
      "LoginViewModel.java": "package a; class LoginViewModel {}",
    ])
    let text =
      "package a; import rx.Observable; final class LoginViewModel implements LoginViewModelInputs {}"
    let result = try folder.lint {
      $0.standardInput = (Array(text.utf8), folder.files.path("LoginViewModel.java"))
    }
    #expect(result.report.files == 2)
    #expect(result.report.viewModels == 1)
    #expect(result.report.findings.map { folder.relative($0.path) } == ["Ports.java"])
  }

  // MARK: Files

  @Test("What Gradle and Maven built is left out of a search, and folders of that name are not")
  func builtFolders() throws {
    let text = Sample.driftedJava()
    let folder = try Folder([
      "app/build.gradle": "", "app/src/A.java": text, "app/build/generated/source/B.java": text,
      "lib/build.gradle.kts": "", "lib/build/C.java": text, "server/pom.xml": "",
      "server/target/D.java": text,
      "settings.gradle": "", "build/E.java": text, "app/src/com/example/build/F.java": text,
      "app/src/target/G.java": text, ".gradle/H.java": text,
    ])
    #expect(
      try folder.paths() == ["app/src/A.java", "app/src/com/example/build/F.java", "app/src/target/G.java"])
    #expect(try folder.paths(["app/build"]) == ["app/build/generated/source/B.java"])
  }

  @Test(
    "A Java file that says that a tool wrote it has no findings",
    arguments: [
      "// Generated by a tool\n", "/*\n * A licence.\n */\n\n// Code generated by a tool\n",
      "/*\n  A licence.\n  This file was auto-generated.\n*/\n", "/* @generated */ ",
    ])
  func generatedFiles(_ mark: String) throws {
    let folder = try Folder(["A.java": mark + Sample.driftedJava()])
    #expect(try folder.paths() == [])
  }

  @Test("A Java file with the annotation of tools has no findings")
  func annotatedFiles() throws {
    for annotation in ["@Generated(\"tool\")", "@javax.annotation.processing.Generated(value = \"tool\")"] {
      let text = Sample.driftedJava().replacing("public interface", with: "\(annotation) public interface")
      #expect(try Folder(["A.java": text]).paths() == [])
    }
    let late = "package a; // Generated by\n/* Generated by */"
    #expect(try Folder(["A.java": late + Sample.driftedJava().dropFirst(20)]).paths() == ["A.java"])
  }
}
