import Plumbline
import PlumblineBindings
import PlumblineNavigation
import Testing

@testable import TerminalInterface

@Suite("Screens")
struct ScreenTests {
  nonisolated enum TestScene: Scene {
    case list, detail
    var id: Self { self }
  }

  final class TestScreen: Screen {
    let text: String
    init(_ text: String, _ buttons: [Button] = []) {
      self.text = text
      super.init(title: "Title of \(text)", buttons: buttons)
    }
    override func body(width: Int, height: Int) -> [Line] { Array(repeating: Line(self.text), count: 50) }
  }

  @Test(
    "A screen fills the terminal, whatever its size",
    arguments: [(20, 8), (1, 1), (3, 2), (80, 3), (200, 100)])
  func size(width: Int, height: Int) {
    let screen = TestScreen("text", [Button(.enter, "⏎", "Go on")])
    let lines = screen.lines(width: width, height: height)
    #expect(lines.count == height)
    #expect(lines.allSatisfy { $0.width == width })
    #expect(lines.last?.text.trimmingPrefix(" ").first == "⏎" || width < 2)
  }

  @Test("A button executes its action, and shows whether it can")
  func button() {
    let button = Button(.character("u"), "u", "Upload")
    let screen = TestScreen("text", [button])
    var changes = 0
    screen.didChange = { changes += 1 }
    let isAllowed = MutableProperty(false)
    var count = 0
    let action = Action<Void, Void>(enabledIf: isAllowed) { _ in
      count += 1
      return SignalProducer<Void, Never>.empty
    }
    let binding = button.bind(to: action)
    #expect(!button.isEnabled)
    screen.press(.character("u"))
    isAllowed.value = true
    #expect(button.isEnabled)
    #expect(changes == 2)
    screen.press(.character("u"))
    screen.press(.character("x"))
    #expect(count == 1)
    binding.dispose()
    screen.press(.character("u"))
    #expect(count == 1)
  }

  @Test("The terminal is a stage: what a coordinator shows is seen, and what is covered is not drawn")
  func stage() {
    let stage = TerminalStage()
    var draws = 0
    stage.didChange = { draws += 1 }
    let screens: [TestScene: TestScreen] = [.list: TestScreen("list"), .detail: TestScreen("detail")]
    let coordinator = SceneCoordinator(stage: stage) { (scene: TestScene) -> Screen in
      screens[scene] ?? TestScreen("none")
    }
    #expect(stage.currentScreen == nil)
    coordinator.transition(to: .list, type: .root)
    coordinator.transition(to: .detail, type: .modal)
    #expect(stage.currentScreen === screens[.detail])
    #expect(coordinator.layers.value == [[.list], [.detail]])
    draws = 0
    screens[.list]?.setNeedsDisplay()
    #expect(draws == 0)
    screens[.detail]?.setNeedsDisplay()
    #expect(draws == 1)
    coordinator.pop()
    #expect(stage.currentScreen === screens[.list])
    coordinator.transition(to: .detail, type: .push)
    coordinator.transition(.popTo(.list))
    #expect(coordinator.layers.value == [[.list]])
    #expect(stage.currentScreen === screens[.list])
  }
}
