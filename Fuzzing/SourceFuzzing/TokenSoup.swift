import SeededRandom

/// Tokens of Swift in no order.
enum TokenSoup {
  static func make(using random: inout SplitMix64) -> [UInt8] {
    var text = ""
    for _ in 0..<random.below(600) {
      text += random.pick(Self.tokens, or: "")
      text += random.pick([" ", " ", " ", "\n", ""], or: " ")
    }
    return Array(text.utf8)
  }

  private static let tokens: [String] =
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
}
