import LandmarkServices

/// A text in place of a list, which reports that nothing was found or that an error occurred.
enum Notice {
  /// Writes that nothing was found, with links that find more.
  static func empty(_ query: LandmarkQuery, services: String?) -> HTML {
    let wider = LandmarkQuery(text: query.text)
    return empty(
      title: Wording.nothingFound(by: query),
      wider: PageAddress.list(wider, services: services),
      canBeWider: query.category != nil && !query.text.isEmpty,
      everything: PageAddress.list(services: services))
  }

  /// Writes that an error occurred, with links to continue.
  static func failure(heading: HTML, message: String, actions: [HTML]) -> HTML {
    """
    <div class="notice failure" role="alert">
    \(heading)
    <p>\(message)</p>
    <div class="actions">\(actions)</div>
    </div>
    """
  }

  /// Writes a link that repeats the request.
  static func retry(_ address: String) -> HTML {
    "<a class=\"button\" href=\"\(address)\">Try again</a>"
  }

  /// Both notices, for the script to fill in.
  static let templates: HTML = """
    <template id="empty-template">
    \(empty(title: "", wider: "/", canBeWider: true, everything: "/"))
    </template>
    <template id="failure-template">
    \(failure(heading: "<h2>The landmarks did not arrive</h2>", message: "", actions: [retry("/")]))
    </template>
    """

  private static func empty(title: String, wider: String, canBeWider: Bool, everything: String) -> HTML {
    """
    <div class="notice">
    <h2>\(title)</h2>
    <p>Names, countries and summaries were searched. Fewer letters or another word may help.</p>
    <div class="actions">\
    <a class="button" href="\(wider)"\(canBeWider ? "" : " hidden")>Search all categories</a>\
    <a class="button quiet" href="\(everything)">Show all landmarks</a></div>
    </div>
    """
  }
}
