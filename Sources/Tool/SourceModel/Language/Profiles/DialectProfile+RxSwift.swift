extension DialectProfile {
  package static let rxSwift = DialectProfile(
    language: .swift,
    portStyle: .streams,
    actions: .required,
    portProtocolEnding: "Type",
    bindsTypeProtocolToClasses: true,
    viewModelNames: .ofItsOwn,
    hasMacro: false,
    inputStorage: .port,
    helpers: .bottomOfFile,
    subscriptions: .bound,
    library: .rxSwift,
    flows: nil,
    storageLibraries: [.reactiveSwift, .rxSwift, .combine],
    fileSections: .ofFile(keyword: "protocol"),
    classSections: SectionTable(
      SectionTable.Row(.accessors, "the declaration of the ports"),
      SectionTable.Row(.dependencies, "the setup", heading: .setup),
      SectionTable.Row(.inputs, "an input", heading: .inputs),
      SectionTable.Row(.outputs, "an output", heading: .outputs),
      SectionTable.Row(.lifeCycle, "the life cycle", heading: .lifeCycle),
      SectionTable.Row(.initializer, "the initializer"),
      SectionTable.Row(.actions, "an action", heading: .actions)
    ),
    otherClassSections: [:]
  )
}
