import HTTPTypes
import Hummingbird

extension Request {
  /// Whether a browser requests a page, so that errors should be pages as well.
  var wantsPage: Bool {
    let path = uri.path
    guard !path.hasPrefix("/api/"), !path.hasPrefix("/assets/"), path != "/api", path != "/health" else {
      return false
    }
    return headers[.accept]?.contains("text/html") ?? false
  }
}
