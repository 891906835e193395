// A reduced case of a defect of the optimizer: Swift 6.3.1, `swiftc -O EarlyRelease.swift && ./EarlyRelease`.
//
// `swap` moves the array out of `Links.links`, and the local variable that receives it is destroyed after the access
// to `links` has ended. The optimized code releases the array before it stores the empty one, though: the
// deinitializers append to the array that is being freed. The program crashes, or the address sanitizer reports a
// double free. No access overlaps another one: without `@exclusivity(unchecked)` the checks of the runtime pass, and
// the program prints "ok", as it does without optimization. `-enforce-exclusivity=unchecked` has the effect of the
// attribute: both remove the access scopes that keep the release behind the store.
//
// An explicit lifetime avoids it, with and without the checks:
//
//     let links = self.links
//     self.links = []
//     withExtendedLifetime(links) {}
//
// No target contains this file.

final class Link {
  private let next: Link?

  init(_ next: Link?) { self.next = next }

  deinit { if let next { Links.shared.append(next) } }
}

final class Links {
  nonisolated(unsafe) static let shared = Links()

  @exclusivity(unchecked) private var links: [Link] = []

  @inline(never)
  func append(_ link: Link) { self.links.append(link) }

  @inline(never)
  func removeAll() {
    while !self.links.isEmpty {
      var links: [Link] = []
      swap(&links, &self.links)
    }
  }
}

@inline(never)
func chain(_ count: Int) -> Link { (0..<count).reduce(Link(nil)) { link, _ in Link(link) } }

Links.shared.append(chain(20))
Links.shared.removeAll()
print("ok")
