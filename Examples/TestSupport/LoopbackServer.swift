import NIOConcurrencyHelpers
import NIOCore
import NIOPosix

/// A server on this machine that sends given bytes, HTTP or not, one answer for each connection.
public struct LoopbackServer: Sendable {
  /// The bytes of an answer.
  public enum Answer: Sendable {
    /// Some bytes, and then the end of the connection.
    case bytes(String)
    /// No bytes, for as long as the client waits.
    case silence
    /// A head, and then the same part again and again, for as long as the client reads.
    case endless(head: String, part: String, pause: Duration = .zero)

    /// Returns a complete answer of HTTP, with additional headers.
    public static func page(_ status: Int, _ body: String = "", headers: [String] = []) -> Self {
      let lines = ["HTTP/1.1 \(status) Answer", "Content-Length: \(body.utf8.count)", "Connection: close"] + headers
      return .bytes(lines.map { $0 + "\r\n" }.joined() + "\r\n" + body)
    }

    /// Returns a complete answer in JSON.
    public static func json(_ body: String, status: Int = 200) -> Self {
      .page(status, body, headers: ["Content-Type: application/json"])
    }
  }

  /// The port of the server.
  public let port: Int

  private let received: NIOLockedValueBox<[String]>

  /// The targets of the requests so far, such as `/api/landmarks?page=1`.
  public var targets: [String] { received.withLockedValue { $0 } }

  /// The address of this server.
  public var address: String { "http://127.0.0.1:\(port)" }

  /// Runs a server for as long as the body runs.
  ///
  /// - Parameter answer: Returns the bytes to send for the target of a request. The server calls it on a thread of its
  ///   own.
  public static func run<Result: Sendable>(
    answering answer: @escaping @Sendable (_ target: String) -> Answer,
    _ body: (LoopbackServer) async throws -> Result
  ) async throws -> Result {
    let received = NIOLockedValueBox<[String]>([])
    let listener = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          let connection = Connection { target in
            received.withLockedValue { $0.append(target) }
            return answer(target)
          }
          try channel.pipeline.syncOperations.addHandler(connection)
        }
      }
      .bind(host: "127.0.0.1", port: 0).get()
    let result: Swift.Result<Result, any Error>
    do {
      result = .success(try await body(Self(port: listener.localAddress?.port ?? 0, received: received)))
    } catch {
      result = .failure(error)
    }
    try await listener.close()
    return try result.get()
  }
}

/// A handler that reads a request to the end of its head, and answers it.
private final class Connection: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer

  private let answer: (_ target: String) -> LoopbackServer.Answer
  private var request = ""
  private var isAnswered = false

  init(answer: @escaping (_ target: String) -> LoopbackServer.Answer) { self.answer = answer }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    request += String(buffer: unwrapInboundIn(data))
    guard !isAnswered, request.contains("\r\n\r\n") else { return }
    isAnswered = true
    let channel = context.channel
    switch answer(request.split(separator: " ").dropFirst().first.map(String.init) ?? "") {
    case .bytes(let bytes):
      channel.writeAndFlush(ByteBuffer(string: bytes)).whenComplete { _ in channel.close(promise: nil) }
    case .silence:
      break
    case .endless(let head, let part, let pause):
      channel.writeAndFlush(ByteBuffer(string: head)).whenSuccess {
        Self.repeat(ByteBuffer(string: part), every: TimeAmount(pause), on: channel)
      }
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    // A client may close the connection at any time.
    context.close(promise: nil)
  }

  /// Writes the same part until the client disconnects, and writing fails.
  private static func `repeat`(_ part: ByteBuffer, every pause: TimeAmount, on channel: any Channel) {
    channel.writeAndFlush(part).whenSuccess {
      channel.eventLoop.scheduleTask(in: pause) { Self.repeat(part, every: pause, on: channel) }
    }
  }
}
