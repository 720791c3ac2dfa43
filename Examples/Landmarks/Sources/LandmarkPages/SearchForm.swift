import LandmarkServices

/// The search field and the categories, as a form and links that work without a script.
struct SearchForm {
  let query: LandmarkQuery
  let categories: [CategorySummary]
  /// The services that the address of the page chooses, or `nil`. The form and the links choose them as well.
  let services: String?

  /// The form and the links, as HTML.
  var html: HTML {
    """
    <div class="filters">
    <form class="search" id="search" role="search" action="/">
    <div class="field">
    <label for="q">Search</label>
    <input id="q" name="q" type="search" value="\(query.text)" maxlength="200" autocomplete="off" \
    placeholder="Name, country or word" aria-keyshortcuts="/" aria-controls="outcome">
    <kbd aria-hidden="true" hidden>/</kbd>
    </div>
    <input type="hidden" name="category" value="\(query.category?.rawValue ?? "")"\
    \(query.category == nil ? " disabled" : "")>
    \(services.map { "<input type=\"hidden\" name=\"services\" value=\"\($0)\">" as HTML })
    <noscript><button class="button">Search</button></noscript>
    </form>
    <nav aria-labelledby="categories">
    <h2 id="categories">Categories</h2>
    <ul class="categories">
    \(link(to: nil, title: "All", count: categories.reduce(0) { $0 + $1.count }))
    \(categories.map { link(to: $0.id, title: $0.title, count: $0.count) })
    </ul>
    </nav>
    </div>
    """
  }

  private func link(to category: Category?, title: String, count: Int) -> HTML {
    let address = PageAddress.list(
      LandmarkQuery(category: category, text: query.text), services: services)
    return """
      <li><a class="\(category?.rawValue ?? "all")" href="\(address)"\
      \(category == query.category ? " aria-current=\"true\"" as HTML : "")>\
      <span class="name">\(title)</span> <span class="count">\(count)</span></a></li>
      """
  }
}
