/// What the views use of UIKit, so that they compile everywhere.
class UIViewController {
  init() {}

  func viewDidLoad() {}
  func viewWillAppear(animated: Bool) {}

  /// Stands for what a screen does with a value: it reloads a table, shows an alert or goes to another screen.
  func perform(_ step: String, _ value: Any? = nil) {}
}

class UIControl {
  var isEnabled = true
  var isHidden = false
  var isOn = false
  var isSecureTextEntry = false
  var text: String?
}
