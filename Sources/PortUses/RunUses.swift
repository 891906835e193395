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

  /// The uses by the type that they are reached through, and by the name of the port.
  private var uses: [String: [String: [PortUse]]] = [:]
  /// The names that may be ports of an unknown view model.
  private var uncertain: Set<String> = []
  /// The same in tests, which hide no use of a view.
  private var uncertainInTests: Set<String> = []
  /// The names of members that view models set or read on other view models.
  private var shared: Set<String> = []
  private var descendants: [String: [String]] = [:]
  /// The names that several files declare a type of: which of them a use means is unknown.
  private var ambiguous: Set<String> = []
  private var keys: [String: String] = [:]
  private var swiftPaths: Set<String> = []
  private var resolved = 0
  /// The uses whose view model is unknown.
  public private(set) var unresolved: [PortUse] = []

  public init(_ sources: [Source]) {
    // Java and Kotlin see each other's types.
    for languages in [[.swift], [.java, .kotlin]] as [[Language]] {
      let own = sources.filter { languages.contains($0.language) && $0.uses != nil }
      if !own.isEmpty { self.add(own) }
    }
    self.unresolved.removeAll { !self.declared.contains($0.owner) }
  }

  /// The names of members of lists of ports.
  private var declared: Set<String> = []
  /// The full names of the lists of ports.
  private var lists: Set<String> = []

  private mutating func add(_ sources: [Source]) {
    let files = sources.compactMap { $0.uses?.file }
    var resolver = UseResolver(files)
    self.descendants.merge(resolver.descendants()) { first, second in Array(Set(first + second)).sorted() }
    var names: Set<String> = []
    for file in files {
      for name in Set(file.types.filter { !$0.isExtension }.map(\.name)) where !names.insert(name).inserted {
        self.ambiguous.insert(name)
      }
      for type in file.types where resolver.isList(type.name) {
        self.declared.formUnion(type.members.keys)
        self.lists.insert(type.name)
      }
    }
    for (number, source) in sources.enumerated() {
      let file = files[number]
      // An extension of a list sees its ports without a name before them.
      for type in file.types where type.isExtension && Self.isList(type.name) {
        let use = PortUse(
          user: .view, path: source.path, range: TextRange(0, 0), line: 1, type: "", function: "",
          owner: type.name,
          isDirect: false, operators: [], context: [])
        self.uses[type.name, default: [:]]["*", default: []].append(use)
      }
      self.keys[source.path] = source.key
      if source.language == .swift { self.swiftPaths.insert(source.path) }
      let isTest =
        source.isTest
        ?? (Self.isTest(source.path)
          || file.importsTests && !file.types.contains { ViewModel.isViewModel($0.name.lastPathName) })
      for (index, chain) in file.chains.enumerated() {
        let result = resolver.result(ofChain: index, in: number)
        let type = chain.type >= 0 ? file.types[chain.type].name : ""
        let user: PortUse.User =
          isTest || Self.isTestType(type, file)
          ? .test : type.pathNames.contains(where: ViewModel.isViewModel) ? .viewModel : .view
        func use(_ link: Int, _ owner: String, isDirect: Bool) -> PortUse {
          let at = link >= 0 ? chain.links[link] : nil
          return PortUse(
            user: user, path: source.path,
            range: TextRange(Int(at?.start ?? chain.start), Int(at?.end ?? chain.start)),
            line: Int(at?.line ?? chain.line), type: type,
            function: chain.function, owner: owner, isDirect: isDirect,
            operators: link >= 0
              ? chain.links[link...].flatMap { [$0.name] + ($0.argument.map { [$0] } ?? []) }.dropFirst().map(
                \.self) : [], context: chain.context)
        }
        for found in result.uses {
          let owner = found.owner.kind.map { "\(found.owner.name)#\($0.rawValue)" } ?? found.owner.name
          let name = found.link >= 0 ? chain.links[found.link].name : "*"
          let isDirect = found.owner.kind == nil && !resolver.isList(found.owner.name)
          if !isDirect, found.link >= 0 { self.resolved += 1 }
          self.uses[owner, default: [:]][name, default: []].append(use(found.link, owner, isDirect: isDirect))
          // `viewModel.done = self.done`: another view model may use it under another name.
          if isDirect, user == .viewModel { self.shared.insert(name) }
        }
        for link in result.unresolved {
          self.unresolved.append(use(link, chain.links[link].name, isDirect: false))
        }
        let names = result.unresolved.map { chain.links[$0].name } + result.uncertain
        if user == .test { self.uncertainInTests.formUnion(names) } else { self.uncertain.formUnion(names) }
      }
    }
  }

  private static func isTest(_ path: String) -> Bool {
    path.split(separator: "/").contains { part in
      ["test", "tests", "androidTest", "sharedTest"].contains(String(part))
        || part.hasSuffix("Tests") || part.hasSuffix("Test") || part.hasSuffix("Spec")
        || ["Test.", "Tests.", "Spec.", "TestCase."].contains { part.contains($0) }
    }
  }

  /// Whether a name is that of a list of ports, or of the protocol that offers them.
  private static func isList(_ name: String) -> Bool {
    PortName.ends(name.lastPathName) || name.hasSuffix("ViewModelType") || name.hasSuffix("ViewModelProtocol")
  }

  private static func isTestType(_ name: String, _ file: FileUses) -> Bool {
    guard !name.isEmpty else { return false }
    let names = name.pathNames
    return names.contains { name in ["Test", "Tests", "Spec", "TestCase"].contains { name.hasSuffix($0) } }
      || file.types.contains {
        $0.name == names[0] && $0.inherited.contains { $0.path.hasSuffix("TestCase") }
      }
  }

  // MARK: Questions

  /// What results about some types depend on, in an order that is the same in every run.
  ///
  /// - Parameter names: the names of all types in the files of the results, with those of the types around them.
  package func summary(of names: Set<String>) -> [String] {
    var lines: [String] = []
    var paths: Set<String> = []
    for name in self.closure(of: names.sorted()) {
      for owner in [name] + PortKind.allCases.map({ "\(name)#\($0.rawValue)" }) {
        for (member, uses) in (self.uses[owner] ?? [:]).sorted(by: { $0.key < $1.key }) {
          lines += uses.map { "\(owner).\(member) \($0.user.rawValue) \($0.path) \($0.range.start)" }
          paths.formUnion(uses.map(\.path))
        }
      }
    }
    guard !lines.isEmpty else { return [] }
    lines += names.filter(self.ambiguous.contains).sorted()
    return lines + paths.sorted().map { "\($0) \(self.keys[$0] ?? "")" } + self.uncertain.sorted()
      + self.uncertainInTests.sorted().map { "\($0) in tests" }
      + self.shared.sorted()
  }

  /// The types through which the ports of a view model are reached.
  private func family(of viewModel: ViewModel) -> [String] {
    let own = (viewModel.enclosingTypes + [viewModel.declaration.name]).joined(separator: ".")
    let outer = viewModel.enclosingTypes.joined(separator: ".")
    // A list is named as the view model names it, and may be nested beside it or in it.
    var names =
      [own]
      + viewModel.groups.filter(\.isOwn).flatMap { group in
        let nested = [outer, own].filter { !$0.isEmpty }.map { "\($0).\(group.name)" }
        // Of lists with one name the nested one is meant.
        return nested.contains { self.lists.contains($0) } ? nested : [group.name] + nested
      }
    switch viewModel.typeProtocol {
    case .declared(let type): names.append(type.value.name)
    case .alias(let alias): names.append(alias.value.header.name.text)
    case .elsewhere(let name): names.append(name)
    case .missing: break
    }
    return self.closure(of: names)
  }

  /// Types, and those that inherit from them.
  private func closure(of names: [String]) -> [String] {
    var seen: Set<String> = []
    var pending = names
    while let name = pending.popLast() {
      if seen.insert(name).inserted { pending += self.descendants[name] ?? [] }
    }
    return seen.sorted()
  }

  /// What is known of the uses of a view model.
  public func uses(of viewModel: ViewModel) -> ViewModelUses {
    let family = self.family(of: viewModel)
    let insiders = Set(
      [(viewModel.enclosingTypes + [viewModel.declaration.name]).joined(separator: ".")]
        + viewModel.enclosingTypes.prefix(1))
    var found: [PortKind?: [String: [PortUse]]] = [:]
    let isSwift = viewModel.file.language == .swift
    // A view model of the same name may have the uses.
    let isAmbiguous = family.contains(where: self.ambiguous.contains)
    var isHandedOn: Set<PortKind?> = isAmbiguous ? [nil] : []
    for owner in family.flatMap({ name in [name] + PortKind.allCases.map { "\(name)#\($0.rawValue)" } }) {
      guard let uses = self.uses[owner] else { continue }
      let kind =
        owner.split(separator: "#").dropFirst().first.flatMap { PortKind(rawValue: String($0)) }
        ?? PortName([owner.lastPathName])?.kind
      for (name, places) in uses {
        let outside = places.filter { use in
          self.swiftPaths.contains(use.path) == isSwift
            && !insiders.contains { use.type == $0 || use.type.hasPrefix($0 + ".") }
        }
        guard !outside.isEmpty else { continue }
        if name == "*" {
          isHandedOn.insert(kind)
        } else {
          found[kind, default: [:]][name, default: []] += outside
        }
      }
    }
    return ViewModelUses(
      uses: found, uncertain: self.uncertain, uncertainInTests: self.uncertainInTests, shared: self.shared,
      isHandedOn: isHandedOn, isAmbiguous: isAmbiguous)
  }

  /// How many uses of ports there are, and which of them are of an unknown view model.
  public var resolution: UseResolution {
    UseResolution(resolved: self.resolved, unresolved: self.unresolved)
  }
}
