import SeededRandom

extension AppDialect {
  static let kotlin = AppDialect(
    values: [("String", "\"a\""), ("Int", "1"), ("Boolean", "true")], fileExtension: "kt",
    uses: Self.usesInKotlin, others: Self.othersInKotlin,
    call: { receiver, name, argument in
      let dot = receiver.contains("?") ? "?." : "."
      return "\(receiver.isEmpty ? "" : receiver + dot)\(name)(\(argument))"
    },
    observe: { receiver, name in
      let dot = receiver.contains("?") ? "?." : "."
      return "\(receiver.isEmpty ? "" : receiver + dot)\(name)()\(dot)subscribe { each -> println(each) }"
    },
    viewModel: Self.kotlinViewModel, members: Self.membersInKotlin,
    file: { number, text in
      """
      package app\(number)

      import androidx.lifecycle.ViewModel
      import io.reactivex.rxjava3.core.Observable
      import io.reactivex.rxjava3.subjects.PublishSubject

      \(text)

      """
    },
    view: { name, members, bodies in
      let functions = bodies.enumerated().map { "  fun step\($0)() {\n\($1)\n  }" }
      return """
        class \(name)View {
          val viewModel = \(name)ViewModel.\(name)ViewModel()
          val optional: \(name)ViewModel.\(name)ViewModel? = null
        \(members)
        \(functions.joined(separator: "\n"))
        }

        """
    }, library: Self.java.library)

  private static let kotlinViewModel: @Sendable (String, Ports, String, inout SplitMix64) -> String = {
    name, ports, more, random in
    func parameter(_ type: String?) -> String { type.map { "value: \($0)" } ?? "" }
    var text = "interface \(name)ViewModel {\n  interface Inputs {\n"
    for (input, type) in ports.inputs {
      text += "    /** Call when \(input). */\n    fun \(input)(\(parameter(type)))\n"
    }
    text += "  }\n\n  interface Outputs {\n"
    for (output, type) in ports.outputs {
      text += "    /** Emits the \(output). */\n    fun \(output)(): Observable<\(type)>\n"
    }
    text += "  }\n\n  class \(name)ViewModel : ViewModel(), Inputs, Outputs {\n"
    for (input, type) in ports.inputs {
      text += "    private val \(input) = PublishSubject.create<\(type ?? "Unit")>()\n"
    }
    for (output, type) in ports.outputs { text += "    private val \(output): Observable<\(type)>\n" }
    text += "    val inputs: Inputs = this\n    val outputs: Outputs = this\n\n    init {\n"
    for (output, type) in ports.outputs {
      let (input, _) = random.pick(ports.inputs, or: ("", nil))
      let value = Self.kotlin.values.first { $0.type == type }?.text ?? ""
      let source = "this.\(input).map { \(value) }"
      text +=
        random.happens(inPercent: 30)
        ? "      val \(output) = \(source)\n      this.\(output) = \(output)\n"
        : "      this.\(output) = \(source)\n"
    }
    text += "    }\n\n"
    for (input, type) in ports.inputs {
      let value = type == nil ? "Unit" : "value"
      text += "    override fun \(input)(\(parameter(type))) = this.\(input).onNext(\(value))\n"
    }
    for (output, type) in ports.outputs {
      text += "    override fun \(output)(): Observable<\(type)> = this.\(output)\n"
    }
    return text + more + "\n  }\n}\n"
  }

  private static let membersInKotlin = [
    "    private fun helper%s%(%w1%: String): String { val %w2% = %w1%; return %w2% }",
    "    private enum class State%s% { %w1%, %w2% }",
    "    private fun send%s%() { <#in this.inputs#> }", "    private fun again%s%() { <#in this#> }",
    "    private fun plain%s%() { <#in #> }", "    private fun show%s%() { <#out this.outputs#> }",
    "    private fun watch%s%() { <#out this#> }", "    private fun observe%s%() { <#out #> }",
    "    private fun map%s%() = listOf(1).map { %w1% -> %w1% }",
    "    private class Row%s%(val %w1%: Int)\n    private fun row%s%() = Row%s%(%w1% = 1).%w1%",
  ]

  private static let usesInKotlin: [Snippet] = [
    Snippet(body: "<#use this.viewModel#>"), Snippet(body: "<#use viewModel#>"),
    Snippet(body: "val vm = this.viewModel\n<#use vm#>\n<#use vm#>"),
    Snippet(body: "val vm = this.optional ?: return\n<#use vm#>"),
    Snippet(body: "<#use this.optional?#>"), Snippet(body: "<#use this.optional!!#>"),
    Snippet(body: "this.optional?.let { vm -> <#use vm#> }"),
    Snippet(body: "this.optional?.let { <#use it#> }"),
    Snippet(body: "this.viewModel.apply { <#use this#> }"),
    Snippet(body: "with(this.viewModel) { <#use this#> }"),
    Snippet(body: "with(this.viewModel) { <#in inputs#>\n<#out outputs#> }"),
    Snippet(body: "this.viewModel.inputs.run { <#in #> }"),
    Snippet(body: "this.viewModel.outputs.apply { <#out #> }"),
    Snippet(body: "val work = { <#use this.viewModel#> }\nwork()"),
    Snippet(
      top: "fun show%s%(form: %n%ViewModel.%n%ViewModel) { <#use form#> }", body: "show%s%(this.viewModel)"),
    Snippet(
      top: "fun <T : %n%ViewModel.Inputs> run%s%(form: T) { <#in form#> }", body: "run%s%(this.viewModel)"),
    Snippet(
      top: "fun %n%ViewModel.Outputs.describe%s%() { <#out this#>\n<#out #> }",
      body: "this.viewModel.outputs.describe%s%()"),
    Snippet(body: "for (each in listOf(this.viewModel)) { <#use each#> }"),
    Snippet(
      top: "class Holder%s%(val list: %n%ViewModel.Inputs, val shown: %n%ViewModel.Outputs)",
      body:
        "val holder = Holder%s%(this.viewModel.inputs, this.viewModel.outputs)\n<#in holder.list#>\n<#out holder.shown#>"
    ),
    Snippet(
      top: "typealias Ports%s% = %n%ViewModel.Inputs",
      body: "val ports: Ports%s% = this.viewModel.inputs\n<#in ports#>"),
    Snippet(top: "fun make%s%() = %n%ViewModel.%n%ViewModel()", body: "<#use make%s%()#>"),
    Snippet(
      top: "object Flow%s% { val shared = %n%ViewModel.%n%ViewModel() }", body: "<#use Flow%s%.shared#>"),
    Snippet(
      body:
        "val inputs = this.viewModel.inputs\n<#in inputs#>\nval outputs = this.viewModel.outputs\n<#out outputs#>"
    ),
    Snippet(body: "listOf(this.viewModel).forEach { vm: %n%ViewModel.%n%ViewModel -> <#use vm#> }"),
    Snippet(body: "listOf(this.viewModel).forEach { vm -> <#use vm#> }"),
    Snippet(body: "listOf(this.viewModel).forEach { <#use it#> }"),
    Snippet(body: "val any: Any = this.viewModel\nif (any is %n%ViewModel.Inputs) { <#in any#> }"),
    Snippet(body: "val any: Any = this.viewModel\n<#in (any as %n%ViewModel.Inputs)#>"),
    Snippet(body: "val any: Any = this.viewModel\nwhen (any) { is %n%ViewModel.Outputs -> { <#out any#> } }"),
    Snippet(
      top:
        "open class Base%s% { val model = %n%ViewModel.%n%ViewModel() }\nclass Sub%s% : Base%s%() { fun go() { <#use this.model#>\n<#use model#> } }"
    ),
    Snippet(body: "val byName = mapOf(\"a\" to this.viewModel)\n<#use byName[\"a\"]?#>"),
    Snippet(body: "val direct = this.viewModel\n<#in direct#>\n<#out direct#>"),
    Snippet(body: "val send = this.viewModel.inputs::%inName%\nprintln(send)"),
    Snippet(
      top:
        "class Tests%s%(private val vm: %n%ViewModel.%n%ViewModel) { fun testIt() { <#use this.vm#>\n<#use vm#> } }",
      body: "Tests%s%(this.viewModel).testIt()"),
    Snippet(
      member: "  private val lazily%s% by lazy { %n%ViewModel.%n%ViewModel() }",
      body: "<#use this.lazily%s%#>"),
    Snippet(
      member: "  private val computed%s%: %n%ViewModel.%n%ViewModel get() = this.viewModel",
      body: "<#use this.computed%s%#>"),
    Snippet(body: "println(\"${this.viewModel.outputs.%outName%()}\")"),
    Snippet(top: "class Box%s%<T>(val held: T)", body: "val box = Box%s%(this.viewModel)\n<#use box.held#>"),
    Snippet(body: "val (vm, _) = Pair(this.viewModel, 1)\n<#use vm#>"),
  ]

  private static let othersInKotlin: [Snippet] = [
    Snippet(body: "val %w1% = \"a\"\nprintln(%w1%)"),
    Snippet(top: "class Form%s%(val %w1%: String = \"a\")", body: "val form = Form%s%()\nprintln(form.%w1%)"),
    Snippet(top: "class Form%s% { fun %w1%() {} }", body: "Form%s%().%w1%()"),
    Snippet(
      top: "class Form%s% { fun %w1%() {} }", member: "  private val form%s% = Form%s%()",
      body: "this.form%s%.%w1%()"),
    Snippet(
      top: "enum class Kind%s% { %w1%, %w2% }",
      body: "when (Kind%s%.%w1%) {\nKind%s%.%w1% -> println(1)\nKind%s%.%w2% -> println(2)\n}"),
    Snippet(
      top: "class Other%s% { fun %w1%() {}\nfun go() { this.%w1%(); %w1%() } }", body: "Other%s%().go()"),
    Snippet(top: "fun label%s%(%w1%: Int) = %w1%", body: "println(label%s%(%w1% = 1))"),
    Snippet(body: "listOf(1).forEach { %w1% -> println(%w1%) }"),
    Snippet(body: "// %w1% is shown\nprintln(\"%w1%\")"),
    Snippet(top: "object Names%s% { const val %w1% = \"a\" }", body: "println(Names%s%.%w1%)"),
    Snippet(body: "fun %w1%() {}\n%w1%()"),
    Snippet(body: "val %w1%: Int? = 1\nif (%w1% != null) println(%w1%)"),
    Snippet(body: "val %w1% = \"a\"\nprintln(\"$%w1% ${%w1%}\")"),
    Snippet(
      top: "class Cell%s% { var %w1% = 1\nfun fill() { this.%w1% = 2; println(%w1%) } }",
      body: "Cell%s%().fill()"),
    Snippet(top: "data class Row%s%(val %w1%: Int)", body: "println(Row%s%(%w1% = 1).copy(%w1% = 2).%w1%)"),
    Snippet(top: "data class Row%s%(val %w1%: Int)", body: "println(listOf(Row%s%(1)).map { it.%w1% })"),
    Snippet(
      top: "data class Row%s%(val %w1%: Int)", body: "println(listOf(Row%s%(1)).map { row -> row.%w1% })"),
    Snippet(top: "data class Row%s%(val %w1%: Int)", body: "println(Row%s%::%w1%)"),
    Snippet(
      top:
        "interface Named%s% { val %w1%: Int }\nclass Name%s% : Named%s% { override val %w1% = 1 }\nfun read%s%(a: Named%s%) = a.%w1%"
    ),
    Snippet(top: "fun String.%w1%%s%() = 1", body: "println(\"\".%w1%%s%())"),
    Snippet(top: "class Form%s%\nfun Form%s%.%w1%() = 1", body: "println(Form%s%().%w1%())"),
    Snippet(top: "class Form%s% { fun %w1%() = 1 }", body: "Form%s%().apply { println(%w1%()) }"),
    Snippet(top: "class Node%s%(val %w1%: Node%s%?)", body: "println(Node%s%(null).%w1%?.%w1%)"),
    Snippet(body: "var %w1% = 1\n%w1% += 1"),
  ]
}
