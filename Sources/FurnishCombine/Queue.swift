#if canImport(Combine) || OpenCombine
  /// A list whose elements are removed in the order in which they were added.
  ///
  /// - Complexity: Adding and removing `n` elements takes a time that is linear in `n`.
  struct Queue<Element> {
    /// The elements after `head`, and places before it whose elements were removed.
    private var places: [Element?] = []
    private var head = 0

    var isEmpty: Bool { head == places.count }

    mutating func append(_ element: Element) { places.append(element) }

    /// Removes and returns the first element, or returns nil if the queue is empty.
    mutating func popFirst() -> Element? {
      guard head < places.count else { return nil }
      // The element is released by the caller, and not with its place, which is removed later.
      let element = places[head].take()
      head += 1
      // At least as many elements have been removed as are moved here.
      if head * 2 >= places.count {
        places.removeFirst(head)
        head = 0
      }
      return element
    }
  }

  extension Queue: Sendable where Element: Sendable {}
#endif
