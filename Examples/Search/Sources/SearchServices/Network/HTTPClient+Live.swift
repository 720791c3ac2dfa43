import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1

extension HTTPClient {
  /// Creates a client that uses HTTP, follows redirections, and stops an answer that is too slow or too large.
  ///
  /// - Parameters:
  ///   - patience: The time that a request may take, from its start to the last byte of the page.
  ///   - limit: The number of bytes that a page may have.
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

/// The error of an answer that took too long.
struct DeadlinePassed: Error {}

/// Runs an operation, and cancels it if it takes too long.
///
/// The deadline of the library covers only the head of an answer, and a server can take any time for the
/// rest.
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

/// The connections of this process. They end with the process, so no code closes them.
private enum Connections {
  static let shared: AsyncHTTPClient.HTTPClient = {
    var configuration = AsyncHTTPClient.HTTPClient.Configuration.singletonConfiguration
    // The user is notified at once if no server listens at the address.
    configuration.connectionPool.retryConnectionEstablishment = false
    return AsyncHTTPClient.HTTPClient(
      eventLoopGroup: AsyncHTTPClient.HTTPClient.defaultEventLoopGroup, configuration: configuration)
  }()
}
