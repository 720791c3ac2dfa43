/// The parts of every page around its content.
struct PageFrame {
  let title: String
  let panel: ServicesPanel

  /// Writes the whole document.
  func html(_ content: HTML) -> HTML {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(title)</title>
    <link rel="stylesheet" href="\(Asset.stylesheet.address)">
    <link rel="icon" type="image/svg+xml" href="\(Asset.icon.address)">
    <script type="module" src="\(Asset.script.address)"></script>
    </head>
    <body>
    <a class="skip" href="#main">Skip to the content</a>
    <header class="bar wrap">
    <a class="brand" href="\(PageAddress.list(services: panel.pinned))">\(globe)Landmarks</a>
    \(panel.badge)
    </header>
    \(content)
    <footer class="foot wrap">
    <span>An example of Furnish: every request gets services of its own.</span>
    <a href="/api/landmarks">The same as JSON</a>
    <a href="/wiring">How this server is wired</a>
    </footer>
    </body>
    </html>

    """
  }

  private var globe: HTML {
    """
    <svg viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="9"/>\
    <path d="M3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18"/></svg>
    """
  }
}
