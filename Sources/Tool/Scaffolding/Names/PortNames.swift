package import Engine
package import SourceModel

/// The names that ports have on the other platform.
package enum PortNames {
  /// The name that a port of one view model has in a view model of the other platform, by the table of names.
  ///
  /// - Parameters:
  ///   - name: the name in the first view model.
  ///   - kind: the kind of the port.
  ///   - settings: a team's names.
  package static func translate(
    _ name: String, _ kind: PortKind, from viewModel: ViewModel, to other: ViewModel,
    _ settings: ScaffoldingSettings
  ) -> String {
    let table = NameTable(adding: settings.names)
    let nameKind = kind == .outputs ? ScaffoldingSettings.NameKind.outputs : .inputs
    // Those of the other view model say whether it has the names of its platform.
    let names = other.ports(kind).map(\.name.text)
    switch (self.isOfJava(viewModel), self.isOfJava(other)) {
    case (false, true): return table.java(name, nameKind, among: names)
    case (true, false): return table.swift(name, nameKind, among: names)
    case (true, true), (false, false): return name
    }
  }

  /// Whether a view model has names of the Java column.
  private static func isOfJava(_ viewModel: ViewModel) -> Bool {
    viewModel.profile.portStyle == .methodsAndGetters
  }
}

/// Unique names for the code that is generated around ports.
struct UniqueNames {
  private var taken: Set<String>

  /// - Parameter taken: the names that are already used.
  init(besides taken: some Sequence<String> = []) {
    self.taken = Set(taken)
  }

  /// Returns the first name that is not taken; the last one with a number where all are taken.
  ///
  /// - Parameter companion: returns the name of a companion declaration, which must be unique as well.
  mutating func take(_ names: String..., along companion: (String) -> String = { $0 }) -> String {
    func isFree(_ name: String) -> Bool {
      !self.taken.contains(name) && !self.taken.contains(companion(name))
    }
    let last = names.last ?? ""
    var name = names.first(where: isFree) ?? last
    var number = 2
    while !isFree(name) {
      name = last + String(number)
      number += 1
    }
    self.taken.formUnion([name, companion(name)])
    return name
  }
}
