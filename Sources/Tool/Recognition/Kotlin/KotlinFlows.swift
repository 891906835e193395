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
      type.properties.contains(where: { library.isStream($0.flowType?.name) })
    else { return nil }
    let functions = type.functions.filter { $0.kind == .function && Self.isOffered($0.header) }
    let properties = type.properties.filter {
      Self.isOffered($0.header) && library.isStream($0.flowType?.name)
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

extension PropertyDeclaration {
  /// The type that a property has or that its first value shows.
  fileprivate var flowType: TypeReference? {
    if let type = self.knownType { return type }
    switch self.initialValue?.chain?.links.last?.name.text {
    case "asStateFlow", "stateIn": return .named(path: ["StateFlow"], arguments: [])
    case "asSharedFlow", "shareIn": return .named(path: ["SharedFlow"], arguments: [])
    default: return nil
    }
  }
}
