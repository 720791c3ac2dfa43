import Furnish
import Testing

/// Many tasks that use one locator at the same time.
@Suite struct ServiceLocatorConcurrencyTests {
  private let locator = ServiceLocator()

  @Test func `a locator loses and leaks no service while 64 tasks add, replace, get and remove services`() async {
    let alive = Shared(0)
    let locator = locator
    locator.addService(service: 0)
    let missed = await withTaskGroup { group in
      for task in 0..<64 {
        group.addTask {
          var missed = 0
          for round in 0..<200 {
            switch (task + round) % 4 {
            case 0: locator.addService(service: Counted(alive))
            case 1: locator.removeService(Counted.self)
            default:
              // The service is used after the call, so it must not be released by another task.
              if let counted = locator.findService(Counted.self), counted.alive !== alive { missed += 1 }
            }
            locator.addService(service: round)
            if locator.findService(Int.self) == nil { missed += 1 }
            if round % 50 == 0 { await Task.yield() }
          }
          return missed
        }
      }
      return await group.reduce(0, +)
    }
    #expect(missed == 0)
    #expect(alive.value == (locator.findService(Counted.self) == nil ? 0 : 1))
    locator.removeService(Counted.self)
    #expect(alive.value == 0)
  }

  @Test func `threads that get services while other threads add them never find a wrong one`() {
    let locator = locator
    let start = Barrier(8)
    let wrong = TestThread.each(of: 8) { thread in
      start.arrive()
      return thread % 2 == 0 ? add(100, Int.self, to: locator) : get(100, Int.self, from: locator)
    }
    #expect(wrong == Array(repeating: 0, count: 8))
    #expect(locator.services.count == 100)
    #expect(get(100, Int.self, from: locator, mustExist: true) == 0)
  }

  @Test func `a service is always found while threads replace it`() {
    let alive = Shared(0)
    let locator = locator
    locator.addService(service: Counted(alive))
    let start = Barrier(8)
    let missed = TestThread.each(of: 8) { thread in
      start.arrive()
      return (0..<2000).filter { _ in
        if thread < 2 { locator.addService(service: Counted(alive)) }
        return locator.findService(Counted.self) == nil
      }.count
    }
    #expect(missed == Array(repeating: 0, count: 8))
    #expect(alive.value == 1)
  }

  @MainActor
  @Test func `a thread always finds a service while the main actor replaces a service of its own`() async {
    let locator = locator
    locator.addService(service: 1)
    let reader = Task.detached {
      (0..<2000).filter { _ in locator.findService(Int.self) != 1 }.count
    }
    for round in 0..<200 {
      let easel = Easel()
      locator.addService(service: easel as any Canvas)
      #expect(locator.findService((any Canvas).self) === easel)
      if round % 20 == 0 { await Task.yield() }
    }
    #expect(await reader.value == 0)
  }
}

/// A family of service types: the tag of each type is the type before it.
private struct Tagged<Tag>: Sendable { let number: Int }

/// Adds services of `count` types, and returns how many of them are not found after they were added.
private func add<Tag>(_ count: Int, _ tag: Tag.Type, to locator: ServiceLocator) -> Int {
  if count == 0 { return 0 }
  locator.addService(service: Tagged<Tag>(number: count))
  let isWrong = locator.findService(Tagged<Tag>.self)?.number != count
  return (isWrong ? 1 : 0) + add(count - 1, Tagged<Tag>.self, to: locator)
}

/// Requests the services that `add` adds, and returns how many of them are wrong, or missing if they `mustExist`.
private func get<Tag>(
  _ count: Int, _ tag: Tag.Type, from locator: ServiceLocator, mustExist: Bool = false
) -> Int {
  if count == 0 { return 0 }
  let number = locator.findService(Tagged<Tag>.self)?.number
  let isWrong = number != count && (mustExist || number != nil)
  return (isWrong ? 1 : 0) + get(count - 1, Tagged<Tag>.self, from: locator, mustExist: mustExist)
}
