import ViewModelModel

/// All mutants of all examples.
enum Mutants {
  static let mutations: [Mutation] =
    ImportMutations.all + DeclarationMutations.all + PortMutations.all + StorageMutations.all
    + StructureMutations.all + BlueprintMutations.all + ToolMutations.all + JavaMutations.all

  static let all: [Mutant] = mutations.flatMap { mutation in
    Example.all.flatMap { mutation.mutants(of: $0) }
  }
}
