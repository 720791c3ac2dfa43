import Furnish
import Testing

/// Operations whose time is proportional to the length of their input, and not to its square.
@Suite(.serialized) struct LinearTimeTests {
  private enum Author: PlainKey { static var value: Int { 0 } }
  private enum Reader: PlainKey { static var value: Int { 0 } }
  private enum Byline: PlainKey {
    static var value: [Int] { [ServiceValues.current[Author.self], ServiceValues.current[Reader.self]] }
  }
  private final class Link: Sendable {}

  private final class Page: Sendable {
    let byline = Injected(Byline.self)
  }

  /// Returns the factor by which the time grows for four times the count: about 4 if the time is linear, and 16 if it is
  /// quadratic. Of several runs with each count, the shortest is compared.
  private func growth(from count: Int, _ run: (Int) throws -> Duration) rethrows -> Double {
    func shortest(_ count: Int) throws -> Duration { try (0..<3).map { _ in try run(count) }.min()! }
    return try shortest(4 * count) / shortest(count)
  }

  @Test func `reading objects that were created under different overrides takes linear time`() {
    let growth = growth(from: 250) { count in
      let pages = (0..<count).map { number in
        withServices {
          $0[Author.self] = number
        } operation: {
          Page()
        }
      }
      return ThreadTime.measure {
        withServices {
          $0[Reader.self] = 1
        } operation: {
          for (number, page) in pages.enumerated() where page.byline.wrappedValue != [number, 1] {
            Issue.record("page \(number) has another byline")
          }
        }
      }
    }
    #expect(growth < 9)
  }

  @Test func `creating a chain of singletons that request each other takes linear time`() throws {
    let growth = try growth(from: 100) { length in
      let provider = try validatedProvider {
        for number in 0..<length {
          $0.register(Link.self, name: ServiceName("\(number)")) { provider in
            if number + 1 < length { _ = try provider.require(Link.self, name: ServiceName("\(number + 1)")) }
            return Link()
          }
        }
      }
      return TestThread.run(stackSize: 256 << 20) {
        ThreadTime.measure { _ = provider.resolve(Link.self, name: "0") }
      }
    }
    #expect(growth < 9)
  }
}
