import SourceModel

/// The requirements, other than that of its port protocol, that a port may satisfy: a renamed port no longer satisfies
/// them, and a default implementation may replace it.
struct OtherRequirements {
  private let port: Port
  private let viewModel: ViewModel
  private let supertypes: Supertypes
  private var isSwift: Bool { self.viewModel.dialect.language == .swift }

  init(of port: Port, _ viewModel: ViewModel, _ supertypes: Supertypes) {
    self.port = port
    self.viewModel = viewModel
    self.supertypes = supertypes
  }

  func check() throws(RenameRefusal) {
    let name = self.port.name.text
    let own = self.viewModel.groups.filter { $0.kind == self.port.kind && $0.isOwn }
    for (type, path) in self.supertypes.declared.map({ ($0.value, $0.path) })
    where !own.contains(where: { $0.simpleName == type.name.lastPathName }) {
      guard type.members.contains(where: { self.isSame($0, as: name) }) else { continue }
      throw RenameRefusal("'\(name)' also satisfies '\(type.name)' in \(path): rename it there first")
    }
    for type in self.supertypes.elsewhere where self.mayRequire(name, type) {
      throw RenameRefusal("'\(type.name)' may declare '\(name)', and is not in these files")
    }
  }

  private func isSame(_ member: Declaration, as name: String) -> Bool {
    guard member.function != nil || member.property != nil, !member.header.isPrivate, !member.header.isStatic
    else { return false }
    let other = member.header.name.text
    return other == name || !self.isSwift && other.asProperty == name.asProperty
  }

  // MARK: What the run does not declare

  /// Whether a type that the run does not declare may have a member with that name, which the port implements.
  private func mayRequire(_ name: String, _ type: Supertypes.Elsewhere) -> Bool {
    if self.isSwift { return self.mayRequireInSwift(name, type.name) }
    if let members = Self.javaMembers[type.name] { return members.contains(name) }
    // A port cannot have the name of a member of a view model's base class.
    return type.isClass ? JavaWords.escaped(name) != name : true
  }

  private func mayRequireInSwift(_ name: String, _ type: String) -> Bool {
    if let members = Self.swiftMembers[type] { return members.contains(name) }
    if ["ViewModelType", "ViewModelProtocol"].contains(where: type.hasSuffix) {
      return Self.viewModelMembers.contains(name)
    }
    // The names of types in system frameworks start with two capital letters. The methods of their delegates have the
    // delegating object as a parameter.
    guard Self.isOfSystem(type) else { return true }
    return self.port.declaration.function?.parameters.contains { parameter in
      parameter.type.unwrapped.name.map(Self.isOfSystem) == true
    } == true
  }

  private static func isOfSystem(_ name: String) -> Bool {
    name.count > 4 && name.prefix(2).allSatisfy(\.isUppercase) && !name.contains("ViewModel")
      && PortName([name]) == nil
  }

  /// The members that every subclass of `NSObject` inherits.
  static let objectMembers: Set = [
    "autorelease", "classForCoder", "conforms", "copy", "debugDescription", "description", "didChange",
    "doesNotRecognizeSelector", "forwardInvocation", "hash", "hashValue", "isEqual", "isKind", "isMember",
    "isProxy",
    "method", "mutableCopy", "observationInfo", "observe", "perform", "publisher", "release", "responds",
    "retain",
    "retainCount", "setNilValueForKey", "setValue", "superclass", "value", "willChange", "zone",
  ]

  /// The members of protocols that any view model may conform to.
  private static let swiftMembers: [String: Set<String>] = [
    "AnyObject": [], "CaseIterable": ["allCases"], "Codable": ["encode"], "Comparable": [], "Copyable": [],
    "CustomDebugStringConvertible": ["debugDescription"], "CustomStringConvertible": ["description"],
    "Decodable": [], "Encodable": ["encode"], "Equatable": [], "Error": ["localizedDescription"],
    "Hashable": ["hash", "hashValue"], "Identifiable": ["id"], "NSObject": Self.objectMembers,
    "NSObjectProtocol": Self.objectMembers, "Observable": [], "ObservableObject": ["objectWillChange"],
    "Sendable": [], "class": [],
  ]

  /// The members of protocols that are common to view models.
  private static let viewModelMembers: Set = [
    "action", "actions", "bag", "disposeBag", "input", "inputs", "output", "outputs", "transform",
  ]

  /// The members of library interfaces and base classes of view models.
  private static let javaMembers: [String: Set<String>] = [
    "AndroidViewModel": ["addCloseable", "getApplication", "getCloseable", "onCleared"],
    "ViewModel": ["addCloseable", "getCloseable", "onCleared"],
    "AutoCloseable": ["close"], "Callable": ["call"], "Cloneable": ["clone"], "Closeable": ["close"],
    "Comparable": ["compareTo"], "Consumer": ["accept", "andThen"], "CoroutineScope": ["coroutineContext"],
    "DefaultLifecycleObserver": [
      "onCreate", "onDestroy", "onPause", "onResume", "onStart", "onStop",
    ],
    "Disposable": ["dispose", "isDisposed"], "LifecycleObserver": [],
    "LifecycleEventObserver": ["onStateChanged"], "Parcelable": ["describeContents", "writeToParcel"],
    "Runnable": ["run"], "Serializable": [],
  ]
}
