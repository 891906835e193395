/// The verbs that names of ports use.
enum Verb {
  /// The verb that a word is, as a sentence has it: "save", "log in"; nil for other words.
  static func of(_ word: String) -> String? {
    let word = word.lowercased()
    return self.compounds[word] ?? (self.effects.contains(word) || self.commands.contains(word) ? word : nil)
  }

  /// The effects that an output may cause in the view.
  static let effects: Set = [
    "animate", "begin", "cancel", "clear", "close", "collapse", "deselect", "dismiss", "end", "expand",
    "focus", "go", "hide", "highlight", "insert", "navigate", "notify", "open", "pause", "play", "pop",
    "post", "present", "push", "reload", "remove", "reset", "resume", "scroll", "select", "set", "share",
    "show", "start", "stop", "track", "update",
  ]

  /// What people tell an app to do.
  private static let commands: Set = [
    "accept", "add", "apply", "archive", "block", "book", "buy", "change", "check", "choose", "confirm",
    "connect", "continue", "copy", "create", "delete", "disconnect", "download", "edit", "export", "fetch",
    "filter", "find", "finish", "follow", "import", "invite", "join", "leave", "like", "load", "lock",
    "mark", "move", "order", "pay", "pick", "print", "publish", "purchase", "read", "redo", "refresh",
    "register", "reject", "rename", "reply", "report", "request", "restore", "retry", "save", "search",
    "send", "sign", "skip", "sort", "submit", "subscribe", "sync", "toggle", "undo", "unfollow", "unlock",
    "upload", "validate", "verify", "vote", "write",
  ]

  /// Verbs that names write as one word.
  private static let compounds = [
    "checkout": "check out", "login": "log in", "logout": "log out", "signin": "sign in",
    "signout": "sign out", "signup": "sign up",
  ]
}
