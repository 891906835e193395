/// What sets a dialect apart from others, as data.
///
/// The initializer has no default arguments: a new dialect that lacks something does not compile. It is an immutable
/// object, so that passing it around is cheap.
package final class DialectProfile: Sendable {
  package let language: Language
  package let portStyle: PortStyle
  package let actions: ActionPorts
  /// The suffix of the names of port protocols and of the type protocol.
  package let portProtocolEnding: String
  /// Whether the type protocol is restricted to classes.
  package let bindsTypeProtocolToClasses: Bool
  package let viewModelNames: ViewModelNaming
  /// Whether a macro can generate the implementation of the ports.
  package let hasMacro: Bool
  package let inputStorage: InputStorageStyle
  package let helpers: HelperStyle
  package let subscriptions: SubscriptionStyle
  /// The library of its streams.
  package let library: StreamLibrary
  /// The library whose streams a class without port protocols offers to its view, if such classes are view models:
  /// its public functions are its inputs, and its public streams its outputs.
  package let flows: StreamLibrary?
  /// The libraries whose types an input may be stored in.
  package let storageLibraries: [StreamLibrary]
  /// The sections of a file.
  package let fileSections: SectionTable
  /// The sections of a view model's class.
  package let classSections: SectionTable
  /// Other orders of the sections of a class that a team may choose, by their names.
  package let otherClassSections: [String: SectionTable]

  package init(
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

/// Whether a view model has a protocol of actions.
package enum ActionPorts: Sendable {
  case required
  /// Where it is declared.
  case optional
  case none
}

/// Where private functions that implement no port belong.
package enum HelperStyle: Sendable {
  /// At the bottom of the file, outside of the type.
  case bottomOfFile
  /// In the class, without access to an instance, behind the initializer.
  case staticMethods
  /// Anywhere in the class.
  case privateMethods
}

/// What an input is stored in.
package enum InputStorageStyle: Sendable {
  /// A property whose name ends in a suffix. It is assigned, or a method of one of its members is called.
  case property(type: String, suffix: String)
  /// A subject of the input's name. One of the methods that send is called.
  case subject(type: String)
  /// Nothing: the port is a subject itself.
  case port
}

/// What ports are.
package enum PortStyle: Sendable {
  /// Inputs are functions, outputs are properties that hold signals; a computed property exposes each protocol.
  case functionsAndSignals
  /// Inputs and outputs are methods; a field exposes each interface.
  case methodsAndGetters
  /// Inputs, outputs and actions are properties that hold streams; a computed property exposes each protocol.
  case streams
}

/// How a view model keeps a subscription from outliving it.
package enum SubscriptionStyle: Sendable {
  /// The stream is bound before it is subscribed to: `.compose(bindToLifecycle())`.
  case bound
  /// The result of `subscribe` is passed on: `.addToDisposable(disposables)`.
  case handedOn
}

/// What the name of a view model is derived from.
package enum ViewModelNaming: Sendable {
  /// The view model has a name of its own, with which the names of its protocols start.
  case ofItsOwn
  /// From the name of its view, where the superclass names the view.
  case afterView
  /// From the name of the interface around its class, where there is one, with or without `ViewModel` at the end.
  case afterInterface
}
