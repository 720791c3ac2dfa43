import AsyncHTTPClient
import Foundation
import NIOCore
public import SearchEngines

extension PageFetcher {
  /// Pages over AsyncHTTPClient, of at most 10 MB, which have half a minute to arrive.
  public static var network: Self {
    Self { url in
      let response: HTTPClientResponse
      do {
        response = try await HTTPClient.shared.execute(
          HTTPClientRequest(url: url.absoluteString), timeout: .seconds(30))
      } catch let error where !(error is CancellationError) {
        throw PageError.unreachable(url, reason: "\(error)")
      }
      guard (200..<300).contains(response.status.code) else {
        throw PageError.refused(url, status: Int(response.status.code))
      }
      return Data(try await response.body.collect(upTo: 10_000_000).readableBytesView)
    }
  }
}
