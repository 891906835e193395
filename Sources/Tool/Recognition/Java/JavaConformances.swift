import SourceModel

/// Collects the port protocols that a class in Java implements, or that are next to it in its wrapper.
struct JavaConformances {
  /// A port protocol with the facts about it besides its ports.
  struct List {
    var group: PortGroup
    /// The parts of its name, with that of the enclosing type.
    var name: PortName
    var entry: DeclaredTypes.Entry?
    var origin: Origin
  }

  /// The origin of a port protocol.
  enum Origin {
    /// The class implements it.
    case implemented
    /// It is next to the class in its wrapper.
    case wrapper
    /// A superclass implements it.
    case superclass
  }

  private let declarations: DeclaredTypes
  private var seen: Set<String> = []

  private(set) var lists: [List] = []
  /// Whether everything that the class implements is in the run, apart from types that declare no ports.
  private(set) var isComplete = true
  /// Whether a superclass of the run implements port protocols.
  var inheritsLists: Bool { self.lists.contains { $0.origin == .superclass } }

  /// - Parameters:
  ///   - type: the class.
  ///   - wrapper: the type around it, if there is one.
  ///   - place: the position of the class.
  init(
    _ declarations: DeclaredTypes, of type: TypeDeclaration, in wrapper: JavaWrapper?,
    at place: NamePlace
  ) {
    self.declarations = declarations
    for inherited in type.inherited where inherited != type.superclass {
      self.add(Located(inherited, in: place.file.path), at: place, .implemented)
    }
    if let wrapper { self.addLists(beside: type, in: wrapper, at: place) }
    if let superclass = type.superclass?.type.path { self.addSuperclasses(superclass, at: place) }
  }

  // MARK: Interfaces

  /// A name to follow, with its position.
  private struct Pending {
    var type: [String]
    var conformance: Located<LocatedType>?
    var place: NamePlace
  }

  /// Adds an interface that a class implements, and what that inherits.
  private mutating func add(_ interface: Located<LocatedType>, at place: NamePlace, _ origin: Origin) {
    guard let type = interface.value.type.path else { return }
    let conformance = origin == .implemented ? interface : nil
    // Chains of interfaces may be long, so they are followed without recursion.
    var pending = [Pending(type: type, conformance: conformance, place: place)]
    while let next = pending.popLast() {
      guard let entry = self.declarations.type(named: next.type, at: next.place) else {
        self.addElsewhere(next, origin)
        continue
      }
      guard let declaration = entry.payload.type, declaration.kind == .protocol,
        self.seen.insert(entry.fullName).inserted
      else { continue }
      if let name = RecognitionStyle.nestedInterfaces.portName(entry.place.enclosing.suffix(1) + [entry.name])
      {
        self.addList(
          entry, name, writtenAs: next.type.joined(separator: "."), at: next.conformance, origin)
        continue
      }
      pending += entry.inherited.reversed().map { Pending(type: $0, conformance: nil, place: entry.place) }
    }
  }

  private mutating func addElsewhere(_ pending: Pending, _ origin: Origin) {
    let listName = RecognitionStyle.nestedInterfaces.portName(pending.type)
    // Other types that a superclass implements do not matter.
    guard origin == .implemented || listName != nil else { return }
    guard !JavaLibraries.bringNoPorts(pending.type, in: pending.place.file) else { return }
    let written = pending.type.joined(separator: ".")
    guard self.seen.insert("?" + written).inserted else { return }
    self.isComplete = false
    guard let name = listName else { return }
    let group = PortGroup(
      kind: name.kind, name: written, isOwn: false, declaration: nil, isNested: pending.type.count > 1,
      conformance: pending.conformance, isComplete: false)
    self.lists.append(List(group: group, name: name, entry: nil, origin: origin))
  }

  // MARK: Lists

  private mutating func addList(
    _ entry: DeclaredTypes.Entry, _ name: PortName, writtenAs written: String,
    at conformance: Located<LocatedType>?, _ origin: Origin
  ) {
    let members = JavaInterfacePorts(of: entry, name.kind, group: written, self.declarations)
    if !members.isComplete { self.isComplete = false }
    let group = PortGroup(
      kind: name.kind, name: written, isOwn: false, declaration: entry.type,
      isNested: !entry.place.enclosing.isEmpty, conformance: conformance, ports: members.ports,
      isComplete: members.isComplete)
    self.lists.append(List(group: group, name: name, entry: entry, origin: origin))
  }

  /// Adds the port protocols of the wrapper that no class in it implements.
  private mutating func addLists(beside type: TypeDeclaration, in wrapper: JavaWrapper, at place: NamePlace) {
    for (list, name) in wrapper.listsBeside(type) {
      guard let entry = self.declarations.type(named: [list.name], at: place),
        entry.payload.type === list, self.seen.insert(entry.fullName).inserted
      else { continue }
      self.addList(entry, name, writtenAs: list.name, at: nil, .wrapper)
    }
  }

  // MARK: Superclasses

  /// Classes above this number are not followed: every class of a chain follows those above it.
  private static let maximumSuperclasses = 20

  /// Adds what the superclasses of the run implement, which the class does too.
  private mutating func addSuperclasses(_ name: [String], at place: NamePlace) {
    var (name, place) = (name, place)
    var passed: Set<String> = []
    while let entry = self.declarations.type(named: name, at: place), let superclass = entry.payload.type,
      superclass.kind == .class, passed.insert(entry.fullName).inserted
    {
      guard passed.count <= Self.maximumSuperclasses else {
        // Types further up count as outside of the run.
        self.isComplete = false
        return
      }
      for inherited in superclass.inherited where inherited != superclass.superclass {
        self.add(Located(inherited, in: entry.path), at: entry.place, .superclass)
      }
      guard let next = superclass.superclass?.type.path else { return }
      (name, place) = (next, entry.place)
    }
  }
}
