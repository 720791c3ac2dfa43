import Furnish
import Testing

/// The key path `\.[service: \Google.self].endpoints.open` as an argument, as SwiftUI's `environment(_:_:)` takes one.
@Suite(.onEveryRoot)
struct ServiceKeyPathTests {
  private typealias Open = Google.Endpoint<@Sendable (String) -> Void>

  private let path: WritableKeyPath<ServiceValues, Open> = \.[service: \Google.self].endpoints.open

  @Test func `an endpoint is set through its key path`() {
    var values = ServiceValues.current
    values[keyPath: path] = { _ in { Journal.note("written \($0)") } }
    let notes = Journal.of { values[service: \Google.self].open("swift") }
    #expect(notes == ["written swift"])
  }

  @Test func `an endpoint is read through its key path`() {
    let values = ServiceValues.current
    let open = values[keyPath: path](values)
    #expect(Journal.of { open("swift") } == ["opened google.com/swift"])
  }

  @Test func `the key path may be passed to another function`() {
    func overriding<Value: Sendable>(
      _ path: WritableKeyPath<ServiceValues, Value>, _ value: Value, _ operation: () -> Void
    ) {
      withServices {
        $0[keyPath: path] = value
      } operation: {
        operation()
      }
    }
    let notes = Journal.of {
      overriding(\.[service: \Google.self].endpoints.open, { _ in { Journal.note("passed \($0)") } }) {
        ServiceValues.current[service: \Google.self].open("swift")
      }
    }
    #expect(notes == ["passed swift"])
  }

  @Test func `key paths to one endpoint are equal`() {
    #expect(path == \.[service: \Google.self].endpoints.open)
    #expect(path.hashValue == (\ServiceValues.[service: \Google.self].endpoints.open).hashValue)
  }

  @Test func `a key path may be Sendable`() {
    let sendable: any WritableKeyPath<ServiceValues, Google> & Sendable = \.[service: \Google.self]
    let endpoints = TestThread.run {
      var values = ServiceValues()
      values[keyPath: sendable].endpoints.open = { _ in { Journal.note("sent \($0)") } }
      return values[keyPath: sendable]
    }
    #expect(Journal.of { endpoints.open("swift") } == ["sent swift"])
  }
}
