import Foundation

/// A photo that the library found.
struct Photo: Equatable {
  let id: String
  let caption: String
  let thumbnailURL: URL
}
