/// Lists that are stored one after the other in one array.
struct FlatLists<Element> {
  /// The index at which each list starts, and then the index at which the last list ends.
  private var starts: [Int32] = [0]
  private(set) var elements: [Element] = []

  /// Creates an empty collection of lists, and reserves memory.
  ///
  /// - Parameters:
  ///   - lists: The expected number of lists.
  ///   - elements: The expected number of elements in all lists.
  init(lists: Int = 0, elements: Int = 0) {
    starts.reserveCapacity(lists + 1)
    self.elements.reserveCapacity(elements)
  }

  var count: Int { starts.count - 1 }

  /// Returns the indices of a list's elements.
  func indices(of list: Int) -> Range<Int> { Int(starts[list])..<Int(starts[list + 1]) }

  subscript(list: Int) -> ArraySlice<Element> { elements[indices(of: list)] }

  /// Adds an element to the list that is not ended yet.
  mutating func append(_ element: Element) { elements.append(element) }

  /// Ends a list; later elements belong to the next one.
  mutating func endList() { starts.append(Int32(elements.count)) }
}

extension FlatLists {
  /// Sorts elements into lists by counting, in linear time; within a list they keep their order.
  ///
  /// - Parameters:
  ///   - count: The number of lists.
  ///   - filler: Any element. It takes the places of the elements until they are sorted in.
  ///   - visit: Calls its argument with each element and the list it belongs to. It is called twice, and must make the
  ///     same calls both times.
  init(count: Int, filler: Element, visit: ((_ element: Element, _ list: Int) -> Void) -> Void) {
    starts = [Int32](repeating: 0, count: count + 1)
    visit { _, list in starts[list + 1] += 1 }
    for list in 0..<count { starts[list + 1] += starts[list] }
    var next = starts
    elements = [Element](repeating: filler, count: Int(starts[count]))
    visit { element, list in
      elements[Int(next[list])] = element
      next[list] += 1
    }
  }
}
