import Rules
package import SourceModel
import SwiftLanguage

/// Converts `@ViewModel` view models to the handwritten form, with storage, functions and accessors.
///
/// Initializers do not change, and neither do handwritten members.
package struct TemplateForm {
  private let viewModel: ViewModel
  /// Names that are written differently outside of the class.
  private let qualified: [(range: TextRange, text: String)]

  /// Converts a view model.
  ///
  /// - Parameter others: the texts of other files, which must not use the removed names.
  /// - Throws: the reason why it is not converted.
  package static func convert(
    _ viewModel: ViewModel, others: [SourceText] = []
  ) throws(ConversionRefusal) -> Conversion {
    let form = TemplateForm(viewModel: viewModel, qualified: NestedNames.qualified(for: viewModel))
    try form.check()
    let names = Set(form.lists.map(form.title) + [form.typeName])
    try TemplateFormCheck(viewModel: viewModel, lists: form.lists, names: names, aliases: form.aliases)
      .run(others: others)
    var conversion = form.conversion()
    let nested = Set(form.lists.map { $0.kind.protocolName })
    conversion.text = NestedNames.leavingLists(nested, of: form.name, in: conversion.text)
    try ConversionCheck.check(conversion.text, of: viewModel.file)
    return conversion
  }

  /// The names by which another file uses a view model. Only files that contain one of them affect a conversion.
  package static func names(of viewModel: ViewModel) -> Set<String> {
    Set((["", "Type"] + PortKind.allCases.map(\.protocolName)).map { viewModel.name + $0 })
  }

  private var text: SourceText { self.viewModel.file.text }
  private var declaration: TypeDeclaration { self.viewModel.declaration }
  private var name: String { self.viewModel.name }
  private var lineBreak: String { String(decoding: self.text.lineBreak, as: UTF8.self) }

  private var lists: [PortGroup] {
    PortKind.allCases.compactMap { kind in self.viewModel.groups.first { $0.kind == kind } }
  }

  // MARK: What cannot be converted

  private func check() throws(ConversionRefusal) {
    guard self.viewModel.form == .generated else {
      throw ConversionRefusal(reason: "it does not use '@ViewModel'")
    }
    guard self.viewModel.enclosingTypes.isEmpty, self.declaration.genericParameters.isEmpty,
      self.declaration.header.conditions.isEmpty
    else { throw ConversionRefusal(reason: "only classes at the top level of a file are converted") }
    guard self.lists.count > 1, self.lists.allSatisfy(\.isNested) else {
      throw ConversionRefusal(reason: "its port protocols are not nested in the class")
    }
    let members = self.lists.flatMap { $0.declaration?.value.members ?? [] }
    guard members.allSatisfy({ ($0.function != nil || $0.property != nil) && $0.header.conditions.isEmpty })
    else {
      throw ConversionRefusal(reason: "its port protocols declare more than ports")
    }
    for function in members.compactMap(\.function)
    where function.isAsync || function.isThrowing || function.returnsValue {
      throw ConversionRefusal(reason: "'\(function.fullName)' does more than store a value")
    }
  }

  // MARK: Conversion

  private func conversion() -> Conversion {
    var editor = SourceEditor(self.text)
    for library in self.viewModel.file.imports where library.path == "PlumblineMacros" {
      editor.remove(library.range, closesGap: false)
    }
    for list in self.lists {
      if let declaration = list.declaration?.value { editor.remove(declaration.header) }
    }
    for alias in self.aliases { editor.remove(alias.header) }
    self.changeHeader(&editor)
    self.addMembers(&editor)
    var notes: [String] = []
    for body in self.viewModel.extensions where body.path == self.viewModel.path {
      notes += self.changeExtension(body.value, &editor)
    }
    return Conversion(text: editor.result, notes: notes)
  }

  private func title(_ list: PortGroup) -> String { self.name + list.kind.protocolName }

  private var typeName: String { self.name + "Type" }

  /// The aliases that give the port protocols in the class the names of the template.
  private var aliases: [AliasDeclaration] {
    var targets = [self.typeName: TypeReference.named(path: [self.name], arguments: [])]
    for list in self.lists {
      targets[self.title(list)] = .named(
        path: [self.name, list.kind.protocolName], arguments: [])
    }
    return self.viewModel.file.declarations.compactMap(\.alias).filter { alias in
      alias.header.conditions.isEmpty && alias.genericParameters.isEmpty
        && targets[alias.header.name.text] == alias.target
    }
  }

  /// The text of a range, with names that are valid outside of the class.
  private func outside(_ range: TextRange) -> String {
    var editor = SourceEditor(self.text)
    editor.replace(TextRange(0, range.start), with: " ")
    for (place, text) in self.qualified where range.contains(place) { editor.replace(place, with: text) }
    editor.replace(TextRange(range.end, self.text.bytes.count), with: " ")
    return String(editor.result.dropFirst().dropLast())
  }

  // MARK: Access

  private static let accessWords: Set = ["private", "fileprivate", "internal", "package", "public"]

  private var classLevel: AccessLevel { AccessLevel(self.declaration.header) }

  private func level(_ list: PortGroup) -> AccessLevel {
    min(self.classLevel, list.declaration.map { AccessLevel($0.value.header) } ?? self.classLevel)
  }

  /// The modifier of members with the access level of a protocol, with a trailing space.
  private func access(_ list: PortGroup) -> String {
    let level = self.level(list)
    return level == .file && self.classLevel != .file ? "fileprivate " : level.prefix
  }

  private func access(_ kind: PortKind) -> String {
    self.lists.first { $0.kind == kind }.map(self.access) ?? ""
  }

  /// Inserts the port protocols and the type protocol before the class, and their names into its conformances.
  private func changeHeader(_ editor: inout SourceEditor) {
    let header = self.declaration.header
    let protocols = self.lists.map(self.outside) + [self.typeProtocol]
    let gap = self.lineBreak + self.lineBreak
    editor.insert(
      protocols.joined(separator: gap) + gap, at: header.attachedStart(in: self.text, of: .swift))
    if let attribute = header.attributes.first(where: { $0.name == "ViewModel" }) {
      let end = self.text.startOfText(from: attribute.range.end)
      editor.replace(TextRange(attribute.range.start, end), with: "")
    }
    let kept = self.declaration.inherited.map { self.text[$0.range] }
    let names = kept + [self.typeName] + self.lists.map(self.title)
    let declaration =
      self.classLevel.prefix + "final " + self.text[TextRange(header.keywordStart, header.name.range.end)]
    let conformances = ConformanceList.text(declaration, names, end: " {", lineBreak: self.lineBreak)
    editor.replace(
      TextRange(header.name.range.end, self.declaration.memberRange.start + 1), with: conformances)
  }

  /// A port protocol in its file.
  private func outside(_ list: PortGroup) -> String {
    guard let declaration = list.declaration?.value else { return "" }
    let header = declaration.header
    let start = header.attachedStart(in: self.text, of: .swift)
    let end = self.text.endOfLineRest(from: header.range.end)
    let indentation = self.text.indentation(at: header.range.start).count
    let modifier = header.modifiers.first { Self.accessWords.contains($0.name) && $0.detail == nil }
    var before = self.outside(TextRange(start, header.name.range.start))
    if self.level(list) < AccessLevel(header) {
      // Outside of the class, nothing else limits its visibility.
      let rest = self.text[TextRange(modifier?.range.end ?? header.keywordStart, header.name.range.start)]
      before =
        self.text[TextRange(start, modifier?.range.start ?? header.keywordStart)]
        + self.level(list).prefixInFile + rest.drop { $0 == " " }
    }
    let text = before + self.title(list) + self.outside(TextRange(header.name.range.end, end))
    return text.split(separator: self.lineBreak, omittingEmptySubsequences: false).map { line in
      let space = line.prefix { $0 == " " || $0 == "\t" }.count
      return String(line.dropFirst(min(space, indentation)))
    }.joined(separator: self.lineBreak)
  }

  private var typeProtocol: String {
    let accessors = self.lists.map { "  var \($0.kind.rawValue): \(self.title($0)) { get }" }
    let alias = self.aliases.first { $0.header.name.text == self.typeName }?.header
    let comment =
      alias.map { self.text[TextRange($0.attachedStart(in: self.text, of: .swift), $0.range.start)] } ?? ""
    let levels = self.lists.map(self.level) + (alias.map { [AccessLevel($0)] } ?? [])
    let access = (levels.min() ?? self.classLevel).prefixInFile
    return (["\(comment)\(access)protocol \(self.typeName) {"] + accessors + ["}"]).joined(
      separator: self.lineBreak)
  }

  // MARK: Members

  private func addMembers(_ editor: inout SourceEditor) {
    let stored = Set(self.viewModel.properties.map(\.value.header.name.text))
    let forms = MacroForm.forms(of: self.viewModel) { self.outside($0.declaration.header.range) }
    var pairs: [String] = []
    let inputs = self.viewModel.ports(.inputs).sorted { $0.fullName.lowercased() < $1.fullName.lowercased() }
    for port in inputs {
      guard let form = forms[port.fullName] else { continue }
      let signature = self.outside(port.declaration.header.range)
      let (storage, function) = form.lines(access: self.access(.inputs), signature: signature)
      let handWritten = self.viewModel.functions.first { $0.value.fullName == port.fullName }?.value.header
      let ownStorage = self.declaration.properties.first { $0.header.name.text == form.storage }?.header
      switch (ownStorage, handWritten) {
      case (nil, nil): pairs += [storage] + function
      case (let own?, nil):
        // The two members of a pair are next to each other.
        let lines = function.map { self.lineBreak + "  " + $0 }.joined()
        editor.insert(lines, at: self.text.endOfLineRest(from: own.range.end))
      case (nil, let written?):
        editor.insert("\(storage)\(self.lineBreak)  ", at: written.attachedStart(in: self.text, of: .swift))
      case (_?, _?): break
      }
    }
    var sections = [pairs]
    for kind in [PortKind.outputs, .actions] {
      let ports = self.viewModel.ports(kind).filter { !stored.contains($0.name.text) }
        .sorted { $0.name.text.lowercased() < $1.name.text.lowercased() }
      sections.append(
        ports.map { port in
          let type = port.declaration.property?.type.map { self.outside($0.range) } ?? ""
          return "\(self.access(kind))let \(SwiftWords.escaped(port.name.text)): \(type)"
        })
    }
    sections.append(
      self.lists.filter { !stored.contains($0.kind.rawValue) }.map { list in
        "\(self.access(list))var \(list.kind.rawValue): \(self.title(list)) { return self }"
      })
    let texts = sections.filter { !$0.isEmpty }.map { lines in
      lines.map { "  " + $0.replacing(self.lineBreak, with: self.lineBreak + "  ") }.joined(
        separator: self.lineBreak)
    }
    let gap = self.lineBreak + self.lineBreak
    let end = self.text.endOfText(before: self.declaration.memberRange.end - 1)
    editor.insert(gap + texts.joined(separator: gap), at: end)
  }

  // MARK: Extensions

  /// Removes the conformances to the port protocols from an extension, and the extension if it is empty then.
  private func changeExtension(_ body: TypeDeclaration, _ editor: inout SourceEditor) -> [String] {
    let names = Set(self.lists.map { "\(self.name).\($0.kind.protocolName)" })
    let nested = Set(self.lists.map { $0.kind.protocolName })
    let isList = { (type: LocatedType) -> Bool in
      let text = self.text[type.range]
      return names.contains(text) || nested.contains(text)
    }
    guard body.inherited.contains(where: isList) else { return [] }
    let end = self.text.endOfLineRest(from: body.header.range.end)
    let start = body.header.attachedStart(in: self.text, of: .swift)
    let isBare = NameUses.comments(in: SourceText(self.text[TextRange(start, end)])).isEmpty
    if isBare, body.members.isEmpty, body.inherited.allSatisfy(isList), editor.remove(body.header) {
      return []
    }
    let kept = body.inherited.filter { !isList($0) }.map { self.text[$0.range] }
    editor.replace(
      TextRange(body.header.name.range.end, body.memberRange.start),
      with: kept.isEmpty ? " " : ": \(kept.joined(separator: ", ")) ")
    return []
  }
}

/// Detects view models that cannot be converted to the form of the template without damage.
struct TemplateFormCheck {
  let viewModel: ViewModel
  let lists: [PortGroup]
  /// The names that the port protocols and the type protocol get.
  let names: Set<String>
  /// The aliases of the file that the new declarations replace.
  let aliases: [AliasDeclaration]

  private var name: String { self.viewModel.name }
  private var text: SourceText { self.viewModel.file.text }
  private var nested: Set<String> { Set(self.lists.map { $0.kind.protocolName }) }

  func run(others: [SourceText]) throws(ConversionRefusal) {
    try self.checkPorts()
    try self.checkExtensions()
    try self.checkNames()
    try self.checkUses(in: self.text, isOwn: true)
    for other in others { try self.checkUses(in: other, isOwn: false) }
  }

  private func checkPorts() throws(ConversionRefusal) {
    let functions = Set(self.viewModel.functions.map(\.value.fullName))
    let properties = Set(self.viewModel.properties.map(\.value.header.name.text))
    let forms = MacroForm.forms(of: self.viewModel) { self.text[$0.declaration.header.range] }
    for port in self.viewModel.ports(.inputs) where !functions.contains(port.fullName) {
      let text = self.text[port.declaration.header.range]
      guard let form = forms[port.fullName], !form.parameters.contains(where: { $0.name == "_" }),
        !text.contains("@autoclosure")
      else {
        throw ConversionRefusal(
          reason:
            "the arguments of '\(port.fullName)' cannot be stored as they are declared: write the function by hand"
        )
      }
    }
    for port in self.viewModel.ports(.outputs) + self.viewModel.ports(.actions)
    where !properties.contains(port.name.text) && !port.declaration.header.attributes.isEmpty {
      throw ConversionRefusal(
        reason: "'\(port.name.text)' has attributes: write its constant by hand")
    }
  }

  private func checkExtensions() throws(ConversionRefusal) {
    for type in self.viewModel.extensions.flatMap(\.value.inherited) {
      guard case .other(let text) = type.type, self.nested.contains(where: { text.hasSuffix(".\($0)") })
      else { continue }
      throw ConversionRefusal(
        reason: "its conformance to '\(text)' has attributes: move them to the protocol")
    }
  }

  private func checkNames() throws(ConversionRefusal) {
    let gone = Set(self.aliases.map(\.header.range))
    let declarations = self.viewModel.file.declarations.filter { $0.type?.kind != .extension }
    for declaration in declarations
    where self.names.contains(declaration.header.name.text) && !gone.contains(declaration.header.range) {
      throw ConversionRefusal(
        reason: "the file already declares '\(declaration.header.name.text)': rename that declaration")
    }
  }

  private func checkUses(in text: SourceText, isOwn: Bool) throws(ConversionRefusal) {
    let type = self.name + "Type"
    let hasTypeAlias = self.aliases.contains { $0.header.name.text == type }
    let uses = NameUses.find(self.nested.union(self.names).union(["ports", self.name, type]), in: text)
    // Another module may have a view model of the same name.
    guard isOwn || !uses.contains(where: { $0.name.text == self.name && $0.role == .declaration }) else {
      return
    }
    for use in uses {
      let name = use.name.text
      if !isOwn, self.names.contains(name), use.role == .declaration {
        throw ConversionRefusal(reason: "another file declares '\(name)': rename that declaration")
      }
      if name == type {
        guard hasTypeAlias, use.role != .declaration, use.role != .type || use.hasMember else { continue }
        throw ConversionRefusal(
          reason: "'\(type)' is used as a class, and would become a protocol: use '\(self.name)' instead")
      }
      let owner = use.qualifiers.last?.text
      guard name == "ports" || self.nested.contains(name), owner == self.name || (isOwn && owner == "Self")
      else { continue }
      if name == "ports" {
        throw ConversionRefusal(reason: "'\(self.name).ports' is used, which only the macro generates")
      }
      if !isOwn {
        throw ConversionRefusal(
          reason:
            "another file uses '\(self.name).\(name)': write 'typealias \(self.name)\(name) = \(self.name).\(name)' "
            + "below the class, and use that name there")
      }
    }
  }
}

/// The names of port protocols and of a type protocol that code still uses after these have moved into a class.
struct TemplateNameUses {
  /// The names that are used beyond the view model's own pieces.
  private(set) var names: Set<String> = []

  /// Collects the uses.
  ///
  /// - Parameters:
  ///   - names: the names of the port protocols and of the type protocol.
  ///   - typeProtocol: the name of the type protocol, which replaces an alias of the class.
  ///   - text: the text of the view model's file.
  ///   - goneRanges: the ranges to remove from that file.
  ///   - others: the texts of the other files.
  /// - Throws: a use that an alias cannot replace.
  init(
    of names: Set<String>, typeProtocol: String?, in text: SourceText, except goneRanges: [TextRange],
    others: [SourceText]
  ) throws(ConversionRefusal) {
    let own = NameUses.find(names, in: text).filter { use in
      !goneRanges.contains { $0.contains(use.name.range) }
    }
    try self.add(own, typeProtocol: typeProtocol)
    for other in others {
      let uses = NameUses.find(names, in: other)
      // Another module may have a view model of the same name.
      let declared = Set(uses.filter { $0.role == .declaration }.map(\.name.text))
      try self.add(uses.filter { !declared.contains($0.name.text) }, typeProtocol: typeProtocol)
    }
  }

  private mutating func add(_ uses: [NameUse], typeProtocol: String?) throws(ConversionRefusal) {
    for use in uses {
      let name = use.name.text
      if name == typeProtocol, use.role != .type || use.hasMember {
        throw ConversionRefusal(
          reason:
            "'\(name)' is used as a protocol, and would become the class: use it only as a type")
      }
      self.names.insert(name)
    }
  }
}
