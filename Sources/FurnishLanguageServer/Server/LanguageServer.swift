package import Foundation
import FurnishReports
import FurnishScanner

/// A language server over a pair of streams.
package struct LanguageServer {
  /// The number of seconds that an edit waits for the next one before it is judged: less than the time between two
  /// typed characters.
  private static let editDelay = 0.005

  private let options: ProjectOptions
  private let version: String
  private let input: FileHandle
  private let output: FileHandle
  private let log: @Sendable (String) -> Void

  /// - Parameters:
  ///   - options: Options for finding and judging programs.
  ///   - version: The version of the command, which editors show.
  ///   - input: The stream from which messages are read.
  ///   - output: The stream to which messages are written.
  ///   - log: Writes a line for a user that starts the server by hand.
  package init(
    _ options: ProjectOptions, version: String, input: FileHandle = .standardInput,
    output: FileHandle = .standardOutput, log: @escaping @Sendable (String) -> Void
  ) {
    self.options = options
    self.version = version
    self.input = input
    self.output = output
    self.log = log
  }

  /// Serves until the client ends the conversation.
  ///
  /// - Returns: The exit status: 0 if the client has shut the server down before, and 1 otherwise.
  package func run() -> Int32 {
    // If the client ends, a write to it fails. The signal would end the process instead.
    signal(SIGPIPE, SIG_IGN)
    let inbox = Inbox()
    let input = input
    Thread.detachNewThread { Self.read(input, into: inbox) }
    // Deeply nested values are also compared and released here, which needs a large stack.
    return LargeStack.run { self.serve(inbox) }
  }

  private func serve(_ inbox: Inbox) -> Int32 {
    let session = LanguageSession(options, version: version) { inbox.wake() }
    while true {
      let messages: [JSONValue]
      switch inbox.next(within: session.isUnsettled ? Self.editDelay : nil) {
      case nil: messages = session.settle { inbox.hasEdit }
      case .message(let message, let isCanceled)?: messages = session.receive(message, isCanceled: isCanceled)
      case .end(.closed)?: return session.phase == .shutDown ? 0 : 1
      case .end(.broken(let reason))?:
        log(reason)
        return 1
      }
      for message in messages where !send(message) { return 1 }
      if let status = session.exitStatus { return status }
    }
  }

  /// Sends a message.
  ///
  /// - Returns: `false` if the client does not read any more.
  private func send(_ message: JSONValue) -> Bool {
    let text = message.line
    let framed = Data("Content-Length: \(text.utf8.count)\r\n\r\n\(text)".utf8)
    return (try? output.write(contentsOf: framed)) != nil
  }

  private static func read(_ input: FileHandle, into inbox: Inbox) {
    var stream = MessageStream()
    while true {
      let data = input.availableData
      guard !data.isEmpty else {
        return inbox.end(stream.isInsideMessage ? .broken(ServerText.endedInside) : .closed)
      }
      stream.append(data)
      while let frame = stream.next() {
        switch frame {
        case .message(let bytes): inbox.add(Message(bytes))
        case .damage(let reason): inbox.add(.invalid(nil, ResponseError(.parseError, reason)))
        case .lost(let reason): return inbox.end(.broken(reason))
        }
      }
    }
  }
}
