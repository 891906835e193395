import Conventions
import SwiftReader
public import ViewModelModel

/// Turns view models of the ReactiveSwift vocabulary into the form of `@ViewModel`.
///
/// Initializers stay as they are, to the letter, and so do members that the macro would not write in the same way.
public struct MacroForm {
  private let viewModel: ViewModel
  private let isUsedElsewhere: (String) -> Bool

  /// Converts a view model.
  ///
  /// - Parameter isUsedElsewhere: whether other files name a type. Names that are used go on to exist.
  /// - Throws: why it stays in the form that it has.
  public static func convert(
    _ viewModel: ViewModel, isUsedElsewhere: @escaping (String) -> Bool
  ) throws(ConversionRefusal) -> Conversion {
    let form = MacroForm(viewModel: viewModel, isUsedElsewhere: isUsedElsewhere)
    try form.check()
    return form.conversion()
  }

  private var text: SourceText { self.viewModel.file.text }
  private var declaration: TypeDeclaration { self.viewModel.declaration }
  private var name: String { self.viewModel.name }
  private var lineBreak: String { String(decoding: self.text.lineBreak, as: UTF8.self) }

  // MARK: What cannot be converted

  private func check() throws(ConversionRefusal) {
    let viewModel = self.viewModel
    guard viewModel.dialect == .kickstarterSwift, viewModel.form == .written else {
      throw ConversionRefusal(reason: "it is not written by hand in the ReactiveSwift vocabulary")
    }
    guard let library = viewModel.file.imports.first(where: { $0.path == "Plumbline" }), library.kind == nil
    else {
      throw ConversionRefusal(reason: "the macro writes on Plumbline, which the file does not import")
    }
    guard self.declaration.kind == .class, viewModel.enclosingTypes.isEmpty,
      self.declaration.genericParameters.isEmpty, self.declaration.header.conditions.isEmpty
    else { throw ConversionRefusal(reason: "only plain classes of a file are converted") }
    for kind in [PortKind.inputs, .outputs] {
      let groups = viewModel.groups.filter { $0.kind == kind }
      guard groups.count == 1, let list = groups.first?.declaration, groups.first?.isNested == false else {
        throw ConversionRefusal(reason: "it has no list of \(kind.rawValue) of its own, or several")
      }
      guard list.path == viewModel.path, list.value.inherited.isEmpty,
        list.value.members.allSatisfy({ $0.function != nil || $0.property != nil })
      else {
        throw ConversionRefusal(
          reason: "'\(list.value.name)' stands in another file, inherits, or has more in it than ports")
      }
    }
  }

  // MARK: Conversion

  private var lists: [PortGroup] {
    PortKind.allCases.compactMap { kind in self.viewModel.groups.first { $0.kind == kind } }
  }

  private func conversion() -> Conversion {
    var surgery = TextSurgery(self.text)
    var notes: [String] = []
    self.addImport(&surgery)
    var names: [(old: String, new: String)] = []
    for list in self.lists {
      guard let declaration = list.declaration?.value else { continue }
      surgery.remove(declaration.header)
      names.append((declaration.name, "\(self.name).\(Self.nestedName(of: list.kind))"))
    }
    if case .declared(let type) = self.viewModel.typeProtocol, type.path == self.viewModel.path {
      surgery.remove(type.value.header)
      names.append((type.value.name, self.name))
    }
    self.changeHeader(&surgery)
    self.removeMembers(&surgery, &notes)
    self.addExtension(&surgery, aliases: names.filter { self.isUsedElsewhere($0.old) })
    return Conversion(text: surgery.result, notes: notes)
  }

  static func nestedName(of kind: PortKind) -> String { NameWords.uppercasingFirst(kind.rawValue) }

  private func addImport(_ surgery: inout TextSurgery) {
    guard let library = self.viewModel.file.imports.first(where: { $0.path == "Plumbline" }) else { return }
    surgery.insert(
      "\(self.lineBreak)import PlumblineMacros", at: self.text.endOfLineRest(from: library.range.end))
  }

  /// Puts the attribute before the class, the lists into it, and takes their names out of its conformances.
  private func changeHeader(_ surgery: inout TextSurgery) {
    let header = self.declaration.header
    surgery.insert("@ViewModel\(self.lineBreak)", at: header.range.start)
    var gone = Set(self.lists.map(\.simpleName))
    if case .declared(let type) = self.viewModel.typeProtocol { gone.insert(type.value.name) }
    let kept = self.declaration.inherited.filter { !gone.contains($0.type.name ?? "") }.map {
      self.text[$0.range]
    }
    let conformances = kept.isEmpty ? "" : ": " + kept.joined(separator: ", ")
    let lists = self.lists.map { self.lineBreak + self.nested($0) }.joined(separator: self.lineBreak)
    // A blank line stands between the lists and what follows.
    let start = self.declaration.memberRange.start + 1
    let isApart = self.text.lineBreaks(in: TextRange(start, self.text.startOfText(from: start))) > 1
    surgery.replace(
      TextRange(header.name.range.end, start),
      with: "\(conformances) {\(lists)\(isApart ? "" : self.lineBreak)")
  }

  /// A list with the indentation of a member and the name of a nested type.
  private func nested(_ list: PortGroup) -> String {
    guard let declaration = list.declaration?.value else { return "" }
    let range = TextRange(declaration.header.attachedStart(in: self.text), declaration.header.range.end)
    let before = self.text[TextRange(range.start, declaration.header.name.range.start)]
    let after = self.text[TextRange(declaration.header.name.range.end, range.end)]
    let text = before + Self.nestedName(of: list.kind) + after
    return text.split(separator: self.lineBreak, omittingEmptySubsequences: false).map { line in
      line.allSatisfy(\.isWhitespace) ? "" : "  " + line
    }.joined(separator: self.lineBreak)
  }

  // MARK: Members

  private func removeMembers(_ surgery: inout TextSurgery, _ notes: inout [String]) {
    let forms = Self.forms(of: self.viewModel)
    for input in self.viewModel.inputs where input.function.path == self.viewModel.path {
      guard let form = forms[input.port.fullName] else { continue }
      let function = input.function.value.header
      let isGenerated =
        self.isBare(function)
        && form.isFunction(
          self.text[function.range], signature: self.text[input.port.declaration.header.range])
      if isGenerated {
        surgery.remove(function)
      } else {
        notes.append("'\(input.port.fullName)' is written in a way of its own, and stays by hand")
      }
      // The macro writes a property that the function uses, whoever has written the function.
      let storage = self.declaration.properties.first { $0.header.name.text == form.storage }?.header
      if let storage, self.isBare(storage), form.isStorage(self.text[storage.range]),
        isGenerated || input.feeds.contains(where: { $0.member.text == form.storage })
      {
        surgery.remove(storage)
      }
    }
    let outputs = Set((self.viewModel.ports(.outputs) + self.viewModel.ports(.actions)).map(\.name.text))
    for property in self.declaration.properties where outputs.contains(property.header.name.text) {
      guard property.accessors == .stored, property.isConstant, property.initialValue == nil,
        property.header.attributes.isEmpty, self.isBare(property.header)
      else { continue }
      surgery.remove(property.header)
    }
    for property in self.declaration.properties {
      guard PortKind.allCases.map(\.rawValue).contains(property.header.name.text),
        case .computed(let getter?, _) = property.accessors, getter.result?.isInstance == true
      else { continue }
      surgery.remove(property.header)
    }
    self.removeHeadings(&surgery)
  }

  /// Whether a person has said nothing of a member, which would be lost with it.
  private func isBare(_ header: Header) -> Bool { header.attachedComments(in: self.text).isEmpty }

  /// Takes out headings of sections that have gone: `// MARK: - Inputs`.
  private func removeHeadings(_ surgery: inout TextSurgery) {
    for member in self.declaration.members {
      for comment in member.header.leadingComments where comment.kind == .line {
        let words = comment.text.split { !$0.isLetter }
        let titles = [["MARK", "Inputs"], ["MARK", "Outputs"], ["MARK", "Actions"], ["MARK", "Ports"]]
        if titles.contains(where: { $0.elementsEqual(words.map(String.init)) }) {
          surgery.remove(comment.range)
        }
      }
    }
  }

  /// What the macro would write for each input, by its full name.
  static func forms(of viewModel: ViewModel) -> [String: WrittenForm] {
    let ports = viewModel.ports(.inputs)
    var inputs: [InputDescription] = []
    for port in ports {
      let text = viewModel.file.text[port.declaration.header.range]
      inputs.append(InputDescription(port.name.text, (try? Requirement.parameters(of: text)) ?? []))
    }
    // They are sorted by the description, and names do not depend on the order.
    let description = ViewModelDescription(viewModel.name, inputs: inputs)
    let names = Dictionary(
      zip(description.inputs.map(\.description), StorageNames.swift(description)), uniquingKeysWith: { $1 })
    return Dictionary(
      zip(ports, inputs).map { port, input in
        let storage = names[input.description] ?? input.name + "Property"
        return (port.fullName, WrittenForm(parameters: input.parameters, storage: storage))
      }, uniquingKeysWith: { $1 })
  }

  // MARK: The end of the class

  private func addExtension(_ surgery: inout TextSurgery, aliases: [(old: String, new: String)]) {
    let end = self.declaration.header.range.end
    let names = self.lists.map { "\(self.name).\(Self.nestedName(of: $0.kind))" }
    let declaration = "extension \(self.name)"
    let conformances = ConformanceList.text(declaration, names, end: " {}", lineBreak: self.lineBreak)
    let gap = self.lineBreak + self.lineBreak
    var text = gap + declaration + conformances
    if !aliases.isEmpty {
      let access = self.declaration.header.modifiers.map(\.name).first {
        ["public", "package", "open"].contains($0)
      }
      let prefix = access.map { ($0 == "open" ? "public" : $0) + " " } ?? ""
      text +=
        gap + aliases.map { "\(prefix)typealias \($0.old) = \($0.new)" }.joined(separator: self.lineBreak)
    }
    surgery.insert(text, at: self.text.endOfLineRest(from: end))
  }
}
