#if canImport(Runtime)
  internal import Runtime
#endif

/// The place of code: a backtrace, which is symbolicated when it is described.
struct Place: CustomStringConvertible, Sendable {
  /// The folder of the libraries of Plumbline, whose code is never the place.
  private static let libraries: String = {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    return parts.dropLast(2).joined(separator: "/") + "/"
  }()

  #if canImport(Runtime)
    /// The backtrace; nil where the system cannot take one.
    private let backtrace: (any Sendable)?

    init() {
      guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, *) else {
        self.backtrace = nil
        return
      }
      self.backtrace = try? Backtrace.capture(limit: 48, top: 0)
    }

    /// The addresses of the code: places with the same ones are equal.
    var addresses: String { self.backtrace.map { "\($0)" } ?? "" }

    var description: String {
      guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, *),
        let symbolicated = (self.backtrace as? Backtrace)?.symbolicated()
      else { return Self.unknown }
      for frame in symbolicated.frames {
        guard let symbol = frame.symbol, let location = symbol.sourceLocation, location.line > 0,
          !location.path.hasPrefix(Self.libraries)
        else { continue }
        let file = location.path.split(separator: "/").last ?? ""
        // The compiler writes code as well, such as the witnesses of protocols.
        guard file != "<compiler-generated>" else { continue }
        return "\(file):\(location.line) in \(symbol.name)"
      }
      return Self.unknown
    }
  #else
    var addresses: String { "" }

    var description: String { Self.unknown }
  #endif

  private static let unknown = "unknown place"
}
