import ReaderSupport

/// A chain as it is read, before its first name is resolved in its scope.
///
/// It is an object, since chains move between the brackets around them, and are large.
final class RawChain {
  enum Base { case name(Int32), instance, superInstance, chain(Int), unknown }

  /// The target of an assignment or initialization.
  enum Target {
    case local(scope: Int, name: Int32), member(type: Int, name: String)
    /// The variable of a loop, which is one of the values in the sequence.
    case element(scope: Int, name: Int32)
  }

  var base: Base
  /// What is known of it so far, without its base.
  var chain: UseChain
  /// The numbers of the names of its links; -1 for those that are not in the code.
  var linkNames: [Int32] = []
  let scope: Int
  /// The first chain among the arguments of its call of `onReceive`.
  var observed: Int?
  var target: Target?
  /// The operator before it.
  var operation: String?
  /// Whether it certainly runs on the main thread.
  var isOnMainThread = false
  /// The index of the token after it.
  var end = 0

  init(base: Base, _ chain: UseChain, scope: Int) {
    self.base = base
    self.chain = chain
    self.scope = scope
  }

  /// The chain without its last links, as a value of its own that is not in the code.
  func implied(droppingLast count: Int = 0) -> RawChain {
    let copy = RawChain(base: self.base, self.chain, scope: self.scope)
    copy.chain.links.removeLast(min(count, copy.chain.links.count))
    copy.chain.context = []
    copy.chain.isImplied = true
    copy.linkNames = self.linkNames.dropLast(count)
    copy.observed = self.observed
    copy.operation = self.operation
    copy.isOnMainThread = self.isOnMainThread
    copy.end = self.end
    return copy
  }

  func append(_ link: String, _ name: Int32, at token: CodeToken) {
    self.chain.links.append(
      UseChain.Link(name: link, line: token.line, start: token.start, end: token.end))
    self.linkNames.append(name)
  }

  /// Adds a link that is not in the code.
  func append(_ link: String) {
    let (line, start) = (self.chain.line, self.chain.start)
    self.chain.links.append(UseChain.Link(name: link, line: line, start: start, end: start))
    self.linkNames.append(-1)
  }

  /// The call of the last link or, without links, of the base.
  var lastCall: UseChain.Call {
    get { self.chain.links.last?.call ?? self.chain.baseCall }
    // A call is changed in place: it has lists that would be copied.
    _modify {
      if self.chain.links.isEmpty {
        yield &self.chain.baseCall
      } else {
        yield &self.chain.links[self.chain.links.count - 1].call
      }
    }
  }

  /// Adds chains to the arguments of the last call.
  func hand(_ chains: [Int]) { self.lastCall.handed += chains }

  /// Replaces a call by the chain whose value it returns.
  func replace(with value: Int, keepingArguments: Bool) {
    self.base = .chain(value)
    self.chain.baseCall.isCalled = false
    guard !keepingArguments else { return }
    self.chain.baseCall.handed = []
    self.chain.links = []
    self.linkNames = []
  }
}
