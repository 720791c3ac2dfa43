// Two tests of the arguments or of the environment of the process have one result, also in functions that read them.
import Foundation
enum Mode {
  case live, mock
  static var current: Mode { ProcessInfo.processInfo.environment["MODE"] == "mock" ? .mock : .live }
}
enum Launch {
  static var isLocal: Bool { CommandLine.arguments.contains("--local") }
  static var hasServer: Bool { ProcessInfo.processInfo.environment["SERVER"] != nil }
}
struct Settings { var isQuiet: Bool { CommandLine.arguments.contains("--quiet") } }
func isMock() -> Bool { ProcessInfo.processInfo.arguments.contains("--mock") }
func hasFlag(_ name: String) -> Bool { ProcessInfo.processInfo.arguments.contains("--\(name)") }
func isSet(_ name: String) -> Bool { ProcessInfo.processInfo.environment[name] == "1" }
let container = ServiceContainer()
let services = try container.services
if isMock() { services.register(Int.self) { 1 } }
if Launch.isLocal { services.register(String.self) { "" } }
if Launch.hasServer { services.register(Double.self) { 1 } }
if Settings().isQuiet { services.register(Float.self) { 1 } }
if Mode.current == .mock { services.register(Bool.self) { true } }
if hasFlag("trace") { services.register((any Log).self) { ConsoleLog() } }
if isSet("CLOCK") { services.register((any Clock).self) { SystemClock() } }
if ProcessInfo.processInfo.environment["SIZE"] == "big" { services.register(UInt.self) { 1 } }
let provider = try container.validated()
if CommandLine.arguments.contains("--mock") { print(provider.resolveRequired(Int.self)) }
if Launch.isLocal { print(provider.resolveRequired(String.self)) }
if Launch.hasServer { print(provider.resolveRequired(Double.self)) }
if Settings().isQuiet { print(provider.resolveRequired(Float.self)) }
if case .mock = Mode.current { print(provider.resolveRequired(Bool.self)) }
if hasFlag("trace") { print(provider.resolveRequired((any Log).self)) }
if hasFlag("debug") { print(provider.resolveRequired((any Log).self)) }  //~ warning missing-service: hasFlag("debug")
if !isSet("CLOCK") { print(provider.resolveRequired((any Clock).self)) }  //~ missing-service: any Clock
if isSet("CLOCK") { print(provider.resolveRequired((any Clock).self)) }
if ProcessInfo.processInfo.environment["SIZE"] != "big" {
  print(provider.resolveRequired(UInt.self))  //~ missing-service: environment["SIZE"] is not "big"
} else {
  print(provider.resolveRequired(UInt.self))
}
