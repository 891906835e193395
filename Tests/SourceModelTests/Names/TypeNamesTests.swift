import SourceModel
import Testing

/// What a name of a type means, in each kind of language.
struct TypeNamesTests {
  /// The declarations of two files, and the declaration that a name means in the first.
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var language: Language
    /// The full names of the declarations of each file; an alias has what it stands for behind it.
    var files: [[String]]
    var imports: [String] = []
    var enclosing: [String] = []
    var name: String
    /// The file and the full name of the declaration that is meant.
    var meaning: String?
  }

  static let cases: [Case] = [
    Case(
      testDescription: "Swift: a type of another file", language: .swift, files: [[], ["Cart"]], name: "Cart",
      meaning: "1 Cart"),
    Case(
      testDescription: "Swift: of two, that of the same file", language: .swift, files: [["Cart"], ["Cart"]],
      name: "Cart", meaning: "0 Cart"),
    Case(
      testDescription: "Swift: a nested type is seen inside of the type around it", language: .swift,
      files: [["Cart", "Cart.Inputs"], ["Inputs"]], enclosing: ["Cart"], name: "Inputs",
      meaning: "0 Cart.Inputs"),
    Case(
      testDescription: "Swift: a nested type is not seen outside of it", language: .swift,
      files: [["Cart", "Cart.Inputs"], ["Inputs"]], name: "Inputs", meaning: "1 Inputs"),
    Case(
      testDescription: "Swift: a nested type by its path", language: .swift,
      files: [["Inputs"], ["Cart", "Cart.Inputs"]], name: "Cart.Inputs", meaning: "1 Cart.Inputs"),
    Case(
      testDescription: "Swift: the first name may be that of a module", language: .swift,
      files: [[], ["Cart"]],
      name: "App.Cart", meaning: "1 Cart"),
    Case(
      testDescription: "Swift: a type of another module", language: .swift, files: [["Cart"], []],
      name: "Order", meaning: nil),
    Case(
      testDescription: "Kotlin: a type of the same package", language: .kotlin, files: [[], ["Cart"]],
      name: "Cart", meaning: "1 app.Cart"),
    Case(
      testDescription: "Kotlin: a nested type needs its path", language: .kotlin,
      files: [[], ["Cart", "Cart.Inputs"]], name: "Inputs", meaning: nil),
    Case(
      testDescription: "Java: a nested type by its path", language: .java,
      files: [[], ["Cart", "Cart.Inputs"]], name: "Cart.Inputs", meaning: "1 app.Cart.Inputs"),
    Case(
      testDescription: "Java: an imported nested type", language: .java,
      files: [[], ["Cart", "Cart.Inputs"]], imports: ["app.Cart.Inputs"], name: "Inputs",
      meaning: "1 app.Cart.Inputs"),
    Case(
      testDescription: "Java: the members of an imported type", language: .java,
      files: [[], ["Cart", "Cart.Inputs"]], imports: ["app.Cart.*"], name: "Inputs",
      meaning: "1 app.Cart.Inputs"),
    Case(
      testDescription: "Java: an import hides a type of the package", language: .java,
      files: [[], ["Cart"]], imports: ["shop.Cart"], name: "Cart", meaning: nil),
  ]

  @Test("A name means the declaration that the language says", arguments: cases)
  func meaning(_ testCase: Case) {
    var names = TypeNames<Int>(of: testCase.language, knowsNesting: true)
    let scopes = testCase.files.indices.map { file in
      FileScope(
        path: "File\(file)", package: testCase.language == .swift ? "" : "app",
        imports: Imports(file == 0 ? testCase.imports : []))
    }
    for (file, declared) in testCase.files.enumerated() {
      for path in declared.map(\.pathNames) {
        names.add(
          path.last ?? "", at: NamePlace(file: scopes[file], enclosing: path.dropLast()), inherited: [], file)
      }
    }
    let place = NamePlace(file: scopes[0], enclosing: testCase.enclosing)
    let found = names.type(named: testCase.name.pathNames, at: place)
    #expect(found.map { "\($0.payload) \($0.fullName)" } == testCase.meaning)
  }

  /// Heads of Swift: each type by its name, its kind and what it refers to.
  private static func index(_ headers: [(FileIndex.Header.Kind, String, [String])]) -> FileIndex {
    var index = FileIndex(.swift)
    index.headers = headers.map { FileIndex.Header(kind: $0.0, name: $0.1, references: $0.2) }
    return index
  }

  private static func heads(_ files: [[(FileIndex.Header.Kind, String, [String])]]) -> HeadNames {
    HeadNames(files.map(self.index), in: .swift)
  }

  @Test("Protocols and aliases lead to ports through each other, also in circles")
  func portals() {
    let names = Self.heads([
      [(.protocol, "CartInputs", []), (.alias, "Cart", ["CartInputs", "CartOutputs"])],
      [(.alias, "Basket", ["Cart"]), (.protocol, "Shop", ["Basket", "Closing"])],
      [(.protocol, "Closing", ["Opening"]), (.protocol, "Opening", ["Closing"])],
      [(.class, "CartModel", ["Cart"]), (.alias, "Handler", ["CartModel"])],
    ])
    #expect(names.namesOfPortals == ["CartInputs", "Cart", "Basket", "Shop"])
  }

  @Test("After files are replaced one by one, names mean what they mean in a new run") func replaced() {
    let states: [[[(FileIndex.Header.Kind, String, [String])]]] = [
      [
        [(.protocol, "CartInputs", []), (.alias, "Cart", ["CartInputs"])],
        [(.alias, "Cart", ["Basket"]), (.extension, "CartModel", ["Shop"])], [],
      ],
      [[(.alias, "Basket", ["Cart"]), (.protocol, "Shop", ["Basket"])], [(.protocol, "Basket", [])]],
      [
        [(.class, "CartModel", ["Cart"])],
        [(.class, "CartModel", ["Shop"]), (.alias, "Cart", ["CartOutputs"])],
      ],
    ]
    var current = states.map { Self.index($0[0]) }
    var names = HeadNames(current, in: .swift)
    var portals: Set<Set<String>> = []
    func told(_ names: HeadNames) -> [[String]] {
      var names = names
      return [names.namesOfPortals.sorted(), names.filesExtending("CartModel").map(String.init)]
        + current.indices.flatMap { names.entries(of: $0) }.map { entry in
          [entry.name, "\(entry.id)", "\(names.leadsToPorts(entry))"]
            + names.needs(of: entry).map { "\($0.entry.id) \($0.isFollowed)" }
        }
    }
    for step in 0..<60 {
      let file = step % states.count
      current[file] = Self.index(states[file][step / 2 % states[file].count])
      names.replace(file, by: current[file])
      #expect(told(names) == told(HeadNames(current, in: .swift)), "step \(step)")
      portals.insert(names.namesOfPortals)
    }
    #expect(portals.count > 2)
  }
}
