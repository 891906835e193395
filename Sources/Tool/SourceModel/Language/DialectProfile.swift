/// What sets a dialect apart from others, as data.
///
/// The initializer has no default arguments: a new dialect that lacks something does not compile. It is an immutable
/// object, so that passing it around is cheap.
public final class DialectProfile: Sendable {
  public let language: Language
  public let portStyle: PortStyle
  public let actions: ActionPorts
  /// The suffix of the names of port protocols and of the type protocol.
  public let portProtocolEnding: String
  /// Whether the type protocol is restricted to classes.
  public let bindsTypeProtocolToClasses: Bool
  public let viewModelNames: ViewModelNaming
  /// Whether a macro can generate the implementation of the ports.
  public let hasMacro: Bool
  public let inputStorage: InputStorageStyle
  public let helpers: HelperStyle
  public let subscriptions: SubscriptionStyle
  /// The library of its streams.
  public let library: StreamLibrary
  /// The library whose streams a class without port protocols offers to its view, if such classes are view models:
  /// its public functions are its inputs, and its public streams its outputs.
  public let flows: StreamLibrary?
  /// The libraries whose types an input may be stored in.
  public let storageLibraries: [StreamLibrary]
  /// The sections of a file.
  public let fileSections: SectionTable
  /// The sections of a view model's class.
  public let classSections: SectionTable
  /// Other orders of the sections of a class that a team may choose, by their names.
  public let otherClassSections: [String: SectionTable]

  public init(
    language: Language, portStyle: PortStyle, actions: ActionPorts, portProtocolEnding: String,
    bindsTypeProtocolToClasses: Bool, viewModelNames: ViewModelNaming, hasMacro: Bool,
    inputStorage: InputStorageStyle,
    helpers: HelperStyle, subscriptions: SubscriptionStyle, library: StreamLibrary,
    flows: StreamLibrary?, storageLibraries: [StreamLibrary], fileSections: SectionTable,
    classSections: SectionTable, otherClassSections: [String: SectionTable]
  ) {
    self.language = language
    self.portStyle = portStyle
    self.actions = actions
    self.portProtocolEnding = portProtocolEnding
    self.bindsTypeProtocolToClasses = bindsTypeProtocolToClasses
    self.viewModelNames = viewModelNames
    self.hasMacro = hasMacro
    self.inputStorage = inputStorage
    self.helpers = helpers
    self.subscriptions = subscriptions
    self.library = library
    self.flows = flows
    self.storageLibraries = storageLibraries
    self.fileSections = fileSections
    self.classSections = classSections
    self.otherClassSections = otherClassSections
  }
}
