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

/// A service of the whole app that accesses a database, a server, or a sensor.
///
/// An app has one instance of each base service, which holds the connection and its state, so it is an object. It offers
/// the operations of its source as observables, independent of any screen. View models do not use it directly: they use
/// a ``ViewModelServiceType``, which offers the operations of one screen. The rule `no-base-service` of `plumb` reports
/// a view model that takes a base service.
///
/// ```swift
/// protocol UsersBaseServiceType: BaseServiceType {
///   func users() -> Observable<[User]>
/// }
/// ```
///
/// Source: the RxSwift blueprint's companion article, "Services done right".
public protocol BaseServiceType: AnyObject {}
