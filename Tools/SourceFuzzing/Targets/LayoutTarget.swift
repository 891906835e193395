import Engine
import Rules

/// The layouts of Android that bind the ports of view models.
package struct LayoutTarget: FileTarget {
  private let generator: TextGenerator

  package init(seed: UInt64, isThorough: Bool) {
    self.generator = TextGenerator(
      "layout.xml", corpus: Self.corpus, pieces: Self.pieces, deep: Self.deep, large: Self.large, seed: seed,
      isThorough: isThorough)
  }

  package func input(_ number: Int) -> FuzzInput { self.generator.input(number) }

  package func failure(of bytes: [UInt8], in sandbox: Sandbox) throws -> String? {
    _ = try sandbox.write(Array(Self.viewModel.utf8), to: "CartViewModel.kt")
    _ = try sandbox.write(bytes, to: "res/layout/cart.xml")
    var settings = LintSettings(paths: [sandbox.tree], version: "fuzz")
    settings.threads = 1
    let result = try Linter(settings).run()
    guard result.failures.isEmpty else { return nil }
    if result.report.files != 1 { return "\(result.report.files) files are counted" }
    // A layout may only use a port without its list, or bind one twice.
    let findings = result.report.findings
    let isOfLayout = { (finding: ReportedFinding) in finding.path.hasSuffix(".xml") }
    if let other = findings.first(where: {
      isOfLayout($0) && !["bound-twice", "bypassed-ports"].contains($0.rule)
    }) {
      return "a finding of '\(other.rule)' in the layout"
    }
    return try Linter(settings).run().report.findings == findings
      ? nil : "linted twice, it has other findings"
  }

  private static let viewModel = """
    interface CartViewModel {
      interface Inputs {
        /** Call when the pay button is clicked. */
        fun payButtonClicked()
      }

      interface Outputs {
        /** Emits the title. */
        fun title(): Observable<String>
      }

      class ViewModel : BaseViewModel(), Inputs, Outputs {
        val inputs: Inputs = this
        val outputs: Outputs = this
      }
    }

    """

  private static let corpus = [
    """
    <?xml version="1.0" encoding="utf-8"?>
    <layout xmlns:android="http://schemas.android.com/apk/res/android">
      <data>
        <import type="com.shop.CartViewModel" alias="Cart" />
        <variable name="vm" type="Cart.ViewModel" />
      </data>
      <TextView android:text="@{vm.outputs.title() ?? `none`}" app:gone='@{!vm.outputs.title}' />
      <EditText android:text="@={vm.inputs.query}" />
      <Button android:onClick="@{() -> vm.inputs.payButtonClicked()}" app:x="@{(v, w) -> vm.f(w)}" />
      <Button android:onClick="@{vm.inputs::payButtonClicked}" />
      <!-- <View android:text="@{vm.title}" /> -->
    </layout>
    """
  ]

  private static let pieces: [String] = [
    "<", ">", "/>", "</", "<!--", "-->", "<![CDATA[", "]]>", "=", "\"", "'", "`", "@{", "@={", "}", "{", "(",
    ")",
    "()", "->", "-&gt;", "&amp;", "&", ";", ".", "::", "vm", "vm.outputs.title", "vm.inputs", "<variable ",
    "name=",
    "type=", "<import ", "alias=", "\n", " ", "é", "\u{FEFF}", "\"@{vm.outputs.title}\"",
  ]

  static let deep: [DeepInput] = [
    .chain("tags", "", "<a "), .chain("comments", "", "<!--"), .chain("quotes", "", "<a b=\""),
    .chain("names", "<variable name=\"vm\" type=\"A\"/><a b=\"@{vm", ".a"),
    .chain("parameters", "<variable name=\"vm\" type=\"A\"/><a b=\"@{(", "vm, "),
    .chain("calls", "<variable name=\"vm\" type=\"A\"/><a b=\"@{", "vm.a("),
    .around("brackets", "<variable name=\"vm\" type=\"A\"/><a b=\"@{(", "vm.a", ")}\"/>"),
  ]

  static let large: [LargeInput] = [
    LargeInput.filled("uses", with: "<a b=\"@{vm.outputs.title}\"/>\n") {
      "<variable name=\"vm\" type=\"CartViewModel.ViewModel\"/>\n\($0)"
    },
    LargeInput.filled("variables", with: "<variable name=\"vm\" type=\"CartViewModel.ViewModel\"/>\n") { $0 },
    LargeInput.filled("an expression", with: "vm.outputs.title, ") {
      "<variable name=\"vm\" type=\"CartViewModel.ViewModel\"/>\n<a b=\"@{\($0)}\"/>"
    },
  ]
}
