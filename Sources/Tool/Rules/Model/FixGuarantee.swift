/// Why the fixes of each rule keep the meaning of the code.
///
/// Each statement says what must hold in the whole project, beyond what the rule sees in the files of a view model. A
/// requirement that other files could break is a `FixCondition`, which the engine checks in all files before it applies
/// the fix.
package enum FixGuarantee {
  /// The statements by rule ID. Rules that move declarations share a statement about moves.
  package static let byRule: [String: String] = [
    "bind-to-lifecycle": "the base class has `bindToLifecycle()`, where the project declares it",
    "class-bound-type":
      "only classes conform to the protocol, in all files, and none of its extensions has a `mutating` function",
    "conformance-extension":
      "the conformance is the same in an extension of the same file; declarations at the top level run no code",
    "explicit-self": "with and without `self` the name means the member: no other file can change that",
    "final-view-model":
      "no class in any file inherits from the view model, with or without a name, and no Mockito mock does",
    "flow-in-getter":
      "the getter is one expression that reads only what is declared above it, so that its value is the same once",
    "helper-placement":
      "the helper is private and uses no instance, and every reference to it in the file can be changed",
    "initialized-before-use":
      "the initial value is a new subject or disposable: creating it earlier affects only code that used it too early",
    "input-storage-name": Self.renames,
    "output-storage-name": Self.renames,
    "outputs-in-init": "`{ get }` on a constant does not compile, so no code relies on it",
    "port-protocols": "no other file uses the name of the new protocol, nor of one that is renamed",
    "ports-declaration":
      "no extension, superclass or subclass in another file has the name, and no other file sets a property that becomes constant",
    "private-storage":
      "no other code names the property: no view, extension, subclass, protocol, key path, test or mock in any file",
    "retained-self":
      "the closure only calls the view model, which is alive while a view uses it",
    "section-order": Self.moves,
    "sorted-actions": Self.requirements,
    "sorted-imports": "imports have no order, and stay in their group",
    "sorted-input-functions": Self.moves,
    "sorted-input-storage": Self.moves,
    "sorted-inputs": Self.requirements,
    "sorted-output-functions": Self.moves,
    "sorted-output-storage": Self.moves,
    "sorted-outputs": Self.requirements,
    "stale-write":
      "the property is private and new in a class without superclass and subclasses, and only a task that a newer one replaces stops",
    "type-protocol": "nothing else in any file conforms to the protocol or inherits from it",
    "unshared-effect": "the stream emits nothing before all of its subscriptions",
    "unused-suppression": "comments and annotations that suppress nothing run no code",
    "unused-value": "the constant is local, nothing names it, and its value only derives a stream",
  ]

  private static let moves =
    "two initial values do not change places if both may have a side effect, or if one may read the other"
  private static let renames =
    "the property is private, and no extension or superclass in another file has the new name"
  private static let requirements =
    "the members of protocols and interfaces that move are functions or requirements"
}
