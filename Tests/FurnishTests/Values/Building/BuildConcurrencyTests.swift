import Furnish
import Testing

/// Computing a default once in each layer, for all tasks that read it at the same time.
@Suite(.onEveryRoot)
struct BuildConcurrencyTests {
  private enum Number: PlainKey { static var value: Int { 1 } }
  private enum Unrelated: PlainKey { static var value: Int { 0 } }

  private enum Leaf: PlainKey {
    static var value: Instance {
      Journal.note("leaf")
      return Instance("\(ServiceValues.current[Number.self])")
    }
  }

  private enum Left: PlainKey { static var value: Instance { ServiceValues.current[Leaf.self] } }
  private enum Right: PlainKey { static var value: Instance { ServiceValues.current[Leaf.self] } }
  private enum Top: PlainKey {
    static var value: [Instance] { [ServiceValues.current[Left.self], ServiceValues.current[Right.self]] }
  }

  /// A default whose computation does not end before all its readers have arrived.
  private enum Slow: PlainKey {
    @TaskLocal static var arrivals = Barrier(1)

    static var value: Instance {
      Journal.note("slow")
      arrivals.wait()
      return Instance()
    }

    /// Reads the key on `count` threads at the same time.
    static func read(from values: ServiceValues, onThreads count: Int) -> [Instance] {
      let arrivals = Barrier(count)
      return TestThread.each(of: count, stackSize: 1 << 18) { _ in
        $arrivals.withValue(arrivals) {
          arrivals.pass()
          return values[Slow.self]
        }
      }
    }
  }

  @Test func `a thousand threads create a default once`() {
    let values = ServiceValues.current
    let notes = Journal.of {
      let read = Slow.read(from: values, onThreads: 1_000)
      #expect(read.allSatisfy { $0 === read[0] })
    }
    #expect(notes == ["slow"])
  }

  @Test func `a thousand tasks create a default once`() async {
    let notes = await Journal.of {
      let read = await withTaskGroup { group in
        for _ in 0..<1_000 { group.addTask { ServiceValues.current[Leaf.self] } }
        return await group.reduce(into: [Instance]()) { $0.append($1) }
      }
      #expect(read.allSatisfy { $0 === read[0] })
    }
    #expect(notes == ["leaf"])
  }

  @Test func `threads under an override create a default once in its layer`() {
    let outer = ServiceValues.current[Leaf.self]
    withServices {
      $0[Number.self] = 2
    } operation: {
      let values = ServiceValues.current
      let start = Barrier(32)
      let notes = Journal.of {
        let read = TestThread.each(of: 32) { _ in
          start.arrive()
          return values[Leaf.self]
        }
        #expect(read.allSatisfy { $0 === read[0] })
        #expect(read[0].name == "2")
      }
      #expect(notes == ["leaf"])
    }
    #expect(ServiceValues.current[Leaf.self] === outer)
  }

  @Test func `threads under unrelated overrides create a default once for all`() {
    let values = ServiceValues.current
    let start = Barrier(32)
    let notes = Journal.of {
      let read = TestThread.each(of: 32) { number in
        var own = values
        own[Unrelated.self] = number
        start.arrive()
        return own[Leaf.self]
      }
      #expect(read.allSatisfy { $0 === read[0] })
    }
    #expect(notes == ["leaf"])
  }

  /// A default that waits before it reads a value: until it reads one, its instance could belong to any layer.
  private enum Undecided: PlainKey {
    @TaskLocal static var arrivals = Barrier(1)
    @TaskLocal static var builds = Barrier(1)

    static var value: Instance {
      arrivals.wait()
      let number = ServiceValues.current[Number.self]
      Journal.note("\(number)")
      if number == 2 {
        // Time for a second build to begin, which must not happen.
        builds.pass()
        _ = builds.allArrive(within: 0.2)
      }
      return Instance("\(number)")
    }
  }

  @Test func `threads that have waited for the instance of another layer create their own once`() {
    let outer = ServiceValues.current
    let inner = withServices {
      $0[Number.self] = 2
    } operation: {
      ServiceValues.current
    }
    let readers = 8
    let arrivals = Barrier(readers)
    let builds = Barrier(2)
    let hasBegun = Gate()
    let notes = Journal.of {
      let read = TestThread.each(of: readers) { thread in
        Undecided.$arrivals.withValue(arrivals) {
          Undecided.$builds.withValue(builds) {
            if thread == 0 { hasBegun.open() } else { hasBegun.wait() }
            arrivals.pass()
            return thread == 0 ? outer[Undecided.self] : inner[Undecided.self]
          }
        }
      }
      #expect(read.map(\.name) == ["1"] + Array(repeating: "2", count: readers - 1))
      #expect(read[1...].filter { $0 !== read[1] }.isEmpty)
    }
    #expect(notes.sorted() == ["1", "2"])
  }

  @Test func `the leaf of a diamond is created once from all sides`() {
    for _ in 0..<20 {
      RootKind.current!.run {
        let values = ServiceValues.current
        let start = Barrier(16)
        let notes = Journal.of {
          let read = TestThread.each(of: 16) { number in
            start.arrive()
            return switch number % 4 {
            case 0: values[Top.self]
            case 1: [values[Right.self], values[Left.self]]
            case 2: [values[Left.self], values[Leaf.self]]
            default: [values[Leaf.self], values[Right.self]]
            }
          }
          #expect(read.flatMap { $0 }.allSatisfy { $0 === read[0][0] })
        }
        #expect(notes == ["leaf"])
      }
    }
  }

  @Test func `each layer has its own instances on many threads`() {
    let values = ServiceValues.current
    let start = Barrier(16)
    let names = TestThread.each(of: 16) { number in
      start.arrive()
      return (0..<50).map { round in
        var own = values
        own[Number.self] = number * 100 + round
        return own[Top.self].map(\.name)
      }
    }
    for (number, rounds) in names.enumerated() {
      for (round, read) in rounds.enumerated() {
        #expect(read == Array(repeating: "\(number * 100 + round)", count: 2))
      }
    }
  }

  @Test func `threads read their own values while other threads override them`() {
    let values = ServiceValues.current
    let start = Barrier(16)
    let wrong = TestThread.each(of: 16) { number in
      start.arrive()
      var wrong = 0
      for round in 0..<50 {
        if number.isMultiple(of: 2) {
          if values[Leaf.self].name != "1" { wrong += 1 }
        } else {
          var own = values
          own[Number.self] = round + 2
          if own[Left.self].name != "\(round + 2)" { wrong += 1 }
        }
      }
      return wrong
    }
    #expect(wrong.allSatisfy { $0 == 0 })
  }

  @Test func `many keys read in many orders are each created once`() {
    for seed in 0..<10 {
      RootKind.current!.run {
        let values = ServiceValues.current
        let start = Barrier(8)
        let read = TestThread.each(of: 8) { number in
          var generator = SeededGenerator(seed: UInt64(seed * 8 + number))
          let order = ManyKeys.all.indices.shuffled(using: &generator)
          start.arrive()
          return Dictionary(uniqueKeysWithValues: order.map { ($0, ManyKeys.all[$0].readInstance(from: values)) })
        }
        for index in ManyKeys.all.indices {
          #expect(read.allSatisfy { $0[index]! === read[0][index]! }, "seed \(seed)")
        }
      }
    }
  }
}
