/// A table of the elements of one kind, in the order of their numbers. Only a number of this kind is an index.
struct NumberedTable<ID: Identity, Element>: RandomAccessCollection, MutableCollection {
  private var elements: [Element]

  init(_ elements: [Element] = []) { self.elements = elements }

  init(repeating element: Element, count: Int) { elements = .init(repeating: element, count: count) }

  var startIndex: ID { ID(0) }
  var endIndex: ID { ID(elements.count) }

  subscript(id: ID) -> Element {
    get { elements[id.number] }
    _modify { yield &elements[id.number] }
  }

  /// Adds an element with the next number, and returns that number.
  @discardableResult
  mutating func append(_ element: Element) -> ID {
    elements.append(element)
    return ID(elements.count - 1)
  }

  mutating func append(contentsOf other: Self) { elements += other.elements }

  /// Returns a table of the same numbers, with the values that a closure returns for the elements.
  func mapValues<Value>(_ transform: (Element) -> Value) -> NumberedTable<ID, Value> {
    NumberedTable<ID, Value>(elements.map(transform))
  }

  mutating func reserveCapacity(_ count: Int) { elements.reserveCapacity(count) }
}

extension NumberedTable: Sendable where Element: Sendable {}
