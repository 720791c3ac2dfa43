import Configuration
import Furnish
import FurnishConfiguration

struct MailSettings: ConfigSettings {
  var sender: String
  static var schema: SettingsSchema<Self> { SettingsSchema(Self.init(sender:), .string("sender")) }
}
struct CacheSettings: ConfigSettings {
  var size: Int
  static var schema: SettingsSchema<Self> { SettingsSchema(Self.init(size:), .int("size")) }
}
struct SearchSettings: ConfigSettings {
  var limit: Int
  static var schema: SettingsSchema<Self> { SettingsSchema(Self.init(limit:), .int("limit")) }
}
struct MailSender { init(settings: MailSettings) {} }
struct Cache { init(settings: CacheSettings) {} }
struct Search { init(settings: SearchSettings) {} }

let config = ConfigReader(provider: EnvironmentVariablesProvider())
let container = ServiceContainer()
try container.services
  .registerSettings(MailSettings.self, from: config, at: "mail", reloading: true)
  .registerSettings(CacheSettings.self, from: config)
  .register(MailSender.self, MailSender.init(settings:))
  .register(Cache.self, Cache.init(settings:))
  .register(Search.self, Search.init(settings:))
try await container.start()
let provider = try container.provider
print(provider.resolveRequired(MailSettings.self), provider.resolveRequired(MailSender.self))
print(provider.resolveRequired(Cache.self), provider.resolveRequired(Search.self))
