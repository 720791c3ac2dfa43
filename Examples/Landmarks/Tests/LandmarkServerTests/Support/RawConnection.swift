import NIOCore
import NIOPosix

/// Connections that send any bytes, well-formed HTTP or not.
enum RawConnection {
  /// Sends bytes, and returns all bytes that follow until the server closes the connection.
  static func exchange(_ bytes: some Sequence<UInt8> & Sendable, port: Int) async throws -> String {
    let channel = try await open(port: port)
    return try await channel.executeThenClose { inbound, outbound in
      var received = ByteBuffer()
      do {
        try await outbound.write(ByteBuffer(bytes: bytes))
        for try await var part in inbound { received.writeBuffer(&part) }
      } catch is IOError {
        // A server that refuses a request may close the connection before it has read it all.
      } catch is ChannelError {
        // Writing to the connection that the server has closed fails with this error.
      }
      return String(buffer: received)
    }
  }

  /// Sends a request for an address, and returns the status and the body of the answer.
  static func get(
    _ address: String,
    services: String? = nil,
    port: Int
  ) async throws -> (status: Int, body: String) {
    let choice = services.map { "services: \($0)\r\n" } ?? ""
    let request = "GET \(address) HTTP/1.1\r\nHost: test\r\n\(choice)Connection: close\r\n\r\n"
    return parse(try await exchange(request.utf8, port: port))
  }

  /// Splits an answer into its status and its body.
  static func parse(_ answer: String) -> (status: Int, body: String) {
    let status = answer.split(separator: " ", maxSplits: 2).dropFirst().first.flatMap { Int($0) }
    let body = answer.firstRange(of: "\r\n\r\n").map { String(answer[$0.upperBound...]) }
    return (status ?? 0, body ?? "")
  }

  /// Opens a connection.
  static func open(port: Int) async throws -> NIOAsyncChannel<ByteBuffer, ByteBuffer> {
    try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .connect(host: "127.0.0.1", port: port) { channel in
        channel.eventLoop.makeCompletedFuture {
          try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
        }
      }
  }
}
