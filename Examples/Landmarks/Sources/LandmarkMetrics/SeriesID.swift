/// The kind of a family of metrics, as the text format names it.
enum MetricKind: String {
  case counter, gauge, summary, histogram
}

/// The name and the labels of a series, as Prometheus accepts them.
struct SeriesID: Hashable {
  /// The name of the family, with the unit and `_total` if the format expects them.
  var name: String

  /// The labels, in the order of their names.
  let labels: [Label]

  struct Label: Hashable {
    let name: String
    let value: String
  }

  /// Creates the name and the labels of a metric.
  ///
  /// - Parameters:
  ///   - label: The label of the metric. Every character that a name must not have becomes `_`.
  ///   - dimensions: The dimensions. The first of several with one name is used.
  init(_ label: String, _ dimensions: [(String, String)], _ kind: MetricKind) {
    name = Self.name(label, allowingColons: true).with(suffix: kind.suffix)
    var labels: [String: String] = [:]
    for (name, value) in dimensions where labels[Self.label(name)] == nil { labels[Self.label(name)] = value }
    self.labels = labels.sorted { $0.key < $1.key }.map { Label(name: $0.key, value: $0.value) }
  }

  /// Replaces each character that must not be in a name by `_`, and adds one in front of a digit at the beginning.
  private static func name(_ text: String, allowingColons: Bool) -> String {
    let scalars = text.unicodeScalars.map { scalar -> Character in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "_": Character(scalar)
      case ":" where allowingColons: ":"
      default: "_"
      }
    }
    let name = String(scalars)
    return name.first.map { $0.isNumber } ?? true ? "_\(name)" : name
  }

  /// Converts a text into the name of a label. `le`, `quantile` and names that begin with two underscores are changed,
  /// since they have another meaning.
  private static func label(_ text: String) -> String {
    let name = name(text, allowingColons: false)
    return name == "le" || name == "quantile" || name.hasPrefix("__") ? "exported_\(name)" : name
  }
}

extension MetricKind {
  fileprivate var suffix: String {
    switch self {
    case .counter: "_total"
    case .histogram: "_seconds"
    case .gauge, .summary: ""
    }
  }
}

extension String {
  fileprivate func with(suffix: String) -> String { hasSuffix(suffix) ? self : self + suffix }
}
