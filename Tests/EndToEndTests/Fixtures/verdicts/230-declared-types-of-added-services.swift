// A locator stores a service under the static type of its argument: that of the variable, the element or the result.
protocol Mail: Sendable {}
protocol Feed: Sendable {}
protocol Maps: Sendable {}
protocol News: Sendable {}
protocol Chat: Sendable {}
protocol Cache: Sendable {}
protocol Sync: Sendable {}
struct Client: Mail, Feed, Maps, News, Chat, Cache, Sync {}
struct Deps { var mail: any Mail = Client() }
final class Parts { let cache: any Cache = Client() }
func findNews() -> (any News)? { Client() }
func add<T: Sendable>(_ service: T, as type: T.Type) { ServiceLocator.shared.addService(service: service) }
extension ServiceCollection {
  func value<T: Sendable>(_ value: T, as type: T.Type) { register(T.self, instance: value) }
}
let deps = Deps()
let feeds: [any Feed] = [Client()]
var maps: any Maps
maps = Client()
guard let news = findNews() else { fatalError() }
let override: (any Sync)? = nil
let sync = override ?? Client()
ServiceLocator.shared.addService(service: deps.mail)
for feed in feeds { ServiceLocator.shared.addService(service: feed) }
ServiceLocator.shared.addService(service: maps)
ServiceLocator.shared.addService(service: news)
ServiceLocator.shared.addService(service: Parts().cache)
ServiceLocator.shared.addService(service: sync)
add(Client(), as: (any Chat).self)
let locator = ServiceLocator.shared
print(locator.getService((any Mail).self), locator.getService((any Feed).self), locator.getService((any Maps).self))
print(locator.getService((any News).self), locator.getService((any Chat).self), locator.getService((any Cache).self))
print(locator.getService((any Sync).self))
print(locator.getService(Client.self))  //~ missing-service: Client is added to no locator
let container = ServiceContainer()
try container.services.value(Client(), as: (any Mail).self)
print(try container.validated().resolveRequired((any Mail).self))
