import FoundationEssentials
import Furnish
import FurnishFoundation
import FurnishTesting
import Testing

@Suite struct OpenURLTests {
  @Test func `reading openURL without an override fails the test`() {
    withKnownIssue {
      _ = ServiceValues.current.openURL
    } matching: {
      $0.proposes("$0.openURL = OpenURL { _ in }")
    }
  }

  @Test func `an override receives the URL`() async {
    let (opened, continuation) = AsyncStream<String>.makeStream()
    withServices {
      $0.openURL = OpenURL { continuation.yield($0.absoluteString) }
    } operation: {
      ServiceValues.current.openURL(URL(string: "https://www.swift.org/?q=1")!)
    }
    continuation.finish()
    #expect(await opened.reduce(into: []) { $0.append($1) } == ["https://www.swift.org/?q=1"])
  }
}
