import LandmarkServices

/// One landmark in a list.
enum LandmarkCard {
  /// Writes the cards of landmarks, as a list.
  static func list(of landmarks: [Landmark], services: String?) -> HTML {
    """
    <ul class="cards">
    \(landmarks.map { card(of: $0, services: services) })
    </ul>
    """
  }

  /// Writes the card of a landmark.
  static func card(of landmark: Landmark, services: String?) -> HTML {
    markup(
      classes: "card \(landmark.category.rawValue)",
      tag: landmark.category.title,
      address: PageAddress.landmark(landmark.id, services: services),
      name: landmark.name,
      place: "\(landmark.country) · \(landmark.writtenYear)",
      summary: landmark.summary)
  }

  /// The card that the script fills in, and the empty card that it shows while it waits.
  static let templates: HTML = """
    <template id="card-template">\
    \(markup(classes: "card", tag: "", address: "/", name: "", place: "", summary: ""))</template>
    <template id="waiting-template"><li class="card"><p></p><p></p><p></p><p></p></li></template>
    """

  private static func markup(
    classes: String,
    tag: String,
    address: String,
    name: String,
    place: String,
    summary: String
  ) -> HTML {
    """
    <li class="\(classes)"><p class="tag">\(tag)</p>\
    <h3><a href="\(address)">\(name)</a></h3>\
    <p class="place">\(place)</p>\
    <p class="summary">\(summary)</p></li>
    """
  }
}
