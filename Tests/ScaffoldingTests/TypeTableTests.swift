import Engine
import SourceModel
import SwiftLanguage
import Testing

@testable import Scaffolding

@Suite("Types on two platforms")
struct TypeTableTests {
  @Test(
    "A type of Swift has one in Java",
    arguments: [
      ("Int", "Integer"), ("Bool", "Boolean"), ("Void", "NoValue"), ("[Message]", "List<Message>"),
      ("[String: [Int]]", "Map<String, List<Integer>>"), ("URL?", "Optional<URI>"),
      ("(Int, String)", "ValuePair<Integer, String>"),
      ("(Int, String, Bool)", "ValuePair<ValuePair<Integer, String>, Boolean>"),
      ("() -> Void", "Runnable"), ("(Int) -> Void", "Consumer<Integer>"),
      ("(Int) -> Bool", "Function<Integer, Boolean>"),
      ("(Int, Int) -> Bool", "BiFunction<Integer, Integer, Boolean>"),
      ("(Int, Int, Int) -> Bool", "Function<ValuePair<ValuePair<Integer, Integer>, Integer>, Boolean>"),
      ("Result<User, any Error>", "Result<User, Throwable>"), ("any Shape", "Shape"),
      ("Outer.Inner", "Outer.Inner"),
      ("Page<[Message]>", "Page<List<Message>>"), ("Date", "Date"), ("Any", "Object"),
    ])
  func java(_ swift: String, _ java: String) throws {
    #expect(try TypeTable().java(Requirement.type(swift), unit: "NoValue").text == java)
  }

  @Test(
    "A type of Swift has one in Kotlin, and comes back from it",
    arguments: [
      ("Int", "Int"), ("Bool", "Boolean"), ("Void", "Unit"), ("Character", "Char"), ("Any", "Any"),
      ("[Message]", "List<Message>"), ("[String: [Int]]", "Map<String, List<Int>>"), ("URL?", "URI?"),
      ("Set<Int>", "Set<Int>"), ("Int??", "Optional<Int>?"), ("[Int?]", "List<Int?>"),
      ("(Int, String)", "Pair<Int, String>"), ("(Int, String, Bool)", "Triple<Int, String, Boolean>"),
      ("(Int, Int, Int, Int, Int)", "Pair<Pair<Triple<Int, Int, Int>, Int>, Int>"),
      ("() -> Void", "() -> Unit"), ("(Int, Int?) -> Bool", "(Int, Int?) -> Boolean"),
      ("() async -> Int", "suspend () -> Int"), ("((Int) -> Void)?", "((Int) -> Unit)?"),
      ("Page<[Message]>", "Page<List<Message>>"), ("Outer.Inner", "Outer.Inner"),
    ])
  func kotlin(_ swift: String, _ kotlin: String) throws {
    let type = try Requirement.type(swift)
    #expect(try TypeTable().kotlin(type).text == kotlin)
    let input = InputDescription("a", [PortParameter(label: nil, name: "b", type: type)])
    let description = ViewModelDescription("AViewModel", inputs: [input])
    #expect(try Twin.back(description, by: .kickstarterKotlin).inputs[0].parameters[0].type == type)
  }

  @Test(
    "The values of a stream in Kotlin are not null", arguments: [("URL?", "Optional<URI>"), ("Int", "Int")])
  func kotlinValues(_ swift: String, _ kotlin: String) throws {
    #expect(try TypeTable().kotlinValue(Requirement.type(swift)).text == kotlin)
  }

  @Test(
    "Parameters are primitive where there are primitives",
    arguments: [("Int", "int"), ("Bool", "boolean"), ("Int?", "Optional<Integer>"), ("String", "String")])
  func primitives(_ swift: String, _ java: String) throws {
    #expect(try TypeTable().javaParameter(Requirement.type(swift), unit: "NoValue").text == java)
  }

  @Test(
    "What Java and Kotlin have no type for is told",
    arguments: ["A & B", "Shape.Type", "Shape.Protocol", "[A & B]"])
  func refused(_ swift: String) throws {
    let type = try Requirement.type(swift)
    #expect(throws: ScaffoldError.self) { try TypeTable().java(type, unit: "NoValue") }
    #expect(throws: ScaffoldError.self) { try TypeTable().kotlin(type) }
  }

  @Test("A team's types go before those of the tool, and are imported")
  func team() throws {
    var settings = ScaffoldingSettings()
    settings.types = [
      ScaffoldingSettings.Pair(swift: "Money", java: "com.example.Money"),
      ScaffoldingSettings.Pair(swift: "Date", java: "java.time.Instant"),
      ScaffoldingSettings.Pair(swift: "Data", java: "byte[]"),
      ScaffoldingSettings.Pair(swift: "Rows", java: "com.example.Row[]"),
    ]
    let table = TypeTable(settings)
    #expect(try table.java(.named("Date"), unit: "NoValue").text == "Instant")
    #expect(try table.kotlin(.named("Date")).text == "Instant")
    #expect(try table.kotlin(.named("Data")).text == "ByteArray")
    #expect(try table.kotlin(.named("Rows")).text == "Array<Row>")
    #expect(table.importedJava("Instant") == "java.time.Instant")
    #expect(try table.java(.array(.named("Money")), unit: "NoValue").text == "List<Money>")
    #expect(table.importedJava("Money") == "com.example.Money")
    #expect(table.swift(.named(path: ["Instant"], arguments: [])) == .named("Date"))
  }
}
