public import SwiftLanguage

/// The message for a notation that cannot be read.
public enum Notation {
  /// The column of an error in its text, counted from 1 in code points.
  public static func column(of error: NotationError, in text: String) -> Int {
    let bytes = text.utf8.prefix(max(0, error.offset))
    return String(decoding: bytes, as: UTF8.self).unicodeScalars.count + 1
  }
}
