import Configuration
import Furnish
import FurnishConfiguration
import Synchronization
import Testing

@Suite struct SettingsReadingTests {
  private func reader(_ values: [String: ConfigContent]) -> ConfigReader {
    ConfigReader(provider: MutableInMemoryProvider(values))
  }

  private func problems<Settings: ConfigSettings>(
    _ type: Settings.Type, _ values: [String: ConfigContent], at key: ConfigKey? = nil
  ) throws -> [String] {
    let error = #expect(throws: SettingsError.self) { try Settings(from: reader(values), at: key) }
    return try #require(error).problems.map { "\($0.key): found \($0.found), expected \($0.expected)" }
  }

  @Test func `settings are read by their keys`() throws {
    let settings = try ServerSettings(
      from: reader(["host": .string("example.org"), "port": .int(80), "password": .string(secret)]))
    #expect(settings == ServerSettings(host: "example.org", port: 80, password: Redacted(secret)))
  }

  @Test func `a default takes the place of a missing value`() throws {
    #expect(try ServerSettings(from: reader(["port": .int(80), "password": .string("")])).host == "127.0.0.1")
  }

  @Test func `a default does not replace a wrong value`() throws {
    #expect(
      try problems(ServerSettings.self, ["host": .int(3), "port": .int(80), "password": .string(secret)])
        == ["host: found an integer, expected a text"])
  }

  @Test func `keys are relative to the key at which the settings are read`() throws {
    let settings = try MailSettings(from: reader(["app.mail.sender": .string("ada")]), at: "app.mail")
    #expect(settings.sender == "ada")
    #expect(
      try problems(MailSettings.self, [:], at: "app.mail") == ["app.mail.sender: found nothing, expected a text"])
  }

  @Test func `one error names everything that is wrong`() throws {
    #expect(
      try problems(ServerSettings.self, ["host": .bool(true), "port": .int(70_000), "password": .int(4711)])
        == [
          "host: found a Boolean value, expected a text",
          "port: found 70000, expected an integer from 1 to 65535",
          "password: found a value that is redacted, expected a text",
        ])
  }

  @Test func `an error lists each wrong key with its place`() throws {
    let line: UInt = #line + 1
    let error = #expect(throws: SettingsError.self) {
      try ServerSettings(from: reader(["port": .string("80a")]))
    }
    let description = try #require(error).description
    #expect(
      description == """
        2 settings of ServerSettings are wrong:
          port: found a text of 3 characters, expected an integer from 1 to 65535
          password: found nothing, expected a text
          where: ServerSettings, read at FurnishConfigurationTests/SettingsReadingTests.swift:\(line)
          fix:   correct the values in the configuration, or give the keys defaults in the schema of ServerSettings.
        """)
  }

  @Test func `an error of a container repeats no part of the error of settings`() throws {
    let container = ServiceContainer()
    let line: UInt = #line + 1
    try container.services.registerSettings(ServerSettings.self, from: reader(["port": .int(0)]))
    let error = #expect(throws: ServiceError.self) { try container.validated().require(ServerSettings.self) }
    #expect(
      try #require(error).description == """
        The recipe of ServerSettings threw: 2 settings of ServerSettings are wrong:
          port: found 0, expected an integer from 1 to 65535
          password: found nothing, expected a text
          where: FurnishConfigurationTests.ServerSettings, registered at FurnishConfigurationTests/SettingsReadingTests.swift:\(line)
          fix:   correct the values in the configuration, or give the keys defaults in the schema of ServerSettings.
        """)
  }

  @Test func `an error of a container names the place where a recipe reads settings`() throws {
    let container = ServiceContainer()
    let line: UInt = #line + 2
    try container.services.register(MailSettings.self) { [reader = reader([:])] () throws in
      try MailSettings(from: reader)
    }
    let error = #expect(throws: ServiceError.self) { try container.validated().require(MailSettings.self) }
    let location = try #require(error).finding.location
    #expect(location.hasSuffix(", thrown at FurnishConfigurationTests/SettingsReadingTests.swift:\(line)"))
  }

  @Test func `an error with one problem names its key`() throws {
    let line: UInt = #line + 1
    let error = #expect(throws: SettingsError.self) { try MailSettings(from: reader([:])) }
    #expect(
      try #require(error).description == """
        1 setting of MailSettings is wrong:
          sender: found nothing, expected a text
          where: MailSettings, read at FurnishConfigurationTests/SettingsReadingTests.swift:\(line)
          fix:   correct the values in the configuration, or give the keys defaults in the schema of MailSettings.
        """)
  }

  enum Mode: String, CaseIterable { case debug, release }

  struct Word: ExpressibleByConfigString {
    let description: String
    init?(configString: String) {
      guard !configString.contains(" ") else { return nil }
      description = configString
    }
  }

  struct Everything: ConfigSettings {
    var mode: Mode
    var word: String
    var ratio: Double
    var timeout: Duration
    var isOn: Bool
    var names: [String]
    var limit: Int?
    var name: String

    init(
      mode: Mode, word: Word, ratio: Double, timeout: Duration, isOn: Bool, names: [String], limit: Int?, name: String
    ) {
      (self.mode, self.word, self.ratio, self.timeout) = (mode, word.description, ratio, timeout)
      (self.isOn, self.names, self.limit, self.name) = (isOn, names, limit, name)
    }

    static var schema: SettingsSchema<Self> {
      SettingsSchema(
        Self.init(mode:word:ratio:timeout:isOn:names:limit:name:),
        .value("mode", default: .debug),
        .value("word"),
        .double("ratio", in: 0...1, default: 0.5),
        .seconds("timeout", default: .seconds(30)),
        .bool("on", default: false),
        .strings("names", default: []),
        .optional(.int("limit", in: 0...10)),
        .string("name", default: "a").check("a name without spaces") { @Sendable name in !name.contains(" ") })
    }
  }

  @Test func `every kind of key has its value`() throws {
    let all = try Everything(
      from: reader([
        "mode": .string("release"), "word": .string("w"), "ratio": .int(1), "timeout": .double(1.5), "on": .bool(true),
        "names": .stringArray(["x", "y"]), "limit": .int(3), "name": .string("b"),
      ]))
    #expect((all.mode, all.word, all.ratio, all.timeout) == (.release, "w", 1, .seconds(1.5)))
    #expect(all.isOn && all.names == ["x", "y"] && all.limit == 3 && all.name == "b")
    let defaults = try Everything(from: reader(["word": .string("w")]))
    #expect((defaults.mode, defaults.ratio, defaults.timeout) == (.debug, 0.5, .seconds(30)))
    #expect(!defaults.isOn && defaults.names == [] && defaults.limit == nil && defaults.name == "a")
  }

  @Test func `an error names the expected values, for every kind of key`() throws {
    let found =
      try problems(
        Everything.self,
        [
          "mode": .string("fast"), "word": .string("two words"), "ratio": .double(1.5), "timeout": .int(-1),
          "on": .string("maybe"), "names": .string("x"), "limit": .int(11), "name": .string("b c"),
        ])
    #expect(
      found == [
        "mode: found a text of 4 characters, expected one of `debug`, `release`",
        "word: found a text of 9 characters, expected a value of the type Word",
        "ratio: found 1.5, expected a number from 0.0 to 1.0",
        "timeout: found -1.0 seconds, expected a number of seconds that is not negative",
        "on: found a text of 5 characters, expected `true` or `false`",
        "names: found a text of 1 character, expected a list of texts",
        "limit: found 11, expected an integer from 0 to 10",
        "name: found a text of 3 characters, expected a name without spaces",
      ])
  }

  @Test func `a duration that is no finite number is wrong`() throws {
    #expect(
      try problems(Everything.self, ["word": .string("w"), "timeout": .double(.infinity)])
        == ["timeout: found inf, expected a number of seconds that is not negative"])
  }

  struct Pool: ConfigSettings {
    var minimum: Int
    var maximum: Int

    init(minimum: Int, maximum: Int) throws {
      if minimum > maximum { throw InvalidSettings("`maximum` to be at least `minimum`") }
      (self.minimum, self.maximum) = (minimum, maximum)
    }

    static var schema: SettingsSchema<Self> {
      SettingsSchema(Self.init(minimum:maximum:), .int("minimum"), .int("maximum"))
    }
  }

  struct App: ConfigSettings {
    var pool: Pool
    var server: ServerSettings

    static var schema: SettingsSchema<Self> {
      SettingsSchema(Self.init(pool:server:), .group("pool"), .group("server"))
    }
  }

  @Test func `values that contradict each other are reported`() throws {
    let found = try problems(Pool.self, ["pool.minimum": .int(3), "pool.maximum": .int(2)], at: "pool")
    #expect(
      found == ["pool: found a contradiction, expected `maximum` to be at least `minimum`"])
  }

  struct Sizes: ConfigSettings, Equatable {
    var width = 3
    var height = 4

    static var schema: SettingsSchema<Self> {
      SettingsSchema(Self.init(width:height:), .int("width", in: 1...9, default: 3), .int("height", default: 4))
    }
  }

  struct Window: ConfigSettings {
    var sizes: Sizes?
    var pool: Pool?

    static var schema: SettingsSchema<Self> {
      SettingsSchema(Self.init(sizes:pool:), .optional(.group("sizes")), .optional(.group("pool")))
    }
  }

  @Test func `an optional group is nil if none of its keys is configured`() throws {
    let window = try Window(from: reader(["other": .int(1)]))
    #expect(window.sizes == nil)
    #expect(window.pool == nil)
  }

  @Test func `an optional group has its defaults if one of its keys is configured`() throws {
    #expect(try Window(from: reader(["sizes.width": .int(5)])).sizes == Sizes(width: 5, height: 4))
  }

  @Test func `an optional group is wrong if only a part of its required keys is configured`() throws {
    #expect(
      try problems(Window.self, ["sizes.width": .string("wide"), "pool.minimum": .int(1)]) == [
        "sizes.width: found a text of 4 characters, expected an integer from 1 to 9",
        "pool.maximum: found nothing, expected an integer",
      ])
  }

  @Test func `groups of settings are validated together`() throws {
    #expect(
      try problems(App.self, ["pool.minimum": .int(1), "server.port": .int(0)]) == [
        "pool.maximum: found nothing, expected an integer",
        "server.port: found 0, expected an integer from 1 to 65535",
        "server.password: found nothing, expected a text",
      ])
    let app = try App(
      from: reader([
        "pool.minimum": .int(1), "pool.maximum": .int(2), "server.port": .int(1), "server.password": .string(secret),
      ]))
    #expect(app.pool.maximum == 2 && app.server.port == 1)
  }

  struct Leaking: Error, CustomStringConvertible {
    let description: String
  }

  struct Careless: ConfigSettings {
    var pin: Redacted<Int>
    init(pin: Redacted<Int>) throws { throw Leaking(description: "\(pin.revealed)") }

    static var schema: SettingsSchema<Self> { SettingsSchema(Self.init(pin:), .secret(.int("pin", in: 0...9999))) }
  }

  @Test func `no error contains a secret`() throws {
    #expect(
      try problems(Careless.self, ["pin": .int(4711)])
        == [": found an error of the type Leaking, expected values that `Leaking` does not reject"])
    for wrong in [ConfigContent.int(4_711_000), .string("4711"), .intArray([4711]), .double(4711.5)] {
      let error = #expect(throws: SettingsError.self) { try Careless(from: reader(["pin": wrong])) }
      let text = try "\(#require(error)) \(#require(error).problems)"
      #expect(!text.contains("4711"))
    }
  }

  struct Account: ConfigSettings {
    var key: String
    var pin: Int

    static var schema: SettingsSchema<Self> {
      SettingsSchema(
        Self.init(key:pin:), .string("key").check("a key of 32 digits") { @Sendable key in key.count == 32 },
        .int("pin", in: 0...9999))
    }
  }

  struct Limits: ConfigSettings {
    var low: Int
    var high: Int
    static var schema: SettingsSchema<Self> {
      SettingsSchema(Self.init(low:high:), .int("low", default: 5), .int("high", default: 1))
    }
  }

  struct Limited: ConfigSettings {
    var limits: Limits
    var mode: String?
    static var schema: SettingsSchema<Self> {
      SettingsSchema(
        Self.init(limits:mode:),
        .group("limits").check("a low limit below the high one") { @Sendable limits in limits.low < limits.high },
        .optional(.string("mode")).check("a mode") { @Sendable mode in mode != nil })
    }
  }

  @Test func `a condition reports the default only where there is one`() throws {
    #expect(
      try problems(Limited.self, [:]) == [
        "limits: found the default, expected a low limit below the high one", "mode: found nothing, expected a mode",
      ])
    #expect(
      try problems(Limited.self, ["limits.low": .int(9), "mode": .string("a")]) == [
        "limits: found other settings, expected a low limit below the high one"
      ])
  }

  @Test func `a text of digits is not part of an error`() throws {
    let environment = EnvironmentVariablesProvider(environmentVariables: ["KEY": "4711", "PIN": "pin-4711"])
    let error = #expect(throws: SettingsError.self) { try Account(from: ConfigReader(provider: environment)) }
    #expect(
      try #require(error).problems.map(\.found) == ["a text of 4 characters", "a text of 8 characters"])
  }

  @Test func `a number in the place of a text is not part of an error`() throws {
    #expect(
      try problems(Account.self, ["key": .int(4711), "pin": .int(1)]) == ["key: found an integer, expected a text"])
  }

  struct Vault: ConfigSettings {
    var account: Redacted<Account>
    static var schema: SettingsSchema<Self> { SettingsSchema(Self.init(account:), .secret(.group("account"))) }
  }

  @Test func `every value of a secret group is a secret`() throws {
    let values = ["account.key": ConfigContent.string(secret), "account.pin": .int(47_110)]
    #expect(
      try problems(Vault.self, values) == [
        "account.key: found a value that is redacted, expected a key of 32 digits",
        "account.pin: found a value that is redacted, expected an integer from 0 to 9999",
      ])
    let log = AccessLog()
    _ = try? Vault(from: ConfigReader(provider: MutableInMemoryProvider(values), accessReporter: log))
    #expect(log.secrets.keys.sorted() == ["account.key", "account.pin"])
    #expect(log.secrets.values.allSatisfy { $0 })
  }
}

/// Stores for each key whether all accesses to it were reported as secret.
private final class AccessLog: AccessReporter {
  private let state = Mutex<[String: Bool]>([:])

  var secrets: [String: Bool] { state.withLock(\.self) }

  func report(_ event: AccessEvent) {
    state.withLock { secrets in
      let key = event.metadata.key.components.joined(separator: ".")
      secrets[key] = (secrets[key] ?? true) && (try? event.result.get())?.isSecret ?? true
    }
  }
}
