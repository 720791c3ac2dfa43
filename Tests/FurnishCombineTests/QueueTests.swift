#if canImport(Combine) || OpenCombine
  import Testing

  @testable import FurnishCombine

  @Suite struct QueueTests {
    @Test func `elements are removed in the order in which they were added`() {
      var queue = Queue<Int>()
      var removed: [Int] = []
      var added = 0
      // The queue grows to a third of the elements, and is emptied in the end.
      for _ in 0..<1000 {
        for _ in 0..<3 {
          queue.append(added)
          added += 1
        }
        for _ in 0..<2 { if let element = queue.popFirst() { removed.append(element) } }
      }
      #expect(!queue.isEmpty)
      while let element = queue.popFirst() { removed.append(element) }
      #expect(queue.isEmpty)
      #expect(removed == Array(0..<3000))
    }

    @Test func `an empty queue has no first element`() {
      var queue = Queue<Int>()
      #expect(queue.popFirst() == nil)
      queue.append(1)
      #expect(queue.popFirst() == 1)
      #expect(queue.popFirst() == nil)
    }

    @Test func `an element is released when it is removed`() {
      let log = Log<Int>()
      var queue = Queue<Tracer>()
      for number in 0..<10 { queue.append(Tracer(number, log)) }
      for _ in 0..<3 { _ = queue.popFirst() }
      #expect(log.entries == [0, 1, 2])
    }
  }

  /// An element that notes its release.
  private final class Tracer {
    private let number: Int
    private let log: Log<Int>

    init(_ number: Int, _ log: Log<Int>) {
      self.number = number
      self.log = log
    }

    deinit { log.append(number) }
  }
#endif
