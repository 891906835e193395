import PortUses
import SourceModel
import Testing

/// Uses in layouts of Android.
struct LayoutUseTests {
  /// The uses in a layout whose variable is a view model in Kotlin.
  private static func uses(_ layout: String, type: String = "com.shop.LoginViewModel.LoginViewModel")
    -> [String]
  {
    let text = """
      <?xml version="1.0" encoding="utf-8"?>
      <layout xmlns:android="http://schemas.android.com/apk/res/android">
        <data>
          <import type="com.shop.LoginViewModel" alias="Login" />
          <variable name="vm" type="\(type)" />
        </data>
        \(layout)
      </layout>
      """
    let run = RunUses([
      .init(
        path: "LoginViewModel", language: .kotlin,
        uses: SourceUses(Array(("package com.shop\n" + (UseCase.viewModels[.kotlin] ?? "")).utf8), .kotlin)),
      .init(
        path: "login.xml", language: .kotlin,
        uses: SourceUses(layout: Array(text.utf8), at: "app/res/layout/login.xml")),
    ])
    let names = ["", ".Inputs", ".Outputs", ".LoginViewModel"]
    let types = Set(names.map { "com.shop.LoginViewModel" + $0 })
    return run.summary(of: types, having: []).compactMap { line in
      let words = line.split(separator: " ")
      guard words.count == 4, words[2] == "login.xml", let start = Int(words[3]) else { return nil }
      let name = words[0].split(separator: ".").last ?? ""
      // The offset is that of the name.
      return Array(text.utf8)[start...].starts(with: name.utf8) ? "\(name) \(words[1])" : "elsewhere"
    }.sorted()
  }

  @Test(
    "An expression binds outputs and calls inputs",
    arguments: [
      (#"<TextView android:text="@{vm.outputs.title()}" />"#, ["title view"]),
      (#"<TextView android:text='@{vm.outputs.title ?? "vm.outputs.isValid"}' />"#, ["title view"]),
      (#"<EditText android:text="@={vm.inputs.emailChanged}" />"#, ["emailChanged view"]),
      (#"<Button android:onClick="@{() -> vm.inputs.viewAppeared()}" />"#, ["viewAppeared view"]),
      (#"<Button android:onClick="@{vm.inputs::viewAppeared}" />"#, ["viewAppeared view"]),
      (
        #"<Button app:change="@{(v, text) -> vm.inputs.emailChanged(text.or(vm.outputs.title))}" />"#,
        ["emailChanged view", "title view"]
      ),
      (
        "<View\n  app:gone=\"@{!vm.outputs.isValid &amp;&amp; vm.outputs.title.length() > 0}\" />",
        ["isValid view", "title view"]
      ),
      (#"<include layout="@layout/row" app:title="@{vm.outputs.title}" />"#, ["title view"]),
    ])
  func expressions(_ layout: String, _ uses: [String]) {
    #expect(Self.uses(layout) == uses)
  }

  @Test("A variable may have an imported type under another name")
  func imported() {
    let layout = #"<TextView android:text="@{vm.outputs.title}" />"#
    #expect(Self.uses(layout, type: "Login.LoginViewModel") == ["title view"])
    #expect(Self.uses(layout, type: "com.shop.OtherViewModel") == [])
  }

  @Test(
    "What is no expression of the variable binds nothing",
    arguments: [
      #"<TextView android:text="vm.outputs.title" android:id="@+id/title" />"#,
      #"<TextView android:text="@{`vm.outputs.title`}" />"#,
      #"<TextView android:text="@{item.vm.outputs.title}" />"#,
      #"<Button android:onClick="@{(vm) -> vm.outputs.title}" />"#,
      #"<!-- <TextView android:text="@{vm.outputs.title}" /> -->"#,
      #"<![CDATA[ <TextView android:text="@{vm.outputs.title}" /> ]]>"#,
      #"<TextView android:text="@{vm.outputs.title" />"#,
      #"<TextView android:text="@{vm.outputs.title}"#,
      #"<TextView android:text= />"#,
      "<", "<a=", "@{", "@={}", #"<a b="@{"/>"#, #"<a b="@={"/>"#, #"<a b="@"/>"#, "<![CDATA[", "<!--",
    ])
  func nothing(_ layout: String) {
    #expect(Self.uses(layout) == [])
  }
}
