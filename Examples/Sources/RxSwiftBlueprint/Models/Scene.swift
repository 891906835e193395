/// The screens of the app, each with what it is opened with.
enum Scene {
  case composeMessage(recipients: [Contact])
  case contactDetail(Contact)
  case photoDetail(Photo)
  case receipt(Receipt)
  case welcome
}

/// How a scene comes up.
enum SceneTransition {
  case modal
  case push
  case root
}
