import LandmarkServices

@testable import LandmarkPages

/// The pages and landmarks of these tests.
enum PageSamples {
  static let hostile = Landmark(
    id: "\"><script>alert(1)</script>", name: "<script>alert('name')</script>",
    category: .towers, country: "<img src=x onerror=alert(2)>", latitude: 1, longitude: 2,
    year: 1, summary: "\" onmouseover=\"alert(3)\" & </li></main>")

  static func panel(_ current: String = "live", pinned: String? = nil, returnAddress: String = "/") -> ServicesPanel {
    let choices = ["live", "mock"].map { ServicesPanel.Choice(name: $0, explanation: "about \($0)") }
    return ServicesPanel(
      choices: choices, current: current, pinned: pinned, returnAddress: returnAddress)
  }

  static func list(
    _ query: LandmarkQuery = LandmarkQuery(),
    of landmarks: [Landmark] = LandmarkDataSet.all,
    panel: ServicesPanel = panel()
  ) -> String {
    let categories = Category.allCases.map { category in
      CategorySummary(category, count: landmarks.count { $0.category == category })
    }
    return LandmarkListPage(
      page: query.page(of: landmarks), query: query, categories: categories,
      everything: landmarks, panel: panel
    ).html.description
  }

  static func detail(_ landmark: Landmark, panel: ServicesPanel = panel()) -> String {
    let category = LandmarkDataSet.all.filter { $0.category == landmark.category }
    return LandmarkDetailPage(landmark: landmark, category: category, panel: panel).html.description
  }
}
