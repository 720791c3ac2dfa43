// A static requirement of a generic parameter has the value of the type that the caller names.
protocol Flavor { static var isMock: Bool { get } }
enum Live: Flavor { static let isMock = false }
enum Mock: Flavor { static let isMock = true }
struct SetUp<F: Flavor>: ServiceModule {
  func register(in services: ServiceCollection) { if F.isMock { services.register(Int.self) { 1 } } }
}
func add<F: Flavor>(_ flavor: F.Type, to services: ServiceCollection) {
  if F.isMock { services.register(String.self) { "" } }
}
enum Feature: CaseIterable {
  case log, cache
  var isOn: Bool { self == .log }
  func add(_ services: ServiceCollection) {
    switch self {
    case .log: services.register(Double.self) { 1 }
    case .cache: services.register(Character.self) { "a" }
    }
  }
}
let container = ServiceContainer()
try container.services.include(SetUp<Mock>())
add(Live.self, to: try container.services)
for feature in Feature.allCases where feature.isOn { feature.add(try container.services) }
let provider = try container.validated()
print(provider.resolveRequired(Int.self), provider.resolveRequired(Double.self))
print(provider.resolveRequired(String.self))  //~ missing-service: String
print(provider.resolveRequired(Character.self))  //~ missing-service: Character
