/// The weights and thresholds of pairing.
///
/// They were measured on the apps of Kickstarter (108 view models on iOS, 92 on Android, of different years) and on the
/// view models in `Examples`. The numbers behind a weight are the lines of the reports that change when it is 0.6 times
/// and 1.5 times as great: a pair, or a difference of a pair, before and after.
enum Weights {
  // MARK: Pairs of ports

  /// The minimum likelihood of a pair. 38, 49
  static let pair = 0.55
  /// If two candidates are this close to each other, neither is chosen. 2, 0
  static let rival = 0.03

  // MARK: Gains by the other pairs, added to the likelihood

  /// The gain for the same data flow. 12, 9; without it, 26
  static let flow = 0.48
  /// The gain for the only outputs of an event: it makes the likelihood sufficient. 0, 0, but for a test
  static let onlyOfEvent = pair
  /// The share of the gain for data flow that is left if other ports have nearly the same. 1, 0; without it, 9
  static let sharedFlow = 0.3
  /// How near another port is, as a share. 12, 6
  static let nearRival = 0.75
  /// The weight of an input that configures the view model as a neighbor of outputs. 1, 0
  static let configuringNeighbor = 0.2
  /// The gain for the same topic. 4, 6; without it, 13
  static let topic = 0.3
  /// The gain if no other port is about the same topic. 1, 0
  static let onlyTopic = 0.5
  /// The likelihood by name from which other ports may have the topic. 1, 1
  static let namedTopic = 0.25
  /// The similarity from which two topics are the same. 0, 1
  static let sameTopic = 0.75
  /// The gain if no other ports of their kind are left. 0, 0, but for a test
  static let onlyOnes = 0.15

  // MARK: Shares of the likelihood of two ports; the rest is for their names

  /// The share of the types. 5, 8
  static let type = 0.15
  /// The share of the documentation, if both have some. 2, 10
  static let documentation = 0.2
  /// The factor for ports of which one is a list, a Boolean or an event, and the other is not. 2, 4
  static let otherKind = 0.8

  // MARK: The likeness of two names

  /// The minimum for names of which only words of the platform are left. 4, 6
  static let sameRole = 0.7
  /// The minimum for a rare role of which one name says nothing else. 1, 0
  static let bareName = 0.35
  /// The factor for names of which one closes something, or is for accessibility. 0, 0, but for tests
  static let opposite = 0.6
  /// The likeness of words with the same stem or the same beginning. 4, 1
  static let similarWord = 0.8

  // MARK: Words of names, of which the others weigh 1

  /// The weight up to which words are no evidence by themselves. 9, 0
  static let vague = 0.5
  /// Words in the name of the view model or of the port's type. 1, 9
  static let subject = 0.45
  /// Words for the parts of a view, for its kind, and for the result of something. 2, 2
  static let control = 0.2
  /// Function words, and verbs at the start. 0, 1
  static let grammar = 0.05
  /// The factor for a word that is only in the documentation of the other port. 0, 2
  static let documentedWord = 0.4

  // MARK: The likeness of two types

  /// A value on one side, an event on the other. 1, 0
  static let eventAndValue = 0.3
  /// Types that correspond to each other, such as `URL` and `String`. 0, 1
  static let commonType = 0.7
  /// Two lists, or a value and its identifier in the resources of Android. 1, 0
  static let resource = 0.5

  // MARK: Pairs of view models

  /// The minimum similarity of the names. 22, 43
  static let similarViewModel = 0.35
  /// The minimum share of the ports that have a counterpart, if the names differ. Without it, 13
  static let leastShare = 0.25
  /// If two candidates are this close to each other, neither is chosen. 0, 0, but for a test
  static let rivalViewModel = 0.05
}
