import Furnish

struct Client: ServiceKey { static var defaultValue: Client { Client() } }
struct Other: Sendable {}
final class Model {
  @Injected var client: Client
  @Injected var other: Other
}
ServiceLocator.shared.addService(service: 7)
ServiceLocator.shared.addService(service: Client())
