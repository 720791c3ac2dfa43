// A list or a set in a static variable has the elements that code has added before, or others.
enum Registry {
  nonisolated(unsafe) static var names: [String] = []
  nonisolated(unsafe) static var features: Set<String> = []
}
enum App {
  nonisolated(unsafe) static var options: [String] = []
  static let container: ServiceContainer = {
    let container = ServiceContainer()
    if options.contains("float") { try! container.services.register(Float.self) { 1 } }
    return container
  }()
}
Registry.names.append("int")
Registry.features.insert("text")
App.options.append("float")
let container = ServiceContainer()
for name in Registry.names { if name == "int" { try container.services.register(Int.self) { 1 } } }
for name in Registry.names { if name == "double" { try container.services.register(Double.self) { 1 } } }
if Registry.features.contains("text") { try container.services.register(String.self) { "" } }
let provider = try container.validated()
print(provider.resolveRequired(Int.self), provider.resolveRequired(String.self))  //~ warning missing-service: String
print(provider.resolveRequired(Double.self))  //~ missing-service: Double
print(try App.container.validated().resolveRequired(Float.self))  //~ warning missing-service: Float
