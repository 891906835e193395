/// The service of one view model: the building blocks that its outputs and actions are assembled from.
///
/// It is a structure without a state of its own. It asks base services (``BaseServiceType``), which it is given, and
/// turns what they say into what the screen needs. A test of the view model gives it another one. `plumb` reports a
/// service that is a class (`service-struct`).
///
/// ```swift
/// protocol FriendsServiceType: ViewModelServiceType {
///   func friendCount() -> Observable<Int>
/// }
///
/// struct FriendsService: FriendsServiceType {
///   let users: any UsersBaseServiceType
///
///   func friendCount() -> Observable<Int> { self.users.users().map { $0.count } }
/// }
/// ```
///
/// Source: the RxSwift blueprint, "it represents the 'building blocks' helper `struct`", and its companion article,
/// "Services done right".
public protocol ViewModelServiceType {}
