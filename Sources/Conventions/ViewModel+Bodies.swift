import ViewModelModel

extension ViewModel {
  /// The bodies of code that see an instance.
  var instanceBodies: [Located<Body>] {
    let functions = self.functions.filter { !$0.value.header.isStatic }.compactMap { function in
      function.value.body.map { Located($0, in: function.path) }
    }
    let properties = self.properties.filter { !$0.value.header.isStatic }.flatMap { property in
      let bodies = [property.value.getter, property.value.initialBody].compactMap { $0 }
      return (bodies + property.value.otherBodies).map { Located($0, in: property.path) }
    }
    return functions + properties
  }
}
