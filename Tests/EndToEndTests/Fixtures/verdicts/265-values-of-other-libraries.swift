// Values of other libraries are the same each time that a program reads them.
import UIKit
import Vapor
struct Config: Decodable, Sendable { var isFast: Bool }
func ofPath() throws {
  let container = ServiceContainer()
  if UIDevice.current.userInterfaceIdiom == .pad { try container.services.register(Int.self) { 1 } }
  let provider = try container.validated()
  if UIDevice.current.userInterfaceIdiom == .pad { print(provider.resolveRequired(Int.self)) }
  if UIDevice.current.userInterfaceIdiom == .phone { print(provider.resolveRequired(Int.self)) }  //~ missing-service: Int
}
func ofCall() throws {
  let container = ServiceContainer()
  if let url = Environment.get("REDIS") { try container.services.register(String.self) { url } }
  let provider = try container.validated()
  if Environment.get("REDIS") != nil { print(provider.resolveRequired(String.self)) }
  if Environment.get("MAIL") != nil { print(provider.resolveRequired(String.self)) }  //~ warning missing-service: String
}
func ofReader(_ reader: ConfigReader) throws {
  let container = ServiceContainer()
  if reader.bool(forKey: "memory", default: false) { try container.services.register(Double.self) { 1 } }
  let provider = try container.validated()
  if reader.bool(forKey: "memory", default: false) { print(provider.resolveRequired(Double.self)) }
  if reader.bool(forKey: "disk", default: false) { print(provider.resolveRequired(Double.self)) }  //~ warning missing-service
}
func wire(_ environment: Environment) throws -> ServiceScope {
  let container = ServiceContainer()
  if environment.isRelease { try container.services.register(Float.self) { 1 } }
  return try container.validated()
}
func ofParameter(_ app: Application) throws {
  let provider = try wire(app.environment)
  app.logger.info("started")
  if app.environment.isRelease { print(provider.resolveRequired(Float.self)) }
  if !app.environment.isRelease { print(provider.resolveRequired(Float.self)) }  //~ missing-service: Float
}
func ofRandom() throws {
  let container = ServiceContainer()
  if Dice.current.random() { try container.services.register(Int8.self) { 1 } }
  let provider = try container.validated()
  if Dice.current.random() { print(provider.resolveRequired(Int8.self)) }  //~ warning missing-service: Int8
}
func make(_ config: Config) throws -> ServiceScope {
  let container = ServiceContainer()
  if config.isFast { try container.services.register(Int16.self) { 1 } }
  return try container.validated()
}
func ofDecoder(_ data: Data) throws {
  let config = try JSONDecoder().decode(Config.self, from: data)
  let provider = try make(config)
  if config.isFast { print(provider.resolveRequired(Int16.self)) }
  if !config.isFast { print(provider.resolveRequired(Int16.self)) }  //~ missing-service: Int16
}
