extension Landmark {
  /// The year with its era: 1889, AD 80, 432 BC.
  public var writtenYear: String {
    switch year {
    case ..<0: "\(year.magnitude) BC"
    case ..<1000: "AD \(year)"
    default: "\(year)"
    }
  }

  /// The position with four digits: 48.8584° N, 2.2945° E.
  public var writtenPosition: String {
    let north = "\(Self.degrees(latitude))° \(latitude < 0 ? "S" : "N")"
    let east = "\(Self.degrees(longitude))° \(longitude < 0 ? "W" : "E")"
    return "\(north), \(east)"
  }

  private static func degrees(_ degrees: Double) -> String {
    degrees.isFinite ? "\((degrees.magnitude * 10_000).rounded() / 10_000)" : "\(degrees)"
  }
}
