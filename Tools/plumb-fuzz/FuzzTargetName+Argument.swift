import ArgumentParser
import SourceFuzzing

extension FuzzTargetName: ExpressibleByArgument {}
