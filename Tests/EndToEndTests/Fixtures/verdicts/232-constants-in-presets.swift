// The initial values of static constants, with nested structures, lists, tables and other constants in them, are read.
enum Feature: CaseIterable {
  case chat, maps
  static let standard: [Feature] = [.chat]
  var module: any ServiceModule {
    switch self {
    case .chat: ChatModule()
    case .maps: MapsModule()
    }
  }
}
struct Push { var isOn: Bool }
struct Settings {
  var push: Push
  var proxy: Push?
  static let live = Settings(push: Push(isOn: true), proxy: Push(isOn: false))
}
enum Flags {
  static let isOffline = false
  static let isOnline = !isOffline
  static let all: [String: Bool] = ["cache": true]
}
struct Options: OptionSet, Sendable {
  let rawValue: Int
  static let log = Options(rawValue: 1)
  static let all: Options = [.log]
}
struct ChatModule: ServiceModule { func register(in s: any ServiceCollection) { s.register(Character.self) { "c" } } }
struct MapsModule: ServiceModule { func register(in s: any ServiceCollection) { s.register(Float.self) { 1 } } }
let override: Bool? = nil
let container = ServiceContainer()
let services = try container.services
let settings = Settings.live
if settings.push.isOn { services.register(Int.self) { 1 } }
if let proxy = settings.proxy { services.register(Bool.self) { proxy.isOn } }
if Flags.isOnline { services.register(String.self) { "" } }
if Flags.all["cache"] ?? false { services.register(Double.self) { 1 } }
if Options.all.contains(.log) { services.register(UInt.self) { 1 } }
if override ?? true { services.register(Int8.self) { 1 } }
for module in Feature.allCases.map(\.module) { services.include(module) }
for feature in Feature.standard {
  switch feature {
  case .chat: services.register(Int16.self) { 1 }
  case .maps: services.register(Int32.self) { 1 }
  }
}
let provider = try container.validated()
print(provider.resolveRequired(Int.self), provider.resolveRequired(Bool.self), provider.resolveRequired(String.self))
print(provider.resolveRequired(Double.self), provider.resolveRequired(UInt.self), provider.resolveRequired(Int8.self))
print(provider.resolveRequired(Character.self), provider.resolveRequired(Float.self))
print(provider.resolveRequired(Int16.self))
print(provider.resolveRequired(Int32.self))  //~ missing-service: Int32
