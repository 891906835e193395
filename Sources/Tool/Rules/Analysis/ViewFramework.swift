/// The frameworks of Apple's platforms that declare views.
enum ViewFramework {
  enum Content {
    /// It is there to show something.
    case views
    /// It declares views beside types that need no view, such as `StoreKit.Product`.
    case viewsAndModels
  }

  static let contents: [String: Content] = {
    let views = [
      "AppKit", "AVKit", "CarPlay", "Charts", "Cocoa", "ContactsUI", "CoreLocationUI", "EventKitUI",
      "FileProviderUI", "HealthKitUI", "IntentsUI", "MapKit", "MessageUI", "PhotosUI", "QuickLook",
      "QuickLookUI",
      "SafariServices", "SceneKit", "Social", "SpriteKit", "SwiftUI", "TipKit", "TVUIKit", "UIKit",
      "UserNotificationsUI", "VisionKit", "WatchKit", "WebKit", "WidgetKit",
    ]
    let viewsAndModels = [
      "ARKit", "AuthenticationServices", "CloudKit", "GameKit", "HomeKit", "LinkPresentation", "MediaPlayer",
      "Messages", "MetalKit", "MultipeerConnectivity", "PassKit", "PDFKit", "PencilKit", "RealityKit",
      "ReplayKit",
      "StoreKit",
    ]
    var contents: [String: Content] = [:]
    for framework in views { contents[framework] = .views }
    for framework in viewsAndModels { contents[framework] = .viewsAndModels }
    return contents
  }()
}
