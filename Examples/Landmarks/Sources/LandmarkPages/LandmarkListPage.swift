public import LandmarkServices

/// The page that lists landmarks, with a search, categories and a map.
public struct LandmarkListPage: Sendable {
  private let page: LandmarkPage
  private let query: LandmarkQuery
  private let categories: [CategorySummary]
  private let everything: [Landmark]
  private let panel: ServicesPanel

  /// Creates the page of the result of a query.
  ///
  /// - Parameters:
  ///   - page: The result of the query.
  ///   - query: The query of the request.
  ///   - categories: The categories to choose from.
  ///   - everything: All landmarks, for the map.
  ///   - panel: The services of the page.
  public init(
    page: LandmarkPage,
    query: LandmarkQuery,
    categories: [CategorySummary],
    everything: [Landmark],
    panel: ServicesPanel
  ) {
    self.page = page
    self.query = query
    self.categories = categories
    self.everything = everything
    self.panel = panel
  }

  /// The page as HTML.
  public var html: HTML {
    PageFrame(title: title, panel: panel).html(
      """
      <div class="wrap">
      <div class="hero">
      <div class="intro">
      <h1>Places worth the journey</h1>
      <p class="lead">\(Wording.count(of: everything.count)): what people built, what they \
      remember, and what was there before them.</p>
      </div>
      <div class="map">\(WorldMap.overview(of: everything, highlighting: page.landmarks))</div>
      </div>
      <div class="layout">
      \(SearchForm(query: query, categories: categories, services: panel.pinned).html)
      <main id="main" tabindex="-1">
      <p class="status" id="status" role="status" tabindex="-1">\(Wording.found(page, by: query))</p>
      <div id="outcome" aria-busy="false">
      \(outcome)
      </div>
      <nav class="pager" id="pager" aria-label="Pages">\
      \(Pager.html(page, query: query, services: panel.pinned))</nav>
      </main>
      \(panel.html)
      </div>
      </div>
      \(LandmarkCard.templates)
      \(Notice.templates)
      \(Pager.template)
      """)
  }

  private var outcome: HTML {
    page.landmarks.isEmpty
      ? Notice.empty(query, services: panel.pinned)
      : LandmarkCard.list(of: page.landmarks, services: panel.pinned)
  }

  private var title: String {
    switch (query.text.isEmpty, query.category) {
    case (false, _): "\(query.text) · Landmarks"
    case (true, let category?): "\(category.title) · Landmarks"
    case (true, nil): "Landmarks"
    }
  }
}
