extension SourceMaterial {
  static let swift = SourceMaterial(
    tokens: Self.swiftTokens,
    replacements: Self.swiftReplacements,
    declarations: Self.swiftDeclarations,
    lines: Self.swiftLines,
    depth: 0,
    wrappings: Self.swiftWrappings)

  private static let swiftTokens: [String] =
    """
    class protocol extension typealias struct actor enum func init deinit subscript var let import operator
    precedencegroup macro associatedtype case default if else guard while repeat for in switch where return
    throw throws rethrows try try? try! catch do defer break continue fallthrough async await some any each
    repeat as as? as! is self Self super nil true false inout weak unowned unowned(safe) lazy final private
    fileprivate internal package public open public(set) static override convenience required mutating
    nonmutating nonisolated isolated consuming borrowing sending consume copy discard indirect dynamic optional
    get set willSet didSet _read _modify init? init! prefix postfix infix left right none higherThan #if #elseif
    #else #endif #available(iOS #unavailable #selector #keyPath #file #line #sourceLocation #warning("x")
    #error #externalMacro @ViewModel @MainActor @escaping @autoclosure @available(iOS @objc @unchecked @a
    { } { } { } ( ) ( ) ( ) [ ] [ ] < > : : , , . . ; = = == -> ? ! & && || + - * / % ~ ^ | ?? ... ..< ..
    <~ \\ \\.a $0 $1 $ _ ` `class` `self` " "a" "\\( \\(a) "\\(a)" \"""\n \n\""" #" "# /* */ // /// /** ' 0 1 1.5
    0x1F 1e9 1_000 0b 0o8 XInputs XOutputs XType XViewModel XViewModelInputs XViewModelOutputs XViewModelType
    Signal<Int,Never> MutableProperty<Int?>(nil) MutableProperty(()) Observable<Int> PublishSubject<Int>()
    Action<Int,Int> CocoaAction inputs outputs actions a b c x value signal observer RxSwift ReactiveSwift
    Never Void AnyObject ~Copyable Int? [Int] [Int:Int] (Int)->Int () éa 数 😀 e\u{301}
    """.split(whereSeparator: \.isWhitespace).map(String.init) + [
      "\n\n", "import RxSwift\n", "import Plumbline\n",
    ]

  private static let swiftReplacements: [(String, String)] = [
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

  private static let swiftDeclarations: [String] = [
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

  private static let swiftLines: [String] = [
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

  private static let swiftWrappings: [(String, String)] = [
    ("enum Screen {\n", "}\n"), ("extension A.B {\n", "}\n"), ("#if os(iOS)\n", "#endif\n"),
    ("#if A\n#else\n", "#endif\n"), ("func f() {\n", "}\n"),
    ("final class XViewModel: XInputs {\n", "}\n"),
    ("/*", "*/"), ("let a = {\n", "}()\n"), ("protocol XInputs {\n", "}\n"), ("@A(", ")\n"),
    ("\"\"\"\n", "\"\"\"\n"),
    ("let a = \"\\(", ")\"\n"),
  ]
}
