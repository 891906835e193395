public import SourceModel

/// Who uses the ports of view models, in all files of a run.
public struct RunUses: Sendable {
  /// A file of the run.
  public struct Source: Sendable {
    public var path: String
    public var language: Language
    /// Whether it holds tests; nil to tell it from its path and its imports.
    public var isTest: Bool?
    /// What stands for its text in keys of results.
    public var key: String
    /// What its text says; nil when nothing in it can be a use.
    public var uses: SourceUses?

    public init(path: String, language: Language, isTest: Bool? = nil, key: String = "", uses: SourceUses?) {
      self.path = path
      self.key = key
      self.language = language
      self.isTest = isTest
      self.uses = uses
    }
  }

  /// Swift alone, and Java with Kotlin: these see each other's types.
  private let swift: UseIndex
  private let java: UseIndex

  public init(_ sources: [Source]) {
    self.swift = UseIndex(sources.filter { $0.language == .swift })
    self.java = UseIndex(sources.filter { $0.language != .swift })
  }

  /// What is known of the uses of a view model.
  public func uses(of viewModel: ViewModel) -> ViewModelUses {
    self.index(of: viewModel).uses(of: viewModel)
  }

  /// What results about some types depend on, in an order that is the same in every run.
  ///
  /// - Parameter names: the names of all types in the files of the results, with those of the types around them.
  package func summary(of names: Set<String>) -> [String] {
    self.swift.summary(of: names) + self.java.summary(of: names)
  }

  /// What is known of the places of a wanted name that are no uses of a port of a view model.
  package func others(named name: String, than viewModel: ViewModel) -> OtherPlaces {
    self.index(of: viewModel).others(named: name, than: viewModel)
  }

  /// The names of the types through which the ports of a view model are reached, and those of functions and variables
  /// whose declarations name one of these.
  package func names(leadingTo viewModel: ViewModel) -> (types: Set<String>, carriers: Set<String>) {
    let index = self.index(of: viewModel)
    // A nested list is named with the type around it.
    let types = Set(index.family(of: viewModel).compactMap(\.pathNames.first))
    let carriers = index.carriers.filter { !types.isDisjoint(with: $0.value) }.map(\.key)
    return (types, Set(carriers))
  }

  /// The places of a wanted name, which a view model does not have, that would mean a member of it by this name.
  package func places(of name: String, hiddenBy viewModel: ViewModel) -> [PortUse] {
    self.index(of: viewModel).places(of: name, hiddenBy: viewModel)
  }

  /// The starts of a wanted name that means a variable or a function, and may mean a member of what is around it all the
  /// same, by the paths of the files.
  package func shadowed(near viewModel: ViewModel) -> [String: [Int]] { self.index(of: viewModel).shadowed }

  /// The type with a member of a name that takes ports of a view model for its own, by `@dynamicMemberLookup`; nil where
  /// there is none.
  package func wrapper(of viewModel: ViewModel, having name: String) -> String? {
    self.index(of: viewModel).wrapper(of: viewModel, having: name)
  }

  private func index(of viewModel: ViewModel) -> UseIndex {
    viewModel.file.language == .swift ? self.swift : self.java
  }

  /// How many uses of ports there are, and which of them are of an unknown view model.
  public var resolution: UseResolution {
    UseResolution(
      resolved: self.swift.resolved + self.java.resolved,
      unresolved: self.swift.unresolved + self.java.unresolved)
  }
}
