import PlumbCommand

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

exit(Program.run(commandLine: CommandLine.arguments))
