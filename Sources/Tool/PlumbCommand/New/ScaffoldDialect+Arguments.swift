import ArgumentParser
package import Engine
package import Scaffolding

extension ScaffoldDialect: ExpressibleByArgument {}
extension ScaffoldOptions.SwiftLibrary: ExpressibleByArgument {}
extension ScaffoldOptions.Access: ExpressibleByArgument {}
extension ScaffoldOptions.View: ExpressibleByArgument {}
extension RxJava: ExpressibleByArgument {}
extension TestFramework: ExpressibleByArgument {}

extension Indentation: ExpressibleByArgument {
  /// A number of spaces from 1 to 8, or `tabs`.
  package init?(argument: String) {
    if argument == "tabs" {
      self = .tabs
    } else if let count = Int(argument), (1...8).contains(count) {
      self = .spaces(count)
    } else {
      return nil
    }
  }
}
