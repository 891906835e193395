package import Engine
package import Parity
import Scaffolding
package import SourceModel

/// Renames a port together with the same port on the other platform.
///
/// The port on the other platform is the one that `plumb parity` pairs with it. Its new name follows the naming
/// conventions of its platform.
package struct TwinRename: Sendable {
  /// The app of one platform.
  package struct App {
    package var viewModels: [ViewModel]
    package var sources: [PortRename.Source]

    package init(viewModels: [ViewModel], sources: [PortRename.Source]) {
      self.viewModels = viewModels
      self.sources = sources
    }
  }

  /// The view model on the other platform.
  package let viewModel: ViewModel
  /// The names of that view model's port.
  package let old: String
  package let new: String
  /// Why the two ports are considered the same.
  package let evidence: Evidence
  /// The changes on both platforms.
  package let outcome: RenameOutcome

  /// Finds the files that change when a port and its twin get another name.
  ///
  /// - Parameters:
  ///   - viewModel: the view model that declares the port, which is one of those of `app`.
  ///   - name: the new name on the platform of the port.
  ///   - app: the app of the port.
  ///   - other: the app of the other platform.
  ///   - scaffolding: a team's names and types.
  ///   - twins: a team's exceptions.
  ///   - inStrings: whether strings and comments of the files that name the view models get the new names.
  ///   - exceptions: lines of both apps that are not changed, and do not prevent the renaming.
  /// - Throws: why neither is renamed.
  package init(
    renaming port: Port, of viewModel: ViewModel, to name: String, in app: App, and other: App,
    _ scaffolding: ScaffoldingSettings = ScaffoldingSettings(), _ twins: TwinSettings = TwinSettings(),
    inStrings: Bool = false, except exceptions: Set<RenameException> = []
  ) throws(RenameRefusal) {
    let isSwift = viewModel.dialect.language == .swift
    let others = other.viewModels.filter { ($0.dialect.language == .swift) != isSwift }
    let ownViewModels = app.viewModels.filter { ($0.dialect.language == .swift) == isSwift }
    let (twinPort, twinViewModel, evidence) = try Self.port(
      Parity(isSwift ? ownViewModels : others, isSwift ? others : ownViewModels, scaffolding, twins)
        .twin(of: port),
      port, viewModel)
    let paths = Set(other.sources.map(\.path))
    let own = try PortRename.outcome(
      renaming: port, of: viewModel, to: name, in: app.sources, inStrings: inStrings,
      except: exceptions.filter { !paths.contains($0.path) })
    self.viewModel = twinViewModel
    self.old = twinPort.name.text
    self.new = PortNames.translate(name, port.kind, from: viewModel, to: twinViewModel, scaffolding)
    self.evidence = evidence
    var twin = RenameOutcome(files: [], notes: [])
    if self.new != self.old {
      do throws(RenameRefusal) {
        twin = try PortRename.outcome(
          renaming: twinPort, of: twinViewModel, to: self.new, in: other.sources, inStrings: inStrings,
          except: exceptions.filter { paths.contains($0.path) })
      } catch {
        var refusal = error
        refusal.reason =
          "its twin '\(self.viewModel.name).\(self.old)' cannot become '\(self.new)': \(error.reason)"
        throw refusal
      }
    }
    if let both = own.files.first(where: { file in twin.files.contains { $0.path == file.path } }) {
      throw RenameRefusal("\(both.path) is in both apps")
    }
    self.outcome = RenameOutcome(files: own.files + twin.files, notes: own.notes + twin.notes)
  }

  private static func port(
    _ twin: Parity.Twin, _ port: Port, _ viewModel: ViewModel
  ) throws(RenameRefusal) -> (Port, ViewModel, Evidence) {
    let platform = viewModel.dialect.language == .swift ? "Android" : "iOS"
    switch twin {
    case .port(let port, let viewModel, let evidence): return (port, viewModel, evidence)
    case .action:
      throw RenameRefusal("'\(port.name.text)' is an action on iOS: Android has several ports for it")
    case .viewModel(let other):
      throw RenameRefusal(
        "'\(other.name)' on \(platform) has no twin of '\(port.name.text)', see 'plumb parity'")
    case .none:
      throw RenameRefusal("'\(viewModel.name)' has no twin on \(platform), see 'plumb parity'")
    }
  }
}
