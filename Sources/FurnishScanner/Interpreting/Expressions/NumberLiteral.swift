/// The value of a number in the source: `16` for `0x10`, `1000.0` for `1e3`.
struct NumberLiteral {
  /// The number as an `Int`; nil if it is none.
  let whole: Int?
  let value: Double

  /// - Returns: Nil if the text is no number.
  init?(_ source: String) {
    let text = source.filter { $0 != "_" && $0 != " " }
    let isNegative = text.hasPrefix("-")
    let digits = isNegative ? text.dropFirst() : text[...]
    let radixes: [(prefix: String, radix: Int)] = [("0x", 16), ("0b", 2), ("0o", 8)]
    let prefixed = radixes.first { digits.hasPrefix($0.prefix) }
    let sign = isNegative ? "-" : ""
    let number = Int(sign + digits.dropFirst(prefixed?.prefix.count ?? 0), radix: prefixed?.radix ?? 10)
    guard let value = number.map(Double.init) ?? Double(text) else { return nil }
    whole = number ?? (abs(value) < Self.limit ? Int(exactly: value) : nil)
    self.value = value
  }

  /// The bound above which `Double` cannot represent each whole number.
  private static let limit = 0x1p53

  /// A text that equal numbers of all types have in common: `16` for `0x10` and for `16.0`.
  var pattern: String { whole.map(String.init) ?? "\(value)" }

  /// Returns the number as a program prints it.
  func printed(as type: ResolvedType) -> String {
    ["Swift.Double", "Swift.Float"].contains(type.text) ? "\(value)" : pattern
  }

  /// Compares two numbers: the result is negative if the first one is smaller, and 0 if they are equal. It is nil if
  /// both are too large to be exact.
  static func order(_ first: NumberLiteral, _ second: NumberLiteral) -> Int? {
    if let one = first.whole, let other = second.whole { return one < other ? -1 : one > other ? 1 : 0 }
    guard min(abs(first.value), abs(second.value)) < limit else { return nil }
    return first.value < second.value ? -1 : first.value > second.value ? 1 : 0
  }
}
