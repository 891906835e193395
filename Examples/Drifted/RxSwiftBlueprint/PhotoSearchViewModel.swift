// Drifted: injected-dependencies, no-ui-import, section-order, sorted-outputs

import Action
import Foundation
import RxSwift
import UIKit

protocol PhotoSearchViewModelInput {
  /// Receives that the list was scrolled close to its bottom.
  var bottomReached: PublishSubject<Void> { get }

  /// Receives the text of the search field when it changes.
  var searchTextChanged: PublishSubject<String> { get }
}

protocol PhotoSearchViewModelOutput {
  /// Emits the photos found so far.
  var photoCells: Observable<[Photo]> { get }

  /// Emits whether the hint for searches without results is hidden.
  var isEmptyStateHidden: Observable<Bool> { get }

  /// Emits the title of the screen.
  var titleText: Observable<String> { get }
}

protocol PhotoSearchViewModelActions {
  /// Presents a photo on its own.
  var presentPhotoAction: Action<Photo, Void> { get }
}

protocol PhotoSearchViewModelType: AnyObject {
  var input: PhotoSearchViewModelInput { get }
  var output: PhotoSearchViewModelOutput { get }
  var actions: PhotoSearchViewModelActions { get }
}

final class PhotoSearchViewModel: PhotoSearchViewModelType {

  var input: PhotoSearchViewModelInput { return self }
  var output: PhotoSearchViewModelOutput { return self }
  var actions: PhotoSearchViewModelActions { return self }

  // Setup
  let service: PhotoServiceType
  var coordinator: SceneCoordinatorType

  // Outputs
  let isEmptyStateHidden: Observable<Bool>
  let photoCells: Observable<[Photo]>
  let titleText: Observable<String>

  // Inputs
  let bottomReached: PublishSubject<Void>
  let searchTextChanged: PublishSubject<String>

  // ViewModel Life Cycle

  init(service: PhotoServiceType, coordinator: SceneCoordinatorType, scheduler: SchedulerType) {
    // Setup
    self.service = service
    self.coordinator = coordinator

    // Inputs
    let bottomReached = PublishSubject<Void>()
    let searchTextChanged = PublishSubject<String>()
    self.bottomReached = bottomReached
    self.searchTextChanged = searchTextChanged

    // Outputs
    let query =
      searchTextChanged
      .debounce(.milliseconds(300), scheduler: scheduler)
      .map(service.query(from:))
      .distinctUntilChanged()
      .share()

    let photos =
      query
      .flatMapLatest { query -> Observable<[Photo]> in
        bottomReached
          .scan(0) { page, _ in page + 1 }
          .startWith(0)
          .concatMap { page in
            service.photos(matching: query, page: page)
              .catchAndReturn([])
          }
          .scan([], accumulator: +)
      }
      .share(replay: 1)

    isEmptyStateHidden =
      photos
      .map { !$0.isEmpty }
      .distinctUntilChanged()

    photoCells = photos

    titleText =
      query
      .map { $0.isEmpty ? "Photos" : "Photos of \($0)" }
      .startWith("Photos")

    // ViewModel Life Cycle
  }

  // Actions
  lazy var presentPhotoAction: Action<Photo, Void> = {
    Action { [coordinator] photo in
      coordinator.transition(to: .photoDetail(photo), type: .push)
    }
  }()
}

extension PhotoSearchViewModel: PhotoSearchViewModelInput, PhotoSearchViewModelOutput,
  PhotoSearchViewModelActions
{}
