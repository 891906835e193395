/// A description of a screen of an app, usually a case of an enumeration with a view model.
///
/// ```swift
/// enum AppScene: Scene {
///   case sendingList(SendingListViewModel)
///   case receipt(ReceiptViewModel)
///
///   var id: String {
///     switch self {
///     case .sendingList: "sending list"
///     case .receipt: "receipt"
///     }
///   }
/// }
/// ```
///
/// Source: the RxSwift blueprint's companion article, "Coordinator pattern done right".
public protocol Scene<ID>: Identifiable {}
