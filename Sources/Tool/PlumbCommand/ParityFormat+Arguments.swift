public import ArgumentParser
public import Reporting

extension ParityFormat: ExpressibleByArgument {}
