import Configuration
import Furnish
import FurnishConfiguration

/// A dependency: a node, a worker, a link to a worker, or a setting.
protocol Part: Sendable {
  /// The values of the settings on which it depends, directly or through other parts.
  var values: [Int: Int] { get }
}

/// A setting of one number.
struct Knob<M: NumberType>: ConfigSettings, Part {
  var value: Int
  static var schema: SettingsSchema<Self> {
    SettingsSchema(Self.init(value:), .int("knob\(M.number)", in: 0...1_000_000))
  }
  var values: [Int: Int] { [M.number: value] }
}

extension MutableInMemoryProvider {
  /// Creates a provider of knobs, all of which are zero.
  convenience init(knobs: Int) {
    self.init(Dictionary(uniqueKeysWithValues: (0..<knobs).map { ("knob\($0)", ConfigContent.int(0)) }))
  }
}
