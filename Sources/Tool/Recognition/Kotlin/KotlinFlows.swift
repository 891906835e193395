import SourceModel

/// The ports of a view model in Kotlin that has no port protocols and offers flows.
///
/// Its public functions are its inputs. Its public properties that hold flows are its outputs.
struct KotlinFlows {
  private(set) var inputs: [InputImplementation] = []
  private(set) var outputs: [OutputImplementation] = []

  /// Nil when a class is not such a view model.
  ///
  /// - Parameters:
  ///   - type: the class.
  ///   - file: its file.
  ///   - library: the library of the flows.
  init?(_ type: TypeDeclaration, in file: SourceFile, _ library: StreamLibrary) {
    guard type.kind == .class, type.name.hasSuffix("ViewModel"), !type.header.has("abstract"),
      let superclass = type.superclass?.type.name, library.baseClasses.contains(superclass),
      let streams = Optional(FlowTypes(type, library)),
      type.properties.contains(where: { streams.isStream($0) })
    else { return nil }
    let functions = type.functions.filter { $0.kind == .function && Self.isOffered($0.header) }
    let properties = type.properties.filter {
      Self.isOffered($0.header) && streams.isStream($0)
    }
    let effects = MemberEffects([Located(type, in: file.path)], mayInherit: true)
    self.inputs = functions.map { function in
      let port = Self.port(.function(function), .inputs, of: type, in: file)
      return InputImplementation(
        port: port, function: Located(function, in: file.path), feeds: effects.feeds(of: function))
    }
    self.outputs = properties.map { property in
      OutputImplementation(
        port: Self.port(.property(property), .outputs, of: type, in: file),
        property: Located(property, in: file.path), assignments: [])
    }
  }

  /// The ports, in two port protocols without declarations.
  var groups: [PortGroup] {
    [(PortKind.inputs, self.inputs.map(\.port)), (.outputs, self.outputs.map(\.port))].map { kind, ports in
      PortGroup(kind: kind, name: kind.protocolName, isOwn: true, declaration: nil, ports: ports)
    }
  }

  private static func port(
    _ declaration: Declaration, _ kind: PortKind, of type: TypeDeclaration, in file: SourceFile
  ) -> Port {
    Port(Located(declaration, in: file.path), kind: kind, isOwn: true, group: kind.protocolName)
  }

  /// Whether a member is one that a view may use.
  private static func isOffered(_ header: Header) -> Bool {
    !header.isStatic && !["private", "protected", "internal", "override"].contains(where: header.has)
  }
}

/// The types of streams that the properties of a class have or that their values show.
private struct FlowTypes {
  private let properties: [String: PropertyDeclaration]
  private let library: StreamLibrary

  /// Properties that name each other in a longer chain are no streams.
  private static let maximumDepth = 8

  init(_ type: TypeDeclaration, _ library: StreamLibrary) {
    self.properties = Dictionary(
      type.properties.map { ($0.header.name.text, $0) }, uniquingKeysWith: { first, _ in first })
    self.library = library
  }

  func isStream(_ property: PropertyDeclaration) -> Bool { self.isStream(property, 0) }

  private func isStream(_ property: PropertyDeclaration, _ depth: Int) -> Bool {
    if let type = property.knownType {
      // A type of the app may have the name of one of Compose.
      return self.library.isStream(type.name) || type.name == "State" && type.arguments.count == 1
    }
    guard property.receiver == nil, depth < Self.maximumDepth,
      let chain = (property.initialValue ?? property.delegate ?? property.getter?.result)?.chain
    else { return false }
    let first = chain.links.firstIndex(where: {
      self.library.calls.makers[$0.name.text].flatMap(\.self) != nil
    })
    if let first {
      // What reads a stream is none: `flow.value`.
      return chain.links[first...].allSatisfy { self.library.calls.makers[$0.name.text] != nil }
    }
    guard let member = chain.member, let source = self.properties[member.text],
      chain.linksAfterMember.allSatisfy({ self.library.calls.makers[$0.name.text] != nil })
    else { return false }
    return self.isStream(source, depth + 1)
  }
}
