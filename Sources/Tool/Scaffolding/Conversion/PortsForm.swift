import Engine
package import Recognition
import Rules
package import SourceModel
import SwiftLanguage

/// Gives a view model without port protocols the protocols and the accessors of the template.
///
/// Declarations are added and documentation moves to the protocols; nothing else changes, so that code which uses the
/// view model still compiles.
package struct PortsForm {
  private let name: String
  private let file: SourceFile
  private let declaration: TypeDeclaration
  private let library: StreamLibrary

  /// Converts a type that is named like a view model.
  ///
  /// - Parameters:
  ///   - uncheckedType: the type.
  ///   - dialect: the dialect that the configuration sets for its file, if it does.
  ///   - others: the texts of other files that contain one of the new names.
  /// - Throws: the reason why it is not converted.
  package static func convert(
    _ uncheckedType: UncheckedType, dialect configured: Dialect?, others: [SourceText] = []
  ) throws(ConversionRefusal) -> Conversion {
    let (file, declaration) = (uncheckedType.file, uncheckedType.declaration)
    try self.check(uncheckedType.form)
    let types = declaration.properties.compactMap(\.knownType)
    let vocabulary = Vocabulary.dialect(
      importing: Set(file.imports.map(\.module)), types: types, configured: configured)
    guard let vocabulary else {
      throw ConversionRefusal(reason: "no import tells the library of its streams")
    }
    guard vocabulary.dialect == .kickstarterSwift else {
      throw ConversionRefusal(reason: "only those of 'kickstarter-swift' are converted")
    }
    let form = PortsForm(
      name: uncheckedType.name.value.text, file: file, declaration: declaration,
      library: vocabulary.profile.library)
    try form.checkType()
    try form.checkNames(others)
    let conversion = Conversion(text: try form.text(try form.inputs(), try form.outputs()))
    try ConversionCheck.check(conversion.text, of: file)
    try form.checkResult(conversion.text, vocabulary.dialect)
    return conversion
  }

  /// The name of a view model and the new names. Only files that contain one of them affect a conversion.
  package static func names(of uncheckedType: UncheckedType) -> Set<String> {
    Set(["", "Inputs", "Outputs", "Type"].map { uncheckedType.name.value.text + $0 })
  }

  private var source: SourceText { self.file.text }

  // MARK: What cannot be converted

  private static func check(_ form: UncheckedType.Form) throws(ConversionRefusal) {
    switch form {
    case .observable, .nothing: return
    case .transform:
      throw ConversionRefusal(
        reason: "what calls 'transform' hands over its streams, and would have to call inputs instead")
    case .typeProtocol(let type):
      throw ConversionRefusal(
        reason: "'\(type)' is in use: move what it declares to lists of inputs and outputs")
    case .unknownLibrary:
      throw ConversionRefusal(reason: "it has port protocols, and no import tells the library of its streams")
    }
  }

  /// The types that a class may inherit from: they add no unknown members.
  private static let knownTypes: Set = [
    "ObservableObject", "AnyObject", "Equatable", "Hashable", "Identifiable", "Sendable",
  ]

  private func checkType() throws(ConversionRefusal) {
    let header = self.declaration.header
    guard self.declaration.kind == .class, self.declaration.genericParameters.isEmpty,
      header.conditions.isEmpty,
      self.file.declarations.contains(where: { $0.type === self.declaration })
    else { throw ConversionRefusal(reason: "only classes at the top level of a file are converted") }
    if let attribute = header.attributes.first {
      throw ConversionRefusal(reason: "'@\(attribute.name)' may change what its members are")
    }
    if let other = self.declaration.inherited.first(where: { !Self.knownTypes.contains($0.type.description) })
    {
      throw ConversionRefusal(reason: "the members that '\(other.type)' brings are not known")
    }
  }

  private func checkNames(_ others: [SourceText]) throws(ConversionRefusal) {
    let names = Set(["Inputs", "Outputs", "Type"].map { self.name + $0 })
    for text in [self.source] + others {
      if let use = NameUses.find(names, in: text).first {
        throw ConversionRefusal(reason: "the name '\(use.name.text)' is taken")
      }
    }
    for member in self.declaration.members + self.extensionMembers(others)
    where ["inputs", "outputs"].contains(member.header.name.text) {
      throw ConversionRefusal(reason: "the name '\(member.header.name.text)' is taken")
    }
  }

  /// The members that extensions add, by an alias of the class as well.
  private func extensionMembers(_ others: [SourceText]) -> [Declaration] {
    let files = [self.file.declarations] + others.map { SwiftReader.read(path: "", text: $0).declarations }
    // Another module may have a view model of the same name.
    let own = files.prefix(1) + files.dropFirst().filter { !$0.contains { self.declares($0) } }
    let aliases = own.joined().compactMap(\.alias).filter {
      $0.target == .named(path: [self.name], arguments: [])
    }
    let names = Set([self.name] + aliases.map(\.header.name.text))
    return own.joined().compactMap(\.type).filter { $0.kind == .extension && names.contains($0.name) }
      .flatMap(\.members)
  }

  private func declares(_ declaration: Declaration) -> Bool {
    declaration.type.map { $0.kind != .extension && $0.name == self.name } ?? false
  }

  // MARK: Ports

  /// The functions that a view calls.
  private func inputs() throws(ConversionRefusal) -> [FunctionDeclaration] {
    var inputs: [FunctionDeclaration] = []
    for function in self.declaration.functions
    where function.kind == .function && !function.header.isStatic && !function.header.isPrivate {
      let isPlain =
        !function.returnsValue && !function.isAsync && !function.isThrowing
        && function.header.attributes.isEmpty && function.header.conditions.isEmpty
        && !function.header.has("override") && !function.parameters.contains(where: \.hasDefault)
      guard isPlain, let body = function.body, !self.isGeneric(function, before: body) else {
        throw ConversionRefusal(
          reason:
            "'\(function.fullName)' does more than store a value: make it private, or store a value in it")
      }
      inputs.append(function)
    }
    return inputs
  }

  private func isGeneric(_ function: FunctionDeclaration, before body: Body) -> Bool {
    let signature = self.source[TextRange(function.header.name.range.end, body.range.start)]
    return signature.first == "<" || signature.contains("where")
  }

  /// The streams and the observed properties that a view reads.
  private func outputs() throws(ConversionRefusal) -> [PropertyDeclaration] {
    var outputs: [PropertyDeclaration] = []
    for property in self.declaration.properties
    where !property.header.isStatic && !property.header.isPrivate && property.tuplePosition == nil {
      let name = property.header.name.text
      let type = property.knownType?.unwrapped.name
      let isObserved = property.header.attributes.contains {
        self.library.observedAttributes.contains($0.name)
      }
      if self.library.isSink(type) || self.isSettable(property) {
        throw ConversionRefusal(reason: "'\(name)' can be set from outside: make it private")
      }
      guard isObserved || self.library.has(type, .output) else { continue }
      guard property.type != nil, property.header.conditions.isEmpty else {
        throw ConversionRefusal(reason: "'\(name)' has no type: declare it")
      }
      outputs.append(property)
    }
    return outputs
  }

  private func isSettable(_ property: PropertyDeclaration) -> Bool {
    let isGuarded = property.header.modifiers.contains {
      ["private", "fileprivate"].contains($0.name) && $0.detail != nil
    }
    switch property.accessors {
    case .stored: return !property.isConstant && !isGuarded
    case .computed(_, let settable), .requirement(let settable): return settable && !isGuarded
    }
  }

  // MARK: Text

  private func text(
    _ inputs: [FunctionDeclaration], _ outputs: [PropertyDeclaration]
  ) throws(ConversionRefusal) -> String {
    guard !inputs.isEmpty || !outputs.isEmpty else {
      throw ConversionRefusal(reason: "it has no function and no stream that a view could use")
    }
    let headers = inputs.map(\.header) + outputs.map(\.header)
    let level = ([self.declaration.header] + headers).map { AccessLevel($0) }.min() ?? .internal
    let lineBreak = String(decoding: self.source.lineBreak, as: UTF8.self)
    var editor = SourceEditor(self.source)

    let functions = try self.requirements(
      inputs.map { function in
        let end =
          function.body.map { self.source.endOfText(before: $0.range.start) } ?? function.header.range.end
        return (function.header, function.fullName, self.source[TextRange(function.header.keywordStart, end)])
      }, &editor)
    let properties = try self.requirements(
      outputs.map { property in
        let type = property.type.map { self.source[$0.range] } ?? ""
        let name = property.header.name
        return (property.header, name.text, "var \(self.source[name.range]): \(type) { get }")
      }, &editor)
    let accessors = ["Inputs", "Outputs"].map { ($0.lowercased(), self.name + $0) }
    let protocols = [
      ("Inputs", functions), ("Outputs", properties),
      ("Type", accessors.map { "  var \($0.0): \($0.1) { get }" }),
    ].map { kind, members in
      (["\(level.prefixInFile)protocol \(self.name)\(kind) {"] + members + ["}"]).joined(separator: lineBreak)
        + lineBreak + lineBreak
    }
    let header = self.declaration.header
    editor.insert(protocols.joined(), at: header.attachedStart(in: self.source, of: .swift))
    let names = ["Type", "Inputs", "Outputs"].map { self.name + $0 }.joined(separator: ", ")
    if let last = self.declaration.inherited.last {
      editor.insert(", \(names)", at: last.range.end)
    } else {
      editor.insert(": \(names)", at: header.name.range.end)
    }
    let lines = accessors.map { "  \(level.prefix)var \($0.0): \($0.1) { return self }" }
    editor.insert(
      lineBreak + lineBreak + lines.joined(separator: lineBreak),
      at: self.source.endOfText(before: self.declaration.memberRange.end - 1))
    return editor.result
  }

  /// The requirements of a port protocol in alphabetical order, with the documentation of the members, which leaves the
  /// class.
  private func requirements(
    _ members: [(header: Header, key: String, text: String)], _ editor: inout SourceEditor
  ) throws(ConversionRefusal) -> [String] {
    let lineBreak = String(decoding: self.source.lineBreak, as: UTF8.self)
    let nested = Set(self.declaration.types.map(\.name) + self.declaration.aliases.map(\.header.name.text))
    var requirements: [String] = []
    for member in members.sorted(by: { $0.key.lowercased() < $1.key.lowercased() }) {
      let words = Set(member.text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
      if let type = nested.union(["Self"]).intersection(words).sorted().first {
        throw ConversionRefusal(
          reason:
            "'\(type)' is a name inside of the class: move the type out of it, which '\(member.key)' names")
      }
      var lines: [String] = []
      for comment in member.header.leadingComments where comment.isDocumentation {
        guard editor.remove(comment.range, closesGap: false) else {
          throw ConversionRefusal(reason: "the comment above '\(member.key)' shares its line with code")
        }
        lines.append("  " + self.source[comment.range])
      }
      lines.append("  " + member.text)
      requirements.append(lines.joined(separator: lineBreak))
    }
    let isTight = !requirements.contains { $0.contains(lineBreak) }
    return isTight
      ? requirements
      : requirements.enumerated().map { ($0.offset == 0 ? "" : lineBreak) + $0.element }
  }

  // MARK: Result

  /// Checks that the result is a view model, and that each of its inputs feeds a stream.
  private func checkResult(_ text: String, _ dialect: Dialect) throws(ConversionRefusal) {
    let file = SwiftReader.read(path: self.file.path, text: SourceText(text))
    let viewModels = Recognizer([file], dialect: { _ in dialect }).viewModels()
    guard let viewModel = viewModels.first(where: { $0.name == self.name }) else {
      throw ConversionRefusal(reason: "the result would be no view model; please report this bug")
    }
    for input in viewModel.inputs {
      let feedsStream = input.feeds.contains { feed in
        self.library.isSink(feed.storage?.value.knownType?.name) || feed.storage?.value.tuplePosition != nil
      }
      guard feedsStream else {
        let name = input.port.fullName
        throw ConversionRefusal(
          reason: "'\(name)' does more than store a value: make it private, or store a value in it")
      }
    }
  }
}
