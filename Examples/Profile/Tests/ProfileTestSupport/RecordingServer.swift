public import Foundation
import Synchronization

/// A server on this machine that sends given answers and stores the requests. A connection has one request.
public final class RecordingServer: Sendable {
  /// A request.
  public struct Request: Sendable {
    public var method: String
    public var path: String
    public var headers: [String: String]
    public var body: String
  }

  /// An answer.
  public struct Response: Sendable {
    public var status: Int
    public var body: String

    public init(_ status: Int, _ body: String = "") {
      self.status = status
      self.body = body
    }
  }

  private let listener: Int32
  private let port: UInt16
  private let answer: @Sendable (Request) -> Response
  private let received = Mutex<[Request]>([])

  /// Starts a server.
  ///
  /// - Parameter answer: Returns the answer to a request. The server calls it on a thread of its own.
  public init(_ answer: @escaping @Sendable (Request) -> Response) throws {
    self.answer = answer
    #if canImport(Darwin)
      let listener = socket(AF_INET, SOCK_STREAM, 0)
    #else
      let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    self.listener = listener
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutableBytes(of: &address) { bytes in
      let address = bytes.baseAddress!.assumingMemoryBound(to: sockaddr.self)
      return bind(listener, address, length) == 0 && listen(listener, 16) == 0
        && getsockname(listener, address, &length) == 0
    }
    port = UInt16(bigEndian: address.sin_port)
    guard isListening else { throw CannotListen() }
    Thread.detachNewThread { [weak self] in
      while true {
        let connection = accept(listener, nil, nil)
        guard connection >= 0, let self else { break }
        self.serve(connection)
      }
    }
  }

  deinit {
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
  }

  public struct CannotListen: Error {}

  /// The address of the server.
  public var url: URL { URL(string: "http://127.0.0.1:\(port)")! }

  /// The requests so far.
  public var requests: [Request] { received.withLock { $0 } }

  private func serve(_ connection: Int32) {
    let handle = FileHandle(fileDescriptor: connection, closeOnDealloc: true)
    guard let request = read(from: handle) else { return }
    received.withLock { $0.append(request) }
    let response = answer(request)
    let head = """
      HTTP/1.1 \(response.status) Answer\r
      Content-Type: application/json\r
      Content-Length: \(response.body.utf8.count)\r
      Connection: close\r
      \r

      """
    try? handle.write(contentsOf: Data((head + response.body).utf8))
  }

  private func read(from handle: FileHandle) -> Request? {
    var text = ""
    while true {
      let data = handle.availableData
      if data.isEmpty { return nil }
      text += String(decoding: data, as: UTF8.self)
      if let request = Request(text) { return request }
    }
  }
}

extension RecordingServer.Request {
  /// Reads a request, or returns `nil` if it is not complete yet.
  fileprivate init?(_ text: String) {
    guard let end = text.range(of: "\r\n\r\n") else { return nil }
    let lines = text[..<end.lowerBound].components(separatedBy: "\r\n")
    let words = lines[0].split(separator: " ").map(String.init)
    guard words.count == 3 else { return nil }
    (method, path) = (words[0], words[1])
    headers = [:]
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      if parts.count == 2 {
        headers[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces)
      }
    }
    body = String(text[end.upperBound...])
    if body.utf8.count < headers["content-length"].flatMap({ Int($0) }) ?? 0 { return nil }
  }
}
