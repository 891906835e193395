package import SourceModel

/// The ports of a view model and their uses.
package struct PortTable: Hashable, Sendable {
  /// A place in a file.
  package struct Place: Hashable, Sendable {
    package var path: String
    /// The line number, from 1.
    package var line: Int

    package init(path: String, line: Int) {
      self.path = path
      self.line = line
    }
  }

  /// A port.
  package struct Row: Hashable, Sendable {
    package var kind: PortKind
    /// What it is called in the form of its view model: `output`, `property`.
    package var noun: String
    /// The name with its labels.
    package var name: String
    /// The type that a view sees; for an input, the types of its parameters.
    package var type: String
    /// The documentation on one line, without comment markers.
    package var documentation: String?
    package var declared: Place
    /// Where the view model implements it; nil if the implementation is generated or unknown.
    package var implemented: Place?
    package var uses: [PortUse]
    /// Whether there may be more uses.
    package var isUncertain: Bool

    /// The name without labels.
    package var baseName: String { String(self.name.prefix { $0 != "(" }) }
    /// The uses outside of tests.
    package var bindings: [PortUse] { self.uses.filter { $0.user != .test } }
    package var tests: [PortUse] { self.uses.filter { $0.user == .test } }
  }

  package var name: String
  package var place: Place
  package var language: Language
  package var rows: [Row]

  /// - Parameter text: returns the text of a file of the view model.
  package init(_ viewModel: ViewModel, _ uses: ViewModelUses, text: (String) -> SourceText?) {
    func place(_ path: String, _ range: TextRange) -> Place {
      Place(path: path, line: text(path)?.position(at: range.start).line ?? 1)
    }
    let language = viewModel.file.language
    self.name = viewModel.name
    self.language = language
    self.place = place(viewModel.path, viewModel.declaration.header.name.range)
    self.rows = PortKind.allCases.flatMap { kind in
      viewModel.ownPorts(kind).map { port in
        let name = port.name.text
        let types = port.declaration.function?.parameters.map { $0.type.spelled(in: language) }
        let implementation =
          viewModel.functions.first { $0.value.header.name.text == name }.map { ($0.path, $0.value.header) }
          ?? viewModel.properties.first { $0.value.header.name.text == name }.map {
            ($0.path, $0.value.header)
          }
        return Row(
          kind: kind, noun: viewModel.form.noun(of: port), name: port.fullName,
          type: port.type.flatMap { $0.type.isVoid ? nil : $0.type.spelled(in: language) }
            ?? types?.joined(separator: ", ") ?? "",
          documentation: DocumentationText.text(of: port.declaration.header)?
            .split(separator: "\n").joined(separator: " "),
          declared: place(port.path, port.name.range),
          implemented: implementation.map { place($0.0, $0.1.name.range) }, uses: uses.uses(of: port),
          isUncertain: uses.isUncertain(port))
      }
    }
  }
}
