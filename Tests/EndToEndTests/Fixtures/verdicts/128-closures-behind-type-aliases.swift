// A trailing closure sets the property whose type is a function, also behind a type alias.
struct Alarm: Sendable {}
struct Basket: Sendable { let alarm: Alarm }
struct Catalog: Sendable {}
typealias Register = @Sendable (any ServiceCollection) -> Void
struct Feature: Sendable {
  let name: String
  let register: Register
  static let alarm = Feature(name: "alarm") { $0.register(Alarm.self) { Alarm() } }
  static let basket = Feature(name: "basket", register: { $0.register(Basket.self, Basket.init(alarm:)) })
  static let all: [Feature] = [.alarm, .basket]
}
let container = ServiceContainer()
let services = try container.services
for feature in Feature.all { feature.register(services) }
let root = try container.validated()
print(root.resolveRequired(Basket.self))
print(root.resolveRequired(Catalog.self)) //~ missing-service: Catalog
