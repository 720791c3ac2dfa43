// Functions, variables and recipes that code names with their module.
let services = ServiceContainer()
try Kit.register(in: services.services, url: "x")
print(try services.validated().resolveRequired(Kit.Tool.self))
print(try services.validated().resolveRequired(Kit.Gauge.self))  //~ missing-service: Gauge

/// A function of this module with the same name.
func register(in services: any ServiceCollection, url: String) {
  services.register(Gauge.self) { Gauge() }
}
let own = ServiceContainer()
try App.register(in: own.services, url: "x")
print(try own.validated().resolveRequired(Gauge.self))
print(try own.validated().resolveRequired(Tool.self))  //~ missing-service: Tool

let stored = ServiceContainer()
try Kit.configure(stored.services)
print(try stored.validated().resolveRequired(Tool.self))
print(try stored.validated().resolveRequired(Gauge.self))  //~ missing-service: Gauge

let recipes = ServiceContainer()
recipes.services.register(Tool.self, Kit.makeTool(gauge:))  //~ missing-service: Gauge
print(try recipes.validated().resolveRequired(Tool.self))

let provider = try Kit.shared.validated()
print(provider.resolveRequired(Gauge.self))
print(provider.resolveRequired(Tool.self))  //~ missing-service: Tool

/// Tests with and without the name of the module agree.
func tested() throws {
  let container = ServiceContainer()
  if Kit.isEnabled("tool") { container.services.register(Tool.self) { Tool() } }
  if isEnabled("tool") { print(try container.validated().resolveRequired(Tool.self)) }
  if Kit.isEnabled("gauge") { print(try container.validated().resolveRequired(Tool.self)) }  //~ warning missing-service: Tool
}
func testedByVariable() throws {
  let container = ServiceContainer()
  if Kit.isOn { container.services.register(Tool.self) { Tool() } }
  if isOn { print(try container.validated().resolveRequired(Tool.self)) }
  if Kit.isOn { print(try container.validated().resolveRequired(Tool.self)) }
}
try tested()
try testedByVariable()

// In the module Kit:
public struct Tool: Sendable { public init() {} }
public struct Gauge: Sendable { public init() {} }
public func register(in services: any ServiceCollection, url: String) {
  services.register(Tool.self) { Tool() }
}
public let configure: @Sendable (any ServiceCollection) -> Void = { $0.register(Tool.self) { Tool() } }
public func makeTool(gauge: Gauge) -> Tool { Tool() }
public let shared: ServiceContainer = {
  let container = ServiceContainer()
  container.services.register(Gauge.self) { Gauge() }
  return container
}()
public let isOn = CommandLine.arguments.count > 1
public func isEnabled(_ name: String) -> Bool { CommandLine.arguments.contains(name) }
