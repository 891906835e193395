extension DialectProfile {
  package static let kickstarterSwift = DialectProfile(
    language: .swift,
    portStyle: .functionsAndSignals,
    actions: .optional,
    portProtocolEnding: "",
    bindsTypeProtocolToClasses: false,
    viewModelNames: .ofItsOwn,
    hasMacro: true,
    inputStorage: .property(type: "MutableProperty", suffix: "Property"),
    helpers: .bottomOfFile,
    subscriptions: .bound,
    library: .reactiveSwift,
    flows: nil,
    storageLibraries: [.reactiveSwift, .rxSwift, .combine],
    fileSections: .ofFile(keyword: "protocol"),
    classSections: SectionTable(
      SectionTable.Row(.dependencies, "a dependency", heading: .setup),
      SectionTable.Row(.initializer, "the initializer"),
      SectionTable.Row(.inputs, "an input", heading: .inputs),
      SectionTable.Row(.outputs, "an output", heading: .outputs),
      SectionTable.Row(.accessors, "the declaration of the ports")
    ),
    otherClassSections: [:]
  )
}
