import LandmarkServices

/// A map of the world as SVG. One degree is one unit, east is right and north is up.
struct WorldMap {
  /// A place on the map.
  struct Position: Hashable {
    /// Degrees east of Greenwich, within the map.
    let longitude: Double
    /// Degrees north of the equator, within the map.
    let latitude: Double

    /// Creates a position from degrees. A place beyond the edge of the map is moved to the edge.
    init(longitude: Double, latitude: Double) {
      self.longitude = Self.clamp(longitude, to: 180)
      self.latitude = Self.clamp(latitude, to: 90)
    }

    /// Creates the place of a landmark.
    init(_ landmark: Landmark) {
      self.init(longitude: landmark.longitude, latitude: landmark.latitude)
    }

    /// The horizontal coordinate in the picture.
    var x: String { WorldMap.written(longitude) }
    /// The vertical coordinate in the picture, which SVG counts downward.
    var y: String { WorldMap.written(-latitude) }

    private static func clamp(_ degrees: Double, to limit: Double) -> Double {
      degrees.isNaN ? 0 : min(max(degrees, -limit), limit)
    }
  }

  /// The northernmost and the southernmost latitude that are drawn.
  let latitudes: ClosedRange<Double>

  /// The whole world.
  static let whole = WorldMap(latitudes: -90...90)
  /// The inhabited part of the world.
  static let inhabited = WorldMap(latitudes: -58...84)

  /// Draws the map with a content.
  func html(label: String, content: HTML) -> HTML {
    let height = latitudes.upperBound - latitudes.lowerBound
    return """
      <svg viewBox="-180 \(Self.written(-latitudes.upperBound)) 360 \(Self.written(height))" \
      role="img" aria-label="\(label)">
      <g class="graticule">
      \(graticule)
      </g>
      <g class="land">
      \(Self.land.map(Self.shape))
      </g>
      \(content)
      </svg>
      """
  }

  /// Writes a degree for SVG, with at most two digits after the point.
  static func written(_ degrees: Double) -> String {
    let rounded = (degrees * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  private var graticule: [HTML] {
    let meridians = stride(from: -150, through: 150, by: 30).map { longitude -> HTML in
      "<path d=\"M\(longitude) -90V90\"/>"
    }
    let parallels = stride(from: -60, through: 60, by: 30).map { latitude -> HTML in
      latitude == 0 ? "<path class=\"equator\" d=\"M-180 0H180\"/>" : "<path d=\"M-180 \(latitude)H180\"/>"
    }
    return meridians + parallels
  }

  private static func shape(_ corners: [Position]) -> HTML {
    let points = corners.map { "\($0.x),\($0.y)" }.joined(separator: " ")
    return "<polygon points=\"\(points)\"/>"
  }
}
