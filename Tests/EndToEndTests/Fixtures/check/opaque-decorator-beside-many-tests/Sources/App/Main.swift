import Furnish

protocol Log: Sendable {}
struct ConsoleLog: Log {}

let build: @Sendable (any ServiceProvider) -> any Log = makeBuilder()
let wrap: @Sendable (any Log, any ServiceProvider) -> any Log = makeWrapper()

func makeDecorated() throws -> ServiceContainer {
  let container = ServiceContainer()
  try container.services.register((any Log).self) { ConsoleLog() }
    .decorate((any Log).self) { log, provider in wrap(log, provider) }
  return container
}

// A container with this many tests is judged in parts.
func makeLarge() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Log).self) { provider in build(provider) }
  if isSet(1) { services.register(Int.self) { 1 } }
  if isSet(2) { services.register(Int8.self) { 1 } }
  if isSet(3) { services.register(Int16.self) { 1 } }
  if isSet(4) { services.register(Int32.self) { 1 } }
  if isSet(5) { services.register(Int64.self) { 1 } }
  if isSet(6) { services.register(UInt.self) { 1 } }
  if isSet(7) { services.register(UInt8.self) { 1 } }
  if isSet(8) { services.register(UInt16.self) { 1 } }
  return container
}

func isSet(_ number: Int) -> Bool { CommandLine.arguments.contains("\(number)") }
