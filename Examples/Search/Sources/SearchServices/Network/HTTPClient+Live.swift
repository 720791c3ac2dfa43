import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1

extension HTTPClient {
  /// Fetches over HTTP, follows redirections, and stops an answer that is too slow or too large.
  ///
  /// - Parameters:
  ///   - patience: How long a page may take, from the first byte to the last.
  ///   - limit: How many bytes a page may have.
  public static func live(patience: Duration = .seconds(30), limit: Int = 16 << 20) -> Self {
    Self { url in
      var request = HTTPClientRequest(url: url.absoluteString)
      request.headers = ["User-Agent": "search", "Accept": "text/html, */*;q=0.1"]
      do {
        return try await withDeadline(after: patience) { [request] in
          let response = try await Connections.shared.execute(request, deadline: .distantFuture)
          guard response.status.code == 200 else {
            throw FetchError.refused(url, status: Int(response.status.code))
          }
          return Data(try await response.body.collect(upTo: limit).readableBytesView)
        }
      } catch {
        throw FetchError.meaning(of: error, at: url, patience: patience, limit: limit)
      }
    }
  }
}

/// The error of a server that takes too long.
struct DeadlinePassed: Error {}

/// Gives up on what takes too long: it is canceled then.
///
/// The library's own deadline ends when the head of an answer is there; a server can take as long as it
/// likes for the rest.
private func withDeadline<Result: Sendable>(
  after patience: Duration, _ operation: @escaping @Sendable () async throws -> Result
) async throws -> Result {
  try await withThrowingTaskGroup(of: Result.self) { group in
    defer { group.cancelAll() }
    group.addTask { try await operation() }
    group.addTask {
      try await Task.sleep(for: patience)
      throw DeadlinePassed()
    }
    guard let result = try await group.next() else { throw CancellationError() }
    return result
  }
}

/// The connections of this process. They live as long as it does, and need not be closed.
private enum Connections {
  static let shared: AsyncHTTPClient.HTTPClient = {
    var configuration = AsyncHTTPClient.HTTPClient.Configuration.singletonConfiguration
    // The user should be notified at once that no server is listening there.
    configuration.connectionPool.retryConnectionEstablishment = false
    return AsyncHTTPClient.HTTPClient(
      eventLoopGroup: AsyncHTTPClient.HTTPClient.defaultEventLoopGroup, configuration: configuration)
  }()
}
