import Plumbline
import PlumblineMacros

@MainActor
@ViewModel
final class TasksViewModel {
  @MainActor protocol Inputs {
    /// Call when the delete button is tapped.
    func deleteButtonTapped()

    /// Call with the task whose row is tapped.
    func taskTapped(_ task: String)

    /// Call when the undo button is tapped.
    func undoButtonTapped()
  }

  @MainActor protocol Outputs {
    /// Emits whether the delete button is enabled.
    var isDeleteButtonEnabled: Property<Bool> { get }

    /// Emits whether the undo button is enabled.
    var isUndoButtonEnabled: Property<Bool> { get }

    /// Emits the selected tasks.
    var selection: Property<Set<String>> { get }

    /// Emits the tasks.
    var tasks: Property<[String]> { get }
  }

  init(tasks: [String]) {
    let list = Signal.merge(
      self.taskTappedProperty.signal.skipNil().map(TaskList.Change.toggle),
      self.deleteButtonTappedProperty.signal.mapConst(.delete),
      self.undoButtonTappedProperty.signal.mapConst(.undo)
    )
    .scan(TaskList(tasks: tasks)) { $0.applying($1) }
    let current = Property(initial: TaskList(tasks: tasks), then: list)

    self.isDeleteButtonEnabled = current.map { !$0.selection.isEmpty }.skipRepeats()
    self.isUndoButtonEnabled = current.map { !$0.former.isEmpty }.skipRepeats()
    self.selection = current.map(\.selection)
    self.tasks = current.map(\.tasks)
  }
}

extension TasksViewModel: TasksViewModel.Inputs, TasksViewModel.Outputs {}

/// The tasks, those that are selected, and what deletions have replaced.
private struct TaskList {
  enum Change {
    case toggle(String)
    case delete
    case undo
  }

  var tasks: [String]
  var selection: Set<String> = []
  var former: [[String]] = []

  func applying(_ change: Change) -> TaskList {
    var list = self
    switch change {
    case .toggle(let task):
      list.selection.formSymmetricDifference([task])
    case .delete where !list.selection.isEmpty:
      list.former.append(list.tasks)
      list.tasks.removeAll(where: list.selection.contains)
      list.selection = []
    case .delete: break
    case .undo:
      if let tasks = list.former.popLast() { list.tasks = tasks }
      list.selection = []
    }
    return list
  }
}
