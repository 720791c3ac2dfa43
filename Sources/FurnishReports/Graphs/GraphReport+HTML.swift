import FurnishGraph

extension GraphReport {
  /// Returns the graph as a page that needs nothing else, neither network nor files: the picture of ``svg()``, which
  /// can be moved and searched, with the dependencies and dependents of each service.
  ///
  /// - Complexity: As that of ``svg()``.
  public func html() -> String {
    let parts = htmlParts()
    return parts.start + parts.end
  }

  /// Writes the page of ``html()`` in two parts, divided at the end of its side panel, so that a caller can add
  /// elements to the panel.
  package func htmlParts() -> (start: String, end: String) {
    let drawing = GraphDrawing(graph)
    let start = """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta http-equiv="Content-Security-Policy" \
      content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
      <title>\(title.inMarkup)</title>
      <style>
      \(DrawingStyle.colors)\(DrawingStyle.shapes)\(PageStyle.canvas)\(PageStyle.panel)</style>
      </head>
      <body>
      <main>
      <svg id="graph" role="group" aria-label="\(title.inMarkup)"><g id="view">
      \(DrawingMarkup(drawing, isInteractive: true).text)</g></svg>
      <div class="tools">
      <button id="closer" title="Closer (+)" aria-label="Closer">+</button>
      <button id="farther" title="Farther (−)" aria-label="Farther">−</button>
      <button id="all" title="All of it (0)" aria-label="All of it">⤢</button>
      </div>
      </main>
      <aside>
      <header>
      <h1>\(title.inMarkup)</h1>
      <p>\(GraphSummary(graph).line.inMarkup)</p>
      <input id="search" type="search" placeholder="Search  ( / )" aria-label="Search" autocomplete="off" spellcheck="false">
      </header>
      <div id="panel" tabindex="-1"></div>

      """
    let end = """
      </aside>
      <script type="application/json" id="data">\(PageData(drawing).json.inlineInHTML)</script>
      <script>
      \(PageScript.all)</script>
      </body>
      </html>

      """
    return (start, end)
  }
}
