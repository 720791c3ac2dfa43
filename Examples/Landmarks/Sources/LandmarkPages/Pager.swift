import LandmarkServices

/// The links from one page of a list to the next.
enum Pager {
  /// Writes the links, or nothing if one page contains all landmarks.
  static func html(_ page: LandmarkPage, query: LandmarkQuery, services: String?) -> HTML {
    guard page.pageCount > 1 else { return "" }
    return links(
      previous: address(of: page.page - 1, query, services),
      next: address(of: page.page + 1, query, services),
      hasPrevious: page.page > 1,
      hasNext: page.page < page.pageCount,
      place: "Page \(page.page) of \(page.pageCount)")
  }

  /// The links, for the script to fill in.
  static let template: HTML = """
    <template id="pager-template">\
    \(links(previous: "/", next: "/", hasPrevious: true, hasNext: true, place: ""))</template>
    """

  private static func address(of page: Int, _ query: LandmarkQuery, _ services: String?) -> String {
    var query = query
    query.page = page
    return PageAddress.list(query, services: services)
  }

  private static func links(
    previous: String,
    next: String,
    hasPrevious: Bool,
    hasNext: Bool,
    place: String
  ) -> HTML {
    """
    <a class="button quiet" rel="prev" href="\(previous)"\(hasPrevious ? "" : " hidden")>Previous</a>\
    <span class="muted">\(place)</span>\
    <a class="button quiet" rel="next" href="\(next)"\(hasNext ? "" : " hidden")>Next</a>
    """
  }
}
