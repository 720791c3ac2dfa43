import Testing

@testable import FurnishLanguageServer

/// The separation of a stream into messages.
@Suite struct MessageStreamTests {
  private func frames(_ text: String, piece: Int = .max) -> [MessageStream.Frame] {
    var stream = MessageStream()
    var frames: [MessageStream.Frame] = []
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      stream.append(bytes.prefix(piece))
      bytes = bytes.dropFirst(piece)
      while let frame = stream.next() {
        frames.append(frame)
        if case .lost = frame { return frames }
      }
    }
    return frames
  }

  private func message(_ text: String) -> MessageStream.Frame { .message(Array(text.utf8)) }

  @Test(arguments: [1, 2, 3, 7, 20, 1000])
  func `messages are found if the stream arrives in pieces of any size`(_ piece: Int) {
    let text =
      "Content-Length: 2\r\n\r\n{}"
      + "content-type: application/vscode-jsonrpc; charset=utf-8\r\nCONTENT-LENGTH:4\r\n\r\n\"é\""
      + "Content-Length: 0\r\n\r\nContent-Length: 2\r\n\r\n[]"
    #expect(frames(text, piece: piece) == [message("{}"), message("\"é\""), message(""), message("[]")])
  }

  @Test(arguments: [
    "Content-Length\r\n\r\n", "Length: 2\r\n\r\n", "Content-Length: -2\r\n\r\n", "Content-Length: x\r\n\r\n",
  ])
  func `a header without a length is reported, and the next message is read`(_ header: String) {
    #expect(
      frames(header + "Content-Length: 2\r\n\r\n{}") == [
        .damage("A header needs 'Content-Length: ' and the number of bytes that follow it."), message("{}"),
      ])
  }

  @Test func `an invalid length ends the stream`() {
    let reason = "A message of 67108865 bytes is announced; 67108864 is the most."
    #expect(frames("Content-Length: 67108865\r\n\r\n{}") == [.lost(reason)])
    let huge = "Content-Length: 99999999999999999999999999\r\n\r\n{}"
    #expect(frames(huge) == [.lost("A message of 9223372036854775807 bytes is announced; 67108864 is the most.")])
  }

  @Test func `a header that does not end ends the stream`() {
    let endless = String(repeating: "x", count: 5000)
    #expect(frames(endless, piece: 100) == [.lost("A header does not end within 4096 bytes.")])
  }

  @Test func `a stream determines whether it was cut off`() {
    var stream = MessageStream()
    #expect(!stream.isInsideMessage)
    for byte in "Content-Length: 2\r\n\r\n{".utf8 {
      stream.append([byte])
      #expect(stream.next() == nil)
      #expect(stream.isInsideMessage)
    }
    stream.append("}".utf8)
    #expect(stream.next() == message("{}"))
    #expect(!stream.isInsideMessage)
  }
}
