import LandmarkServices

extension WorldMap {
  /// Draws landmarks as dots, and highlights those that a list shows.
  static func overview(of landmarks: [Landmark], highlighting listed: [Landmark]) -> HTML {
    let shown = Set(listed.map(\.id))
    let dots = landmarks.map { landmark -> HTML in
      let position = inhabited.visible(Position(landmark))
      let state = shown.contains(landmark.id) ? " found" : ""
      return """
        <circle class="dot \(landmark.category.rawValue)\(state)" data-id="\(landmark.id)" \
        cx="\(position.x)" cy="\(position.y)" r="1.6"><title>\(landmark.name)</title></circle>
        """
    }
    let label = "Map of the world with \(Wording.count(of: landmarks.count))"
    return inhabited.html(label: label, content: "\(dots)")
  }

  /// Draws the place of one landmark, with its name beside it.
  static func detail(of landmark: Landmark) -> HTML {
    let position = Position(landmark)
    let isEast = position.longitude > 60
    // The name is left of a point in the east and below one in the far north, so that the map contains it.
    let label = (
      x: written(position.longitude + (isEast ? -5 : 5)),
      y: written(-position.latitude + (position.latitude > 75 ? 9 : -5))
    )
    let content: HTML = """
      \(degrees)
      <g class="\(landmark.category.rawValue)">
      <path class="cross" d="M-180 \(position.y)H180M\(position.x) -90V90"/>
      <circle class="halo" cx="\(position.x)" cy="\(position.y)" r="6"/>
      <circle class="marker" cx="\(position.x)" cy="\(position.y)" r="2.4"/>
      <text x="\(label.x)" y="\(label.y)" text-anchor="\(isEast ? "end" : "start")">\(landmark.name)</text>
      </g>
      """
    let name = "Map of the world: \(landmark.name) at \(landmark.writtenPosition)"
    return whole.html(label: name, content: content)
  }

  /// Returns the position, or the nearest one that this map shows.
  func visible(_ position: Position) -> Position {
    let margin = 3.0
    let latitude = min(
      max(position.latitude, latitudes.lowerBound + margin), latitudes.upperBound - margin)
    return Position(longitude: position.longitude, latitude: latitude)
  }

  private static var degrees: [HTML] {
    [60, 30, 0, -30, -60].map { latitude in
      "<text class=\"degrees\" x=\"-178\" y=\"\(-latitude - 2)\">\(Wording.latitude(latitude))</text>"
    }
  }
}
