// A test is a free choice if input reaches the values that it reads. Otherwise the source determines its result, also where
// the check does not calculate it, and a finding is a warning.
import Foundation

struct Features: OptionSet, Sendable {
  let rawValue: Int
  static let chat = Features(rawValue: 1)
  static let maps = Features(rawValue: 2)
}
enum Stage: String, CaseIterable {
  case trial, full
  init(called name: String) { self = Stage(rawValue: name) ?? .trial }
  static var offered: [Stage] { allCases.filter { $0 != .trial } }
}
struct Switches {
  private(set) var on: Set<String> = []
  mutating func enable(_ name: String) { on.insert(name) }
  func has(_ name: String) -> Bool { on.contains(name) }
}
struct Plan {
  let on: Set<String>
  init(_ text: String) { on = Set(text.split(separator: ",").map(String.init)) }
  static let standard = Plan("chat,maps")
}
func enable(_ names: inout Set<String>) { names.insert("chat") }
func isAbove(_ limit: Int) -> (Int) -> Bool { { $0 > limit } }
let tables = ["a": ["x", "y"], "b": []]
func has(_ key: String, _ value: String) -> Bool { tables[key]?.contains(value) ?? false }

func options() throws {
  var features: Features = [.chat]
  features.insert(.maps)
  let container = ServiceContainer()
  if features.contains(.maps) { container.services.register(Int.self) { 1 } }
  print(try container.validated().resolveRequired(Int.self))  //~ warning missing-service: Int
}
func filled() throws {
  var on = Set<Stage>()
  for stage in Stage.allCases { on.insert(stage) }
  let container = ServiceContainer()
  if on.contains(.full) { container.services.register(Int.self) { 1 } }
  if Stage(called: "full") == .full { container.services.register(String.self) { "" } }
  if Stage.offered.contains(.full) { container.services.register(Double.self) { 1 } }
  let provider = try container.validated()
  print(provider.resolveRequired(Int.self))  //~ warning missing-service: Int
  print(provider.resolveRequired(String.self))  //~ warning missing-service: String
  print(provider.resolveRequired(Double.self))  //~ warning missing-service: Double
}
func switches() throws {
  var switches = Switches()
  switches.enable("chat")
  var names: Set<String> = []
  enable(&names)
  let container = ServiceContainer()
  if switches.has("chat") { container.services.register(Int.self) { 1 } }
  if names.contains("chat") { container.services.register(String.self) { "" } }
  if Plan.standard.on.contains("chat") { container.services.register(Double.self) { 1 } }
  let provider = try container.validated()
  print(provider.resolveRequired(Int.self))  //~ warning missing-service: Int
  print(provider.resolveRequired(String.self))  //~ warning missing-service: String
  print(provider.resolveRequired(Double.self))  //~ warning missing-service: Double
}
func calculated() throws {
  let log: any Log = ConsoleLog()
  let isLarge = isAbove(3)
  let container = ServiceContainer()
  if log is ConsoleLog { container.services.register(Int.self) { 1 } }
  if isLarge(5) { container.services.register(String.self) { "" } }
  if has("a", "x"), [1, 2].allSatisfy({ $0 > 0 }) { container.services.register(Double.self) { 1 } }
  if ["a": 1].mapValues({ $0 > 0 })["a"] == true { container.services.register(Float.self) { 1 } }
  let provider = try container.validated()
  print(provider.resolveRequired(Int.self))
  print(provider.resolveRequired(String.self))  //~ warning missing-service: String
  print(provider.resolveRequired(Double.self))  //~ warning missing-service: Double
  print(provider.resolveRequired(Float.self))  //~ warning missing-service: Float
}

func isSet(_ name: String) -> Bool { getenv(name) != nil }
struct Surroundings {
  func value(_ name: String) -> String? { ProcessInfo.processInfo.environment[name] }
}
struct Settings {
  let surroundings: Surroundings
  var isLive: Bool { surroundings.value("LIVE") == "1" }
}
extension String {
  var isArgument: Bool { CommandLine.arguments.contains(self) }
}
@propertyWrapper struct Variable {
  let name: String
  init(_ name: String) { self.name = name }
  var wrappedValue: Bool { isSet(name) }
}
struct Environment {
  @Variable("FAST") var isFast
}
func load(_ isOn: inout Bool) { isOn = CommandLine.arguments.count > 2 }

func surroundings() throws {
  let settings = Settings(surroundings: Surroundings())
  let container = ServiceContainer()
  if settings.isLive { container.services.register(Int.self) { 1 } }
  if "x".isArgument { container.services.register(String.self) { "" } }
  if Environment().isFast { container.services.register(Double.self) { 1 } }
  let provider = try container.validated()
  print(provider.resolveRequired(Int.self))  //~ missing-service: Int
  print(provider.resolveRequired(String.self))  //~ missing-service: String
  print(provider.resolveRequired(Double.self))  //~ missing-service: Double
}
func changed() throws {
  var isOn = false
  load(&isOn)
  var isQuiet = false
  for argument in CommandLine.arguments where argument == "--quiet" { isQuiet = true }
  let hits = ["a", "b"].filter { isSet($0) }
  let container = ServiceContainer()
  if isOn { container.services.register(Int.self) { 1 } }
  if isQuiet { container.services.register(String.self) { "" } }
  if !hits.isEmpty { container.services.register(Double.self) { 1 } }
  let provider = try container.validated()
  print(provider.resolveRequired(Int.self))  //~ missing-service: Int
  print(provider.resolveRequired(String.self))  //~ missing-service: String
  print(provider.resolveRequired(Double.self))  //~ missing-service: Double
}
