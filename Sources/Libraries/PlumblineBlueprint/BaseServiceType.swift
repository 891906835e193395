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
