extension DialectProfile {
  /// The dialect of `kickstarterSwift` for view models on Combine.
  package static let kickstarterSwiftOnCombine = DialectProfile(
    language: kickstarterSwift.language,
    portStyle: kickstarterSwift.portStyle,
    actions: .none,
    portProtocolEnding: kickstarterSwift.portProtocolEnding,
    bindsTypeProtocolToClasses: kickstarterSwift.bindsTypeProtocolToClasses,
    viewModelNames: kickstarterSwift.viewModelNames,
    hasMacro: false,
    inputStorage: .property(type: "PassthroughSubject", suffix: "Subject"),
    helpers: kickstarterSwift.helpers,
    subscriptions: kickstarterSwift.subscriptions,
    library: .combine,
    flows: nil,
    storageLibraries: kickstarterSwift.storageLibraries,
    fileSections: kickstarterSwift.fileSections,
    classSections: kickstarterSwift.classSections,
    otherClassSections: [:]
  )
}
