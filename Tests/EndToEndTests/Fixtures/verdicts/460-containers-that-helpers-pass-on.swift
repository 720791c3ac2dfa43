// Generic helpers of a module without services pass a container on to a closure or to a function.
// In the module Helpers:
public final class Lock<Value> {
  private var value: Value
  public init(_ value: Value) { self.value = value }
  public func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result { try body(&value) }
}
public protocol Configurable {}
extension Configurable {
  @discardableResult public func also(_ body: (Self) throws -> Void) rethrows -> Self {
    try body(self)
    return self
  }
}
public func with<Value>(_ value: Value, _ body: (Value) -> Void) { body(value) }
public func configured<Value>(_ value: Value, if isOn: Bool = true, by change: ((Value) -> Void)? = nil) -> Value {
  if isOn { change?(value) }
  return value
}
// In the module App:
struct Journal: Sendable {}
struct Archive: Sendable {}
extension ServiceContainer: Configurable {}
func addJournal(to container: ServiceContainer) { container.services.register(Journal.self) { Journal() } }
let isOn = CommandLine.arguments.contains("on")

func locked() throws {
  let container = ServiceContainer()
  let lock = Lock(container)
  lock.withLock { $0.services.register(Journal.self) { Journal() } }
  let provider = try container.validated()
  print(provider.resolveRequired(Journal.self))
  print(provider.resolveRequired(Archive.self))  //~ missing-service: Archive is not registered
}
func added() throws {
  let container = ServiceContainer().also { $0.services.register(Journal.self) { Journal() } }
  let provider = try container.validated()
  print(provider.resolveRequired(Journal.self))
  print(provider.resolveRequired(Archive.self))  //~ missing-service: Archive is not registered
}
func passed() throws {
  let container = ServiceContainer()
  with(container, addJournal)
  with(container.services) { $0.register(String.self) { "a" } }
  let provider = try container.validated()
  print(provider.resolveRequired(Journal.self), provider.resolveRequired(String.self))
  print(provider.resolveRequired(Archive.self))  //~ missing-service: Archive is not registered
}
func tested() throws {
  let container = configured(ServiceContainer(), if: isOn) { $0.services.register(Journal.self) { Journal() } }
  let provider = try container.validated()
  if isOn { print(provider.resolveRequired(Journal.self)) }
  print(provider.resolveRequired(Journal.self))  //~ missing-service: Journal is not registered
}
func other() throws {
  let container = ServiceContainer()
  let second = configured(ServiceContainer()) { addJournal(to: $0) }
  print(try second.validated().resolveRequired(Journal.self))
  print(try container.validated().resolveRequired(Journal.self))  //~ missing-service: Journal is not registered
}

try locked()
try added()
try passed()
try tested()
try other()
