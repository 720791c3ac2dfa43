public import Furnish
public import FurnishServiceLifecycle
import Hummingbird
import Logging
import NIOCore

/// The server, a service that runs and is ready once it listens.
///
/// Its recipe takes the provider, so it is started after every other service that runs, and stopped before them.
public struct LandmarkServer: ReadinessSignaling {
  private let provider: any ServiceProvider
  private let host: String
  private let port: Int
  private let onListening: @Sendable (_ port: Int) async -> Void

  /// Creates a server that does not listen yet.
  ///
  /// - Parameters:
  ///   - provider: The provider of the server's services.
  ///   - host: The name or address to listen on.
  ///   - port: The port to listen on, or 0 for any free one.
  ///   - onListening: Called with the port once the server listens.
  public init(
    _ provider: any ServiceProvider, host: String, port: Int,
    onListening: @escaping @Sendable (_ port: Int) async -> Void
  ) {
    self.provider = provider
    self.host = host
    self.port = port
    self.onListening = onListening
  }

  /// Serves until the group is stopped. Requests in flight are answered first.
  ///
  /// - Throws: `ServiceError` if a service of the server is missing, or an error of binding a socket.
  public func run(ready: @escaping @Sendable () -> Void) async throws {
    try await LandmarkApplication.build(over: provider, host: host, port: port) { port in
      ready()
      await onListening(port)
    }.run()
  }
}
