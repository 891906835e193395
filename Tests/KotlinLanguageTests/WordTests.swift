import ReaderSupport
import SourceModel
import Testing

@testable import KotlinLanguage

@Suite("The words of Kotlin have their symbols")
struct KotlinWordTests {
  @Test("A keyword is one, and a word that is one in some places is a name")
  func keywords() {
    #expect(SymbolTable.kotlin.spellings[Int(Contextual.abstract.rawValue)] == "abstract")
    #expect(SymbolTable.kotlin.spellings[Int(Contextual.abstract.rawValue) - 1] == "while")
    #expect(SymbolTable.kotlin.spellings[Int(Contextual.initializer.rawValue)] == "init")
    #expect(SymbolTable.kotlin.spellings[Int(Contextual.where.rawValue)] == "where")
    #expect(SymbolTable.kind(of: Contextual.abstract.rawValue) == .identifier)
    #expect(SymbolTable.kind(of: Contextual.abstract.rawValue - 1) == .whileKeyword)
    #expect(SymbolTable.kind(of: 0) == .asKeyword)
  }
}
