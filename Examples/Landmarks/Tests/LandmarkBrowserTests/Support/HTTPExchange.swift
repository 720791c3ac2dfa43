import Foundation
import NIOCore
import NIOPosix

/// One request and its answer, in the part of HTTP that chromedriver supports.
///
/// `URLSession` on Linux refuses the headers of chromedriver, which have no space after the colon.
enum HTTPExchange {
  /// An answer.
  struct Reply {
    let status: Int
    let body: Data
  }

  /// The error of a connection that ended before the answer was complete.
  struct Incomplete: Error {
    let received: String
  }

  /// Sends a request to a program on this machine.
  static func send(_ method: String, _ path: String, _ body: Data?, port: Int) async throws -> Reply {
    let head = [
      "\(method) \(path) HTTP/1.1", "Host: 127.0.0.1:\(port)", "Content-Type: application/json",
      "Content-Length: \(body?.count ?? 0)", "Connection: close", "", "",
    ].joined(separator: "\r\n")
    let request = ByteBuffer(bytes: Data(head.utf8) + (body ?? Data()))
    let channel = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .connect(host: "127.0.0.1", port: port) { channel in
        channel.eventLoop.makeCompletedFuture {
          try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
        }
      }
    return try await channel.executeThenClose { inbound, outbound in
      try await outbound.write(request)
      var received = Data()
      var head: (status: Int, length: Int, end: Int)?
      for try await part in inbound {
        received.append(contentsOf: part.readableBytesView)
        head = head ?? self.head(of: received)
        // The connection may remain open after the answer.
        if let head, received.count >= head.end + head.length {
          return Reply(status: head.status, body: received.dropFirst(head.end).prefix(head.length))
        }
      }
      throw Incomplete(received: String(decoding: received, as: UTF8.self))
    }
  }

  private static func head(of received: Data) -> (status: Int, length: Int, end: Int)? {
    guard let end = received.firstRange(of: Data("\r\n\r\n".utf8)) else { return nil }
    let head = String(decoding: received[..<end.lowerBound], as: UTF8.self)
    let status = head.split(separator: " ", maxSplits: 2).dropFirst().first.flatMap { Int($0) }
    let length = head.firstMatch(of: /(?i)content-length: *(\d+)/).flatMap { Int($0.1) }
    return (status ?? 0, length ?? 0, end.upperBound)
  }
}
