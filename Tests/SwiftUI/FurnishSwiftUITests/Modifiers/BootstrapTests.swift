import FurnishSwiftUI
import SwiftUI
import Testing

@MainActor @Suite struct BootstrapTests {
  private let log = ViewLog<String>()

  @Test func `a synchronous action runs before the view appears`() {
    let host = TextHost(
      Text("content").onAppear { log.append("appeared") }
        .bootstrap { log.append("ran") })
    #expect(log.entries == ["ran", "appeared"])
    #expect(host.text == "content")
  }

  @Test func `a synchronous action runs once however often the view is evaluated`() throws {
    let host = TextHost(Counting { count in Text("at \(count)").bootstrap { log.append("ran") } })
    for number in 0..<5 { try host.tap("\(number)") }
    #expect(host.text == "[5]\nat 5")
    #expect(log.entries == ["ran"])
  }

  @Test func `progress is shown while an asynchronous action runs`() async throws {
    let gate = Gate()
    let host = TextHost(Text("content").bootstrap { await gate.wait() })
    await host.settle()
    #expect(host.text == "ProgressView")
    gate.open()
    try await host.wait { host.text == "content" }
  }

  @Test func `an asynchronous action runs once`() async throws {
    let host = TextHost(
      Counting { count in
        Text("at \(count)").bootstrap {
          await Task.yield()
          log.append("ran")
        }
      })
    try await host.wait { log.count == 1 }
    for number in 0..<5 { try host.tap("\(number)") }
    await host.settle()
    #expect(host.text == "[5]\nat 5")
    #expect(log.entries == ["ran"])
  }

  @Test func `an error is shown, and the action can be tried again`() throws {
    let host = TextHost(
      Text("content").bootstrap {
        log.append("ran")
        if log.count < 3 { throw Trouble(number: log.count) }
      })
    #expect(host.text == "trouble 1\n[Try Again]")
    try host.tap("Try Again")
    #expect(host.text == "trouble 2\n[Try Again]")
    try host.tap("Try Again")
    #expect(host.text == "content")
  }

  @Test func `an error of an asynchronous action is shown, and the action can be tried again`() async throws {
    let host = TextHost(
      Text("content").bootstrap {
        await Task.yield()
        log.append("ran")
        if log.count < 2 { throw Trouble(number: 1) }
      })
    try await host.wait { host.text == "trouble 1\n[Try Again]" }
    try host.tap("Try Again")
    #expect(host.text == "ProgressView")
    try await host.wait { host.text == "content" }
    #expect(log.count == 2)
  }

  @Test func `a localized error is shown in its own words`() {
    let host = TextHost(Text("content").bootstrap { throw SpokenTrouble() })
    #expect(host.text == "Please plug it in.\n[Try Again]")
  }

  @Test func `when the view disappears the action is canceled`() async throws {
    let host = TextHost(
      Switch {
        Text("content").bootstrap {
          do {
            log.append("started")
            try await Task.sleep(for: .seconds(100_000))
          } catch {
            log.append("cancelled: \(Task.isCancelled)")
            throw error
          }
        }
      })
    try await host.wait { log.count == 1 }
    try host.tap("Switch")
    try await host.wait { log.count == 2 }
    #expect(log.entries == ["started", "cancelled: true"])
    #expect(host.text == "[Switch]")
  }

  @Test func `a view that appears again runs its action again`() throws {
    let host = TextHost(Switch { Text("content").bootstrap { log.append("ran") } })
    try host.tap("Switch")
    try host.tap("Switch")
    #expect(log.entries == ["ran", "ran"])
  }

  @Test func `the action may set state of the enclosing view`() {
    #expect(TextHost(Late()).text == "created")
  }
}

struct Trouble: Error, CustomStringConvertible {
  let number: Int

  var description: String { "trouble \(number)" }
}

private struct SpokenTrouble: LocalizedError {
  var errorDescription: String? { "Please plug it in." }
}

/// A gate that is closed until it is opened.
@MainActor
private final class Gate {
  private var isOpen = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func wait() async {
    if isOpen { return }
    await withCheckedContinuation { waiting.append($0) }
  }

  func open() {
    isOpen = true
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}

@Observable private final class LateModel {
  let text = "created"
}

private struct Late: View {
  @State private var model: LateModel?

  var body: some View {
    LateContent().environment(model).bootstrap { model = LateModel() }
  }
}

private struct LateContent: View {
  @Environment(LateModel.self) private var model: LateModel?

  var body: some View { Text(model?.text ?? "nothing") }
}
