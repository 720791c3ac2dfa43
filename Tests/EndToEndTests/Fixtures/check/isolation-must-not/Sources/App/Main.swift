import Furnish

@MainActor final class Screen { nonisolated init() {} }
@MainActor final class Window { init() {} }
struct Report { init(screen: Screen) {} }
@MainActor struct Frame { init(window: Window) {} }

let container = ServiceContainer()
try container.services
  .register(Screen.self, Screen.init)
  .register(Report.self, Report.init)
  .registerOnMainActor(Window.self) { Window() }
  .register(Frame.self, Frame.init)
