// The locator has the services that were added to it, and none of a container. A property with `@Injected` reads both.
final class Clock: Sendable {}
final class Mail: Sendable {}
final class Maps: Sendable {}
struct Page { @Injected var mail: Mail }
let container = ServiceContainer()
try container.services
  .register(Clock.self) { Clock() }
  .register(Mail.self) { Mail() }
  .register(Maps.self) { Maps() }
let provider = try container.validated()
prepareServices { $0.provider = provider }
ServiceLocator.shared.addService(service: Maps())
let clock: Clock = ServiceLocator.shared.getService()  //~ missing-service: Clock is added to no locator
let maps: Maps = ServiceLocator.shared.getService()
let none = ServiceLocator.shared.findService(Mail.self)
print(Page().mail, provider.resolveRequired(Clock.self), provider.resolveRequired(Maps.self))
