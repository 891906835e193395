import Rules
package import SourceModel
import SwiftLanguage

/// Turns view models of the ReactiveSwift vocabulary into the form of `@ViewModel`.
///
/// Initializers do not change, and neither do members that the macro would generate differently.
package struct MacroForm {
  private let viewModel: ViewModel
  /// Whether the import of ReactiveSwift becomes one of Plumbline.
  private let changesImport: Bool

  /// Converts a view model.
  ///
  /// - Parameters:
  ///   - others: the texts of other files. Names that they use are kept.
  ///   - changesImport: whether the import of ReactiveSwift becomes one of Plumbline, with notes on what else must change.
  /// - Throws: the reason why it is not converted.
  package static func convert(
    _ viewModel: ViewModel, others: [SourceText] = [], changesImport: Bool = false
  ) throws(ConversionRefusal) -> Conversion {
    let form = MacroForm(viewModel: viewModel, changesImport: changesImport)
    try form.check()
    let names = Set(form.names.map(\.old))
    try MacroFormCheck(viewModel: viewModel, names: names).run()
    let uses = try TemplateNameUses(
      of: names, typeProtocol: form.typeProtocol?.name, in: form.text, except: form.goneRanges,
      others: others)
    let conversion = form.conversion(aliasing: uses.names)
    try ConversionCheck.check(conversion.text, of: viewModel.file)
    return conversion
  }

  /// The names that a conversion removes. Only files that contain one of them affect it.
  package static func names(leaving viewModel: ViewModel) -> Set<String> {
    Set(MacroForm(viewModel: viewModel, changesImport: false).names.map(\.old))
  }

  private var text: SourceText { self.viewModel.file.text }
  private var declaration: TypeDeclaration { self.viewModel.declaration }
  private var name: String { self.viewModel.name }
  private var lineBreak: String { String(decoding: self.text.lineBreak, as: UTF8.self) }

  // MARK: What cannot be converted

  private func check() throws(ConversionRefusal) {
    let viewModel = self.viewModel
    guard viewModel.profile.hasMacro, viewModel.form == .written else {
      throw ConversionRefusal(reason: "it is not a handwritten view model of kickstarter-swift")
    }
    guard self.library?.kind == nil, self.library != nil else {
      let hint = self.reactiveSwift == nil ? "" : ": '--import Plumbline' changes the import"
      throw ConversionRefusal(reason: "the macro requires Plumbline, which the file does not import\(hint)")
    }
    guard self.declaration.kind == .class, viewModel.enclosingTypes.isEmpty,
      self.declaration.genericParameters.isEmpty, self.declaration.header.conditions.isEmpty
    else { throw ConversionRefusal(reason: "only classes at the top level of a file are converted") }
    for kind in [PortKind.inputs, .outputs] {
      let groups = viewModel.groups.filter { $0.kind == kind }
      guard groups.count == 1, let list = groups.first?.declaration, groups.first?.isNested == false else {
        throw ConversionRefusal(reason: "it does not declare exactly one protocol of \(kind.rawValue)")
      }
      guard list.path == viewModel.path, list.value.inherited.isEmpty,
        list.value.members.allSatisfy({ $0.function != nil || $0.property != nil })
      else {
        throw ConversionRefusal(
          reason: "'\(list.value.name)' is in another file, inherits, or declares more than ports")
      }
    }
  }

  // MARK: Conversion

  private var lists: [PortGroup] {
    PortKind.allCases.compactMap { kind in self.viewModel.groups.first { $0.kind == kind } }
  }

  private var typeProtocol: TypeDeclaration? {
    guard case .declared(let type) = self.viewModel.typeProtocol else { return nil }
    return type.value
  }

  /// The removed declarations, with their replacements.
  private var names: [(old: String, new: String, declaration: TypeDeclaration)] {
    let lists = self.lists.compactMap { list in
      list.declaration.map {
        ($0.value.name, "\(self.name).\(list.kind.protocolName)", $0.value)
      }
    }
    return lists + (self.typeProtocol.map { [($0.name, self.name, $0)] } ?? [])
  }

  /// The view model's own uses of the removed names.
  private var goneRanges: [TextRange] {
    let lists = self.lists.compactMap { $0.declaration?.value.header.name.range }
    let accessors = self.generatedAccessors.map(\.header.range)
    let typeProtocol = self.typeProtocol.map { [$0.header.range] } ?? []
    return lists + accessors + typeProtocol + self.declaration.inherited.map(\.range)
  }

  private func conversion(aliasing used: Set<String>) -> Conversion {
    var editor = SourceEditor(self.text)
    var notes: [String] = []
    self.addImport(&editor, &notes)
    for name in self.names { editor.remove(name.declaration.header) }
    self.changeHeader(&editor)
    self.removeMembers(&editor, &notes)
    self.addExtension(&editor, aliasing: used)
    return Conversion(text: editor.result, notes: notes)
  }

  /// The import of Plumbline, or the one that becomes it.
  private var library: Import? {
    self.viewModel.file.imports.first { $0.path == "Plumbline" }
      ?? (self.changesImport ? self.reactiveSwift : nil)
  }

  private var reactiveSwift: Import? { LibraryImport.reactiveSwift(in: self.viewModel.file) }

  private func addImport(_ editor: inout SourceEditor, _ notes: inout [String]) {
    guard let library = self.library else { return }
    if library.path != "Plumbline" {
      editor.replace(library.pathRange, with: "Plumbline")
      notes += LibraryImport.notes(on: self.viewModel.file)
    }
    editor.insert(
      "\(self.lineBreak)import PlumblineMacros", at: self.text.endOfLineRest(from: library.range.end))
  }

  /// Inserts the attribute before the class, moves the port protocols into the class, and removes their names from its
  /// conformances.
  private func changeHeader(_ editor: inout SourceEditor) {
    let header = self.declaration.header
    editor.insert("@ViewModel\(self.lineBreak)", at: header.range.start)
    var gone = Set(self.lists.map(\.simpleName))
    if case .declared(let type) = self.viewModel.typeProtocol { gone.insert(type.value.name) }
    let kept = self.declaration.inherited.filter { !gone.contains($0.type.name ?? "") }.map {
      self.text[$0.range]
    }
    let conformances = kept.isEmpty ? "" : ": " + kept.joined(separator: ", ")
    let lists = self.lists.map { self.lineBreak + self.nested($0) }.joined(separator: self.lineBreak)
    // A blank line separates the protocols from the code below them.
    let start = self.declaration.memberRange.start + 1
    let isApart = self.text.lineBreaks(in: TextRange(start, self.text.startOfText(from: start))) > 1
    editor.replace(
      TextRange(header.name.range.end, start),
      with: "\(conformances) {\(lists)\(isApart ? "" : self.lineBreak)")
  }

  /// A port protocol with the indentation of a member and the name of a nested type.
  private func nested(_ list: PortGroup) -> String {
    guard let declaration = list.declaration?.value else { return "" }
    let end = self.text.endOfLineRest(from: declaration.header.range.end)
    let range = TextRange(declaration.header.attachedStart(in: self.text, of: .swift), end)
    let before = self.text[TextRange(range.start, declaration.header.name.range.start)]
    let after = self.text[TextRange(declaration.header.name.range.end, range.end)]
    let text = before + list.kind.protocolName + after
    return text.split(separator: self.lineBreak, omittingEmptySubsequences: false).map { line in
      line.allSatisfy(\.isWhitespace) ? "" : "  " + line
    }.joined(separator: self.lineBreak)
  }

  // MARK: Members

  private func removeMembers(_ editor: inout SourceEditor, _ notes: inout [String]) {
    let forms = Self.forms(of: self.viewModel) { self.text[$0.declaration.header.range] }
    for input in self.viewModel.inputs where input.function.path == self.viewModel.path {
      guard let form = forms[input.port.fullName] else { continue }
      let function = input.function.value.header
      let isGenerated =
        self.isBare(function)
        && form.isFunction(
          self.text[function.range], signature: self.text[input.port.declaration.header.range])
      if isGenerated {
        editor.remove(function)
      } else {
        notes.append("'\(input.port.fullName)' has its own implementation, and stays handwritten")
      }
      // The macro generates a property that the function uses, even for a handwritten function.
      let storage = self.declaration.properties.first { $0.header.name.text == form.storage }?.header
      if let storage, self.isBare(storage), form.isStorage(self.text[storage.range]),
        isGenerated || input.feeds.contains(where: { $0.member.text == form.storage })
      {
        if storage.has("fileprivate"), self.isUsedOutside(form.storage) {
          notes.append("'\(form.storage)' is used outside of the class, and stays handwritten")
        } else {
          editor.remove(storage)
        }
      }
    }
    let outputs = Set((self.viewModel.ports(.outputs) + self.viewModel.ports(.actions)).map(\.name.text))
    for property in self.declaration.properties where outputs.contains(property.header.name.text) {
      guard property.accessors == .stored, property.isConstant, property.initialValue == nil,
        property.header.attributes.isEmpty
      else { continue }
      if self.isBare(property.header) {
        editor.remove(property.header)
      } else {
        notes.append("'\(property.header.name.text)' has a comment, and stays handwritten")
      }
    }
    for property in self.accessors {
      if self.isBare(property.header) {
        editor.remove(property.header)
      } else {
        notes.append("'\(property.header.name.text)' has a comment, and stays handwritten")
      }
    }
    self.removeHeadings(&editor)
  }

  /// The accessors that the macro would generate in the same way.
  private var accessors: [PropertyDeclaration] {
    self.declaration.properties.filter { property in
      guard PortKind.allCases.map(\.rawValue).contains(property.header.name.text),
        case .computed(let getter?, false) = property.accessors, getter.result?.isInstance == true
      else { return false }
      return property.header.attributes.isEmpty
    }
  }

  private var generatedAccessors: [PropertyDeclaration] { self.accessors.filter { self.isBare($0.header) } }

  /// Whether a member has no documentation, which would be lost with it.
  private func isBare(_ header: Header) -> Bool {
    let range = TextRange(header.range.start, self.text.endOfLineRest(from: header.range.end))
    return header.attachedComments(in: self.text, of: .swift).isEmpty
      && NameUses.comments(in: SourceText(self.text[range])).isEmpty
  }

  /// Whether the file uses a property outside of the class.
  private func isUsedOutside(_ name: String) -> Bool {
    NameUses.members([name], in: self.text).contains { !self.declaration.header.range.contains($0) }
  }

  /// Removes headings of sections that are now empty: `// MARK: - Inputs`.
  private func removeHeadings(_ editor: inout SourceEditor) {
    for member in self.declaration.members {
      for comment in member.header.leadingComments where comment.kind == .line {
        if ConversionCheck.isHeading(comment.text) { editor.remove(comment.range) }
      }
    }
  }

  /// The code that the macro would generate for each input, by its full name; inputs that it cannot generate are omitted.
  ///
  /// - Parameter text: the declaration of an input.
  static func forms(of viewModel: ViewModel, text: (Port) -> String) -> [String: WrittenForm] {
    let ports = viewModel.ports(.inputs)
    var inputs: [InputDescription] = []
    var unreadable: Set<String> = []
    for port in ports {
      let parameters = try? Requirement.parameters(of: text(port), takesLists: true)
      if parameters == nil { unreadable.insert(port.fullName) }
      inputs.append(InputDescription(port.name.text, parameters ?? []))
    }
    // They are sorted by the description, and names do not depend on the order.
    let description = ViewModelDescription(viewModel.name, inputs: inputs)
    let names = Dictionary(
      zip(description.inputs.map(\.description), StorageNames.swift(description)), uniquingKeysWith: { $1 })
    return Dictionary(
      zip(ports, inputs).filter { !unreadable.contains($0.0.fullName) }.map { port, input in
        let storage = names[input.description] ?? input.name + "Property"
        return (port.fullName, WrittenForm(parameters: input.parameters, storage: storage))
      }, uniquingKeysWith: { $1 })
  }

  // MARK: The end of the class

  private func addExtension(_ editor: inout SourceEditor, aliasing used: Set<String>) {
    let end = self.declaration.header.range.end
    let names = self.lists.map { "\(self.name).\($0.kind.protocolName)" }
    let declaration = "extension \(self.name)"
    let conformances = ConformanceList.text(declaration, names, end: " {}", lineBreak: self.lineBreak)
    let gap = self.lineBreak + self.lineBreak
    var text = gap + declaration + conformances
    let aliases = self.names.compactMap { name -> String? in
      // Documentation of the type protocol stays with its name.
      let comment = name.new == self.name ? self.comment(of: name.declaration.header) : ""
      guard used.contains(name.old) || !comment.isEmpty else { return nil }
      let access = min(AccessLevel(name.declaration.header), AccessLevel(self.declaration.header))
      return "\(comment)\(access.prefixInFile)typealias \(name.old) = \(name.new)"
    }
    if !aliases.isEmpty { text += gap + aliases.joined(separator: self.lineBreak) }
    editor.insert(text, at: self.text.endOfLineRest(from: end))
  }

  private func comment(of header: Header) -> String {
    self.text[TextRange(header.attachedStart(in: self.text, of: .swift), header.range.start)]
  }
}

/// Detects view models that cannot be converted to the form of `@ViewModel` without damage.
struct MacroFormCheck {
  let viewModel: ViewModel
  /// The names of the port protocols and of the type protocol.
  let names: Set<String>

  func run() throws(ConversionRefusal) {
    try self.checkLists()
    try self.checkTypeProtocol()
    try self.checkExtensions()
  }

  private func checkLists() throws(ConversionRefusal) {
    let declaration = self.viewModel.declaration
    for list in self.viewModel.groups.compactMap(\.declaration?.value) {
      if list.header.has("private") {
        throw ConversionRefusal(
          reason: "'\(list.name)' is private, and would be invisible to the class: make it fileprivate")
      }
      if list.header.isPrivate, !declaration.header.isPrivate {
        throw ConversionRefusal(
          reason: "'\(list.name)' is fileprivate and the class is not: give both the same access level")
      }
    }
    let head = TextRange(declaration.header.name.range.end, declaration.memberRange.start)
    guard NameUses.comments(in: SourceText(self.viewModel.file.text[head])).isEmpty else {
      throw ConversionRefusal(reason: "there is a comment between its conformances: move it before the class")
    }
  }

  /// The type protocol may contain only accessors, since the macro generates nothing else for it.
  private func checkTypeProtocol() throws(ConversionRefusal) {
    switch self.viewModel.typeProtocol {
    case .missing: return
    case .alias(let alias):
      throw ConversionRefusal(
        reason:
          "'\(alias.value.header.name.text)' is an alias: replace it with the protocols that it stands for")
    case .elsewhere(let name):
      throw ConversionRefusal(
        reason: "'\(name)' is not declared in these files: pass its file too, or remove the conformance")
    case .declared(let type):
      let name = type.value.name
      guard type.path == self.viewModel.path else {
        throw ConversionRefusal(reason: "'\(name)' is in another file: move it next to the class")
      }
      let inherited = type.value.inherited.map(\.type.name)
      guard inherited.allSatisfy({ $0 == "AnyObject" }), type.value.header.attributes.isEmpty,
        type.value.members.allSatisfy(Self.isAccessor)
      else {
        throw ConversionRefusal(
          reason: "'\(name)' requires more than the ports: keep only 'inputs' and 'outputs' in it")
      }
    }
  }

  private static func isAccessor(_ member: Declaration) -> Bool {
    guard let property = member.property, property.accessors == .requirement(settable: false),
      property.header.attributes.isEmpty, property.header.conditions.isEmpty, !property.header.isStatic
    else { return false }
    return PortKind.allCases.map(\.rawValue).contains(property.header.name.text)
  }

  /// The macro sees no extensions, and would generate their members again.
  private func checkExtensions() throws(ConversionRefusal) {
    let inputs = Set(self.viewModel.ports(.inputs).map(\.fullName))
    let ports = self.viewModel.ports(.outputs) + self.viewModel.ports(.actions)
    let properties = Set(ports.map(\.name.text) + PortKind.allCases.map(\.rawValue))
    for body in self.viewModel.extensions.map(\.value) {
      if let type = body.inherited.first(where: { self.names.contains($0.type.name ?? "") }) {
        throw ConversionRefusal(
          reason:
            "an extension declares its conformance to '\(type.type)': move the conformance and its members to the class"
        )
      }
      let functions = body.functions.map(\.fullName).filter(inputs.contains)
      let others = body.properties.map(\.header.name.text).filter(properties.contains)
      if let member = (functions + others).first {
        throw ConversionRefusal(
          reason: "'\(member)' is in an extension, which the macro cannot see: move it into the class")
      }
    }
  }
}
