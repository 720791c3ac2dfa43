import NIOCore
import NIOPosix

/// Connections that send given bytes, and whose responses a test reads part by part.
enum Connection {
  static func open(port: Int) async throws -> NIOAsyncChannel<ByteBuffer, ByteBuffer> {
    try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .connect(host: "127.0.0.1", port: port) { channel in
        channel.eventLoop.makeCompletedFuture { try NIOAsyncChannel(wrappingChannelSynchronously: channel) }
      }
  }

  /// Sends a request, and returns all bytes that follow until the server closes the connection.
  static func get(_ path: String, headers: [String: String] = [:], port: Int) async throws -> String {
    let lines = headers.map { "\($0): \($1)\r\n" }.joined()
    let request = "GET \(path) HTTP/1.1\r\nHost: test\r\nConnection: close\r\n\(lines)\r\n"
    return try await open(port: port).executeThenClose { inbound, outbound in
      try await outbound.write(ByteBuffer(string: request))
      var received = ByteBuffer()
      for try await var part in inbound { received.writeBuffer(&part) }
      return String(buffer: received)
    }
  }
}
