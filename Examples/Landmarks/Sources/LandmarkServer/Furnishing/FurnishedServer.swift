public import Furnish
import Hummingbird
import Logging
public import ServiceLifecycle

/// The server and its container: everything is made before it listens, and closed after the last answer.
public struct FurnishedServer: ServiceLifecycle.Service {
  private let container: ServiceContainer
  private let host: String
  private let port: Int
  private let onListening: @Sendable (_ port: Int) async -> Void

  /// - Parameters:
  ///   - container: Where the services are registered; the server starts and closes it.
  ///   - host: The name or address to listen on.
  ///   - port: The port to listen on; 0 takes one that is free.
  ///   - onListening: Called with the port once the server really listens.
  public init(
    container: ServiceContainer, host: String, port: Int,
    onListening: @escaping @Sendable (_ port: Int) async -> Void = { _ in }
  ) {
    self.container = container
    self.host = host
    self.port = port
    self.onListening = onListening
  }

  /// Serves until the program is told to stop.
  ///
  /// - Throws: `WiringError` where the wiring is wrong, `ServiceError` where a service cannot be made, what
  ///   binding a socket throws, and `ClosingError` where a service cannot be closed.
  public func run() async throws {
    let provider = try container.validated()
    try await container.start()
    let serving = await Result { try await serve(provider) }
    // A task of its own: who is cancelled closes, too.
    let closing = await Task { try await close(provider) }.result
    if case .failure = serving, case .failure(let error) = closing {
      provider.resolve(Logger.self)?.error(
        "The services could not be closed", metadata: ["error": "\(error)"])
    }
    try serving.get()
    try closing.get()
  }

  private func serve(_ provider: ServiceScope) async throws {
    try await LandmarkApplication.build(
      over: provider, wiredAs: container.graph, host: host, port: port, onListening: onListening
    ).run()
  }

  private func close(_ provider: ServiceScope) async throws {
    await provider.resolve(RequestScopes.self)?.allClosed()
    try await container.close()
  }
}

extension Result where Failure == any Error {
  /// What `body` returns or throws.
  fileprivate init(_ body: () async throws -> Success) async {
    do { self = .success(try await body()) } catch { self = .failure(error) }
  }
}
