import Engine
import Scaffolding
import SourceModel
import Testing

@Suite("Versions of RxJava")
struct RxJavaTests {
  private static func text(_ version: RxJava, imports: [String] = []) throws -> String {
    var options = ScaffoldOptions()
    options.rxJava = version
    options.settings.imports[.java] = imports
    let value = PortParameter(label: nil, name: "index", type: .named("Int"))
    let name = PortParameter(label: nil, name: "name", type: .named("String"))
    let description = ViewModelDescription(
      "LoginViewModel", inputs: [InputDescription("moved", [value, name])],
      outputs: [OutputDescription("title", .named("String"))])
    return try Twin.text(of: description, in: .kickstarterJava, options)
  }

  /// The packages that a text imports from.
  private static func imports(_ text: String) -> [String] {
    text.split(separator: "\n").filter { $0.hasPrefix("import ") }.map {
      String($0.dropFirst("import ".count).dropLast())
    }
  }

  @Test("A view model on RxJava 1 uses nothing of Plumbline, which has no library for it")
  func one() throws {
    let text = try Self.text(.one)
    #expect(!text.contains("com.plumbline"))
    #expect(text.contains("final class ViewModel implements Inputs, Outputs {"))
    #expect(text.contains("public ViewModel() {"))
    #expect(text.contains("PublishSubject<Pair<Integer, String>> moved"))
    #expect(Self.imports(text).contains("android.util.Pair"))
  }

  @Test("The base class of a team is extended on RxJava 1 as well")
  func teams() throws {
    let imports = ["com.example.libs.ActivityViewModel", "com.example.libs.Environment"]
    let text = try Self.text(.one, imports: imports)
    #expect(
      text.contains(
        "final class ViewModel extends ActivityViewModel<LoginActivity> implements Inputs, Outputs {"))
    #expect(imports.allSatisfy(Self.imports(text).contains))
    // One without the other does not compile.
    #expect(try Self.text(.one, imports: [imports[0]]).contains("final class ViewModel implements Inputs"))
  }

  @Test(
    "The base classes for RxJava 2 have the names of those for RxJava 3", arguments: [RxJava.two, .three])
  func others(_ version: RxJava) throws {
    #expect(Self.imports(try Self.text(version)).contains("com.plumbline.android.ActivityViewModel"))
  }

  @Test("A view model in Kotlin is on RxJava 2 or 3")
  func kotlin() throws {
    let description = ViewModelDescription(
      "AViewModel", outputs: [OutputDescription("title", .named("String"))])
    var options = ScaffoldOptions()
    options.rxJava = .two
    let text = try Twin.text(of: description, in: .kickstarterKotlin, options)
    #expect(text.contains("import io.reactivex.Observable\n"))
    options.rxJava = .one
    let error = #expect(throws: ScaffoldError.self) {
      try Twin.text(of: description, in: .kickstarterKotlin, options)
    }
    #expect(
      error?.message == "RxJava 1 is not supported in Kotlin: use '--rxjava 2' or '--rxjava 3'")
  }
}
