public import ArgumentParser
public import DataFlow

extension FlowLevel: ExpressibleByArgument {}
