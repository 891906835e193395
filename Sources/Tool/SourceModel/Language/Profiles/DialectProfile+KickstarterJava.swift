extension DialectProfile {
  package static let kickstarterJava = DialectProfile(
    language: .java,
    portStyle: .methodsAndGetters,
    actions: .none,
    portProtocolEnding: "",
    bindsTypeProtocolToClasses: false,
    viewModelNames: .afterView,
    hasMacro: false,
    inputStorage: .subject(type: "PublishSubject"),
    helpers: .staticMethods,
    subscriptions: .bound,
    library: .rxJava,
    flows: nil,
    storageLibraries: [.rxJava],
    fileSections: .ofFile(keyword: "interface"),
    classSections: SectionTable(
      SectionTable.Row(.dependencies, "a dependency"),
      SectionTable.Row(.initializer, "the constructor"),
      SectionTable.Row(.helpers, "the helpers"),
      SectionTable.Row(.inputFields, "the subject of an input", heading: .inputs),
      SectionTable.Row(.outputFields, "the field of an output", heading: .outputs),
      SectionTable.Row(.accessors, "the declaration of the ports"),
      SectionTable.Row(.inputs, "the method of an input", heading: .inputs),
      SectionTable.Row(.outputs, "the method of an output", heading: .outputs)
    ),
    otherClassSections: [:]
  )
}
