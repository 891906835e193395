/// Source texts, which the readers, the rules and the linter are tried on.
package struct SourceTarget: FuzzTarget {
  package let timeout = 10
  package let memoryLimit: Int? = nil
  package let stackSize = DeepStack.readerSize
  private let generator: InputGenerator

  package init(_ generator: InputGenerator) {
    self.generator = generator
  }

  package var count: Int? { self.generator.count }

  package func input(_ number: Int) -> FuzzInput { self.generator.input(number) }

  package func failure(of input: FuzzInput) -> String? {
    InputCheck(input.language, isBrief: input.isBrief).failure(of: input.bytes)
      ?? (input.isBrief ? nil : ChangeCheck(input.language).failure(of: input.bytes))
  }
}
