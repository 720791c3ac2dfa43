// Functions change variables of the main program, whose first values are unknown afterwards.
var isVerbose = false
var isQuiet = false
var isFast = false
var options = (isLoud: false, level: 1)
func readArguments() { for argument in CommandLine.arguments where argument == "-v" { isVerbose = true } }
enum Arguments {
  static func read() { Flags().apply() }
}
struct Flags {
  func apply() { isQuiet = CommandLine.argc > 1 }
  func set(_ flag: inout Bool) { flag = true }
}
struct Page: Sendable {
  let number: Int
  let text: String
  let ratio: Double
  let size: Float
}
let container = ServiceContainer()
let services = try container.services
readArguments()
Arguments.read()
Flags().set(&isFast)
options.isLoud = true
guard isVerbose else { fatalError("usage: -v") }
guard isQuiet else { fatalError("usage: -v -q") }
guard isFast else { fatalError("usage: -v -q") }
guard options.isLoud else { fatalError("usage: -v -q") }
if isVerbose { services.register(Int.self) { 1 } }
if isQuiet { services.register(String.self) { "" } }
if isFast { services.register(Double.self) { 1 } }
if options.isLoud { services.register(Float.self) { 1 } }
services.register(Page.self, Page.init(number:text:ratio:size:))
print(try container.validated().resolveRequired(Page.self))
