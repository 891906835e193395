internal import SourceModel
internal import SwiftParser
internal import SwiftSyntax
internal import SwiftSyntaxMacros

/// The members that the macro generates in the class.
struct Expansion {
  let viewModel: ViewModelDeclaration
  /// Whether the class is local to a function, where nothing can conform to its protocols.
  private let isLocal: Bool
  /// Whether no error was reported.
  private let isValid: Bool
  /// The place of the class, where the compiler reports that it does not conform to its protocols; nil in a test.
  private let place: AbstractSourceLocation?

  init(
    _ viewModel: ViewModelDeclaration, isLocal: Bool = false, isValid: Bool = true,
    place: AbstractSourceLocation? = nil
  ) {
    self.viewModel = viewModel
    self.isLocal = isLocal
    self.isValid = isValid
    self.place = place
  }

  /// The members: the inputs, the outputs, the actions, the accessors of the protocols, and the list of ports.
  func members() -> [DeclSyntax] {
    var texts = self.viewModel.lists.flatMap { self.members(for: $0) }
    texts += AssociatedTypes.unresolved(self.viewModel).map { type in
      "\(self.viewModel.access.prefix)typealias \(type.name.text) = Never"
    }
    let accessed = self.viewModel.lists.filter(self.needsAccessor)
    texts += accessed.enumerated().map { self.accessor(for: $1, isFirst: $0 == 0) }
    if !self.viewModel.written.typeProperties.contains(Identifier("ports")) {
      let writer = PortsWriter(viewModel: self.viewModel)
      texts.append(writer.member())
    }
    if self.isValid, !self.isLocal, let writer = StateWriter(self.viewModel) { texts += writer.members() }
    return Self.declarations(texts.joined(separator: "\n\n"))
  }

  /// The declarations in a text, which is parsed as a whole.
  static func declarations(_ text: String) -> [DeclSyntax] {
    Parser.parse(source: text).statements.compactMap { statement in
      guard case .decl(let declaration) = statement.item else { return nil }
      let trivia = declaration.leadingTrivia.drop { $0.isNewline }
      return declaration.with(\.leadingTrivia, Trivia(pieces: trivia))
    }
  }

  private func members(for list: PortList) -> [String] {
    let access = self.viewModel.access(of: list)
    // If a missing isolation was reported, the compiler should not report further errors.
    let isNonisolated = IsolatedPorts.isMissing(from: list, in: self.viewModel)
    let inputs = InputWriter(viewModel: self.viewModel, access: access, isNonisolated: isNonisolated)
    let values = ValueWriter(viewModel: self.viewModel, access: access, isNonisolated: isNonisolated)
    return ConditionalText.pieces(of: list.items) { member in
      switch (member, list.kind) {
      case (.input(let port), .inputs):
        port.parameters.isEmpty && self.viewModel.hiddenInputs.contains(port.name)
          ? [] : inputs.members(for: port)
      case (.value(let port), .outputs), (.value(let port), .actions): values.members(for: port)
      default: Fallback.members(for: member, in: self.viewModel, access, isNonisolated: isNonisolated)
      }
    }
  }

  /// Whether the accessor of a protocol is to be generated. An output with its name was reported.
  private func needsAccessor(_ list: PortList) -> Bool {
    let name = Identifier(list.kind.rawValue)
    return !self.viewModel.valueNames.contains(name) && !self.viewModel.written.properties.contains(name)
  }

  /// The accessor that returns the view model as one of its protocols.
  ///
  /// The first one requires the conformance to all of them, with one error that says what to write; the others add none.
  private func accessor(for list: PortList, isFirst: Bool) -> String {
    """
    /// The view model as its \(list.kind.rawValue).
    \(self.viewModel.access(of: list).prefix)var \(list.kind.rawValue): any \(list.kind.protocolName) {
    \(self.isLocal ? "  fatalError()" : isFirst ? self.checkedConformance : "  return _assumedConforming(self)")
    }
    """
  }

  private var checkedConformance: String {
    let protocols = self.viewModel.lists.map(\.kind.protocolName).joined(separator: " & ")
    let statement = "  return _conforming(self) as any \(protocols)"
    guard let place else { return statement }
    return """
      #sourceLocation(file: \(place.file), line: \(place.line))
      \(statement)
      #sourceLocation()
      """
  }
}

/// Generates placeholders for members that cannot be generated, so that the compiler does not report further errors.
enum Fallback {
  /// A function among the outputs, a property among the inputs.
  static func members(
    for member: PortMember, in viewModel: ViewModelDeclaration, _ access: AccessLevel,
    isNonisolated: Bool = false
  ) -> [String] {
    let prefix = access.prefix + (isNonisolated ? "nonisolated " : "")
    switch member {
    case .input(let port):
      guard !viewModel.isWritten(port) else { return [] }
      let function = SelfReplacement.replacing(in: port.syntax, with: viewModel.name.written)
        .with(\.leadingTrivia, [])
      return ["\(prefix)\(function.source) { fatalError() }"]
    case .value(let port):
      guard !viewModel.isWritten(port) else { return [] }
      let type = SelfReplacement.replacing(in: port.type, with: viewModel.name.written).source
      let setter = port.setter == nil ? "" : "\nset {}"
      return ["\(prefix)var \(port.name.written): \(type) { get { fatalError() }\(setter) }"]
    case .other: return []
    }
  }
}

/// Text for each port, in the `#if` blocks of the ports.
enum ConditionalText {
  /// The text for ports, with `#if` around that of conditional ones.
  static func pieces(of items: [PortItem], _ write: (PortMember) -> [String]) -> [String] {
    items.flatMap { item -> [String] in
      switch item {
      case .member(let member): return write(member)
      case .conditional(let clauses):
        let bodies = clauses.map { self.pieces(of: $0.items, write) }
        guard bodies.contains(where: { !$0.isEmpty }) else { return [] }
        let lines = zip(clauses, bodies).flatMap { [$0.head] + $1.map(\.indented) }
        return [(lines + ["#endif"]).joined(separator: "\n")]
      }
    }
  }
}

extension String {
  /// The text with two spaces before each line that is not empty.
  var indented: String {
    var result: [UInt8] = []
    result.reserveCapacity(self.utf8.count * 5 / 4)
    let newline = UInt8(ascii: "\n")
    var isAtStart = true
    for byte in self.utf8 {
      if isAtStart, byte != newline { result += [UInt8(ascii: " "), UInt8(ascii: " ")] }
      result.append(byte)
      isAtStart = byte == newline
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The text with each sequence of white space replaced by one space.
  var onOneLine: String {
    guard self.utf8.contains(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\t") }) else {
      return self
    }
    return self.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
