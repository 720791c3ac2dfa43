import Furnish
import Testing

/// Objects that many threads read, each under overrides of its own.
@Suite(.onEveryRoot)
struct InjectedConcurrencyTests {
  private enum First: PlainKey { static var value: Int { 1 } }
  private enum Second: PlainKey { static var value: Int { 2 } }
  private enum Sum: PlainKey {
    static var value: Instance {
      Instance("\(ServiceValues.current[First.self]) \(ServiceValues.current[Second.self])")
    }
  }

  private final class Owner: Sendable {
    let first = Injected(First.self)
    let second = Injected(Second.self)
    let sum = Injected(Sum.self)
  }

  private enum OwnerKey: PlainKey {
    static var value: Owner {
      _ = ServiceValues.current[First.self]
      return Owner()
    }
  }

  @Test func `threads that read one object under different overrides read their own values`() {
    let owner = withServices {
      $0[First.self] = 10
    } operation: {
      Owner()
    }
    let outside = withEscapedServices { $0 }
    let start = Barrier(8)
    let wrong = TestThread.each(of: 8) { thread in
      start.arrive()
      return outside.yield {
        (0..<50).filter { round in
          withServices {
            $0[Second.self] = thread * 100 + round
          } operation: {
            let sum = owner.sum.wrappedValue
            return owner.first.wrappedValue != 10 || owner.second.wrappedValue != thread * 100 + round
              || sum.name != "10 \(thread * 100 + round)" || sum !== owner.sum.wrappedValue
          }
        }.count
      }
    }
    #expect(wrong == Array(repeating: 0, count: 8))
    #expect(owner.sum.wrappedValue.name == "10 2")
  }

  @Test func `threads under one override share the instance that they read through one object`() {
    let owner = withServices {
      $0[First.self] = 10
    } operation: {
      Owner()
    }
    withServices {
      $0[Second.self] = 20
    } operation: {
      let inside = withEscapedServices { $0 }
      let start = Barrier(8)
      let read = TestThread.each(of: 8) { _ in
        start.arrive()
        return inside.yield { owner.sum.wrappedValue }
      }
      #expect(read.filter { $0 !== read[0] }.isEmpty)
      #expect(read[0].name == "10 20")
    }
  }

  @Test func `objects that defaults create on many threads keep the overrides of their creation`() {
    let outside = withEscapedServices { $0 }
    let start = Barrier(8)
    let wrong = TestThread.each(of: 8) { thread in
      start.arrive()
      return outside.yield {
        (0..<50).filter { round in
          let number = thread * 100 + round + 10
          let owner = withServices {
            $0[First.self] = number
          } operation: {
            ServiceValues.current[OwnerKey.self]
          }
          return owner.first.wrappedValue != number || owner.sum.wrappedValue.name != "\(number) 2"
        }.count
      }
    }
    #expect(wrong == Array(repeating: 0, count: 8))
  }

  @Test func `tasks read one object under their own overrides`() async {
    let owner = withServices {
      $0[First.self] = 10
    } operation: {
      Owner()
    }
    let names = await withTaskGroup { group in
      for task in 0..<100 {
        group.addTask {
          await withServices {
            $0[Second.self] = task
          } operation: {
            await Task.yield()
            return owner.sum.wrappedValue.name
          }
        }
      }
      return await group.reduce(into: Set<String>()) { $0.insert($1) }
    }
    #expect(names == Set((0..<100).map { "10 \($0)" }))
  }
}
