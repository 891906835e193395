public import ArgumentParser
public import Reporting

extension PortFormat: ExpressibleByArgument {}
