import NIOConcurrencyHelpers
import NIOCore
import NIOPosix

/// A port that forwards bytes to another one, or discards them. While it discards them, both sides of a connection
/// remain open and receive nothing, as if a machine or a network between them had disappeared.
public struct SwallowingProxy: Sendable {
  /// The port to connect to.
  public let port: Int

  private let swallows: NIOLockedValueBox<Bool>

  /// Runs a proxy for as long as the body runs.
  ///
  /// - Parameter target: The port on this machine to which bytes are forwarded.
  public static func run<Result: Sendable>(
    to target: Int, _ body: (SwallowingProxy) async throws -> Result
  ) async throws -> Result {
    let swallows = NIOLockedValueBox(false)
    let listener = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .childChannelInitializer { incoming in
        // Both sides are on one event loop, so that bytes remain in order.
        ClientBootstrap(group: incoming.eventLoop).connect(host: "127.0.0.1", port: target).flatMapThrowing {
          outgoing in
          try incoming.pipeline.syncOperations.addHandler(Passage(to: outgoing, swallows))
          try outgoing.pipeline.syncOperations.addHandler(Passage(to: incoming, swallows))
        }
      }
      .bind(host: "127.0.0.1", port: 0).get()
    let result: Swift.Result<Result, any Error>
    do {
      result = .success(try await body(Self(port: listener.localAddress?.port ?? 0, swallows: swallows)))
    } catch {
      result = .failure(error)
    }
    try await listener.close()
    return try result.get()
  }

  /// Discards all bytes until `pass()` is called, also those of new connections.
  public func swallow() { swallows.withLockedValue { $0 = true } }

  /// Forwards bytes again. A connection that has lost some is damaged.
  public func pass() { swallows.withLockedValue { $0 = false } }
}

/// One direction of a connection.
private final class Passage: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer

  private let target: any Channel
  private let swallows: NIOLockedValueBox<Bool>

  init(to target: any Channel, _ swallows: NIOLockedValueBox<Bool>) {
    self.target = target
    self.swallows = swallows
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !swallows.withLockedValue({ $0 }) else { return }
    target.writeAndFlush(unwrapInboundIn(data), promise: nil)
  }

  func channelInactive(context: ChannelHandlerContext) { target.close(promise: nil) }

  func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
}
