import SourceModel
import Testing

@testable import Engine
@testable import Rules

struct FreeNamesTests {
  private static let cases: [(language: Language, value: String, names: Set<String>?)] = [
    (
      .swift,
      "Signal.merge(self.refresh.signal, appeared.map { project, reward in project.id }).filter { _ in isEnabled }",
      ["self", "appeared", "isEnabled"]
    ),
    (.swift, "appeared.map { [count = total] in $0 + count }", ["appeared", "total"]),
    (
      .swift, "appeared.map { value in let sum = value + offset; return \"\\(sum) of \\(limit)\" }",
      [
        "appeared", "offset", "limit",
      ]
    ),
    (
      .swift, "appeared.map { if let user = $0 { return user.name } else { return placeholder } }",
      [
        "appeared", "placeholder",
      ]
    ),
    (.swift, "Signal<Int, Never>.empty /* of appeared */", []),
    (.swift, "MutableProperty(0).signal.delay(1.0, on: QueueScheduler.main)", []),
    (.swift, "appeared.map { AppEnvironment.current.locale }", nil),
    (
      .java, "appeared.map(p -> p.name()).filter(it -> enabled).map(this::title)",
      [
        "appeared", "enabled", "self",
      ]
    ),
    (.java, "Observable.just(1).map(String::valueOf).delay(2, TimeUnit.SECONDS)", []),
    (.kotlin, "appeared.map { it.name }.filter { name -> name != limit }", ["appeared", "limit"]),
  ]

  @Test("Parameters, locals, members and types are not taken from outside", arguments: Self.cases)
  func namesFromOutside(_ language: Language, _ value: String, _ names: Set<String>?) throws {
    let library: StreamLibrary = language == .swift ? .reactiveSwift : .rxJava
    #expect(try FreeNames(of: Self.term(value, language), in: library)?.lowercase == names)
  }

  private static func term(_ value: String, _ language: Language) throws -> Term {
    let text =
      switch language {
      case .kotlin: "class A { fun f() { val x = \(value) } }"
      case .java: "class A { void f() { final Object x = \(value); } }"
      default: "class A { func f() { let x = \(value) } }"
      }
    let file = SourceReader.read(path: "A.\(language.name.lowercased())", text: SourceText(text), language)
    guard case .type(let type)? = file.declarations.first,
      case .declaration(_, let term)? = type.functions[0].body?.statements.first
    else {
      throw UnreadValue(text: value)
    }
    return term
  }

  private struct UnreadValue: Error {
    let text: String
  }
}
