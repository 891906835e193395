/// The templates, by the names of their files.
public enum TemplateName: String, Hashable, Sendable, CaseIterable {
  case kickstarterSwift = "kickstarter-swift"
  case kickstarterSwiftTests = "kickstarter-swift-tests"
  case macro
  case rxSwift = "rxswift"
  case rxSwiftService = "rxswift-service"
  case rxSwiftTests = "rxswift-tests"
  case uiKit = "uikit"
  case swiftUI = "swiftui"
  case kickstarterJava = "kickstarter-java"
  case kickstarterJavaTests = "kickstarter-java-tests"
  case activity
  case kickstarterKotlin = "kickstarter-kotlin"
  case kickstarterKotlinTests = "kickstarter-kotlin-tests"
  case kotlinActivity = "kotlin-activity"
  case kotlinFragment = "kotlin-fragment"
  case compose

  /// The name of its file.
  public var fileName: String { self.rawValue + ".mustache" }

  /// The text of the built-in template.
  public var text: String {
    let bytes: [UInt8] =
      switch self {
      case .kickstarterSwift: PackageResources.kickstarter_swift_mustache
      case .kickstarterSwiftTests: PackageResources.kickstarter_swift_tests_mustache
      case .macro: PackageResources.macro_mustache
      case .rxSwift: PackageResources.rxswift_mustache
      case .rxSwiftService: PackageResources.rxswift_service_mustache
      case .rxSwiftTests: PackageResources.rxswift_tests_mustache
      case .uiKit: PackageResources.uikit_mustache
      case .swiftUI: PackageResources.swiftui_mustache
      case .kickstarterJava: PackageResources.kickstarter_java_mustache
      case .kickstarterJavaTests: PackageResources.kickstarter_java_tests_mustache
      case .activity: PackageResources.activity_mustache
      case .kickstarterKotlin: PackageResources.kickstarter_kotlin_mustache
      case .kickstarterKotlinTests: PackageResources.kickstarter_kotlin_tests_mustache
      case .kotlinActivity: PackageResources.kotlin_activity_mustache
      case .kotlinFragment: PackageResources.kotlin_fragment_mustache
      case .compose: PackageResources.compose_mustache
      }
    return String(decoding: bytes, as: UTF8.self)
  }
}
