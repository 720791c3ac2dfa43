import Foundation
import Testing

@testable import FurnishLanguageServer

/// The queue of messages that have arrived.
@Suite struct InboxTests {
  private func message(_ text: String) -> Message { Message(Array(text.utf8)) }

  private func request(_ id: Int) -> Message { message(#"{"jsonrpc":"2.0","id":\#(id),"method":"m"}"#) }

  private func cancel(_ id: Int) -> Message {
    message(#"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":\#(id)}}"#)
  }

  /// Removes the next event, and returns the number of its request, which is negative if the request was canceled.
  private func next(_ inbox: Inbox) -> Int? {
    guard case .message(.request(.number(let id), _, _), let isCanceled)? = inbox.next(within: 0) else { return nil }
    return isCanceled ? -id : id
  }

  @Test func `a cancellation overtakes its request`() {
    let inbox = Inbox()
    for number in 1...3 { inbox.add(request(number)) }
    inbox.add(cancel(2))
    inbox.add(cancel(7))
    #expect([next(inbox), next(inbox), next(inbox), next(inbox)] == [1, -2, 3, nil])
    inbox.add(request(7))
    #expect(next(inbox) == 7, "a request that follows its cancellation is another one")
  }

  @Test func `an edit that waits is reported`() {
    let inbox = Inbox()
    inbox.add(request(1))
    #expect(!inbox.hasEdit)
    inbox.add(message(#"{"jsonrpc":"2.0","method":"textDocument/didChange"}"#))
    #expect(inbox.hasEdit)
  }

  @Test func `a wait that is woken ends without a message`() {
    let inbox = Inbox()
    Thread.detachNewThread { inbox.wake() }
    if inbox.next(within: nil) != nil { Issue.record("no message was added") }
    inbox.add(request(1))
    inbox.wake()
    #expect(next(inbox) == 1)
  }

  @Test func `the end follows all messages, and is returned again`() {
    let inbox = Inbox()
    inbox.add(request(1))
    inbox.end(.closed)
    inbox.end(.broken("later"))
    #expect(next(inbox) == 1)
    for _ in 0..<2 {
      guard case .end(.closed)? = inbox.next(within: nil) else {
        Issue.record("the end is missing")
        return
      }
    }
  }
}
