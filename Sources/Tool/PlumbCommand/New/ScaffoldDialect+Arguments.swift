import ArgumentParser
package import Scaffolding

extension ScaffoldDialect: ExpressibleByArgument {}
extension ScaffoldOptions.SwiftLibrary: ExpressibleByArgument {}
extension ScaffoldOptions.Access: ExpressibleByArgument {}
extension ScaffoldOptions.View: ExpressibleByArgument {}
extension RxJava: ExpressibleByArgument {}
