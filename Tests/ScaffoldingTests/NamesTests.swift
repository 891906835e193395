import Engine
import Foundation
import SourceModel
import TestSupport
import Testing

@testable import Scaffolding

@Suite("Names on two platforms")
struct NamesTests {
  @Test(
    "What happens and what is shown goes by the names of each platform, there and back",
    arguments: [
      (NameTable.Kind.inputs, "sendButtonTapped", "sendButtonClicked"),
      (.inputs, "viewDidLoad", "onCreate"),
      (.inputs, "viewWillAppear", "onStart"),
      (.inputs, "messageChanged", "messageChanged"),
      (.inputs, "tapped", "tapped"),
      (.inputs, "goToTapped", "goToClicked"),
      (.outputs, "goToLogin", "startLogin"),
      (.outputs, "goTorino", "goTorino"),
      (.outputs, "errorLabelIsHidden", "errorLabelIsGone"),
      (.outputs, "isErrorLabelHidden", "isErrorLabelGone"),
      (.outputs, "isHidden", "isHidden"),
      (.viewModels, "MessageCellViewModel", "MessageHolderViewModel"),
      (.viewModels, "MessagesViewModel", "MessagesViewModel"),
    ])
  func standard(_ kind: NameTable.Kind, _ swift: String, _ java: String) {
    let table = NameTable()
    #expect(table.java(swift, kind) == java)
    #expect(table.swift(java, kind) == swift)
  }

  @Test("A team adds names, and takes away those that it does not have")
  func team() {
    let table = NameTable(adding: [
      .inputs: [
        ScaffoldingSettings.Pair(swift: "*Pulled", java: "*Swiped"),
        ScaffoldingSettings.Pair(swift: "viewDidLoad", java: nil),
      ]
    ])
    #expect(table.java("listPulled", .inputs) == "listSwiped")
    #expect(table.swift("listSwiped", .inputs) == "listPulled")
    #expect(table.java("viewDidLoad", .inputs) == "viewDidLoad")
    #expect(table.java("linkTapped", .inputs) == "linkClicked")
  }

  @Test(
    "A port keeps its name where another one would have it",
    arguments: [
      (["saveClicked", "saveTapped"], ["saveClicked", "saveTapped"]),
      (["saveTapped", "undoTapped"], ["saveClicked", "undoClicked"]),
    ])
  func collisions(_ names: [String], _ translated: [String]) {
    let table = NameTable()
    #expect(NameTable.translate(names) { table.java($0, .inputs) } == translated)
    #expect(NameTable.translate(translated) { table.swift($0, .inputs) } == names)
  }

  @Test(
    "Words of Java that cannot be names get an underscore, and lose it again",
    arguments: [
      ("default", "default_"), ("class_", "class__"), ("notify", "notify_"), ("finish", "finish_"),
      ("message", "message"), ("message_", "message_"),
    ])
  func words(_ swift: String, _ java: String) {
    #expect(JavaWords.escaped(swift) == java)
    #expect(JavaWords.unescaped(java) == swift)
  }

  @Test("The methods of the base classes of view models in Java are not the names of ports")
  func methodsOfBaseClasses() throws {
    let folder = "java/library/src/main/java/com/plumbline/android"
    let method = /\n {2}(?:public|protected) [^=\n;]*?(\w+)\(/
    var names: Set<String> = []
    for type in ["Lifecycle", "Started", "Activity", "Fragment", "ViewHolder"] {
      let file = Repository.folder.appendingPathComponent("\(folder)/\(type)ViewModel.java")
      let source = try String(contentsOf: file, encoding: .utf8)
      names.formUnion(source.matches(of: method).map { String($0.output.1) })
    }
    #expect(names.isSuperset(of: ["arguments", "finish", "intent", "onFinished", "savedValues"]))
    for name in names where !name.hasSuffix("ViewModel") { #expect(JavaWords.escaped(name) == name + "_") }
  }

  @Test(
    "Names that other members have in Kotlin get an underscore, and lose it again",
    arguments: [
      ("toString", "toString_"), ("notify_", "notify__"), ("default", "default"), ("default_", "default_"),
    ])
  func membersInKotlin(_ swift: String, _ kotlin: String) {
    #expect(KotlinWords.escaped(swift) == kotlin)
    #expect(KotlinWords.unescaped(kotlin) == swift)
  }

  @Test(
    "Names that need backticks in Kotlin have them",
    arguments: [
      ("in", "`in`"), ("_", "`_`"), ("__", "`__`"), ("a\u{301}", "`a\u{301}`"), ("\u{1F600}", "`\u{1F600}`"),
      ("_a1", "_a1"), ("größe", "größe"), ("名前", "名前"), ("open", "open"),
    ])
  func quoted(_ name: String, _ kotlin: String) {
    #expect(KotlinWords.quoted(name) == kotlin)
  }
}
