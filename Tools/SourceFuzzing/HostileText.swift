/// Text that is unusual in a file of any format.
enum HostileText {
  static let pieces: [String] = [
    // Control characters, and those that change the direction of text.
    "\u{1B}[2J", "\u{1B}]0;a\u{7}", "\u{7}", "\u{8}", "\0", "\r", "\n", "\t", "\u{85}", "\u{2028}",
    "\u{202E}",
    "\u{2066}", "\u{9B}31m", "\u{FEFF}", "\u{FFFE}", "\u{10FFFF}", "\u{200B}",
    "x\nplumb: error: no such file", "\\n", "\\u001b[2J", "\\x1b",
    // Names that look alike or are equal in another form.
    "\u{E9}", "e\u{301}", "\u{212B}", "A\u{30A}", "\u{1E69}", "s\u{323}\u{307}", "\u{AC00}",
    "\u{1100}\u{1161}",
    "👩‍👩‍👧‍👦", "\u{301}",
    // Numbers at their limits.
    "0", "-1", "1", "2147483648", "4294967296", "9223372036854775807", "9223372036854775808",
    "-9223372036854775808", "18446744073709551615", "1e308", "1e999", "0x7FFFFFFFFFFFFFFF", ".nan", ".inf",
    "0b11", "0o17", "1_000", "190:20:30", "2001-01-01",
    // Paths that lead elsewhere.
    "..", "../outside", "../../outside/Outside.swift", "/", "~", "~/a", "./", "a//b", "**", "*", "",
  ]

  static let deep: [DeepInput] = [
    .chain("byte order marks", "", "\u{FEFF}"), .chain("combining marks", "e", "\u{301}"),
    .chain("blank lines", "", "\n"), .chain("carriage returns", "", "\r"), .chain("null bytes", "", "\0"),
    .chain("brackets", "", "{["), .chain("quotes", "", "\""), .chain("backslashes", "", "\\"),
  ]

  static let large: [LargeInput] = [
    LargeInput.filled("one word", with: "a") { $0 },
    LargeInput.filled("words in lines", with: "a\n") { $0 },
    LargeInput.filled("null bytes", with: "\0") { $0 },
    LargeInput.filled("accents", with: "e\u{301}") { $0 },
  ]
}
