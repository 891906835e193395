import ReaderSupport

/// The contextual keywords: they are keywords in some places, and names elsewhere.
enum Contextual {
  static let module: Symbol = SymbolTable.firstContextual
  static let non: Symbol = SymbolTable.firstContextual + 1
  static let open: Symbol = SymbolTable.firstContextual + 2
  static let permits: Symbol = SymbolTable.firstContextual + 3
  static let record: Symbol = SymbolTable.firstContextual + 4
  static let sealed: Symbol = SymbolTable.firstContextual + 5
  static let yield: Symbol = SymbolTable.firstContextual + 6
}
