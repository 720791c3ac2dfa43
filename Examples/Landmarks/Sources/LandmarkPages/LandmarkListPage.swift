public import LandmarkServices

/// The page that lists all landmarks under the headings of their categories.
public struct LandmarkListPage: Sendable {
  private let groups: [(category: Category, landmarks: [Landmark])]
  private let count: Int

  /// Lists landmarks in the order given; categories without any get no heading.
  public init(landmarks: [Landmark]) {
    let groups = Dictionary(grouping: landmarks, by: \.category)
    self.groups = Category.allCases.compactMap { category in
      groups[category].map { (category, $0) }
    }
    self.count = landmarks.count
  }

  /// The page as HTML.
  public var html: HTML {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Landmarks</title>
    <style>\(Self.style)</style>
    </head>
    <body>
    <header>
    <h1>Landmarks</h1>
    <p>\(count == 1 ? "1 landmark" : "\(count) landmarks"), also as \
    <a href="/api/landmarks">JSON</a>.</p>
    </header>
    \(navigation)
    <main>
    \(groups.map(section))
    </main>
    </body>
    </html>

    """
  }

  private var navigation: HTML {
    """
    <nav aria-label="Categories">
    <ul>
    \(groups.map { group in
      """
      <li><a href="#\(segment: group.category.rawValue)">\(group.category.title)</a> \
      (\(group.landmarks.count))</li>
      """ as HTML
    })
    </ul>
    </nav>
    """
  }

  private func section(category: Category, landmarks: [Landmark]) -> HTML {
    """
    <section aria-labelledby="\(category.rawValue)">
    <h2 id="\(category.rawValue)">\(category.title)</h2>
    <ul>
    \(landmarks.map(item))
    </ul>
    </section>
    """
  }

  private func item(_ landmark: Landmark) -> HTML {
    """
    <li><a href="/api/landmarks/\(segment: landmark.id)">\(landmark.name)</a>, \
    \(landmark.country), \(Self.written(year: landmark.year)). \(landmark.summary)</li>
    """
  }

  /// A year as people write it: 1889, AD 80, 432 BC.
  static func written(year: Int) -> String {
    switch year {
    case ..<0: "\(year.magnitude) BC"
    case ..<1000: "AD \(year)"
    default: "\(year)"
    }
  }

  private static let style: HTML = """
    :root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.5; }
    body { margin: 0 auto; max-width: 45rem; padding: 1rem; }
    li { margin-block: 0.25rem; }
    """
}
