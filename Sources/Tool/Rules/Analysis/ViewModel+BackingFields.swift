import SourceModel

/// Differences of view models in Java and Kotlin.
extension ViewModel {
  /// The declaration with its name: the interface around the class, or the class.
  var namedDeclaration: Located<TypeDeclaration> {
    self.wrapper ?? Located(self.declaration, in: self.path)
  }

  /// The bodies of all code of the class.
  var allBodies: [Located<Body>] {
    let functions = self.functions.compactMap { function in
      function.value.body.map { Located($0, in: function.path) }
    }
    let properties = self.properties.flatMap { property in
      property.value.bodies.map { Located($0, in: property.path) }
    }
    return functions + properties
  }

  /// Whether a method is a private one that implements no port.
  func isHelper(_ method: FunctionDeclaration) -> Bool {
    guard method.kind == .function, method.header.isPrivate else { return false }
    return !self.inputs.contains { $0.function.value === method }
      && !self.outputFunctions.contains { $0.function.value === method }
  }

  /// The methods that are not private, and that neither implement nor override anything.
  var visibleHelpers: [FunctionDeclaration] {
    // A type outside of the run may require a method.
    guard self.isComplete, !self.isBaseClass, !self.declaration.header.has("abstract"), self.declaresPorts
    else {
      return []
    }
    let ports = Set(self.groups.flatMap(\.ports).map(\.fullName))
    return self.declaration.functions.filter { method in
      method.kind == .function && !method.header.isPrivate
        && (!Self.wordsOfNoHelper.contains(where: method.header.has)
          || method.header.has("protected") && method.header.isStatic && self.declaration.header.has("final"))
        && method.header.attributes.allSatisfy { ["NonNull", "Nullable"].contains($0.name) }
        && !ports.contains(method.fullName)
        && !self.inputs.contains { $0.function.value === method }
        && !self.outputFunctions.contains { $0.function.value === method }
    }
  }

  /// The streams that a view may observe although they are no ports.
  var visibleStreams: [PropertyDeclaration] {
    guard self.form == .written, self.isComplete, !self.isBaseClass, !self.declaration.header.has("abstract"),
      self.declaresPorts
    else { return [] }
    let backing = Set(self.backingFields.map(\.name.text))
    return self.declaration.properties.filter { property in
      let header = property.header
      return property.isStoredInInstance && !header.isPrivate && header.attributes.isEmpty
        && !Self.wordsOfNoHelper.contains(where: header.has) && !self.isInHead(header)
        && !self.hasPort(named: header.name.text) && !backing.contains(header.name.text)
        && (self.profile.storageLibraries + [self.library]).contains {
          $0.isStream(property.knownType?.name)
        }
    }
  }

  /// The modifiers of methods that a view cannot see, or that another type requires.
  private static var wordsOfNoHelper: Set<String> { ["protected", "internal", "override"] }

  /// The streams among the fields that back ports, in the order in which they are declared.
  var backingFields: [BackingField] {
    var inputs: [Name: [InputImplementation]] = [:]
    for input in self.inputs {
      let fields = Set(self.storageFeeds(of: input).compactMap(\.storage?.value.header.name))
      for name in fields { inputs[name, default: []].append(input) }
    }
    var outputs: [Name: [OutputFunction]] = [:]
    for output in self.outputFunctions {
      guard let name = output.storage?.value.header.name else { continue }
      guard output.givesBackItsField || output.port.name.text == name.text else { continue }
      outputs[name, default: []].append(output)
    }
    return self.properties.compactMap { field in
      guard field.value.isStoredInInstance, let type = field.value.knownType,
        self.library.isStream(type.name)
      else { return nil }
      let name = field.value.header.name
      guard inputs[name] != nil || outputs[name] != nil else { return nil }
      return BackingField(field: field, inputs: inputs[name] ?? [], outputs: outputs[name] ?? [])
    }
  }
}

extension PropertyDeclaration {
  /// Whether it holds a value of a type, even if it is declared with a supertype.
  func holds(_ type: String) -> Bool {
    [self.type?.type.name, self.initialValue?.constructedType?.name].contains(type)
  }
}

extension OutputFunction {
  /// Whether it returns its field directly, without operators.
  var givesBackItsField: Bool {
    guard let storage, let result = self.function.value.body?.result?.chain else { return false }
    return result.member?.text == storage.value.header.name.text && result.linksAfterMember.isEmpty
  }
}

/// A field of a view model in Java that backs ports.
struct BackingField {
  let field: Located<PropertyDeclaration>
  /// The inputs whose methods feed it.
  let inputs: [InputImplementation]
  /// The outputs whose methods return it.
  let outputs: [OutputFunction]

  var name: Name { self.field.value.header.name }

  /// Whether it backs inputs alone. A subject that backs both belongs to no section.
  var isInput: Bool { !self.inputs.isEmpty && self.outputs.isEmpty }

  /// Whether it backs outputs alone.
  var isOutput: Bool { self.inputs.isEmpty && !self.outputs.isEmpty }
}
