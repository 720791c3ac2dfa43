import Testing

@testable import LandmarkPages

@Suite struct ErrorPageTests {
  @Test func `an error that may be temporary has a link to try again`() {
    func page(_ address: String?) -> String {
      ErrorPage(title: "Broken", message: "Later.", retryAddress: address, panel: PageSamples.panel())
        .html.description
    }
    #expect(page("/?q=a").contains("<a class=\"button\" href=\"/?q=a\">Try again</a>"))
    #expect(!page(nil).contains("Try again"))
    #expect(page(nil).contains("<a class=\"button quiet\" href=\"/\">All landmarks</a>"))
  }
}
