extension Sample {
  /// A view model of the blueprint with the inputs `a` and `b`, the outputs `x` and `y`, and a service.
  package static func blueprint(_ code: String) -> String {
    """
    import RxSwift

    protocol FormViewModelInputsType {
      var a: PublishSubject<String> { get }
      var b: PublishSubject<Void> { get }
    }

    protocol FormViewModelOutputsType {
      var x: Observable<String> { get }
      var y: Observable<Bool> { get }
    }

    final class FormViewModel {
      let a: PublishSubject<String>
      let b: PublishSubject<Void>
      let x: Observable<String>
      let y: Observable<Bool>
      private let bag: DisposeBag

      init(service: FormServiceType) {
        a = PublishSubject()
        b = PublishSubject()
        bag = DisposeBag()
        \(code)
      }
    }

    extension FormViewModel: FormViewModelInputsType, FormViewModelOutputsType {}
    """
  }
}
