public import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix

/// A server on this machine that answers every request with what was asked: `GET /search?q=swift`.
public struct LoopbackServer: Sendable {
  /// Where it listens.
  public let address: URL

  private let channel: any Channel

  /// Starts a server on a free port.
  ///
  /// - Parameter status: What it answers with.
  public static func start(status: Int = 200) async throws -> Self {
    let channel = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.configureHTTPServerPipeline()
          try channel.pipeline.syncOperations.addHandler(Echo(status: .init(statusCode: status)))
        }
      }
      .bind(host: "127.0.0.1", port: 0).get()
    guard let port = channel.localAddress?.port, let address = URL(string: "http://127.0.0.1:\(port)/search") else {
      throw ChannelError.operationUnsupported
    }
    return Self(address: address, channel: channel)
  }

  /// Stops listening.
  public func stop() async throws { try await channel.close() }
}

extension EventLoopGroup where Self == MultiThreadedEventLoopGroup {
  fileprivate static var singletonMultiThreadedEventLoopGroup: Self { .singleton }
}

private final class Echo: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let status: HTTPResponseStatus

  init(status: HTTPResponseStatus) { self.status = status }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard case .head(let request) = unwrapInboundIn(data) else { return }
    let body = ByteBuffer(string: "\(request.method) \(request.uri)")
    let headers: HTTPHeaders = ["content-length": "\(body.readableBytes)", "connection": "close"]
    context.write(wrapOutboundOut(.head(.init(version: .http1_1, status: status, headers: headers))), promise: nil)
    context.write(wrapOutboundOut(.body(.byteBuffer(body))), promise: nil)
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
  }
}
