// In an extension of Furnish, a name with a capital letter creates a value of an unread type, and a function of the standard
// library is no member. Neither receives `self`.
import Foundation
import Logging

struct Config: Sendable { var port: Int }
final class Tool: Sendable { init(config: Config, logger: Logger) {} }
final class Gauge: Sendable { init(config: Config) {} }
final class Journal: Sendable {}

extension ServiceCollection {
  func addAll(_ config: Config) {
    register(Logger.self, instance: Logger(label: "app"))
    register(Config.self, instance: config)
    register(Tool.self, Tool.init(config:logger:))
  }
  func addTool() {
    print("registering")
    register(Logger.self) { Logger(label: "app") }
    register(Tool.self, Tool.init(config:logger:))  //~ missing-service: Config
  }
}
extension ServiceContainer {
  func addGauge() throws {
    precondition(CommandLine.arguments.count > 0)
    let formatter = ISO8601DateFormatter()
    print(formatter)
    try services.register(Gauge.self, Gauge.init(config:))  //~ missing-service: Config
  }
}
extension ServiceProvider {
  var report: String {
    let logger = Logger(label: "report")
    logger.info("reading")
    return "\(resolveRequired(Journal.self))"  //~ missing-service: Journal
  }
}
let sound = ServiceContainer()
try sound.services.addAll(Config(port: 1))
print(try sound.validated().resolveRequired(Tool.self))
let broken = ServiceContainer()
try broken.services.addTool()
print(try broken.validated().resolveRequired(Tool.self))
let gauges = ServiceContainer()
try gauges.addGauge()
print(try gauges.validated().resolveRequired(Gauge.self))
print(try ServiceContainer().validated().report)
