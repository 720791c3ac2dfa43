import HTTPTypes
import Hummingbird
import LandmarkPages

extension RequestProblem {
  /// Returns the explanation as a page, with links to other pages.
  func page(for request: Request, _ choices: ServiceChoices) -> HTMLResponse {
    let panel = ServicesPanel(ServiceSelection(refused: request, among: choices), for: request)
    let page = ErrorPage(
      title: headline,
      message: message,
      retryAddress: isOfRequest ? nil : LocalAddress(of: request).path,
      panel: panel)
    return HTMLResponse(html: page.html, status: status, headers: headers)
  }

  /// The error, in a few words.
  private var headline: String {
    switch status {
    case .notFound: "There is nothing here"
    case .notImplemented: "This service is not implemented"
    case .serviceUnavailable: "The landmarks are out of reach"
    case _ where isOfRequest: "This cannot be answered"
    default: "Something went wrong"
    }
  }
}

extension ServicesPanel {
  /// Creates the panel of a page, to which the visitor returns after a choice.
  init(_ selection: ServiceSelection, for request: Request) {
    self.init(
      choices: selection.choices.all.map { Choice(name: $0.rawValue, explanation: $0.explanation) },
      current: selection.choice.rawValue,
      pinned: selection.pinned?.rawValue,
      returnAddress: LocalAddress(of: request).path)
  }
}
