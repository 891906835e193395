import SourceModel

/// The functions of a view model without port protocols that views may call: they are its inputs.
struct OfferedFunctions {
  private let bodies: [Located<TypeDeclaration>]
  private let required: Set<String>

  /// - Parameters:
  ///   - bodies: the declaration of the type, and its extensions.
  ///   - required: the names that protocols of the run require of it, other than those of a view model.
  init(_ bodies: [Located<TypeDeclaration>], required: Set<String>) {
    self.bodies = bodies
    self.required = required
  }

  var inputs: [InputImplementation] {
    let effects = MemberEffects(self.bodies)
    return self.bodies.flatMap { body in
      body.value.functions.filter { self.isInput($0, in: body.value) }.map { function in
        let port = Port(
          Located(.function(function), in: body.path), kind: .inputs, isOwn: true,
          group: PortKind.inputs.protocolName)
        return InputImplementation(
          port: port, function: Located(function, in: body.path), feeds: effects.feeds(of: function))
      }
    }
  }

  /// Whether a view may call a function. What an extension for another protocol has is for other code.
  private func isInput(_ function: FunctionDeclaration, in body: TypeDeclaration) -> Bool {
    let header = function.header
    guard function.kind == .function, Self.isOffered(header), header.name.text.first?.isLetter == true,
      body.kind != .extension || !body.header.isPrivate && body.inherited.allSatisfy(Self.isOfViewModels),
      !self.required.contains(header.name.text)
    else { return false }
    guard function.returnsValue, !function.isAsync else { return true }
    // A function that returns a value and changes nothing is a query.
    let members = Set(self.bodies.flatMap(\.value.properties).map(\.header.name.text))
    return function.body?.effects.contains { effect in
      guard case .assignment = effect.kind, let member = effect.target.chain?.member else { return false }
      return members.contains(member.text)
    } ?? false
  }

  /// Whether a protocol is that of a view model: `HomeViewModelProtocol`.
  private static func isOfViewModels(_ inherited: LocatedType) -> Bool {
    inherited.type.name?.contains("ViewModel") ?? false
  }

  static func isOffered(_ header: Header) -> Bool {
    !header.isStatic && !header.isPrivate && !header.has("override")
      && !header.attributes.contains { $0.name == "objc" || $0.name == "IBAction" }
  }
}
