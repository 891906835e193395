import TestSupport
import Testing

@Suite("Layouts of Android")
struct LayoutTests {
  private static let viewModel = """
    package com.shop

    interface CartViewModel {
        interface Inputs {
            /** Call when the pay button is clicked. */
            fun payButtonClicked()

            /** Call when the row is clicked. */
            fun rowClicked()
        }

        interface Outputs {
            /** Emits the hint. */
            fun hint(): Observable<String>

            /** Emits the title. */
            fun title(): Observable<String>
        }

        class ViewModel : BaseViewModel(), Inputs, Outputs {
            private val payButtonClicked = PublishSubject.create<Unit>()
            private val rowClicked = PublishSubject.create<Unit>()

            private val hint: Observable<String>
            private val title: Observable<String>

            val inputs: Inputs = this
            val outputs: Outputs = this

            init {
                this.hint = this.rowClicked.map { "" }
                this.title = this.payButtonClicked.map { "" }
            }

            override fun payButtonClicked() = this.payButtonClicked.onNext(Unit)
            override fun rowClicked() = this.rowClicked.onNext(Unit)

            override fun hint(): Observable<String> = this.hint
            override fun title(): Observable<String> = this.title
        }
    }

    """

  private static let layout = """
    <layout xmlns:android="http://schemas.android.com/apk/res/android">
      <data><variable name="viewModel" type="com.shop.CartViewModel.ViewModel" /></data>
      <LinearLayout>
        <TextView android:id="@+id/title" android:text="@{viewModel.outputs.title()}" />
        <Button android:onClick="@{() -> viewModel.inputs.payButtonClicked()}" />
      </LinearLayout>
    </layout>

    """

  private static func folder(_ path: String = "app/src/main/res/layout-land/cart.xml") throws
    -> TemporaryFolder
  {
    let folder = try TemporaryFolder()
    try folder.write(self.viewModel, to: "app/src/main/java/CartViewModel.kt")
    try folder.write(self.layout, to: path)
    return folder
  }

  @Test("What a layout binds and calls is used, and a layout is no source file")
  func lint() throws {
    let run = try CommandRun(["lint", "--no-cache", "."], in: Self.folder())
    #expect(
      run.output == """
        app/src/main/java/CartViewModel.kt:9:13: warning: call 'rowClicked' in a view, or remove it: nothing calls it (uncalled-input)
        app/src/main/java/CartViewModel.kt:14:13: warning: bind 'hint' in a view, or remove it: nothing observes it (unbound-output)

        """)
    #expect(run.error.contains("1 file, 1 view model recognized: 2 warnings"))
    let ports = try CommandRun(["ports", "CartViewModel"], in: Self.folder())
    #expect(ports.output.contains("title()             cart; no test"), "\(ports.text)")
  }

  @Test("A layout that reaches past the lists is told where")
  func bypassed() throws {
    let folder = try Self.folder()
    let layout = Self.layout.replacing("viewModel.outputs.title", with: "viewModel.title")
    try folder.write(layout, to: "app/src/main/res/layout-land/cart.xml")
    let run = try CommandRun(["lint", "--no-cache", "--only", "bypassed-ports", "."], in: folder)
    #expect(
      run.output.hasPrefix(
        "app/src/main/res/layout-land/cart.xml:4:65: warning: reach 'title' through 'outputs'"),
      "\(run.text)")
  }

  @Test("Other files in XML, and layouts that git ignores, use nothing")
  func others() throws {
    for path in ["app/src/main/res/values/cart.xml", "app/layout/cart.xml", "app/res/layout/cart.txt"] {
      #expect(try CommandRun(["lint", "--no-cache", "."], in: Self.folder(path)).output == "", "\(path)")
    }
    let folder = try Self.folder()
    try folder.write("res\n", to: ".gitignore")
    #expect(try CommandRun(["lint", "--no-cache", "."], in: folder).output == "")
  }

  @Test("A warm cache knows a layout that has changed")
  func cache() throws {
    let folder = try Self.folder()
    let lint = ["lint", "--cache-path", "cache", "."]
    #expect(try CommandRun(lint, in: folder).output.contains("'hint'"))
    #expect(try CommandRun(lint, in: folder).output.contains("'hint'"))
    let layout = Self.layout.replacing("outputs.title", with: "outputs.hint")
    try folder.write(layout, to: "app/src/main/res/layout-land/cart.xml")
    let run = try CommandRun(lint, in: folder)
    #expect(run.output.contains("'title'") && !run.output.contains("'hint'"), "\(run.text)")
  }

  @Test("A renaming reaches layouts, and changes no identifier of a view")
  func rename() throws {
    let folder = try Self.folder()
    let run = try CommandRun(["rename", "CartViewModel.outputs.title", "heading"], in: folder)
    #expect(run.exitCode == 0, "\(run.text)")
    #expect(!run.error.contains("in a string"), "\(run.text)")
    #expect(
      try folder.text(of: "app/src/main/res/layout-land/cart.xml")
        == Self.layout.replacing("outputs.title()", with: "outputs.heading()"))
  }
}
