import Rules
import SourceModel
import Testing

struct NoUIImportTests {
  static let cases = [
    RuleCase(
      "Each UI framework is one", .rxSwift,
      "import ▸AppKit\nimport ▸SwiftUI\nimport ▸UIKit\nimport ▸WatchKit\n" + Sketch.blueprint()),
    RuleCase(
      "A narrow import is none", .rxSwift,
      "import class UIKit.UIImage\nimport UIKit.UIImage\n" + Sketch.blueprint()),
    RuleCase(
      "Frameworks beside them are none", .rxSwift,
      "import Foundation\nimport PassKit\nimport Photos\n" + Sketch.blueprint()),
    RuleCase(
      "A condition does not excuse it", .rxSwift,
      "#if canImport(UIKit)\nimport ▸UIKit\n#endif\n" + Sketch.blueprint()),
    RuleCase("A comment that mentions one is none", .rxSwift, "// import UIKit\n" + Sketch.blueprint()),
    RuleCase(
      "Every framework of views is one", .rxSwift,
      "import ▸Cocoa\nimport ▸MapKit\nimport ▸WebKit\nimport Foundation\n" + Sketch.blueprint()),
    RuleCase(
      "A view is no type that a view model needs", .rxSwift,
      messages: [
        "remove the import of 'UIViewController': a view model does not use views",
        "remove the import of 'UIView': a view model does not use views",
      ],
      "import ▸UIKit.UIViewController\nimport class ▸UIKit.UIView\nimport class UIKit.UIImage\nimport UIKit.UIColor\n"
        + Sketch.blueprint()),
    RuleCase(
      "Frameworks that show a screen of the system are frameworks of views", .rxSwift,
      "import ▸AVKit\nimport ▸MessageUI\nimport ▸PhotosUI\nimport ▸SafariServices\n" + Sketch.blueprint()),
    RuleCase(
      "A framework with views and models is one where a view is imported", .rxSwift,
      messages: [
        "remove the import of 'SKStoreProductViewController': a view model does not use views",
        "remove the import of 'PKPaymentButton': a view model does not use views",
      ],
      "import StoreKit\nimport StoreKit.SKProduct\nimport class ▸StoreKit.SKStoreProductViewController\n"
        + "import class PassKit.PKPayment\nimport ▸PassKit.PKPaymentButton\n" + Sketch.blueprint()),
    RuleCase(
      "A function or a global of a framework of views is no type", .rxSwift,
      "import class UIKit.UIColor\nimport func ▸UIKit.UIGraphicsBeginImageContext\nimport func Darwin.exit\n"
        + Sketch.blueprint()),
  ]

  @Test("A view model imports no UI framework", arguments: cases)
  func check(_ testCase: RuleCase) throws { try testCase.check("no-ui-import") }

  @Test("The template does not ask for it unless a team does")
  func isOptInForTheTemplate() throws {
    try RuleCase("", configuration: "rules: {sorted-inputs: on}", "import UIKit\n" + Sketch.template())
      .check("no-ui-import")
    try RuleCase("", configuration: "rules: {no-ui-import: on}", "import ▸UIKit\n" + Sketch.template())
      .check("no-ui-import")
  }
}
