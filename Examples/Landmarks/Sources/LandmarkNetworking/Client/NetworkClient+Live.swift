import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1

extension NetworkClient {
  /// Creates a client that uses HTTP, and stops an answer that is too slow or too large.
  ///
  /// - Parameters:
  ///   - patience: The time that a request may take, up to the last byte of its answer.
  ///   - limit: The number of bytes that an answer may have.
  public static func live(patience: Duration = .seconds(10), limit: Int = 4 << 20) -> Self {
    Self { url in
      var request = HTTPClientRequest(url: url.absoluteString)
      request.headers = ["User-Agent": "landmarks", "Accept": "application/json"]
      do {
        return try await withDeadline(after: patience) { [request] in
          let response = try await Connections.shared.execute(request, deadline: .distantFuture)
          let body = try await response.body.collect(upTo: limit)
          return NetworkResponse(status: Int(response.status.code), body: Data(body.readableBytesView))
        }
      } catch {
        throw NetworkError.meaning(of: error, at: url, patience: patience, limit: limit)
      }
    }
  }
}

/// The connections of this process. They end with the process, so no code closes them.
private enum Connections {
  static let shared: HTTPClient = {
    var configuration = HTTPClient.Configuration.singletonConfiguration
    // The user is notified at once if no server listens at the address.
    configuration.connectionPool.retryConnectionEstablishment = false
    return HTTPClient(eventLoopGroup: HTTPClient.defaultEventLoopGroup, configuration: configuration)
  }()
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
