extension DialectProfile {
  package static let kickstarterKotlin = DialectProfile(
    language: .kotlin,
    portStyle: kickstarterJava.portStyle,
    actions: kickstarterJava.actions,
    portProtocolEnding: kickstarterJava.portProtocolEnding,
    bindsTypeProtocolToClasses: kickstarterJava.bindsTypeProtocolToClasses,
    viewModelNames: .afterInterface,
    hasMacro: kickstarterJava.hasMacro,
    inputStorage: kickstarterJava.inputStorage,
    helpers: .privateMethods,
    subscriptions: .handedOn,
    library: .rxJavaInKotlin,
    flows: .coroutines,
    storageLibraries: [.rxJavaInKotlin],
    fileSections: kickstarterJava.fileSections,
    classSections: SectionTable([
      [SectionTable.Row(.dependencies, "a dependency")]
        + SectionTable.fieldsInKotlin,
      [SectionTable.Row(.accessors, "the declaration of the ports")],
      [SectionTable.Row(.initializer, "'init'")],
      SectionTable.functionsInKotlin,
    ]),
    otherClassSections: [
      "ports-first": SectionTable([
        [SectionTable.Row(.accessors, "the declaration of the ports")],
        [SectionTable.Row(.dependencies, "a dependency")]
          + SectionTable.fieldsInKotlin,
        [SectionTable.Row(.initializer, "'init'")],
        SectionTable.functionsInKotlin,
      ])
    ]
  )
}

extension SectionTable {
  fileprivate static var fieldsInKotlin: [Row] {
    [
      Row(.inputFields, "the subject of an input", heading: .inputs),
      Row(.outputFields, "the field of an output", heading: .outputs),
    ]
  }

  fileprivate static var functionsInKotlin: [Row] {
    [
      Row(.inputs, "the function of an input", heading: .inputs),
      Row(.outputs, "the function of an output", heading: .outputs),
    ]
  }
}
