import SourceModel

extension ViewModel {
  /// The bodies of code that see an instance.
  var instanceBodies: [Located<Body>] {
    let functions = self.functions.filter { !$0.value.header.isStatic && $0.value.receiver == nil }.compactMap
    { function in
      function.value.body.map { Located($0, in: function.path) }
    }
    let properties = self.properties.filter {
      !$0.value.header.isStatic && $0.value.receiver == nil
    }.flatMap { property in
      property.value.bodies.map { Located($0, in: property.path) }
    }
    return functions + properties
  }

  /// The names of its own functions that it calls, as `tapped()` or `self.tapped()`.
  var calledFunctions: Set<String> {
    let own = Dictionary(
      self.functions.map { ($0.value.header.name.text, $0.value.body?.range) },
      uniquingKeysWith: { first, _ in first })
    var names: Set<String> = []
    for body in self.instanceBodies {
      for chain in body.value.withNestedBodies.flatMap(\.calls).compactMap(\.chain) {
        // A function that calls itself is not called by that.
        guard let name = chain.member?.text, chain.base == .instance || chain.base == .none,
          chain.links.first?.arguments != nil, own[name].flatMap(\.self) != body.value.range
        else { continue }
        names.insert(name)
      }
    }
    return names
  }

  /// The bodies of the initializers and of the other functions.
  var functionBodies: [Located<Body>] {
    self.functions.compactMap { function in function.value.body.map { Located($0, in: function.path) } }
  }

  /// A type may have thousands of extensions, so a binary search finds the body of an element.
  func byBody<Element>(
    _ elements: [Element], at place: (Element) -> (path: String, range: TextRange)
  ) -> [(body: Located<TypeDeclaration>, elements: [Element])] {
    // A type may have thousands of extensions, so the body of an element is searched in the order of their places.
    let sorted = self.bodies.indices.sorted {
      self.bodies[$0].value.memberRange.start < self.bodies[$1].value.memberRange.start
    }
    let places = Dictionary(grouping: sorted, by: { self.bodies[$0].path })
    var held: [[Element]] = Array(repeating: [], count: self.bodies.count)
    for element in elements {
      let (path, range) = place(element)
      let indices = places[path] ?? []
      let following = indices.firstIndex(from: { self.bodies[$0].value.memberRange.start > range.start })
      guard following > 0 else { continue }
      let index = indices[following - 1]
      if self.bodies[index].value.memberRange.contains(range) { held[index].append(element) }
    }
    return zip(self.bodies, held).map { ($0, $1) }
  }
}
