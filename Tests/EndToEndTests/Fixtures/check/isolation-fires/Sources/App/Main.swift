import Furnish

@MainActor final class Screen { init() {} }
struct Report { init(screen: Screen) {} }

let container = ServiceContainer()
try container.services
  .register(Screen.self, Screen.init)
  .register(Report.self, Report.init)
