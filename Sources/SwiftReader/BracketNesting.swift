/// Finds brackets that are nested too deeply for the parser.
///
/// swift-syntax tries each bracket as the start of an inline array (`[3 of Int]`) and then as that of another type,
/// what is nested in it included. So its time doubles with each level: 25 levels take half a minute. It looks
/// ahead at generic arguments as well, in a time that grows with the square of the levels. For each token in an
/// interpolation it keeps all strings around it, which takes memory that grows with the square of the levels.
enum BracketNesting {
  /// The number of open square brackets that are read.
  private static let maximumDepth = 16

  /// The number of open lists of generic arguments that are read.
  private static let maximumGenericDepth = 400

  /// The number of interpolations that are read on one line, and of those that begin with a string.
  private static let maximumInterpolations = 1_000

  /// The offset of the first bracket or interpolation that is too deep, if there is one.
  static func tooDeepOffset(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    self.tooDeepBracket(in: bytes) ?? self.tooManyInterpolations(in: bytes)
  }

  /// The offset of the first interpolation behind a thousand others that it may be nested in.
  private static func tooManyInterpolations(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard bytes.count > 2 * self.maximumInterpolations else { return nil }
    var onLine = 0
    var withString = 0
    for start in bytes.indices {
      if bytes[start] == UInt8(ascii: "\n") { onLine = 0 }
      guard bytes[start] == UInt8(ascii: "\\") else { continue }
      var index = start + 1
      while index < bytes.count, bytes[index] == UInt8(ascii: "#") { index += 1 }
      guard index < bytes.count, bytes[index] == UInt8(ascii: "(") else { continue }
      index += 1
      while index < bytes.count, bytes[index] == UInt8(ascii: "#") { index += 1 }
      onLine += 1
      if index < bytes.count, bytes[index] == UInt8(ascii: "\"") { withString += 1 }
      if max(onLine, withString) > self.maximumInterpolations { return start }
    }
    return nil
  }

  /// The offset of the first bracket that is too deep, if there is one.
  ///
  /// Only brackets count between which a type could stand. The first byte that no type has ends the attempt.
  private static func tooDeepBracket(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard self.mayBeTooDeep(bytes) else { return nil }
    var depth = 0
    var genericDepth = 0
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      // With a space before it, it compares.
      case UInt8(ascii: "<") where index > 0 && self.isWordByte(bytes[index - 1]):
        genericDepth += 1
        if genericDepth > self.maximumGenericDepth { return index }
      case UInt8(ascii: ">"): genericDepth = max(0, genericDepth - 1)
      case UInt8(ascii: "["):
        depth += 1
        if depth > self.maximumDepth { return index }
      case UInt8(ascii: "]"): depth = max(0, depth - 1)
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"), UInt8(ascii: "="), UInt8(ascii: "+"),
        UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "\\"):
        depth = 0
        genericDepth = 0
      case UInt8(ascii: "\""):
        depth = 0
        index = self.endOfString(bytes, index)
      case UInt8(ascii: "/"): index = self.endOfComment(bytes, index)
      default: break
      }
      index += 1
    }
    return nil
  }

  /// Whether there are so many brackets that some may be too deep. In most files there are not.
  private static func mayBeTooDeep(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var squares = 0
    var angles = 0
    for byte in bytes {
      if byte == UInt8(ascii: "[") { squares += 1 }
      if byte == UInt8(ascii: "<") { angles += 1 }
    }
    return squares > self.maximumDepth || angles > self.maximumGenericDepth
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "`")
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// The index of the last byte of a string on one line; that of its quote when it does not end there.
  private static func endOfString(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
    var index = start + 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
      if bytes[index] == UInt8(ascii: "\"") { return index }
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return start
  }

  /// The index of the last byte of a comment; that of the slash when it starts none.
  private static func endOfComment(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
    guard start + 1 < bytes.count else { return start }
    var index = start + 2
    switch bytes[start + 1] {
    case UInt8(ascii: "/"):
      while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
      return index
    case UInt8(ascii: "*"):
      var depth = 1
      while index + 1 < bytes.count, depth > 0 {
        if bytes[index] == UInt8(ascii: "/"), bytes[index + 1] == UInt8(ascii: "*") {
          depth += 1
          index += 1
        } else if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
          depth -= 1
          index += 1
        }
        index += 1
      }
      return depth > 0 ? bytes.count : index - 1
    default: return start
    }
  }
}
