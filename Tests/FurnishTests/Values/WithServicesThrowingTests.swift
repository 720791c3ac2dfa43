import Furnish
import Testing

/// The type of the errors that closures throw, which the compiler checks: a `catch` that binds `error` to a constant of
/// the concrete type compiles only if no other error can be thrown.
struct WithServicesThrowingTests {
  private enum Number: PlainKey { static var value: Int { 1 } }
  private struct Mishap: Error, Equatable { var code: Int }

  private func fail(_ code: Int) throws(Mishap) -> Int { throw Mishap(code: code) }
  private func failLater(_ code: Int) async throws(Mishap) -> Int { throw Mishap(code: code) }

  @Test func `the operation keeps the type that it throws`() {
    do {
      _ = try withServices { _ throws(Mishap) in
      } operation: { () throws(Mishap) in
        try fail(1)
      }
      Issue.record("nothing was thrown")
    } catch {
      let mishap: Mishap = error
      #expect(mishap.code == 1)
    }
  }

  @Test func `the update keeps the type that it throws`() {
    do {
      try withServices { values throws(Mishap) in
        values[Number.self] = try fail(2)
      } operation: { () throws(Mishap) in
      }
      Issue.record("nothing was thrown")
    } catch {
      let mishap: Mishap = error
      #expect(mishap.code == 2)
    }
  }

  @Test func `an asynchronous operation keeps the type that it throws`() async {
    do {
      _ = try await withServices { _ throws(Mishap) in
      } operation: { () async throws(Mishap) in
        try await failLater(3)
      }
      Issue.record("nothing was thrown")
    } catch {
      let mishap: Mishap = error
      #expect(mishap.code == 3)
    }
  }

  @Test func `the operation keeps the type that it throws if the update throws nothing`() async {
    let owner = ServiceValues.current
    func each() async throws(Mishap) {
      #expect(
        withServices {
          $0[Number.self] = 1
        } operation: {
          3
        } == 3)
      do throws(Mishap) {
        _ = try withServices {
          $0[Number.self] = 7
        } operation: { () throws(Mishap) in
          try fail(ServiceValues.current[Number.self])
        }
      } catch {
        #expect(error.code == 7)
      }
      do throws(Mishap) {
        _ = try withServices(from: owner) {
          $0[Number.self] = 8
        } operation: { () throws(Mishap) in
          try fail(ServiceValues.current[Number.self])
        }
      } catch {
        #expect(error.code == 8)
      }
      do throws(Mishap) {
        _ = try await withServices(from: owner) {
          $0[Number.self] = 9
        } operation: { () async throws(Mishap) in
          try await failLater(ServiceValues.current[Number.self])
        }
      } catch {
        #expect(error.code == 9)
      }
      _ = try await withServices {
        $0[Number.self] = 10
      } operation: { () async throws(Mishap) in
        try await failLater(ServiceValues.current[Number.self])
      }
    }
    await #expect(throws: Mishap(code: 10)) { try await each() }
  }

  @Test func `withServices with an owner keeps the type that the operation throws`() async {
    let owner = ServiceValues.current
    do {
      _ = try withServices(from: owner) { () throws(Mishap) in try fail(4) }
      Issue.record("nothing was thrown")
    } catch {
      let mishap: Mishap = error
      #expect(mishap.code == 4)
    }
    do {
      _ = try await withServices(from: owner) { () async throws(Mishap) in try await failLater(5) }
      Issue.record("nothing was thrown")
    } catch {
      let mishap: Mishap = error
      #expect(mishap.code == 5)
    }
  }

  @Test func `withEscapedServices and yield keep the type that their closures throw`() async {
    do {
      _ = try withEscapedServices { (continuation) throws(Mishap) in
        try continuation.yield { () throws(Mishap) in try fail(6) }
      }
      Issue.record("nothing was thrown")
    } catch {
      let mishap: Mishap = error
      #expect(mishap.code == 6)
    }
    do {
      _ = try await withEscapedServices { (continuation) async throws(Mishap) in
        try await continuation.yield { () async throws(Mishap) in try await failLater(7) }
      }
      Issue.record("nothing was thrown")
    } catch {
      let mishap: Mishap = error
      #expect(mishap.code == 7)
    }
  }

  /// Compiles only if no `try` is required.
  @Test func `a call throws nothing if its closures throw nothing`() async {
    let now: Int = withServices {
      $0[Number.self] = 10
    } operation: {
      ServiceValues.current[Number.self]
    }
    let later: Int = await withServices {
      $0[Number.self] = 10
    } operation: {
      await Task.yield()
      return ServiceValues.current[Number.self]
    }
    let escaped: Int = withEscapedServices { continuation in continuation.yield { 10 } }
    #expect([now, later, escaped] == [10, 10, 10])
  }

  @Test func `an error of any type is rethrown`() {
    let thrown = #expect(throws: (any Error).self) {
      try withServices { _ in
      } operation: { () throws in
        _ = try fail(8)
      }
    }
    #expect(thrown as? Mishap == Mishap(code: 8))
  }
}
