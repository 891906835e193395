import SourceModel

/// The words of names and of documentation, normalized for both platforms.
enum PortWords {
  static func set(_ words: String) -> Set<String> { Set(words.split { $0.isWhitespace }.map(String.init)) }

  /// Synonyms, each line with the word that represents them first.
  private static let synonyms: [String: String] = {
    let groups = """
      tapped clicked click clicks pressed press tap touched pushed
      toggled toggle
      close cancel canceled cancelled cancellation dismiss dismissed closed back
      dialog alert prompt popup sheet
      toast snackbar banner
      image photo picture graphic drawable avatar thumbnail
      number sequence index
      url uri link request
      toolbar header navbar
      confirm confirmed
      select selected selection choose chosen
      fetch load fetched fetching loading loaded
      configure configured bind
      param parameter filter
      star starred heart favorite favorited saved
      code tfa
      post posted
      participant author
      time timestamp date
      warning validation validity
      hidden gone hide invisible
      error failure failed unsuccessful unsuccessfully exception
      empty no
      """
    var words: [String: String] = [:]
    for group in groups.split(separator: "\n").map({ $0.split(separator: " ").map(String.init) }) {
      for word in group { words[word] = group[0] }
    }
    return words
  }()

  /// Two words that are treated as one.
  private static let joined = [
    "log in": "login", "sign in": "login", "log out": "logout", "sign out": "logout", "sign up": "signup",
    "two factor": "tfa", "nav bar": "toolbar", "tool bar": "toolbar", "navigation header": "toolbar",
    "navigation bar": "toolbar", "data source": "data", "edit text": "field", "postal code": "zipcode",
    "zip code": "zipcode", "text field": "field", "text view": "label",
    "first responder": "focus",
  ]

  /// Filler words of documentation.
  private static let fillers = set(
    """
    a activity an and api are as at be become becomes been being boolean bool by call called can controller current
    determine determines determining display displayed displays emit emits false for from get gets go got had has have i
    if in indicate indicates indicating into is it its label link navigate not of off on optional or our page param
    parameter present presented representing resume returns screen section set sets should show shown so stack start
    string text that the their them then this to true update updated updates used user value view we what when
    whenever whether which with would you
    """)

  /// Verbs that ports start with.
  private static let verbs = set(
    """
    configure display fetch fill get load notify populate prefill prepare present reload render send set show tell update
    """)
  /// Function words, and words for the parts of a view.
  private static let minor = set(
    """
    a an and are as at be by delegate did do for from has in into is it new of on or should that the this to unable was will
    with you your
    activity bar button card cell component confirmation container controller count data enabled fetch field form fragment
    holder icon indicator info initial label layout list load page request row screen section spinner stack state string
    switch text title ui view web
    """)

  /// The meanings of the words of a name, with their weights.
  ///
  /// - Parameter isValue: whether the port shows a value: then a name such as `list` has no other word.
  static func weights(_ words: [String], isValue: Bool) -> [String: Double] {
    let isAlone = words.count == 1 && isValue
    return Dictionary(
      words.enumerated().map { place, word in
        let isVerb = place == 0 && words.count > 1 && self.verbs.contains(word)
        let isMinor = !isAlone && (self.minor.contains(word) || isVerb)
        // `back` in `backProject` is not the way back.
        let isPrefix =
          word == "back" && words.dropFirst(place + 1).first.map { !self.minor.contains($0) } ?? false
        return (isPrefix ? word : self.meaning(word), isMinor ? PortLikeness.minorWord : 1)
      }, uniquingKeysWith: max)
  }

  /// The words of a name in lowercase.
  static func of(_ name: String) -> [String] {
    self.joining(
      NameWords.of(name).flatMap { word in
        word.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
      })
  }

  /// The maximum number of words of a comment that are read: each is compared with the documentation of all other
  /// ports.
  private static let mostWords = 500

  /// The words of a comment, without filler words.
  static func ofDocumentation(_ text: String) -> Set<String> {
    let words = text.split(whereSeparator: \.isWhitespace).prefix(self.mostWords).map(self.withoutPackage)
      .flatMap { $0.split { !$0.isLetter && !$0.isNumber } }.flatMap { self.of(String($0)) }
    return Set(self.joining(words).map(self.meaning)).subtracting(self.fillers)
  }

  /// The last component of a type name with a package, as in Javadoc links.
  private static func withoutPackage(_ word: Substring) -> Substring {
    let parts = word.split(separator: ".")
    guard parts.count > 2, let last = parts.last, parts[0].first?.isLowercase == true,
      last.first?.isUppercase == true
    else { return word }
    return last
  }

  private static func joining(_ words: [String]) -> [String] {
    var result: [String] = []
    for word in words {
      if let last = result.last, let one = self.joined[last + " " + word] {
        result[result.count - 1] = one
      } else {
        result.append(word)
      }
    }
    return result
  }

  /// The word that represents all words with the same meaning: the singular, and one of the synonyms.
  static func meaning(_ word: String) -> String {
    if let synonym = self.synonyms[word] { return synonym }
    let one = self.singular(word)
    return self.synonyms[one] ?? one
  }

  private static func singular(_ word: String) -> String {
    guard word.count > 3, word.hasSuffix("s"), !["ss", "us", "is"].contains(where: word.hasSuffix) else {
      return word
    }
    return word.hasSuffix("ies") ? word.dropLast(3) + "y" : String(word.dropLast())
  }
}
