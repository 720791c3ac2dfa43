/// The page that a browser receives in place of the requested one.
public struct ErrorPage: Sendable {
  private let title: String
  private let message: String
  private let retryAddress: String?
  private let panel: ServicesPanel

  /// Creates a page that explains an error.
  ///
  /// - Parameters:
  ///   - title: The error, in a few words.
  ///   - message: The error, and how to continue.
  ///   - retryAddress: The address to try again, if that may succeed.
  ///   - panel: The services, so that the visitor can choose another one.
  public init(title: String, message: String, retryAddress: String?, panel: ServicesPanel) {
    self.title = title
    self.message = message
    self.retryAddress = retryAddress
    self.panel = panel
  }

  /// The page as HTML.
  public var html: HTML {
    PageFrame(title: "\(title) · Landmarks", panel: panel).html(
      """
      <div class="wrap failed">
      <main id="main" tabindex="-1">
      \(Notice.failure(
        heading: "<h1>\(title)</h1>", message: message,
        actions: [retryAddress.map(Notice.retry), Self.elsewhere].compactMap(\.self)))
      </main>
      \(panel.html)
      </div>
      """)
  }

  private static let elsewhere: HTML =
    "<a class=\"button quiet\" href=\"\(PageAddress.list())\">All landmarks</a>"
}
