import SourceModel

/// Finds the observers that need the main thread.
extension UseReader {
  /// Marks the code in brackets that runs on the main thread, and the observer that does not access a view.
  mutating func markThreads(_ frame: Frame) {
    guard let chain = self.current, let last = chain.links.last?.name ?? self.name(of: chain.base) else {
      return
    }
    if Self.posting.contains(last)
      || Self.dispatching.contains(last) && chain.links.contains(where: { $0.name == "main" })
    {
      for number in frame.first..<self.raw.count { self.raw[number].isOnMainThread = true }
      self.current?.isOnMainThread = true
    } else if Self.observing.contains(last), !chain.links.isEmpty, self.touchesNoView(frame) {
      self.current?.links[chain.links.count - 1].touchesNoView = true
    }
  }

  /// The functions that run their argument on the main thread, and those that do so if called on the main queue.
  private static let posting: Set = ["post", "postDelayed", "runOnUiThread"]
  private static let dispatching: Set = ["async", "asyncAfter"]

  /// The functions that observe a stream.
  private static let observing: Set = ["observeValues", "sink", "startWithValues", "subscribe"]

  /// Whether code accesses nothing of the view but its view model, or runs on the main thread anyway.
  private func touchesNoView(_ frame: Frame) -> Bool {
    var isEffect = false
    for chain in self.raw[frame.first...] where !chain.isImplied {
      if chain.isOnMainThread {
        isEffect = true
        continue
      }
      switch chain.base {
      case .instance:
        guard let first = chain.links.first, PortalNames.isTelling(first.name) else { return false }
        isEffect = true
      case .superInstance: return false
      case .name(let number):
        // A name that is declared in the code itself.
        if let scope = self.scope(declaring: number, from: chain.scope), scope >= frame.scopes { continue }
        let name = self.names[Int(number)]
        if name.first?.isUppercase == true {
          if chain.links.last?.name == "post" { isEffect = true }
        } else {
          guard PortalNames.isTelling(name) else { return false }
          isEffect = true
        }
      case .chain, .unknown: continue
      }
    }
    return isEffect
  }
}
