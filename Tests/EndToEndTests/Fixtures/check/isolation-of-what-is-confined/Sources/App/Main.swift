import Furnish

final class Draft { init() {} }
struct Report { init(draft: Draft) {} }

let container = ServiceContainer()
try container.services
  .registerOnMainActor(Draft.self, eager: true) { Draft() }
  .register(Report.self, lifetime: .transient, Report.init)
