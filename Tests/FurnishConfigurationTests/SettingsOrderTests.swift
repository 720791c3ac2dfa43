import Configuration
import Furnish
import FurnishConfiguration
import Testing

/// Errors of settings do not depend on the order of the keys.
struct SettingsOrderTests {
  struct Bounds: ConfigSettings {
    var low: Int
    var high: Int

    init(low: Int, high: Int) throws {
      if low > high { throw InvalidSettings("`high` to be at least `low`") }
      (self.low, self.high) = (low, high)
    }

    static var schema: SettingsSchema<Self> {
      SettingsSchema(Self.init(low:high:), .int("low", in: 0...9), .int("high", in: 0...9))
    }
  }

  /// A group with groups in it.
  struct Area: ConfigSettings {
    var width: Bounds
    var height: Bounds
    var limit: Int

    init(width: Bounds, height: Bounds, limit: Int) throws {
      if width.high * height.high > limit { throw InvalidSettings("`limit` to be at least the area") }
      (self.width, self.height, self.limit) = (width, height, limit)
    }

    static var schema: SettingsSchema<Self> {
      SettingsSchema(Self.init(width:height:limit:), .group("width"), .group("height"), .int("limit", default: 50))
    }
  }

  /// Four groups, in the order that the test sets.
  struct Areas: ConfigSettings {
    @TaskLocal static var order = ["a", "b", "c", "d"]

    var areas: [Area?]

    init(_ first: Area?, _ second: Area?, _ third: Area?, _ fourth: Area?) { areas = [first, second, third, fourth] }

    static func key(_ name: String) -> SettingKey<Area?> {
      name == "c" || name == "d"
        ? .optional(.group(name).check("a flat area") { @Sendable in $0.height.high < 3 }) : .optional(.group(name))
    }

    static var schema: SettingsSchema<Self> {
      let keys = order.map(key)
      return SettingsSchema(Self.init(_:_:_:_:), keys[0], keys[1], keys[2], keys[3])
    }
  }

  /// One of the groups alone.
  struct Single: ConfigSettings {
    @TaskLocal static var name = "a"

    var area: Area?

    static var schema: SettingsSchema<Self> { SettingsSchema(Self.init(area:), Areas.key(name)) }
  }

  private func problems<Settings: ConfigSettings>(
    of type: Settings.Type, _ reader: ConfigReader
  ) throws -> Set<SettingsError.Problem> {
    do {
      _ = try Settings(from: reader)
      return []
    } catch let error as SettingsError {
      #expect(Set(error.problems).count == error.problems.count)
      return Set(error.problems)
    }
  }

  private static let orders: [[String]] = {
    var orders: [[String]] = [[]]
    for name in ["a", "b", "c", "d"] {
      orders = orders.flatMap { order in
        (0...order.count).map { Array(order[..<$0]) + [name] + Array(order[$0...]) }
      }
    }
    return orders
  }()

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `an error has the problems of every group, in each order`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var values: [String: ConfigContent] = [:]
    for name in ["a", "b", "c", "d"] where Int.random(in: 0..<8, using: &generator) > 0 {
      for key in ["width.low", "width.high", "height.low", "height.high", "limit"] {
        switch Int.random(in: 0..<12, using: &generator) {
        case 0: continue
        case 1: values["\(name).\(key)"] = .string("wide")
        case 2: values["\(name).\(key)"] = .int(-1)
        default:
          let number =
            key.hasSuffix("low") ? Int.random(in: 0...4, using: &generator) : Int.random(in: 2...9, using: &generator)
          values["\(name).\(key)"] = .int(key == "limit" ? number * 9 : number)
        }
      }
    }
    let reader = ConfigReader(provider: MutableInMemoryProvider(values))
    var expected: Set<SettingsError.Problem> = []
    for name in ["a", "b", "c", "d"] {
      expected.formUnion(try Single.$name.withValue(name) { try problems(of: Single.self, reader) })
    }
    for order in Self.orders {
      let found = try Areas.$order.withValue(order) { try problems(of: Areas.self, reader) }
      #expect(found == expected)
    }
  }

  @Test func `a contradiction in a group is reported beside a wrong value before and behind it`() throws {
    let reader = ConfigReader(
      provider: MutableInMemoryProvider([
        "a.width.low": .int(3), "a.width.high": .int(2), "a.height.low": .int(1), "a.height.high": .int(10),
      ]))
    let keys = Set(try problems(of: Single.self, reader).map(\.key))
    #expect(keys == ["a.width", "a.height.high"])
  }
}
