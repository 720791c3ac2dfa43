import FurnishSwiftUI
import SwiftUI
import Testing

@MainActor @Suite struct LevelScopeTests {
  private let log = ViewLog<String>()

  private func guides() -> ServiceScope {
    provider { [log] services in
      services
        .register(Guide.self, lifetime: .scoped(to: Visit.self)) { (visitor: Visitor) in
          Guide(name: visitor.name, log)
        }
        .register(Guide.self, name: "tour", lifetime: .scoped(to: Tour.self)) { (tour: TourNumber) in
          Guide(name: "tour \(tour.number)", log)
        }
        .register(Guide.self, name: "pause", lifetime: .scoped(to: Pause.self)) { (visitor: Visitor) in
          Guide(name: "\(visitor.name) pauses", log)
        }
    }
  }

  @Test func `a view opens a scope of a level with its input`() async throws {
    let host = TextHost(Switch { GuideView().scope(Visit.self, Visitor(name: "Ada")) }.provider(guides()))
    #expect(host.text.contains("Ada"))
    try host.tap("Switch")
    try await host.wait { log.count == 2 }
    #expect(log.entries == ["Ada", "Ada closed"])
  }

  @Test func `an equal input keeps the scope`() throws {
    let host = TextHost(
      Counting { _ in GuideView().scope(Visit.self, Visitor(name: "Ada")) }.provider(guides()))
    for number in 0..<3 { try host.tap("\(number)") }
    #expect(log.entries == ["Ada"])
  }

  @Test func `another input opens another scope and closes the previous one`() async throws {
    let host = TextHost(
      Counting { GuideView().scope(Visit.self, Visitor(name: "number \($0)")) }.provider(guides()))
    try host.tap("0")
    #expect(host.text.contains("number 1"))
    try await host.wait { log.count == 3 }
    // The new scope does not wait for the old one.
    #expect(log.entries.sorted() == ["number 0", "number 0 closed", "number 1"])
  }

  @Test func `an input that cannot be compared stays the first one`() throws {
    let host = TextHost(
      Counting { GuideView(name: "tour").scope(Tour.self, TourNumber(number: $0)) }.provider(guides()))
    try host.tap("0")
    #expect(host.text.contains("tour 0"))
    #expect(log.entries == ["tour 0"])
  }

  @Test func `a level without an input is opened inside its parent`() {
    let host = TextHost(
      GuideView(name: "pause").scope(Pause.self).scope(Visit.self, Visitor(name: "Ada")).provider(guides()))
    #expect(host.text.contains("Ada pauses"))
  }

  @Test func `an inner level is opened again with its parent`() async throws {
    let host = TextHost(
      Counting {
        GuideView(name: "pause").scope(Pause.self).scope(Visit.self, Visitor(name: "\($0)"))
      }
      .provider(guides()))
    try host.tap("0")
    #expect(host.text.contains("1 pauses"))
    try await host.wait { log.count == 3 }
    #expect(log.entries.sorted() == ["0 pauses", "0 pauses closed", "1 pauses"])
  }
}

private enum Visit: ScopeLevel { typealias Input = Visitor }
private enum Pause: ScopeLevel { typealias Parent = Visit }
private enum Tour: ScopeLevel { typealias Input = TourNumber }

private struct Visitor: Sendable, Equatable { let name: String }

/// An input that is not `Equatable`.
private struct TourNumber: Sendable { let number: Int }

/// A service that logs its creation and its closing.
private final class Guide: Closeable, Sendable {
  let name: String
  private let log: ViewLog<String>

  init(name: String, _ log: ViewLog<String>) {
    self.name = name
    self.log = log
    log.append(name)
  }

  func close() { log.append("\(name) closed") }
}

private struct GuideView: View {
  @Environment(\.provider) private var provider
  var name: ServiceName?

  var body: some View {
    Text(provider.resolveRequired(Guide.self, name: name).name)
  }
}
