import FoundationNetworking
import Furnish
import FurnishNetworking
import FurnishTesting
import Testing

@Suite struct URLSessionValueTests {
  @Test func `reading the session without an override fails the test`() {
    withKnownIssue {
      _ = ServiceValues.current.urlSession
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("urlSession has no test value") }
    }
  }

  @Test func `the live session is the shared one`() {
    let session = withServices {
      $0.context = .live
    } operation: {
      ServiceValues.current.urlSession
    }
    let isShared = session === URLSession.shared
    #expect(isShared)
  }

  @Test func `an override replaces the session`() {
    let own = URLSession(configuration: .ephemeral)
    let session = withServices {
      $0.urlSession = own
    } operation: {
      ServiceValues.current.urlSession
    }
    let isOwn = session === own
    #expect(isOwn)
  }
}
