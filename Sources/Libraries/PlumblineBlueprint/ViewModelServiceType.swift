/// The service of one view model: the building blocks of its outputs and actions.
///
/// It is a structure without state. It transforms the results of base services (``BaseServiceType``), which its
/// initializer takes, for one screen. A test of the view model replaces it. The rule `service-struct` of `plumb` reports
/// a service that is a class.
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
