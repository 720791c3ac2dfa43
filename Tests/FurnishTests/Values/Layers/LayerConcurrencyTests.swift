import Furnish
import Testing

/// Chains that many threads share, each with its own layers on top.
@Suite(.onEveryRoot)
struct LayerConcurrencyTests {
  private enum Number: PlainKey { static var value: Int { -1 } }
  private enum Below: PlainKey { static var value: Int { -1 } }
  private enum Resource: PlainKey { static var value: Instance { Instance() } }

  @Test func `threads that override values of a shared chain do not affect each other`() {
    var shared = ServiceValues.current
    shared[Below.self] = 7
    let values = shared
    let start = Barrier(8)
    let wrong = TestThread.each(of: 8) { thread in
      start.arrive()
      var own = values
      var wrong = 0
      for round in 0..<300 {
        if round.isMultiple(of: 30) { own = values }
        own[Number.self] = thread * 1_000 + round
        if own[Number.self] != thread * 1_000 + round || own[Below.self] != 7 { wrong += 1 }
      }
      return wrong
    }
    #expect(wrong == Array(repeating: 0, count: 8))
    #expect(values[Number.self] == -1)
  }

  @Test func `threads that read a deep chain at once find all values`() {
    for _ in 0..<5 {
      var deep = ServiceValues.current
      for number in 0..<100 { ManyKeys.all[number].set(number, in: &deep) }
      let values = deep
      let start = Barrier(8)
      let wrong = TestThread.each(of: 8) { _ in
        start.arrive()
        return (0..<100).filter { ManyKeys.all[$0].read(from: values) != $0 }
      }
      #expect(wrong.flatMap { $0 } == [])
    }
  }

  @Test func `a chain is released with the last thread that holds it`() {
    for _ in 0..<20 {
      let (held, resource) = makeChain()
      let start = Barrier(8)
      let threads = (0..<8).map { _ in
        let own = Shared<ServiceValues?>(held.value)
        return TestThread {
          start.arrive()
          own.set(nil)
        }
      }
      held.set(nil)
      for thread in threads { thread.join() }
      #expect(resource.isReleased)
    }
  }

  private func makeChain() -> (Shared<ServiceValues?>, Weak<Instance>) {
    var values = ServiceValues.current
    values[Resource.self] = Instance()
    let resource = Weak(values[Resource.self])
    for number in 0..<50 { ManyKeys.all[number].set(number, in: &values) }
    return (Shared(values), resource)
  }

  @Test func `threads that set a key in shared values and copy them read the value that they set`() {
    let shared = Shared(ServiceValues.current)
    let start = Barrier(8)
    let wrong = TestThread.each(of: 8) { thread in
      start.arrive()
      var wrong = 0
      for round in 0..<200 {
        // Sets the key in place, while other threads may just have copied the values.
        let copy = shared.withValue { values in
          values[Number.self] = thread * 1_000 + round
          return values
        }
        if copy[Number.self] != thread * 1_000 + round { wrong += 1 }
        if copy[Number.self] != thread * 1_000 + round { wrong += 1 }
      }
      return wrong
    }
    #expect(wrong == Array(repeating: 0, count: 8))
  }

  @Test func `tasks that nest overrides do not affect each other`() async {
    let wrong = await withTaskGroup { group in
      for task in 0..<200 {
        group.addTask {
          await withServices {
            $0[Number.self] = task
          } operation: {
            await Task.yield()
            let inside = await withServices {
              $0[Number.self] += 1_000
              $0[Below.self] = task
            } operation: {
              await Task.yield()
              return ServiceValues.current[Number.self] == task + 1_000 && ServiceValues.current[Below.self] == task
            }
            return inside && ServiceValues.current[Number.self] == task && ServiceValues.current[Below.self] == -1
          }
        }
      }
      return await group.reduce(into: 0) { if !$1 { $0 += 1 } }
    }
    #expect(wrong == 0)
  }

  @Test func `threads that yield the same escaped values at once read their own overrides of them`() {
    let continuation = withServices {
      $0[Number.self] = 10
    } operation: {
      withEscapedServices { $0 }
    }
    let start = Barrier(8)
    let sums = TestThread.each(of: 8) { _ in
      start.arrive()
      return (0..<100).reduce(0) { sum, _ in
        sum
          + continuation.yield {
            withServices {
              $0[Number.self] += 1
            } operation: {
              ServiceValues.current[Number.self]
            }
          }
      }
    }
    #expect(sums == Array(repeating: 1_100, count: 8))
  }
}
