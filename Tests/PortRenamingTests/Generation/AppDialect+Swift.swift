import SeededRandom

extension AppDialect {
  static let swift = AppDialect(
    values: [("String", "\"a\""), ("Int", "1"), ("Bool", "true")], fileExtension: "swift",
    uses: Self.usesInSwift, others: Self.othersInSwift,
    call: { "\($0.isEmpty ? "" : $0 + ".")\($1)(\($2))" },
    observe: { "\($0.isEmpty ? "" : $0 + ".")\($1).observeValues { print($0) }" },
    viewModel: Self.swiftViewModel, members: Self.membersInSwift,
    file: { "import Plumbline\n\n\($1)\n" },
    view: { name, members, bodies in
      let functions = bodies.enumerated().map { "  func step\($0)() {\n\($1)\n  }" }
      return """
        final class \(name)View: UIViewController {
          let viewModel: \(name)ViewModelType = \(name)ViewModel()
          var optional: \(name)ViewModelType? { self.viewModel }
        \(members)
        \(functions.joined(separator: "\n"))
        }

        """
    }, library: ["Plumbline.swift": Self.libraryInSwift])

  private static let swiftViewModel: @Sendable (String, Ports, String, inout SplitMix64) -> String = {
    name, ports, more, random in
    var text = "/// Calls and shows.\nprotocol \(name)ViewModelInputs {\n"
    for (input, type) in ports.inputs {
      text += "  /// Call when \(input).\n  func \(input)(\(type.map { "_ value: \($0)" } ?? ""))\n"
    }
    text += "}\n\nprotocol \(name)ViewModelOutputs {\n"
    for (output, type) in ports.outputs {
      text += "  /// Emits the \(output).\n  var \(output): Signal<\(type), Never> { get }\n"
    }
    text += """
      }

      protocol \(name)ViewModelType {
        var inputs: \(name)ViewModelInputs { get }
        var outputs: \(name)ViewModelOutputs { get }
      }

      final class \(name)ViewModel: \(name)ViewModelType, \(name)ViewModelInputs, \(name)ViewModelOutputs {
        init() {

      """
    for (output, type) in ports.outputs {
      let (input, _) = random.pick(ports.inputs, or: ("", nil))
      let value = Self.swift.values.first { $0.type == type }?.text ?? ""
      let source = "self.\(input)Property.signal.map { _ in \(value) }"
      text +=
        random.happens(inPercent: 30)
        ? "    let \(output) = \(source)\n    self.\(output) = \(output)\n"
        : "    self.\(output) = \(source)\n"
    }
    text += "  }\n\n"
    for (input, type) in ports.inputs {
      let value = type == nil ? "()" : "value"
      text +=
        "  private let \(input)Property = MutableProperty<\(type.map { "\($0)?" } ?? "Void")>(\(type == nil ? "()" : "nil"))\n"
      text +=
        "  func \(input)(\(type.map { "_ value: \($0)" } ?? "")) { self.\(input)Property.value = \(value) }\n"
    }
    for (output, type) in ports.outputs { text += "  let \(output): Signal<\(type), Never>\n" }
    return text + """

        var inputs: \(name)ViewModelInputs { self }
        var outputs: \(name)ViewModelOutputs { self }
      \(more)
      }

      """
  }

  private static let membersInSwift = [
    "  private func helper%s%(%w1%: String) -> String { let %w2% = %w1%; return %w2% }",
    "  private enum State%s% { case %w1% }\n  private var state%s%: State%s% { .%w1% }",
    "  private func send%s%() { <#in self.inputs#> }", "  private func again%s%() { <#in self#> }",
    "  private func plain%s%() { <#in #> }", "  private func show%s%() { <#out self.outputs#> }",
    "  private func watch%s%() { <#out self#> }",
    "  static func make%s%() -> %n%ViewModelType { %n%ViewModel() }",
    "  private func map%s%() -> [Int] { [1].map { %w1% in %w1% } }",
    "  private struct Row%s% { var %w1%: Int }\n  private func row%s%() -> Int { Row%s%(%w1%: 1).%w1% }",
  ]

  private static let usesInSwift: [Snippet] = [
    Snippet(body: "<#use self.viewModel#>"), Snippet(body: "<#use viewModel#>"),
    Snippet(body: "let vm = self.viewModel\n<#use vm#>\n<#use vm#>"),
    Snippet(body: "guard let viewModel = self.optional else { return }\n<#use viewModel#>"),
    Snippet(body: "if let vm = self.optional { <#use vm#> }"),
    Snippet(body: "let work: () -> Void = { [weak self] in <#use self?.viewModel#> }\nwork()"),
    Snippet(
      body: "let work = { [weak self] in\nguard let self else { return }\n<#use self.viewModel#>\n}\nwork()"),
    Snippet(body: "<#use self.optional?#>"), Snippet(body: "<#use self.optional!#>"),
    Snippet(top: "func show%s%(_ form: %n%ViewModelType) { <#use form#> }", body: "show%s%(self.viewModel)"),
    Snippet(
      top: "func run%s%<VM: %n%ViewModelType>(_ form: VM) { <#use form#> }", body: "run%s%(%n%ViewModel())"),
    Snippet(
      top: "func run%s%<T>(_ form: T) where T: %n%ViewModelInputs { <#in form#> }",
      body: "run%s%(%n%ViewModel())"),
    Snippet(body: "for each in [self.viewModel, self.viewModel] { <#use each#> }"),
    Snippet(
      top: "struct Holder%s% { let list: %n%ViewModelInputs; let shown: %n%ViewModelOutputs }",
      body:
        "let holder = Holder%s%(list: self.viewModel.inputs, shown: self.viewModel.outputs)\n<#in holder.list#>\n<#out holder.shown#>"
    ),
    Snippet(
      top: "typealias Ports%s% = %n%ViewModelInputs & %n%ViewModelOutputs",
      body: "let ports: Ports%s% = %n%ViewModel()\n<#in ports#>\n<#out ports#>"),
    Snippet(top: "func make%s%() -> %n%ViewModelType { %n%ViewModel() }", body: "<#use make%s%()#>"),
    Snippet(
      top: "extension %n%ViewModelOutputs { func describe%s%() { <#out self#>\n<#out #> } }",
      body: "self.viewModel.outputs.describe%s%()"),
    Snippet(
      top: "extension %n%ViewModel { func repeat%s%() { <#in self#>\n<#in #> } }",
      body: "%n%ViewModel().repeat%s%()"),
    Snippet(
      body:
        "let path: KeyPath<%n%ViewModel, Signal<%outType%, Never>> = \\%n%ViewModel.%outName%\nprint(path)"),
    Snippet(
      top: "enum Flow%s% { static let shared: %n%ViewModelType = %n%ViewModel() }",
      body: "<#use Flow%s%.shared#>"),
    Snippet(
      body:
        "let inputs = self.viewModel.inputs\n<#in inputs#>\nlet outputs = self.viewModel.outputs\n<#out outputs#>"
    ),
    Snippet(body: "[self.viewModel].forEach { (vm: %n%ViewModelType) in <#use vm#> }"),
    Snippet(body: "[self.viewModel].forEach { vm in <#use vm#> }"),
    Snippet(
      top: "enum Route%s% { case open(%n%ViewModelType) }",
      body: "if case .open(let vm) = Route%s%.open(self.viewModel) { <#use vm#> }"),
    Snippet(
      member: "  lazy var lazily%s%: %n%ViewModelType = %n%ViewModel()", body: "<#use self.lazily%s%#>"),
    Snippet(
      member: "  var computed%s%: %n%ViewModelType { self.viewModel }", body: "<#use self.computed%s%#>"),
    Snippet(
      top:
        "class Base%s% { let model: %n%ViewModelType = %n%ViewModel() }\nfinal class Sub%s%: Base%s% { func go() { <#use self.model#> } }"
    ),
    Snippet(body: "let byName: [String: %n%ViewModelType] = [\"a\": self.viewModel]\n<#use byName[\"a\"]?#>"),
    Snippet(body: "let pair = (self.viewModel, 1)\n<#use pair.0#>"),
    Snippet(body: "let send = self.viewModel.inputs.%inName%\nprint(send)"),
    Snippet(body: "switch self.optional {\ncase .some(let vm): <#use vm#>\ncase .none: break\n}"),
    Snippet(body: "let direct = %n%ViewModel()\n<#in direct#>\n<#out direct#>"),
    Snippet(body: "func nested() { <#use self.viewModel#> }\nnested()"),
    Snippet(body: "do { let vm = self.viewModel; <#use vm#> }"),
    Snippet(body: "let vm = (true ? self.viewModel : self.optional!)\n<#use vm#>"),
    Snippet(
      top:
        "final class Tests%s% { let vm: %n%ViewModelType\ninit(vm: %n%ViewModelType) { self.vm = vm }\nfunc testIt() { <#use self.vm#>\n<#use vm#> } }",
      body: "Tests%s%(vm: self.viewModel).testIt()"),
    Snippet(body: "print(\"\\(self.viewModel.outputs.%outName%)\")"),
    Snippet(
      top: "@propertyWrapper struct Kept%s%<T> { var wrappedValue: T }",
      member: "  @Kept%s% var kept%s%: %n%ViewModelType = %n%ViewModel()", body: "<#use self.kept%s%#>"),
  ]

  private static let othersInSwift: [Snippet] = [
    Snippet(body: "let %w1% = \"a\"\nprint(%w1%)"),
    Snippet(top: "struct Form%s% { var %w1% = \"a\" }", body: "let form = Form%s%()\nprint(form.%w1%)"),
    Snippet(top: "struct Form%s% { func %w1%() {} }", body: "Form%s%().%w1%()"),
    Snippet(
      top: "struct Form%s% { func %w1%() {} }", member: "  let form%s% = Form%s%()",
      body: "self.form%s%.%w1%()"),
    Snippet(
      top: "enum Kind%s% { case %w1%, %w2% }",
      body: "let kind = Kind%s%.%w1%\nswitch kind {\ncase .%w1%: break\ncase .%w2%: break\n}"),
    Snippet(
      top: "final class Other%s% { func %w1%() {}\nfunc go() { self.%w1%(); %w1%() } }",
      body: "Other%s%().go()"),
    Snippet(top: "func label%s%(%w1%: Int) -> Int { %w1% }", body: "print(label%s%(%w1%: 1))"),
    Snippet(top: "func label%s%(for %w1%: Int) -> Int { %w1% }", body: "print(label%s%(for: 1))"),
    Snippet(body: "[1].forEach { %w1% in print(%w1%) }"),
    Snippet(body: "let pair = (%w1%: 1, %w2%: 2)\nprint(pair.%w1%)"),
    Snippet(body: "// %w1% is shown\nprint(\"%w1%\")"), Snippet(body: "self.title = \"a\""),
    Snippet(top: "enum Names%s% { static let %w1% = \"a\" }", body: "print(Names%s%.%w1%)"),
    Snippet(body: "func %w1%() {}\n%w1%()"),
    Snippet(body: "let %w1%: Int? = 1\nif let %w1% { print(%w1%) }"),
    Snippet(body: "let %w1%: Int? = 1\nguard let %w2% = %w1% else { return }\nprint(%w2%)"),
    Snippet(
      top: "final class Cell%s% { var %w1% = 1\nfunc fill() { self.%w1% = 2; print(%w1%) } }",
      body: "Cell%s%().fill()"),
    Snippet(top: "struct Row%s% { var %w1%: Int }", body: "print(Row%s%(%w1%: 1).%w1%)"),
    Snippet(top: "struct Row%s% { var %w1%: Int }", body: "print([Row%s%(%w1%: 1)].map { $0.%w1% })"),
    Snippet(top: "struct Row%s% { var %w1%: Int }", body: "print(\\Row%s%.%w1%)"),
    Snippet(
      top:
        "protocol Named%s% { var %w1%: Int { get } }\nstruct Name%s%: Named%s% { var %w1%: Int { 1 } }\nfunc read%s%(_ a: Named%s%) -> Int { a.%w1% }"
    ),
    Snippet(top: "extension UIViewController { var %w1%%s%: Int { 1 } }", body: "print(self.%w1%%s%)"),
    Snippet(top: "struct Pair%s%<T> { var %w1%: T }", body: "print(Pair%s%(%w1%: 1).%w1%)"),
    Snippet(
      top: "final class Node%s% { var %w1%: Node%s%? }", body: "print(Node%s%().%w1%?.%w1% as Any)"),
    Snippet(body: "var %w1% = 1\n%w1% += 1\nlet work = { %w1% += 1 }\nwork()"),
  ]

  private static let libraryInSwift = """
    public final class Signal<Value, Failure: Error> {
      public init() {}
      public func map<Other>(_ transform: @escaping (Value) -> Other) -> Signal<Other, Failure> { Signal<Other, Failure>() }
      public func observeValues(_ action: @escaping (Value) -> Void) {}
    }
    public final class MutableProperty<Value> {
      public var value: Value
      public init(_ value: Value) { self.value = value }
      public var signal: Signal<Value, Never> { Signal() }
    }
    open class UIViewController {
      public var title: String?
      public init() {}
    }
    """
}
