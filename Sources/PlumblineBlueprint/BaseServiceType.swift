/// A service of the whole app: it talks to a database, a server or a sensor.
///
/// There is one of each, which has the connection and its state, so it is an object. It offers what its source can
/// do, as observables, and knows no screen. View models do not take it: the services of view models do
/// (``ViewModelServiceType``), each of which offers what one screen needs. `plumb` reports a view model that takes a
/// base service (`no-base-service`).
///
/// ```swift
/// protocol UsersBaseServiceType: BaseServiceType {
///   func users() -> Observable<[User]>
/// }
/// ```
///
/// Source: the RxSwift blueprint's companion article, "Services done right".
public protocol BaseServiceType: AnyObject {}
