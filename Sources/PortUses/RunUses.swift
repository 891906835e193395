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
    (viewModel.file.language == .swift ? self.swift : self.java).uses(of: viewModel)
  }

  /// What results about some types depend on, in an order that is the same in every run.
  ///
  /// - Parameter names: the names of all types in the files of the results, with those of the types around them.
  package func summary(of names: Set<String>) -> [String] {
    self.swift.summary(of: names) + self.java.summary(of: names)
  }

  /// The uses of a name in lists of ports that are known, whatever the view model.
  package func uses(named name: String) -> [PortUse] {
    self.swift.uses(named: name) + self.java.uses(named: name)
  }

  /// The places of wanted names that are members of something of an unknown type.
  package var membersOfUnknown: [PortUse] { self.swift.membersOfUnknown + self.java.membersOfUnknown }

  /// How many uses of ports there are, and which of them are of an unknown view model.
  public var resolution: UseResolution {
    UseResolution(
      resolved: self.swift.resolved + self.java.resolved,
      unresolved: self.swift.unresolved + self.java.unresolved)
  }
}
