/// Series in the text format 0.0.4, which Prometheus reads.
struct ExpositionText {
  private(set) var text = ""

  /// Writes series.
  ///
  /// - Parameter series: The series, in any order. All series of a family have the same kind.
  init(_ series: [(id: SeriesID, samples: Samples)]) {
    var family: String?
    for (id, samples) in series.sorted(by: { $0.id < $1.id }) {
      // The format requires that the series of a family follow each other.
      if id.name != family { text += "# TYPE \(id.name) \(samples.kind.rawValue)\n" }
      family = id.name
      write(id, samples)
    }
  }

  private mutating func write(_ id: SeriesID, _ samples: Samples) {
    switch samples {
    case .counter(let value), .gauge(let value): line(id, "", value)
    case .summary(let sum, let count):
      line(id, "_sum", sum)
      line(id, "_count", Double(count))
    case .histogram(let bounds, let counts, let sum):
      var total = 0
      for (bound, count) in zip(bounds + [.infinity], counts) {
        total += count
        line(id, "_bucket", Double(total), SeriesID.Label(name: "le", value: Self.number(bound)))
      }
      line(id, "_sum", sum)
      line(id, "_count", Double(total))
    }
  }

  private mutating func line(_ id: SeriesID, _ suffix: String, _ value: Double, _ label: SeriesID.Label? = nil) {
    let labels = (id.labels + [label].compactMap(\.self)).map { "\($0.name)=\"\(Self.escaped($0.value))\"" }
    text += id.name + suffix
    if !labels.isEmpty { text += "{\(labels.joined(separator: ","))}" }
    text += " \(Self.number(value))\n"
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    // The loop iterates over scalars, because a carriage return and a line feed are one character.
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": escaped += "\\\\"
      case "\"": escaped += "\\\""
      case "\n": escaped += "\\n"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  private static func number(_ value: Double) -> String {
    if value.isNaN { return "NaN" }
    if value.isInfinite { return value < 0 ? "-Inf" : "+Inf" }
    return Int64(exactly: value).map(String.init) ?? "\(value)"
  }
}

extension Samples {
  fileprivate var kind: MetricKind {
    switch self {
    case .counter: .counter
    case .gauge: .gauge
    case .summary: .summary
    case .histogram: .histogram
    }
  }
}

extension SeriesID: Comparable {
  static func < (one: Self, other: Self) -> Bool {
    if one.name != other.name { return one.name < other.name }
    let parts = { (id: Self) in id.labels.flatMap { [$0.name, $0.value] } }
    return parts(one).lexicographicallyPrecedes(parts(other))
  }
}
