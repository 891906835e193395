public import ArgumentParser
package import Reporting

extension ParityFormat: ExpressibleByArgument {}
