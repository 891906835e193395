import RxSwift

/// Reads and changes the account.
protocol AccountServiceType {
  /// Emits the account now and after each change.
  func account() -> Observable<Account>

  /// Deletes the account and everything that belongs to it.
  func deleteAccount() -> Observable<Void>

  /// Saves a changed account and gives it back.
  func save(_ account: Account) -> Observable<Account>

  /// Says whether a display name is long enough and not too long.
  func isValid(displayName: String) -> Bool
}
