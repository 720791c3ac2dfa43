public import LandmarkServices

/// The page of one landmark, with its facts and its place.
public struct LandmarkDetailPage: Sendable {
  /// The number of other landmarks of the same category that the page shows.
  static let neighbors = 3

  private let landmark: Landmark
  private let others: [Landmark]
  private let panel: ServicesPanel

  /// Creates the page of a landmark.
  ///
  /// - Parameters:
  ///   - landmark: The landmark.
  ///   - category: All landmarks of its category, for a few links to others.
  ///   - panel: The services of the page.
  public init(landmark: Landmark, category: [Landmark], panel: ServicesPanel) {
    self.landmark = landmark
    self.panel = panel
    // The next landmarks are linked, so that these links lead through the whole category.
    let place = category.firstIndex { $0.id == landmark.id }.map { $0 + 1 } ?? 0
    others = Array((category[place...] + category[..<place]).filter { $0.id != landmark.id }.prefix(Self.neighbors))
  }

  /// The page as HTML.
  public var html: HTML {
    PageFrame(title: "\(landmark.name) · Landmarks", panel: panel).html(
      """
      <div class="wrap">
      <nav class="crumbs" aria-label="Breadcrumb">
      <a href="\(PageAddress.list(services: panel.pinned))">All landmarks</a>
      <span aria-hidden="true">/</span>
      <a href="\(categoryAddress)">\(landmark.category.title)</a>
      </nav>
      <main id="main" tabindex="-1">
      <div class="intro">
      <h1>\(landmark.name)</h1>
      <p class="lead">\(landmark.summary)</p>
      </div>
      <div class="place-page">
      \(facts)
      <div class="map">\(WorldMap.detail(of: landmark))</div>
      </div>
      \(others.isEmpty ? "" : more)
      </main>
      \(panel.html)
      </div>
      """)
  }

  private var facts: HTML {
    """
    <dl class="facts">
    <div><dt>Country</dt><dd>\(landmark.country)</dd></div>
    <div><dt>Category</dt><dd>\(landmark.category.title)</dd></div>
    <div><dt>Year</dt><dd>\(landmark.writtenYear)</dd></div>
    <div><dt>Position</dt><dd>\(landmark.writtenPosition)</dd></div>
    </dl>
    """
  }

  private var more: HTML {
    """
    <section class="more" aria-labelledby="more">
    <h2 id="more">More in <a href="\(categoryAddress)">\(landmark.category.title)</a></h2>
    \(LandmarkCard.list(of: others, services: panel.pinned))
    </section>
    """
  }

  private var categoryAddress: String {
    PageAddress.list(LandmarkQuery(category: landmark.category), services: panel.pinned)
  }
}
