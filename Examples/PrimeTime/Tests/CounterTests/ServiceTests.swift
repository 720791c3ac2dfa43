import Foundation
import Furnish
import FurnishNetworking
import FurnishReducers
import Testing

@testable import Counter

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Tests of the service at an address, with a `urlSession` that answers without a network.
@MainActor @Suite struct ServiceTests {
  private let address = URL(string: "http://primes.invalid/ask")!

  private func finding(_ count: Int, _ answer: String) async -> CounterState.Finding? {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [AnsweringProtocol.self]
    let store = Store(
      initialState: CounterState(count: count), reducer: counter,
      environment: .service(at: address.appendingPathComponent(answer)))
    let task = withServices {
      $0.urlSession = URLSession(configuration: configuration)
    } operation: {
      store.send(.nthPrimeTapped)
    }
    await task.finish()
    return store.state.finding
  }

  @Test func `the question names the prime`() {
    #expect(
      CounterEnvironment.question(1_000, to: address).absoluteString
        == "http://primes.invalid/ask?input=prime%201000")
  }

  @Test func `the answer is the number in the body`() async {
    #expect(await finding(1_000, "7919") == .nthPrime(count: 1_000, prime: 7_919))
  }

  @Test func `a body without a number is no answer`() async {
    #expect(await finding(1_000, "who-knows") == .noAnswer(count: 1_000))
  }

  @Test func `a refusal is no answer`() async {
    #expect(await finding(1_000, "404") == .noAnswer(count: 1_000))
  }

  @Test func `a service that cannot be reached is no answer`() async {
    #expect(await finding(1_000, "unreachable") == .noAnswer(count: 1_000))
  }
}

/// A protocol that answers each request by the last part of its path: `404` is the status,
/// `unreachable` is a failure, and any other text is the body.
private final class AnsweringProtocol: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { true }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
  override func stopLoading() {}

  override func startLoading() {
    let answer = request.url?.lastPathComponent ?? ""
    guard answer != "unreachable", let url = request.url,
      let response = HTTPURLResponse(
        url: url, statusCode: answer == "404" ? 404 : 200, httpVersion: nil, headerFields: nil)
    else {
      client?.urlProtocol(self, didFailWithError: URLError(.cannotConnectToHost))
      return
    }
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: Data("\(answer)\n".utf8))
    client?.urlProtocolDidFinishLoading(self)
  }
}
