public import ArgumentParser
public import Reporting

extension GraphFormat: ExpressibleByArgument {}
