import Furnish

// An operator of the program that receives an error tests its first operand.
struct Journal: Sendable {}
struct Missing: Error { let name: String }
enum Failure: Error { case off }
infix operator ???
func ??? <T>(value: T?, error: @autoclosure () -> any Error) throws -> T {
  guard let value else { throw error() }
  return value
}
infix operator !?
func !? (value: Int?, error: any Error) throws -> Int { if let value { return value }; throw error }
func !? (value: String?, error: any Error) throws -> String { if let value { return value }; throw error }
infix operator <?
func <? (isMet: Bool, error: any Error) throws { if !isMet { throw error } }

func unwrapped(_ name: String?) throws {
  let container = ServiceContainer()
  if name != nil { try container.services.register(Journal.self) { Journal() } }
  let known = try name ??? Missing(name: "name")
  print(known, try container.validated().resolveRequired(Journal.self))
}
func ofCase(_ name: String?) throws {
  let container = ServiceContainer()
  if name != nil { try container.services.register(Journal.self) { Journal() } }
  _ = try name ??? Failure.off
  print(try container.validated().resolveRequired(Journal.self))
}
func overloaded(_ name: String?) throws {
  let container = ServiceContainer()
  if name != nil { try container.services.register(Journal.self) { Journal() } }
  _ = try name !? Failure.off
  print(try container.validated().resolveRequired(Journal.self))
}
func required(_ isOn: Bool) throws {
  let container = ServiceContainer()
  if isOn { try container.services.register(Journal.self) { Journal() } }
  try isOn <? Failure.off
  print(try container.validated().resolveRequired(Journal.self))
}

// The operator tests the opposite, or another value.
func opposite(_ name: String?) throws {
  let container = ServiceContainer()
  if name == nil { try container.services.register(Journal.self) { Journal() } }
  _ = try name ??? Missing(name: "name")
  print(try container.validated().resolveRequired(Journal.self))  //~ missing-service: Journal is not registered
}
func other(_ name: String?, _ isOn: Bool) throws {
  let container = ServiceContainer()
  if isOn { try container.services.register(Journal.self) { Journal() } }
  _ = try name ??? Failure.off
  print(try container.validated().resolveRequired(Journal.self))  //~ missing-service: Journal is not registered
}

try unwrapped(CommandLine.arguments.last)
try ofCase(CommandLine.arguments.last)
try overloaded(CommandLine.arguments.last)
try required(CommandLine.arguments.isEmpty)
try opposite(CommandLine.arguments.last)
try other(CommandLine.arguments.last, CommandLine.arguments.isEmpty)
