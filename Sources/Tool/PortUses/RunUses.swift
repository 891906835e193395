package import ReaderSupport
package import SourceModel

/// The uses of the ports of all view models, in all files of a run.
package struct RunUses: Sendable {
  /// A file of the run.
  package struct Source: Sendable {
    package var path: String
    package var language: Language
    /// Whether it is a test file; nil to infer that from its path and its imports.
    package var isTest: Bool?
    /// Identifies its text in the cache keys of results.
    package var key: String
    /// The uses in its text; nil if it cannot contain a use.
    package var uses: SourceUses?
    /// Whether its uses are wanted, and not only its declarations.
    var isSearched = true

    package init(path: String, language: Language, isTest: Bool? = nil, key: String = "", uses: SourceUses?) {
      self.path = path
      self.key = key
      self.language = language
      self.isTest = isTest
      self.uses = uses
    }

    init(path: String, language: Language, uses: SourceUses?, isSearched: Bool) {
      self.init(path: path, language: language, uses: uses)
      self.isSearched = isSearched
    }
  }

  /// Swift has its own index; Java and Kotlin share one, since they see each other's types.
  private var swift: UseIndex
  private var java: UseIndex

  /// - Parameters:
  ///   - keepsFiles: whether the uses of a later state of the files take over what is known of single files.
  ///   - old: those of an earlier state, which kept them.
  ///   - concurrently: performs tasks by their numbers, and waits for them.
  package init(
    _ sources: [Source], keepsFiles: Bool = false, after old: RunUses? = nil,
    concurrently: Concurrently = Self.oneByOne
  ) {
    self.init(
      sources, asked: nil, only: nil, keepsFiles: keepsFiles, after: old, concurrently: concurrently)
  }

  /// Performs a number of tasks by their numbers, and waits for them.
  package typealias Concurrently = (_ count: Int, _ task: @escaping @Sendable (Int) -> Void) -> Void

  package static func oneByOne(_ count: Int, _ task: @escaping @Sendable (Int) -> Void) {
    for number in 0..<count { task(number) }
  }

  /// - Parameters:
  ///   - asked: takes the names that are looked up.
  ///   - names: the names whose uses are wanted; nil for all.
  init(
    _ sources: [Source], asked: AskedNames?, only names: Set<String>?, keepsFiles: Bool = false,
    after old: RunUses? = nil, concurrently: Concurrently = Self.oneByOne
  ) {
    func index(_ sources: [Source], after old: UseIndex?) -> UseIndex {
      UseIndex(
        sources, asked: asked, only: names, keepsFiles: keepsFiles, after: old, concurrently: concurrently)
    }
    let (swift, java) = (sources.filter { $0.language == .swift }, sources.filter { $0.language != .swift })
    self.swift = old.flatMap { $0.swift.isOf(swift) ? $0.swift : nil } ?? index(swift, after: old?.swift)
    self.java = old.flatMap { $0.java.isOf(java) ? $0.java : nil } ?? index(java, after: old?.java)
  }

  /// Replaces the text of one file, where the others use what they used before.
  ///
  /// - Returns: the types that the file uses or used, with their supertypes; nil where all uses are to be joined anew,
  ///   since others are affected.
  package mutating func replace(_ source: Source) -> Set<String>? {
    source.language == .swift ? self.swift.replace(source) : self.java.replace(source)
  }

  /// The types whose ports some files use, with their supertypes: the results for these depend on the uses.
  package func types(usedIn paths: Set<String>) -> Set<String> {
    self.swift.types(usedIn: paths).union(self.java.types(usedIn: paths))
  }

  /// The types whose members are the ports of a view model.
  func family(of viewModel: ViewModel) -> [String] { self.index(of: viewModel).family(of: viewModel) }

  /// The known uses of a view model's ports.
  package func uses(of viewModel: ViewModel) -> ViewModelUses {
    self.index(of: viewModel).uses(of: viewModel)
  }

  /// What the results for some types depend on, in an order that is the same in every run.
  ///
  /// - Parameters:
  ///   - names: the names of all types in the files of the results, and of their enclosing types.
  ///   - words: the words in these files, of those that are `unclear`.
  package func summary(of names: Set<String>, having words: Set<String>) -> [String] {
    self.swift.summary(of: names, having: words) + self.java.summary(of: names, having: words)
  }

  /// The names whose uses may be those of any view model with a port of that name.
  package var unclear: Set<String> { self.swift.unclear.union(self.java.unclear) }

  /// The positions of a wanted name that are not uses of a port of a view model.
  package func others(named name: String, than viewModel: ViewModel) -> OtherPlaces {
    self.index(of: viewModel).others(named: name, than: viewModel)
  }

  /// The names of the types whose members are the ports of a view model, and of the functions and variables that
  /// declare one of these types.
  package func names(leadingTo viewModel: ViewModel) -> (types: Set<String>, carriers: Set<String>) {
    let index = self.index(of: viewModel)
    let types = index.outermostNames(of: viewModel)
    let carriers = index.carriers.filter { !types.isDisjoint(with: $0.value) }.map(\.key)
    return (types, Set(carriers))
  }

  /// The positions of a wanted name that would refer to a new member of a view model with that name.
  package func places(of name: String, hiddenBy viewModel: ViewModel) -> [PortUse] {
    self.index(of: viewModel).places(of: name, hiddenBy: viewModel)
  }

  /// The offsets of a wanted name that refers to a variable or a function, but may also refer to a member of the
  /// enclosing type or receiver, by file path.
  package func shadowed(near viewModel: ViewModel) -> [String: [Int]] { self.index(of: viewModel).shadowed }

  /// The type that has a member with the name and forwards to the ports of a view model with `@dynamicMemberLookup`;
  /// nil if there is none.
  package func wrapper(of viewModel: ViewModel, having name: String) -> String? {
    self.index(of: viewModel).wrapper(of: viewModel, having: name)
  }

  private func index(of viewModel: ViewModel) -> UseIndex {
    viewModel.file.language == .swift ? self.swift : self.java
  }

  /// The number of port uses, and the uses whose view model is unknown.
  package var resolution: UseResolution {
    UseResolution(
      resolved: self.swift.resolved + self.java.resolved,
      unresolved: self.swift.unresolved + self.java.unresolved)
  }
}

/// The port uses in the text of one file.
package struct SourceUses: Sendable {
  let file: FileUses

  /// - Parameters:
  ///   - wanted: the name of a port whose possible uses are all needed.
  ///   - portals: the names in the run that lead to ports, and do not tell it by their spelling.
  /// - Returns: nil for a file that cannot contain a use.
  package init?(_ bytes: [UInt8], _ language: Language, wanted: String? = nil, portals: Set<String> = []) {
    let code = CodeTokens(bytes, language)
    self.init(code, FileIndex(code), wanted: wanted, portals: portals)
  }

  /// - Parameter index: the headers and the imports of the file.
  package init?(
    _ code: CodeTokens, _ index: FileIndex, wanted: String? = nil, portals: Set<String> = []
  ) {
    guard let file = UseReader.read(code, index, wanted: wanted, portals: portals) else { return nil }
    self.file = file
  }

  /// Whether a path is that of a layout in the resources of Android: `res/layout-land/cart.xml`.
  package static func isLayout(_ path: String) -> Bool {
    guard path.utf8.suffix(4).elementsEqual(".xml".utf8) else { return false }
    let folders = path.split(separator: "/").suffix(3)
    return folders.count == 3 && folders.first == "res"
      && folders.dropFirst().first?.hasPrefix("layout") == true
  }

  /// - Parameters:
  ///   - layout: a layout of Android.
  ///   - path: its path.
  /// - Returns: nil for a layout that binds nothing.
  package init?(layout: [UInt8], at path: String) {
    let name = (path.split(separator: "/").last ?? "").prefix { $0 != "." }
    guard let file = LayoutReader.read(layout, named: String(name)) else { return nil }
    self.file = file
  }

  /// Whether a file may have uses that are told by the spelling of a name.
  package static func mayOccur(in bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer(PortalNames.occur)
  }

  /// The names of members whose types lead to ports under names that do not tell it.
  package var portalMembers: Set<String> { self.file.portalMembers }

  /// Whether the spelling of a name tells that it leads to ports.
  package static func isTelling(_ name: String) -> Bool { PortalNames.isTelling(name) }
}

/// The positions of a name that are not, or may not be, uses of a port of a view model, by file path.
package struct OtherPlaces {
  /// Uses of other view models.
  package var uses: [String: Set<Int>]
  /// Members of types that are not view models.
  package var members: [String: Set<Int>]
  /// Those of them that a type of the run certainly declares.
  package var known: [String: Set<Int>]
  /// Members of values of unknown types, and names without a receiver that may be uses.
  package var unknown: [String: Set<Int>]
  /// Members of a value that is named like a view model, and whose type is unknown.
  package var uncertain: [String: Set<Int>]
}

/// The number of port uses in a run, and the uses whose view model is unknown.
package struct UseResolution: Hashable, Sendable {
  package var resolved: Int
  /// The uses whose view model is unknown.
  package var unresolved: [PortUse]

  package var all: Int { self.resolved + self.unresolved.count }
}
