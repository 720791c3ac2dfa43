// A closure that a recipe stores requests its services from the provider of the recipe, when it is called.
final class Screen: Sendable {}
final class Sheet: Sendable {}
@MainActor final class Panel {}
struct Alarm: Sendable {}
struct Flow: Sendable { let make: @Sendable () -> Screen }
struct Pages: Sendable { let make: @MainActor @Sendable () -> Panel }
struct Sheets: Sendable { let make: @Sendable () -> Sheet }
struct Alarms: Sendable { let make: @Sendable () -> Alarm }
typealias MakeScreen = @Sendable () -> Screen
let container = ServiceContainer()
try container.services
  .register(Screen.self, lifetime: .transient) { Screen() }
  .register(Alarm.self, lifetime: .scoped) { Alarm() }
  .registerOnMainActor(Panel.self, lifetime: .transient) { Panel() }
  .register(Flow.self) { provider in Flow(make: { provider.resolveRequired(Screen.self) }) }
  .register(Pages.self) { provider in Pages { provider.resolveRequired(Panel.self) } }
  .register(MakeScreen.self) { provider in { provider.resolveRequired(Screen.self) } }
  .register(Sheets.self) { provider in
    let make: @Sendable () -> Sheet = { provider.resolveRequired(Sheet.self) } //~ missing-service: Sheet
    return Sheets(make: make)
  }
  .register(Alarms.self) { provider in Alarms(make: { provider.resolveRequired(Alarm.self) }) } //~ scoped-from-root: Alarm
let root = try container.validated()
print(root.resolveRequired(Flow.self).make(), root.resolveRequired(Sheets.self).make())
print(root.resolveRequired(Pages.self).make(), root.resolveRequired(MakeScreen.self)())
print(root.resolveRequired(Alarms.self).make())
