import SeededRandom

/// Changes view models in the ways that people do, and in those that nobody should.
///
/// What comes out parses more often than not, so that rules and not the parser are tried.
enum ViewModelMutation {
  static func apply(_ bytes: [UInt8], other: [UInt8], using random: inout SplitMix64) -> [UInt8] {
    var bytes = bytes
    for _ in 0...random.below(5) {
      switch random.below(8) {
      case 0: bytes = Self.shuffleDeclarations(bytes, other: other, using: &random)
      case 1: bytes = Self.wrap(bytes, using: &random)
      case 2: bytes = Self.insertLine(bytes, using: &random)
      case 3: bytes = Self.moveLines(bytes, using: &random)
      case 4: bytes += Array(random.pick(Self.declarations, or: "").utf8)
      default: bytes = Self.replaceWord(bytes, using: &random)
      }
    }
    return bytes
  }

  /// Words and what stands in their place.
  private static let replacements: [(String, String)] = [
    ("Inputs", "Outputs"), ("Outputs", "Inputs"), ("Inputs", "Input"), ("Outputs", "Actions"), ("Type", ""),
    ("ViewModel", "Model"), ("ViewModel", "VM"), ("ViewModel", ""), ("class", "struct"), ("class", "actor"),
    ("class", "extension"), ("class", "protocol"), ("class", "enum"), ("protocol", "class"), ("let", "var"),
    ("var", "let"), ("let", "lazy var"), ("var", "static var"), ("func", "static func"), ("func", "init"),
    ("func", "mutating func"), ("func", "@objc override func"), ("init", "func f"), ("init", "deinit"),
    ("init", "convenience init"), ("Signal", "SignalProducer"), ("Signal", "Property"), ("Never", "NoError"),
    ("MutableProperty", "Property"), ("MutableProperty", "BehaviorSubject"), ("Observable", "Driver"),
    ("PublishSubject", "Variable"), ("Observable", "PublishSubject"), ("Plumbline", "RxSwift"),
    ("RxSwift", "Plumbline"), ("self", "super"), ("self", "`self`"), ("self", "other"), ("private", ""),
    ("private", "fileprivate"), ("public", ""), ("final", ""), ("final", "open"), ("AnyObject", "class"),
    ("AnyObject", "AnyObject, Equatable"), ("return", ""), ("get", "get set"), ("get", "get async throws"),
    ("String", "String?"), ("String", "[String: [Int?]]"), ("String", "(a: Int, b: Int)"),
    ("String", "@escaping (Int) -> Void"), ("String", "inout some Sequence<Int>"), ("Bool", "()"),
    ("Int", "Int????"), ("value", "value.value"), ("value", "`value`"), ("signal", "signal!"),
    ("signal", "signal?.x[0]()"), ("map", "map { $0 }.map"),
    ("map", "flatMap(.latest) { [weak self] in self! }.map"),
    ("in", "in let self = self;"), ("import", "@testable import"), ("import", "import class"),
    ("import", "//"),
  ]

  /// Declarations that lead nowhere, or round in a circle.
  private static let declarations: [String] = [
    "\nprotocol AInputs: AInputs { func a() }\nprotocol AOutputs: BOutputs {}\nprotocol BOutputs: AOutputs {}\n"
      + "final class AViewModel: AInputs, AOutputs { func a() {} }\n",
    "\ntypealias CInputs = CInputs & DInputs\ntypealias DInputs = CInputs\nfinal class CViewModel: CInputs {}\n",
    "\ntypealias ESignal = ESignal\ntypealias FSignal<T> = ESignal<FSignal<T>>\n",
    "\nextension LoginViewModel: LoginViewModelInputs { func a() { self.b() } }\n",
    "\nextension A.B.C: XInputs where T == Int {}\nextension [Int]: XInputs {}\nextension Int?: XInputs {}\n",
    "\nprotocol XInputs {}\nprotocol XOutputs {}\nfinal class XViewModel: XInputs, XOutputs {}\n",
    "\n@ViewModel final class YViewModel { protocol Inputs { func a() }\n protocol Outputs {}\n init() {} }\n",
    "\nfunc f() { final class ZViewModel: XInputs, XOutputs { let a = 1 } }\n",
    "\nclass `ViewModel`: `Inputs`, `Outputs` { var `class`: Int { `class` } }\n",
    "\n#if os(iOS)\nfinal class WViewModel: XInputs {\n#else\nfinal class WViewModel: XOutputs {\n#endif\n}\n",
    "\n#if A\nprotocol VInputs {\n  func a()\n}\n#elseif B\nprotocol VInputs {}\n#endif\n",
    "\nprotocol Inputs { associatedtype A: Inputs; subscript(a: Int) -> Int { get }; init(); static func b() }\n",
  ]

  private static let lines: [String] = [
    "// plumb:disable all", "// plumb:enable all", "// plumb:disable:next sorted-inputs - because",
    "// plumb:disable:this explicit-self, sorted-outputs", "// plumb:disable:previous no-such-rule",
    "/* plumb:disable sorted-imports", "*/", "// MARK: - Inputs", "// MARK: Setup", "// ViewModel Life Cycle",
    "#if DEBUG", "#else", "#elseif os(iOS)", "#endif", "}", "{", "}}}", "", "  ;", "import UIKit",
    "import class UIKit.UIImage", "import RxSwift", "import ReactiveSwift",
    "  private let disposeBag = DisposeBag()",
    "  let (a, b) = Signal<Int, Never>.pipe()", "  var inputs: Self { return self }",
    "  var inputs: XInputs { self }",
    "  self.a = self.b.signal", "  (self.a, self.b) = (c, d)", "  _ = self.a", "  self.a <~ self.b",
    "  self[0].value = a; self?.b!.c = d", "  self.a.value += 1",
    "  func a(_ b: Int..., c: Int = 1) -> Int { b }",
    "  func a<T>(_ : T) async throws(E) where T: P {}", "  case a(b: Int), c",
    "  @objc dynamic lazy var x = { 1 }()",
    "  var a = 1, b: Int, (c, d) = (1, 2)", "  var a: Int { get { 1 } set(v) { _ = v } }",
    "  var a = 1 { willSet { a = newValue } didSet(old) { b = old } }", "/// Documentation.",
    "/** a */ /** b */",
    "  init?() { return nil }", "  subscript(a: Int) -> Int { a }", "  deinit { self.a() }",
    "  indirect enum E { case a }",
    "  let a = if b { 1 } else { 2 }", "  #warning(\"a\")", "  #macro { self.a }",
    "  nonisolated(unsafe) let a = 1",
  ]

  private static func shuffleDeclarations(
    _ bytes: [UInt8], other: [UInt8], using random: inout SplitMix64
  ) -> [UInt8] {
    PieceMutation.apply(
      SourcePieces.declarations(bytes), other: SourcePieces.declarations(other), using: &random)
  }

  /// Puts something around one declaration.
  private static func wrap(_ bytes: [UInt8], using random: inout SplitMix64) -> [UInt8] {
    var parts = SourcePieces.declarations(bytes)
    guard !parts.isEmpty else { return bytes }
    let index = random.below(parts.count)
    let around = random.pick(
      [
        ("enum Screen {\n", "}\n"), ("extension A.B {\n", "}\n"), ("#if os(iOS)\n", "#endif\n"),
        ("#if A\n#else\n", "#endif\n"), ("func f() {\n", "}\n"),
        ("final class XViewModel: XInputs {\n", "}\n"),
        ("/*", "*/"), ("let a = {\n", "}()\n"), ("protocol XInputs {\n", "}\n"), ("@A(", ")\n"),
        ("\"\"\"\n", "\"\"\"\n"),
        ("let a = \"\\(", ")\"\n"),
      ], or: ("", ""))
    parts[index] = (Array(around.0.utf8) + parts[index] + Array(around.1.utf8))[...]
    return Array(parts.joined())
  }

  private static func insertLine(_ bytes: [UInt8], using random: inout SplitMix64) -> [UInt8] {
    var lines = SourcePieces.lines(bytes)
    let line = Array((random.pick(Self.lines, or: "") + "\n").utf8)
    lines.insert(line[...], at: random.below(lines.count + 1))
    return Array(lines.joined())
  }

  private static func moveLines(_ bytes: [UInt8], using random: inout SplitMix64) -> [UInt8] {
    var lines = SourcePieces.lines(bytes)
    let range = random.range(in: lines.count, atMost: 12)
    let moved = Array(lines[range])
    if !random.happens(onceIn: 3) { lines.removeSubrange(range) }
    lines.insert(contentsOf: moved, at: random.below(lines.count + 1))
    return Array(lines.joined())
  }

  /// Replaces one or all occurrences of a word.
  private static func replaceWord(_ bytes: [UInt8], using random: inout SplitMix64) -> [UInt8] {
    let (word, replacement) = random.pick(Self.replacements, or: ("", ""))
    let (from, to) = (Array(word.utf8), Array(replacement.utf8))
    var places: [Int] = []
    var index = 0
    while index + from.count <= bytes.count {
      if bytes[index] == from[0], bytes[index..<(index + from.count)].elementsEqual(from) {
        places.append(index)
        index += from.count
      } else {
        index += 1
      }
    }
    guard !places.isEmpty else { return bytes }
    if !random.happens(onceIn: 3) { places = [random.pick(places, or: 0)] }
    var result: [UInt8] = []
    var done = 0
    for place in places {
      result += bytes[done..<place] + to
      done = place + from.count
    }
    return result + bytes[done...]
  }
}
