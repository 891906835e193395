import RxSwift

/// Keeps drafts and sends messages.
protocol MessageServiceType {
  /// Saves a draft for later.
  func save(_ draft: Draft) -> Observable<Void>

  /// Sends a draft.
  func send(_ draft: Draft) -> Observable<Void>

  /// How many more characters a message may have.
  func remainingCharacters(in body: String) -> Int
}
