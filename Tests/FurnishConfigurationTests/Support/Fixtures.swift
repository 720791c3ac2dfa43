import Configuration
import Furnish
import FurnishConfiguration

struct ServerSettings: ConfigSettings {
  var host: String
  var port: Int
  var password: Redacted<String>

  static var schema: SettingsSchema<Self> {
    SettingsSchema(
      Self.init(host:port:password:),
      .string("host", default: "127.0.0.1"),
      .int("port", in: 1...65_535),
      .secret("password"))
  }
}

struct MailSettings: ConfigSettings {
  var sender: String

  static var schema: SettingsSchema<Self> { SettingsSchema(Self.init(sender:), .string("sender")) }
}

/// A value that no error, log or picture may contain.
let secret = "opensesame-4711"

extension MutableInMemoryProvider {
  convenience init(_ values: [String: ConfigContent]) {
    self.init(
      initialValues: Dictionary(
        uniqueKeysWithValues: values.map { (AbsoluteConfigKey(ConfigKey($0)), ConfigValue($1, isSecret: false)) }))
  }

  /// Sets a value, or removes it.
  func set(_ key: String, _ content: ConfigContent?) {
    setValue(content.map { ConfigValue($0, isSecret: false) }, forKey: AbsoluteConfigKey(ConfigKey(key)))
  }
}
