extension ViewModel {
  /// What the inputs and the outputs of a view model are, and where they are declared.
  package enum Form: String, Hashable, Sendable, CaseIterable {
    /// Port protocols; storage, functions and accessors are handwritten.
    case written
    /// Port protocols; `@ViewModel` generates the rest.
    case generated
    /// Its public functions are its inputs, and its public flows its outputs.
    case flows
    /// `transform` gets the members of one type and returns those of another.
    case transform
    /// A property holds the members of a type of observers, another one those of a type of streams.
    case structs
    /// An `ObservableObject`: its functions are its inputs, its published and computed properties its outputs.
    case observableObject
    /// A class with `@Observable`: its functions are its inputs, its tracked and computed properties its outputs.
    case observable
  }
}

extension ViewModel.Form {
  /// The forms with port protocols.
  package static let withProtocols: Set<Self> = [.written, .generated]
  /// The forms whose ports are streams that a library connects in Swift.
  package static let ofStreams: Set<Self> = [.written, .generated, .transform, .structs]
  /// The forms whose outputs are plain properties that a framework observes.
  package static let ofProperties: Set<Self> = [.observableObject, .observable]
  /// The forms whose code assigns values, statement by statement.
  package static let ofStatements: Set<Self> = [.flows, .observableObject, .observable]
  /// The forms that rules about uses apply to.
  package static let withKnownUses: Set<Self> = ofStreams.union(ofProperties)

  /// The names of the function that maps inputs to outputs.
  package static let namesOfTransform: Set = ["bind", "convert", "transform"]

  package var hasProtocols: Bool { Self.withProtocols.contains(self) }

  /// Whether the ports are the members of types of their own, and not of the view model or of protocols.
  package var hasPortTypes: Bool { self == .transform || self == .structs }

  /// Whether outputs are plain properties.
  package var hasProperties: Bool { Self.ofProperties.contains(self) }

  /// What a report calls a port: a view model without ports has methods and properties.
  package func noun(of port: Port) -> String {
    if port.declaration.function != nil, self.hasProperties || self.hasPortTypes { return "method" }
    guard self.hasProperties else { return String(port.kind.rawValue.dropLast()) }
    return port.kind == .inputs ? "property that views set" : "property"
  }

  /// What a report calls the form; nil for the forms of the conventions.
  package var title: String? {
    switch self {
    case .written, .generated, .flows: nil
    case .transform: "transform"
    case .structs: "structs of streams"
    case .observableObject: "ObservableObject"
    case .observable: "@Observable"
    }
  }
}
